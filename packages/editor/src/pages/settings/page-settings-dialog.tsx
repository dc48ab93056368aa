import type { CollectionContent } from '@sitewright/domain/pages';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SiteZone } from '../../time-zones/index.ts';
import { Skeleton } from '../../controls/index.ts';
import { isPageContent, useDocument } from '../../documents/index.ts';
import { DocumentFormDialog, LoadingDialog } from '../../document-settings/index.ts';
import { Failure } from '../../data-fetching/index.ts';
import type { SiteTree } from '../actions/use-site-tree.ts';
import type { PageEntry } from '../model/page-entry.ts';
import { useDialog } from '../model/open-dialog.ts';
import { AccessTab } from './access-tab.tsx';
import { CodeTab } from './code-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { SeoTab } from './seo-tab.tsx';
import { usePageForm } from './use-page-form.ts';

const TITLE = 'Page settings';

type TabId = 'general' | 'access' | 'seo' | 'code';

const tabOfField: Readonly<Record<string, TabId>> = {
  status: 'access',
  publishOn: 'access',
  permission: 'access',
  password: 'access',
  seoTitle: 'seo',
  seoDescription: 'seo',
  isHidden: 'seo',
  mainImageId: 'seo',
  headerCode: 'code',
  postItemCode: 'code',
};

interface OpenSettingsProps {
  readonly page: PageEntry;
  readonly content: CollectionContent;
  readonly zone: string;
  readonly taken: ReadonlySet<string>;
}

const OpenSettings = ({ page, content, zone, taken }: OpenSettingsProps) => {
  const { isHomepage } = page;
  const { close } = useDialog();
  const navigate = useNavigate();
  const place = { zone, publishedUrl: page.state.isVisible ? page.publishedUrl : undefined };
  const form = usePageForm({
    content,
    place,
    taken,
    onSaved: ({ urlId }) => {
      close();
      void navigate({ to: '/pages', search: { at: isHomepage ? '/' : `/${urlId}` } });
    },
  });
  return (
    <DocumentFormDialog
      title={TITLE}
      form={form}
      tabOf={(field) => tabOfField[field] ?? 'general'}
      tabs={[
        { id: 'general', name: 'General', panel: <GeneralTab {...{ form, content, isHomepage, place }} /> },
        { id: 'access', name: 'Access', panel: <AccessTab form={form} content={content} zone={zone} /> },
        { id: 'seo', name: 'SEO', panel: <SeoTab form={form} isHomepage={isHomepage} /> },
        { id: 'code', name: 'Code', panel: <CodeTab form={form} content={content} /> },
      ]}
      onClose={close}
    />
  );
};

interface PageSettingsProps {
  readonly page: PageEntry;
  readonly tree: SiteTree;
}

export const PageSettingsDialog = ({ page, tree }: PageSettingsProps) => {
  const { close } = useDialog();
  const state = useDocument({ kind: 'collection', id: page.id });
  const content = state.state === 'success' ? state.document.content : undefined;
  const wait = (note: ReactNode) => (
    <LoadingDialog title={TITLE} onClose={close}>
      {note}
    </LoadingDialog>
  );
  if (state.state === 'failed') return wait(<Failure refusal={state.refusal} onRetry={state.retry} />);
  if (!isPageContent(content)) return wait(<Skeleton rows={4} shape="form" />);
  const taken = new Set(tree.pages.filter(({ id }) => id !== page.id).map(({ urlId }) => urlId));
  return (
    <SiteZone frame={wait}>
      {(zone) => <OpenSettings key={page.id} {...{ page, content, zone, taken }} />}
    </SiteZone>
  );
};
