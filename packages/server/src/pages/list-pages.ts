import { groupOfPages, withUnplacedPages } from '@sitewright/domain/navigation';
import { statusLabels, type CollectionContent, type Navigations } from '@sitewright/domain/pages';
import { fullUrlOf } from '@sitewright/render/page';
import type { Queryable } from '../database/index.ts';
import { listDocuments, readSiteDocument, type DocumentRow } from '../documents/index.ts';

const factsOf = (row: DocumentRow, content: CollectionContent) => ({
  id: row.documentId,
  title: content.title,
  status: content.status,
  statusLabel: statusLabels[content.status],
  revision: row.revision,
  hasChanges: row.hasChanges,
  isPublished: row.publishedRevision !== null,
  updatedOn: row.updatedAt.toISOString(),
});

const describePage = (row: DocumentRow, navigation: string) => {
  const content = row.draft as CollectionContent;
  return {
    ...factsOf(row, content),
    fullUrl: fullUrlOf(content),
    urlId: content.urlId,
    typeName: content.typeName,
    type: content.type,
    navigation,
    isHomepage: content.isHomepage ?? false,
    isFolder: content.isFolder ?? false,
    permission: content.permission ?? 1,
    ...(content.parentId === undefined ? {} : { parentId: content.parentId }),
  };
};

/** As last saved, in the order of the navigation; pages without a place come under Not Linked. */
export const listPages = async (database: Queryable, websiteId: string) => {
  const rows = await listDocuments(database, websiteId, { kind: 'collection' });
  const byId = new Map(rows.map((row) => [row.documentId, row]));
  const navigations = (await readSiteDocument(database, websiteId, 'navigation')) as Navigations | undefined;
  const groups = groupOfPages(withUnplacedPages(navigations ?? {}, [...byId.keys()]));
  return [...groups].flatMap(([id, navigation]) => {
    const row = byId.get(id);
    return row ? [describePage(row, navigation)] : [];
  });
};
