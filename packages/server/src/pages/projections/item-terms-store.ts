import type { ItemContent } from '@sitewright/domain/pages';
import type { Site } from '@sitewright/domain/sites';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { refreshPositions } from '../../product-filters/index.ts';
import { itemTerms } from '../pages-tables.ts';
import { monthOf } from './month-of.ts';

const milliseconds = (column: SQL): SQL => sql`floor(extract(epoch from ${column}) * 1000)::bigint`;

/** Of an item `i` in its collection `c`, which may not be published yet. */
const sortKey: SQL = sql`case coalesce(c.ordering, 'chronological')
  when 'user-orderable' then i.display_index::bigint
  when 'calendar' then ${milliseconds(sql`i.ends_at`)}
  else ${milliseconds(sql`i.publish_on`)} end`;

const joinCollection: SQL = sql`collections c on c.website_id = i.website_id and c.collection_id = i.collection_id`;

export interface DatedItem {
  readonly content: ItemContent;
  /** Determines its month. */
  readonly time: number;
}

const termsOf = ({ settings }: Site, { content, time }: DatedItem) => {
  const { id: itemId, authorId } = content;
  const terms = {
    categories: content.categories ?? [],
    tags: content.tags ?? [],
    months: [monthOf(time, settings.timeZone)],
    authors: authorId === undefined ? [] : [authorId],
  };
  return Object.entries(terms).flatMap(([kind, names]) =>
    [...new Set(names)].map((term) => ({ kind, term, itemId })),
  );
};

/** After the items themselves: sort keys are read from them. */
export const writeTerms = async (
  transaction: Queryable,
  site: Site,
  dated: readonly DatedItem[],
): Promise<void> => {
  const ids = dated.map(({ content }) => content.id);
  await transaction
    .delete(itemTerms)
    .where(and(eq(itemTerms.websiteId, site.id), inArray(itemTerms.itemId, ids)));
  const terms = dated.flatMap((each) => termsOf(site, each));
  const [kinds, names, itemIds] = [
    terms.map(({ kind }) => kind),
    terms.map(({ term }) => term),
    terms.map(({ itemId }) => itemId),
  ];
  await transaction.execute(sql`
    insert into item_terms (website_id, collection_id, kind, term, item_id, sort_key)
    select i.website_id, i.collection_id, n.kind, n.term, i.item_id, ${sortKey}
    from unnest(${sql.param(kinds)}::text[], ${sql.param(names)}::text[], ${sql.param(itemIds)}::text[])
      as n(kind, term, item_id)
    join items i on i.website_id = ${site.id} and i.item_id = n.item_id left join ${joinCollection}`);
};

const updateSortKeys = async (transaction: Queryable, websiteId: string, which: SQL): Promise<void> => {
  await transaction.execute(sql`
    update item_terms t set sort_key = ${sortKey} from items i left join ${joinCollection}
    where i.website_id = ${websiteId} and ${which}
      and t.website_id = i.website_id and t.item_id = i.item_id and t.sort_key is distinct from ${sortKey}`);
};

/** After the order of collections changed. */
export const updateSortKeysOfCollections = async (
  transaction: Queryable,
  websiteId: string,
  collectionIds: readonly string[],
): Promise<void> => {
  await updateSortKeys(transaction, websiteId, sql`i.collection_id = any(${sql.param(collectionIds)})`);
  await refreshPositions(transaction, websiteId, { collectionIds });
};

/** After items were reordered. */
export const updateSortKeysOfItems = async (
  transaction: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> => {
  await updateSortKeys(transaction, websiteId, sql`i.item_id = any(${sql.param(itemIds)})`);
  await refreshPositions(transaction, websiteId, { itemIds });
};
