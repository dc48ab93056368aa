import { MAIN_NAVIGATION } from '@sitewright/domain/navigation';
import {
  HIDDEN_NAVIGATION,
  systemPages,
  pageLimits,
  pageLayouts,
  type PageLayout,
} from '@sitewright/domain/pages';
import { useNavigate } from '@tanstack/react-router';
import { createElement, useState, type FormEvent } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Button, Dialog, DialogBody, DialogFoot, Select, TextField } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import { useCreateStore } from '../../store-setup/index.ts';
import { useActions } from '../actions/use-page-actions.ts';
import { nameOfGroup } from '../model/page-nodes.ts';
import { useDialog } from '../model/open-dialog.ts';
import './add-page-dialog.css';
import { layoutIcon } from './layout-icons.ts';

const LayoutCard = ({ id, name, text }: PageLayout) => (
  <Radio value={id} className="layout-card">
    {createElement(layoutIcon(id), { size: 20, 'aria-hidden': true })}
    <span className="layout-name">{name}</span>
    <span className="layout-text">{text}</span>
  </Radio>
);

interface LayoutChoiceProps {
  readonly layout: PageLayout;
  readonly onChange: (layout: PageLayout) => void;
}

const layouts = [...pageLayouts, ...systemPages];

const LayoutChoice = ({ layout, onChange }: LayoutChoiceProps) => (
  <RadioGroup
    aria-label="Layout"
    className="layout-choice"
    value={layout.id}
    onChange={(id) => {
      const chosen = layouts.find((each) => each.id === id);
      if (chosen) onChange(chosen);
    }}
  >
    <div className="layout-cards">
      {pageLayouts.map((each) => (
        <LayoutCard key={each.id} {...each} />
      ))}
    </div>
    <p className="layout-heading">System pages</p>
    <div className="layout-cards">
      {systemPages.map((each) => (
        <LayoutCard key={each.id} {...each} />
      ))}
    </div>
  </RadioGroup>
);

const titleFault = (title: string): string | undefined => {
  if (title.trim() === '') return 'Enter a title.';
  return title.length > pageLimits.MAX_TITLE_LENGTH
    ? `Titles can have up to ${pageLimits.MAX_TITLE_LENGTH} characters.`
    : undefined;
};

const blank: PageLayout = pageLayouts[0] ?? { id: 'blank', name: 'Blank page', text: '', kind: 'page' };

const useNewPage = () => {
  const [layout, setLayout] = useState(blank);
  const [title, setTitle] = useState('');
  const [group, setGroup] = useState<string>(MAIN_NAVIGATION);
  const choose = (next: PageLayout) => {
    if (systemPages.includes(next)) setGroup(HIDDEN_NAVIGATION);
    if (title === '' || title === layout.name) setTitle(next.name);
    setLayout(next);
  };
  return { layout, title, group, choose, setTitle, setGroup };
};

/** Other places than these two are chosen by moving the page afterwards, or by whoever may not publish. */
const storeGroups: ReadonlySet<string> = new Set([MAIN_NAVIGATION, HIDDEN_NAVIGATION]);

/** A products page is made as a store, visible at once, by who may publish it. */
const useIsStore = ({ layout, group }: Pick<ReturnType<typeof useNewPage>, 'layout' | 'group'>): boolean => {
  const canPublish = useSession().permissions.includes('publish');
  return layout.kind === 'products' && canPublish && storeGroups.has(group);
};

const useAddStore = () => {
  const create = useCreateStore();
  return async ({ title, group }: { readonly title: string; readonly group: string }) => {
    const store = await create({ title, isInMainNavigation: group === MAIN_NAVIGATION });
    return store && `/${store.urlId}`;
  };
};

/** Creates a page from a layout. */
export const AddPageDialog = () => {
  const page = useNewPage();
  const actions = useActions();
  const { open, close } = useDialog();
  const navigate = useNavigate();
  const addStore = useAddStore();
  const isStore = useIsStore(page);
  const [error, setError] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fault = titleFault(page.title);
    setError(fault);
    if (fault !== undefined) return;
    setAdding(true);
    const at = isStore ? await addStore(page) : await actions.add(page);
    setAdding(false);
    if (at === undefined) return;
    close();
    await navigate({ to: '/pages', search: { at } });
  };
  return (
    <Dialog title="Add a page" size="wide" isOpen onClose={close}>
      <form className="add-page" noValidate aria-label="Add a page" onSubmit={(event) => void submit(event)}>
        <DialogBody>
          <div className="add-page-fields">
            <TextField
              label="Title"
              value={page.title}
              onChange={page.setTitle}
              error={error}
              maxLength={pageLimits.MAX_TITLE_LENGTH}
              takesFocus
            />
            <Select
              label="Add to"
              choices={actions.groups.map((id) => ({ id, name: nameOfGroup(id) }))}
              value={page.group}
              onChange={page.setGroup}
            />
          </div>
          <LayoutChoice layout={page.layout} onChange={page.choose} />
        </DialogBody>
        <DialogFoot>
          <div className="add-page-link">
            <Button onPress={() => open({ name: 'link' })}>Add a link instead</Button>
          </div>
          <Button onPress={close}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isAdding}>
            {isStore ? 'Add store' : 'Add page'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
