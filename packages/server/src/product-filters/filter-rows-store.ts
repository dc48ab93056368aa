import { sendPrepared, sql, type Queryable, type SqlFragment } from '../database/index.ts';
import {
  bitOf,
  blockOf,
  filterValues,
  isListed,
  lowestPrice,
  positionOf,
  publishedOn,
  soldPrice,
} from './filter-values-query.ts';

const number = sql`n.number`;

/** The blocks of products, with the bits of these. */
const blocksOf = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  select n.collection_id, ${blockOf(number)} as block, bit_or(${bitOf(number)}) as bits from filter_items n
  where n.website_id = ${websiteId} and n.item_id = any(${ids}::text[]) group by 1, 2`;

const isIn = (websiteId: string): SqlFragment =>
  sql`b.website_id = ${websiteId} and b.collection_id = d.collection_id and b.block = d.block`;

/** In one order, so that changes of the same blocks wait for each other and never lock each other out. */
const lockBlocks = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  select 1 from filter_blocks b join (${blocksOf(websiteId, ids)}) d on ${isIn(websiteId)}
  order by b.collection_id, b.name, b.value, b.block for update of b`;

const clearBits = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  update filter_blocks b set bits = b.bits & ~d.bits from (${blocksOf(websiteId, ids)}) d
  where ${isIn(websiteId)} and bit_count(b.bits & d.bits) > 0`;

const removeEmpty = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  delete from filter_blocks b using (${blocksOf(websiteId, ids)}) d
  where ${isIn(websiteId)} and bit_count(b.bits) = 0`;

const removeItems = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  delete from filter_items n where n.website_id = ${websiteId} and n.item_id = any(${ids}::text[])
    and not exists (select from items i join products p on p.website_id = i.website_id and p.item_id = i.item_id
      where i.website_id = n.website_id and i.item_id = n.item_id and i.collection_id = n.collection_id and ${isListed})`;

/** New ones are numbered after those that the list has. */
const putItems = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  insert into filter_items (website_id, item_id, collection_id, number, position, published_on, price, title)
  select i.website_id, i.item_id, i.collection_id,
    coalesce(n.number, (select coalesce(max(l.number), -1) from filter_items l where l.website_id = i.website_id
      and l.collection_id = i.collection_id)
      + row_number() over (partition by i.collection_id, n.number is null order by i.item_id)),
    ${positionOf}, ${publishedOn}, coalesce(${lowestPrice}, 0), lower(i.title)
  from items i
  join products p on p.website_id = i.website_id and p.item_id = i.item_id
  left join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
  left join filter_items n on n.website_id = i.website_id and n.item_id = i.item_id
  where i.website_id = ${websiteId} and i.item_id = any(${ids}::text[]) and ${isListed}
  on conflict (website_id, item_id) do update set position = excluded.position, published_on = excluded.published_on,
    price = excluded.price, title = excluded.title`;

const removePrices = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  delete from filter_prices o where o.website_id = ${websiteId} and o.item_id = any(${ids}::text[])`;

/** What has no variants, such as a donation, has the price of its row. */
const putPrices = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  insert into filter_prices (website_id, item_id, collection_id, number, price)
  select n.website_id, n.item_id, n.collection_id, n.number, coalesce(${soldPrice}, n.price)
  from filter_items n left join product_variants v on v.website_id = n.website_id and v.item_id = n.item_id
    and not v.is_retired
  where n.website_id = ${websiteId} and n.item_id = any(${ids}::text[])
  on conflict do nothing`;

const setBits = (websiteId: string, ids: readonly string[]): SqlFragment => sql`
  insert into filter_blocks (website_id, collection_id, name, value, block, bits)
  select n.website_id, n.collection_id, v.name, v.value, ${blockOf(number)}, bit_or(${bitOf(number)})
  from filter_items n cross join lateral (${filterValues}) v
  where n.website_id = ${websiteId} and n.item_id = any(${ids}::text[])
  group by 1, 2, 3, 4, 5 order by 2, 3, 4, 5
  on conflict (website_id, collection_id, name, value, block) do update set bits = filter_blocks.bits | excluded.bits`;

/** After products were published, hidden, shown, erased, or are sold out or back: what lists are filtered by. */
export const refreshFilters = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  for (const statement of [
    lockBlocks,
    clearBits,
    removeEmpty,
    removePrices,
    removeItems,
    putItems,
    putPrices,
    setBits,
  ])
    await sendPrepared(transaction, statement(websiteId, ids));
};

/** After the order of a list changed. */
export const refreshPositions = async (
  transaction: Queryable,
  websiteId: string,
  which: { readonly itemIds: readonly string[] } | { readonly collectionIds: readonly string[] },
): Promise<void> => {
  const isMeant =
    'itemIds' in which
      ? sql`n.item_id = any(${which.itemIds}::text[])`
      : sql`n.collection_id = any(${which.collectionIds}::text[])`;
  await sendPrepared(
    transaction,
    sql`
    update filter_items n set position = ${positionOf} from items i
    left join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where n.website_id = ${websiteId} and ${isMeant} and i.website_id = n.website_id and i.item_id = n.item_id
      and n.position <> ${positionOf}`,
  );
};
