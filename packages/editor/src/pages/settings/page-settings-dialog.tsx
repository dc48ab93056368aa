import { siteCalls } from '@sitewright/api/sites';
import type { CollectionContent } from '@sitewright/domain/pages';
import { useNavigate } from '@tanstack/react-router';
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
import type { SiteTree } from '../acts/use-site-tree.ts';
import { isPageContent } from '../acts/act-parts.ts';
import type { PageEntry } from '../page-entry.ts';
import { usePanel } from '../use-panel.ts';
import { AccessTab } from './access-tab.tsx';
import { CodeTab } from './code-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import type { FieldErrors } from './page-fields.ts';
import './page-settings-dialog.css';
import { SeoTab } from './seo-tab.tsx';
import { usePageForm, type PageForm } from './use-page-form.ts';

type TabId = 'general' | 'access' | 'seo' | 'code';

const tabOfField: Readonly<Record<string, TabId>> = {
  status: 'access',
  publishOn: 'access',
  password: 'access',
  seoTitle: 'seo',
  seoDescription: 'seo',
  headerCode: 'code',
  postItemCode: 'code',
};

/** The tab that the first fault stands in. */
const tabOf = (errors: FieldErrors): TabId | undefined => {
  const [field] = Object.keys(errors);
  return field === undefined ? undefined : (tabOfField[field] ?? 'general');
};

interface SettingsTabsProps {
  readonly form: PageForm;
  readonly content: CollectionContent;
  readonly zone: string;
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
}

const SettingsTabs = ({ form, content, zone, tab, onTab }: SettingsTabsProps) => (
  <Tabs
    label="Page settings"
    value={tab}
    onChange={onTab}
    tabs={[
      { id: 'general', name: 'General', panel: <GeneralTab form={form} content={content} /> },
      { id: 'access', name: 'Access', panel: <AccessTab form={form} content={content} zone={zone} /> },
      { id: 'seo', name: 'SEO', panel: <SeoTab form={form} content={content} /> },
      { id: 'code', name: 'Code', panel: <CodeTab form={form} content={content} /> },
    ]}
  />
);

interface OpenSettingsProps {
  readonly content: CollectionContent;
  readonly zone: string;
  readonly taken: ReadonlySet<string>;
}

const OpenSettings = ({ content, zone, taken }: OpenSettingsProps) => {
  const { close } = usePanel();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [tab, setTab] = useState<TabId>('general');
  const form = usePageForm({
    content,
    zone,
    taken,
    onSaved: ({ urlId, isHomepage }) => {
      close();
      void navigate({ to: '/pages', search: { at: isHomepage ? '/' : `/${urlId}` } });
    },
  });
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
    if (!form.isDirty || (await confirm(question))) close();
  };
  return (
    <Dialog title="Page settings" size="wide" isOpen onClose={() => void leave()}>
      <form
        className="page-settings"
        noValidate
        aria-label="Page settings"
        onSubmit={(event) => void submit(event)}
      >
        <DialogBody>
          {form.message === '' ? null : <Notice tone="bad">{form.message}</Notice>}
          <SettingsTabs {...{ form, content, zone, tab }} onTab={setTab} />
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

/** While something is missing that the fields need. */
const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <Dialog title="Page settings" isOpen onClose={usePanel().close}>
    <DialogBody>{children}</DialogBody>
  </Dialog>
);

interface PageSettingsProps {
  readonly page: PageEntry;
  readonly tree: SiteTree;
}

export const PageSettingsDialog = ({ page, tree }: PageSettingsProps) => {
  const state = useDocument({ kind: 'collection', id: page.id });
  const settings = useFetched(siteCalls.readSettings, {});
  const zone = dataOf(settings.fetched)?.timeZone;
  if (state.state === 'failed')
    return (
      <Waiting>
        <Failure refusal={state.refusal} onRetry={state.retry} />
      </Waiting>
    );
  if (settings.fetched.state === 'failed' && zone === undefined)
    return (
      <Waiting>
        <Notice
          tone="bad"
          title="Failed to load timezone"
          actions={<Button onPress={settings.refetch}>Retry connection</Button>}
        >
          Retry the connection or verify that the site is available.
        </Notice>
      </Waiting>
    );
  const content = state.state === 'success' ? state.document.content : undefined;
  if (zone === undefined || !isPageContent(content))
    return (
      <Waiting>
        <Skeleton rows={4} shape="form" />
      </Waiting>
    );
  const taken = new Set(tree.pages.filter(({ id }) => id !== page.id).map(({ urlId }) => urlId));
  return <OpenSettings key={page.id} {...{ content, zone, taken }} />;
};
