import { groupOfPages, withUnplacedPages } from '@sitewright/domain/navigation';
import { withHomepage, type CollectionContent, type Navigations } from '@sitewright/domain/pages';
import { fullUrlOf } from '@sitewright/render/page';
import type { Queryable } from '../../database/index.ts';
import { listDocuments, readSiteDocument, type DocumentRow } from '../../documents/index.ts';
import { readHomepageId } from '../homepage/homepage-store.ts';
import { readPageStates, type StateResolver } from './page-states.ts';

const fieldsOf = (row: DocumentRow, content: CollectionContent) => ({
  id: row.documentId,
  title: content.title,
  status: content.status,
  revision: row.revision,
  hasChanges: row.hasChanges,
  isPublished: row.publishedRevision !== null,
  updatedOn: row.updatedAt.toISOString(),
});

interface ListContext {
  readonly homepageId: string | null;
  readonly stateOf: StateResolver;
}

const describePage = (row: DocumentRow, navigation: string, { homepageId, stateOf }: ListContext) => {
  const content = withHomepage(row.draft as CollectionContent, homepageId);
  return {
    ...fieldsOf(row, content),
    ...stateOf({ id: row.documentId, draft: content, hasChanges: row.hasChanges }),
    fullUrl: fullUrlOf(content),
    urlId: content.urlId,
    typeName: content.typeName,
    type: content.type,
    navigation,
    isHomepage: content.isHomepage ?? false,
    isFolder: content.isFolder ?? false,
    ...(content.role === undefined ? {} : { role: content.role }),
    permission: content.permission ?? 1,
    ...(content.parentId === undefined ? {} : { parentId: content.parentId }),
  };
};

/** Drafts, in navigation order; pages in no navigation come under Not Linked. */
export const listPages = async (database: Queryable, websiteId: string, now: Date) => {
  const rows = await listDocuments(database, websiteId, { kind: 'collection' });
  const context = {
    homepageId: await readHomepageId(database, websiteId),
    stateOf: await readPageStates(database, { websiteId, now }),
  };
  const byId = new Map(rows.map((row) => [row.documentId, row]));
  const navigations = (await readSiteDocument(database, websiteId, 'navigation')) as Navigations | undefined;
  const groups = groupOfPages(withUnplacedPages(navigations ?? {}, [...byId.keys()]));
  return [...groups].flatMap(([id, navigation]) => {
    const row = byId.get(id);
    return row ? [describePage(row, navigation, context)] : [];
  });
};
