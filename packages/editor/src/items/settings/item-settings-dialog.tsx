import { siteCalls } from '@sitewright/api/sites';
import { itemWords, recordTypes, type CollectionContent, type ItemContent } from '@sitewright/domain/pages';
import { useState, type FormEvent, type ReactNode } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  Skeleton,
  Tabs,
  useConfirm,
} from '../../controls/index.ts';
import { useDocument } from '../../document/index.ts';
import { dataOf, Failure, useFetched } from '../../fetching/index.ts';
import { isItemContent, isListContent } from '../item-content.ts';
import { ContentTab } from './content-tab.tsx';
import { EventTab } from './event-tab.tsx';
import type { ItemErrors } from './item-fields.ts';
import './item-settings-dialog.css';
import { ItemSeoTab } from './item-seo-tab.tsx';
import { OptionsTab } from './options-tab.tsx';
import { useItemForm } from './use-item-form.ts';

type TabId = 'content' | 'event' | 'options' | 'seo';

const tabOfField: Readonly<Record<string, TabId>> = {
  startDate: 'event',
  endDate: 'event',
  location: 'event',
  status: 'options',
  publishOn: 'options',
  sourceUrl: 'options',
  seoTitle: 'seo',
  seoDescription: 'seo',
};

/** The tab that the first fault stands in. */
const tabOf = (errors: ItemErrors): TabId | undefined => {
  const [field] = Object.keys(errors);
  return field === undefined ? undefined : (tabOfField[field] ?? 'content');
};

interface OpenSettingsProps {
  readonly content: ItemContent;
  readonly list: CollectionContent;
  readonly zone: string;
  readonly onClose: () => void;
  readonly onSaved: (saved: ItemContent) => void;
}

const OpenSettings = ({ content, list, zone, onClose, onSaved }: OpenSettingsProps) => {
  const { one } = itemWords(list.typeName);
  const title = `${one.charAt(0).toUpperCase()}${one.slice(1)} settings`;
  const isEvent = content.recordType === recordTypes.event || list.typeName === 'events';
  const confirm = useConfirm();
  const [tab, setTab] = useState<TabId>(isEvent ? 'event' : 'content');
  const form = useItemForm({ content, zone, isEvent, label: title, onSaved });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = tabOf(await form.save());
    if (wrong) setTab(wrong);
  };
  const leave = async () => {
    const question = {
      title: 'Discard changes',
      text: 'What you changed in these settings is not saved yet.',
      confirm: 'Discard',
    };
    if (!form.isDirty || (await confirm(question))) onClose();
  };
  return (
    <Dialog title={title} size="wide" isOpen onClose={() => void leave()}>
      <form className="item-settings" noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {form.message === '' ? null : <Notice tone="bad">{form.message}</Notice>}
          <Tabs
            label={title}
            value={tab}
            onChange={setTab}
            tabs={[
              ...(isEvent
                ? [
                    {
                      id: 'event',
                      name: 'When and where',
                      panel: <EventTab form={form} zone={zone} />,
                    } as const,
                  ]
                : []),
              { id: 'content', name: 'Content', panel: <ContentTab form={form} content={content} /> },
              {
                id: 'options',
                name: 'Options',
                panel: <OptionsTab form={form} content={content} zone={zone} />,
              },
              { id: 'seo', name: 'SEO', panel: <ItemSeoTab form={form} listPath={`/${list.urlId}`} /> },
            ]}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={() => void leave()}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={form.isSaving}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};

export interface ItemSettingsProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onSaved: (saved: ItemContent, path: string) => void;
}

const Waiting = ({
  onClose,
  children,
}: Pick<ItemSettingsProps, 'onClose'> & { readonly children: ReactNode }) => (
  <Dialog title="Settings" isOpen onClose={onClose}>
    <DialogBody>{children}</DialogBody>
  </Dialog>
);

/** The settings of one item of a list. */
export const ItemSettingsDialog = ({ id, onClose, onSaved }: ItemSettingsProps) => {
  const item = useDocument({ kind: 'item', id });
  const found = item.state === 'success' ? item.document.content : undefined;
  const content = isItemContent(found) ? found : undefined;
  const page = useDocument(content && { kind: 'collection', id: content.collectionId });
  const list =
    page.state === 'success' && isListContent(page.document.content) ? page.document.content : undefined;
  const settings = useFetched(siteCalls.readSettings, {});
  const zone = dataOf(settings.fetched)?.timeZone;
  if (item.state === 'failed')
    return (
      <Waiting onClose={onClose}>
        <Failure refusal={item.refusal} onRetry={item.retry} />
      </Waiting>
    );
  if (settings.fetched.state === 'failed' && zone === undefined)
    return (
      <Waiting onClose={onClose}>
        <Notice
          tone="bad"
          title="Failed to load timezone"
          actions={<Button onPress={settings.refetch}>Retry connection</Button>}
        >
          Retry the connection or verify that the site is available.
        </Notice>
      </Waiting>
    );
  if (!content || !list || zone === undefined)
    return (
      <Waiting onClose={onClose}>
        <Skeleton rows={4} shape="form" />
      </Waiting>
    );
  return (
    <OpenSettings
      key={id}
      {...{ content, list, zone, onClose }}
      onSaved={(saved) => onSaved(saved, `/${list.urlId}/${saved.urlId}`)}
    />
  );
};
