import { usualOrdering, type CollectionContent, type ContentStatus } from '@sitewright/domain/pages';
import { assetUrlOf } from '@sitewright/domain/media';
import { itemUrlOf } from '@sitewright/render/page';
import type { Queryable } from '../../database/index.ts';
import { findDocument } from '../../documents/index.ts';
import { refuse } from '../../http/index.ts';
import { findAssets } from '../../media/index.ts';
import { readItemRows, type Cursor, type ItemRow } from './items-store.ts';
import { readItemStates, type StateResolver } from '../states/page-states.ts';

const PAGE = 100;

export interface ItemFilter {
  readonly collectionId: string;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: ContentStatus | 'trashed' | undefined;
  readonly category?: string | undefined;
}

const readCursor = (text: string): Cursor | undefined => {
  const [, key = '', id = ''] = /^(-?\d{1,19})\.([0-9a-f]{24})$/.exec(text) ?? [];
  return id === '' ? undefined : { key, id };
};

const numberOf = <Name extends string>(name: Name, value: string | number | null) =>
  value === null ? {} : ({ [name]: Number(value) } as { readonly [N in Name]?: number });

interface ItemDetails {
  readonly collection: CollectionContent;
  /** Image URLs by id. */
  readonly imageUrls: ReadonlyMap<string, string>;
  readonly stateOf: StateResolver;
}

const readImageUrls = async (
  database: Queryable,
  websiteId: string,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = rows.flatMap(({ mainImageId }) => mainImageId ?? []);
  const assets = ids.length === 0 ? [] : await findAssets(database, websiteId, [...new Set(ids)]);
  return new Map(assets.map((asset) => [asset.id, assetUrlOf(asset)]));
};

const imageOf = ({ mainImageId }: ItemRow, { imageUrls }: ItemDetails) => {
  const pictureUrl = imageUrls.get(mainImageId ?? '');
  return pictureUrl === undefined ? {} : { pictureUrl };
};

const describeItem = (row: ItemRow, details: ItemDetails) => ({
  id: row.id,
  title: row.title,
  urlId: row.urlId,
  fullUrl: itemUrlOf(details.collection, row),
  status: row.status,
  revision: row.revision,
  hasChanges: row.hasChanges,
  isPublished: row.isPublished,
  updatedOn: new Date(row.updatedAt).toISOString(),
  categories: row.categories ?? [],
  ...details.stateOf({
    id: row.id,
    draft: { status: row.status, ...numberOf('publishOn', row.publishOn) },
    hasChanges: row.hasChanges,
  }),
  ...numberOf('publishOn', row.publishOn),
  ...numberOf('startDate', row.startDate),
  ...numberOf('displayIndex', row.displayIndex),
  ...imageOf(row, details),
});

/** The drafts of a page's items, in the page's order. */
export const listItems = async (
  database: Queryable,
  { websiteId, now }: { readonly websiteId: string; readonly now: Date },
  filter: ItemFilter,
) => {
  const { collectionId, cursor: text } = filter;
  const collection = await findDocument(database, websiteId, { kind: 'collection', id: collectionId });
  if (!collection) return refuse('not-found');
  const cursor = text === undefined ? undefined : readCursor(text);
  if (text !== undefined && !cursor) return refuse('bad-request');
  const content = collection.draft as CollectionContent;
  const ordering = content.ordering ?? usualOrdering(content.typeName);
  const rows = await readItemRows(database, websiteId, { ...filter, cursor, ordering, limit: PAGE + 1 });
  const pageRows = rows.slice(0, PAGE);
  const last = pageRows.at(-1);
  const ids = pageRows.map(({ id }) => id);
  const details = {
    collection: content,
    imageUrls: await readImageUrls(database, websiteId, pageRows),
    stateOf: await readItemStates(database, { websiteId, now }, { collectionId, ids }),
  };
  return {
    items: pageRows.map((row) => describeItem(row, details)),
    nextCursor: rows.length > PAGE && last ? `${last.key}.${last.id}` : null,
  };
};
