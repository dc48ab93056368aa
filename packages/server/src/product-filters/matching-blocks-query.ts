import { sql, type SqlFragment } from '../database/index.ts';
import type { ChosenFilters } from './chosen-filters.ts';
import { bitOf, blockOf } from './filter-values-query.ts';
import { splitRange } from './price-buckets.ts';

/** The list whose products are filtered. */
export interface FilteredList {
  readonly websiteId: string;
  readonly collectionId: SqlFragment;
  /** Arrays of names of terms, of which a product has one; null if the list is not filtered by them. */
  readonly categories: SqlFragment;
  readonly tags: SqlFragment;
}

const inList = ({ websiteId, collectionId }: FilteredList): SqlFragment =>
  sql`b.website_id = ${websiteId} and b.collection_id = ${collectionId}`;

/** Whole buckets, and price by price what the range has of others. */
const priceBlocks = (list: FilteredList, range: { from: number; to: number }): SqlFragment => {
  const { buckets, below, above } = splitRange(range);
  const { websiteId, collectionId } = list;
  const priced = ({ from, to }: { from: number; to: number }): SqlFragment => sql`
    select o.number from filter_prices o where o.website_id = ${websiteId} and o.collection_id = ${collectionId}
      and o.price between ${from}::bigint and ${to}::bigint`;
  return sql`select 'price', p.block, bit_or(p.bits) from (
      select b.block, b.bits from filter_blocks b
      where ${inList(list)} and b.name = 'price' and b.value::int between ${buckets.from}::int and ${buckets.to}::int
      union all select ${blockOf(sql`o.number`)}, bit_or(${bitOf(sql`o.number`)})
      from (${priced(below)} union all ${priced(above)}) o
      group by 1) p group by p.block`;
};

/**
 * Common table expressions. `wanted`: names and values that the list is filtered by, without options that no product
 * has. `wanted_names`: its names, and `price`. `named_blocks`: the products of each name, by block.
 */
export const wantedBlocks = (list: FilteredList, { values, price }: ChosenFilters): SqlFragment => sql`
  wanted as materialized (
    select c.name, c.value from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as c(name text, value text)
    where exists (select from filter_blocks b where ${inList(list)} and b.name = c.name and b.value = c.value)
    union all select 'category', unnest(${list.categories}) union all select 'tag', unnest(${list.tags})),
  wanted_names as materialized (
    select name from wanted group by name ${price ? sql`union all select 'price'` : sql``}),
  named_blocks as materialized (
    select b.name, b.block, bit_or(b.bits) as bits from wanted c
    join filter_blocks b on ${inList(list)} and b.name = c.name and b.value = c.value
    group by b.name, b.block
    ${price ? sql`union all ${priceBlocks(list, price)}` : sql``})`;
