import {
  groupOfPages,
  MAIN_NAVIGATION,
  sortNavigations,
  withoutPages,
  withUnplacedPages,
} from '@sitewright/domain/navigation';
import {
  pagePermissions,
  type CollectionContent,
  type NavigationLink,
  type Navigations,
} from '@sitewright/domain/pages';
import { isSameContent, SITE_DOCUMENT } from '@sitewright/domain/documents';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import type { Queryable } from '../database/index.ts';
import {
  createDocument,
  findDocument,
  listDocuments,
  lockDocument,
  publishDocument,
  readSiteDocument,
  saveDraft,
  type ChangeContext,
  type DocumentKind,
} from '../documents/index.ts';
import { isRefusal, type Refusal } from '../http/index.ts';
import { headerFooterKind, navigationKind } from './navigation-kinds.ts';

interface LayoutLink {
  readonly collectionId?: string;
  readonly memberAreaId?: string;
  readonly externalLink?: { title: string; url: string; newWindow?: boolean };
  readonly title?: string;
  readonly urlId?: string;
  readonly typeName?: string;
  readonly collectionType?: number;
  readonly isFolder?: boolean;
  readonly isDraft?: boolean;
  readonly enabled?: boolean;
  readonly passwordProtected?: boolean;
  readonly pagePermissionType?: number;
  readonly children: LayoutLink[];
}

const describePage = (page: CollectionContent) => ({
  title: page.navigationTitle ?? page.title,
  urlId: page.urlId,
  typeName: page.typeName,
  collectionType: page.type,
  isFolder: page.isFolder ?? false,
  isDraft: page.status !== 'published',
  enabled: page.status === 'published',
  passwordProtected: page.permission === pagePermissions.password,
  pagePermissionType: page.permission ?? pagePermissions.public,
});

/** Links to trashed pages are left out; they return when the page is restored. */
const describeLink = (link: NavigationLink, pages: ReadonlyMap<string, CollectionContent>): LayoutLink[] => {
  const { children = [], collectionId, externalLink, memberAreaId } = link;
  const page = collectionId === undefined ? undefined : pages.get(collectionId);
  const below = children.flatMap((child) => describeLink(child, pages));
  if (collectionId !== undefined && !page) return below;
  return [
    {
      ...(collectionId === undefined ? {} : { collectionId }),
      ...(memberAreaId === undefined ? {} : { memberAreaId }),
      ...(externalLink === undefined ? {} : { externalLink: { ...externalLink }, title: externalLink.title }),
      ...(page ? describePage(page) : {}),
      children: below,
    },
  ];
};

const readPages = async (
  database: Queryable,
  websiteId: string,
): Promise<ReadonlyMap<string, CollectionContent>> => {
  const rows = await listDocuments(database, websiteId, { kind: 'collection' });
  return new Map(rows.map(({ documentId, draft }) => [documentId, draft as CollectionContent]));
};

/** The published state. */
export const readHeaderFooter = async (
  database: Queryable,
  websiteId: string,
): Promise<HeaderFooterContent> =>
  ((await readSiteDocument(database, websiteId, 'header-footer')) ?? {}) as HeaderFooterContent;

const readNavigations = async (database: Queryable, websiteId: string): Promise<Navigations> =>
  ((await readSiteDocument(database, websiteId, 'navigation')) ?? {}) as Navigations;

/** The main navigation comes first, even if it is empty. */
export const readSiteLayout = async (database: Queryable, websiteId: string) => {
  const pages = await readPages(database, websiteId);
  const placed = withUnplacedPages(await readNavigations(database, websiteId), [...pages.keys()]);
  const groups = { [MAIN_NAVIGATION]: [], ...placed };
  return {
    layout: sortNavigations(groups).map(([identifier, links]) => ({
      identifier,
      links: links.flatMap((link) => describeLink(link, pages)),
    })),
  };
};

/** Locked before it is read for a partial change, so that concurrent changes are not lost. */
const lockSiteDocument = async (
  { name }: Pick<DocumentKind, 'name'>,
  { database, site }: ChangeContext,
): Promise<void> => {
  await lockDocument(database, site.id, { kind: name, id: SITE_DOCUMENT });
};

/** Saves and publishes in one step: these changes are effective immediately. */
const saveSiteDocument = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  content: Content,
): Promise<Refusal | undefined> => {
  const id = SITE_DOCUMENT;
  const found = await findDocument(context.database, context.site.id, { kind: kind.name, id });
  const saved = found
    ? await saveDraft(kind, context, { id, content, baseRevision: found.revision })
    : await createDocument(kind, context, { id, content });
  if (isRefusal(saved)) return saved;
  const published = await publishDocument(kind, context, { id, baseRevision: saved.revision });
  return isRefusal(published) ? published : undefined;
};

const readSiteDraft = async <Content>({ name }: DocumentKind<Content>, { database, site }: ChangeContext) => {
  const found = await findDocument(database, site.id, { kind: name, id: SITE_DOCUMENT });
  return { content: (found?.draft ?? {}) as Content, revision: found?.revision ?? 0 };
};

/** Changes the published content and the draft; other unpublished changes stay in the draft. */
const changeLive = async <Content>(
  kind: DocumentKind<Content>,
  context: ChangeContext,
  change: (content: Content) => Content,
): Promise<Refusal | undefined> => {
  await lockSiteDocument(kind, context);
  const stored = await readSiteDocument(context.database, context.site.id, kind.name);
  const published = (stored ?? {}) as Content;
  const draft = await readSiteDraft(kind, context);
  const refusal = await saveSiteDocument(kind, context, change(published));
  if (refusal || isSameContent(draft.content, published)) return refusal;
  const { revision } = await readSiteDraft(kind, context);
  const content = change(draft.content);
  const saved = await saveDraft(kind, context, { id: SITE_DOCUMENT, content, baseRevision: revision });
  return isRefusal(saved) ? saved : undefined;
};

export const saveHeaderFooter = (
  context: ChangeContext,
  parts: Pick<HeaderFooterContent, 'header' | 'footer'>,
): Promise<Refusal | undefined> =>
  changeLive(headerFooterKind, context, (content) => ({ ...content, ...parts }));

/**
 * A page has one position: linking it here removes it elsewhere. Unlinked pages come under Not Linked, which is not
 * stored: it would be part of every page, and thousands may be unlinked.
 */
const replaceGroup = (
  navigations: Navigations,
  name: string,
  links: readonly NavigationLink[],
): Navigations => {
  const linked = new Set(groupOfPages({ [name]: links }).keys());
  return { ...withoutPages(navigations, linked), [name]: links };
};

export const updateNavigation = async (
  context: ChangeContext,
  { name, links }: { readonly name: string; readonly links: readonly NavigationLink[] },
): Promise<Refusal | undefined> => {
  const pages = await readPages(context.database, context.site.id);
  return changeLive(navigationKind, context, (known) => {
    const trashed = new Set([...groupOfPages(known).keys()].filter((id) => !pages.has(id)));
    return withoutPages(replaceGroup(known, name, links), trashed);
  });
};
