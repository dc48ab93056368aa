import type { ProductSort } from '@sitewright/domain/product-filters';
import { sql, type SqlFragment } from '../database/index.ts';
import type { ChosenFilters } from './chosen-filters.ts';
import { blockOf } from './filter-values-query.ts';
import { wantedBlocks, type FilteredList } from './matching-blocks-query.ts';
import { bucketOfPrice, startOfBucket } from './price-buckets.ts';

/** Where a page of the list begins: after, or before, this product. */
interface ListAnchor {
  readonly itemId: string;
  readonly isBackwards: boolean;
}

interface SortOrder {
  readonly column: SqlFragment;
  readonly ofAnchor: SqlFragment;
  /** Before the first of the list. */
  readonly start: SqlFragment;
  readonly isDescending: boolean;
}

const [LEAST, MOST] = [sql`'-9223372036854775808'::bigint`, sql`'9223372036854775807'::bigint`];

const ascending = (column: SqlFragment, ofAnchor: SqlFragment, start = LEAST): SortOrder => ({
  column,
  ofAnchor,
  start,
  isDescending: false,
});

const descending = (column: SqlFragment, ofAnchor: SqlFragment): SortOrder => ({
  column,
  ofAnchor,
  start: MOST,
  isDescending: true,
});

const sortOrders: Readonly<Record<ProductSort | 'position', SortOrder>> = {
  position: ascending(sql`n.position`, sql`a.position`),
  newest: descending(sql`n.published_on`, sql`a.published_on`),
  price: ascending(sql`n.price`, sql`a.price`),
  'price-desc': descending(sql`n.price`, sql`a.price`),
  title: ascending(sql`n.title`, sql`a.title`, sql`''`),
};

/** Of few matches all are read and sorted; of many the list is read in its order until the page is full. */
const FEW = sql`500`;

const orderOf = (
  { websiteId, collectionId }: FilteredList,
  { sort }: ChosenFilters,
  anchor: ListAnchor | undefined,
) => {
  const { column, ofAnchor, start, isDescending } = sortOrders[sort ?? 'position'];
  const isDown = isDescending !== (anchor?.isBackwards ?? false);
  const found =
    anchor &&
    sql`(select ${ofAnchor} from filter_items a where a.website_id = ${websiteId} and a.collection_id = ${collectionId}
      and a.item_id = ${anchor.itemId})`;
  // After a product that is gone the list begins anew; before it there is nothing.
  const bound = found && (anchor.isBackwards ? found : sql`coalesce(${found}, ${start})`);
  const after = bound
    ? isDown
      ? sql`and (${column}, n.item_id) < (${bound}, ${anchor.itemId})`
      : sql`and (${column}, n.item_id) > (${bound}, ${anchor.itemId})`
    : sql``;
  const order = isDown ? sql`${column} desc, n.item_id desc` : sql`${column}, n.item_id`;
  return { after, order };
};

/**
 * Where in the order by price something matches: the lowest price of a product may be below the range, but not below the
 * first bucket that has a match. Without it the cheaper half of a long list would be read before its first product.
 */
const pricedWithin = (
  { websiteId, collectionId }: FilteredList,
  { price, sort }: ChosenFilters,
): SqlFragment => {
  if (!price || (sort !== 'price' && sort !== 'price-desc')) return sql``;
  const first = sql`(select ${startOfBucket(sql`min(b.value::int)`)} from matching m join filter_blocks b on b.block = m.block
    where b.website_id = ${websiteId} and b.collection_id = ${collectionId} and b.name = 'price'
      and b.value::int <= ${bucketOfPrice(price.from)}::int and bit_count(b.bits & m.bits) > 0)`;
  return sql`and n.price <= ${price.to}::bigint and n.price >= coalesce(${first}, ${price.from}::bigint)`;
};

/** Ids of a page of products and one more, as `item_id` and `place`. */
export const filteredItems = (
  list: FilteredList,
  chosen: ChosenFilters,
  anchor: ListAnchor | undefined,
): SqlFragment => {
  const { websiteId, collectionId } = list;
  const { after, order } = orderOf(list, chosen, anchor);
  const inList = sql`n.website_id = ${websiteId} and n.collection_id = ${collectionId}`;
  const isAll = sql`not exists (select from wanted_names)`;
  return sql`with ${wantedBlocks(list, chosen)},
    matching as materialized (select m.block, bit_and(m.bits) as bits from named_blocks m group by m.block
      having count(*) = (select count(*) from wanted_names)),
    total as materialized (select coalesce(sum(bit_count(m.bits)), 0) as count from matching m),
    few as materialized (select m.block * 2048 + bit as number from matching m
      cross join generate_series(0, 2047) as bit
      where (select count from total) <= ${FEW} and bit_count(m.bits) > 0 and get_bit(m.bits, bit) = 1),
    whole as materialized (select string_agg(coalesce(m.bits, B'0'::bit(2048))::text, '' order by s.block)::varbit as bits
      from generate_series(0, (select ${blockOf(sql`max(n.number)`)} from filter_items n where ${inList})) as s(block)
      left join matching m on m.block = s.block
      where (select count from total) > ${FEW})
    select p.item_id, row_number() over () as place from (
      (select n.item_id from few join filter_items n on ${inList} and n.number = few.number
        where true ${after} order by ${order} limit 251)
      union all
      (select n.item_id from filter_items n where (select count from total) > ${FEW} and ${inList}
        ${pricedWithin(list, chosen)} and get_bit((select bits from whole), n.number) = 1 ${after} order by ${order} limit 251)
      union all
      (select n.item_id from filter_items n where ${isAll} and ${inList} ${after} order by ${order} limit 251)) p`;
};

/** The names and values among those that were asked for that some product has, as JSON; of terms inside others too. */
export const knownValues = (
  { websiteId, collectionId, categories, tags }: FilteredList,
  { values }: ChosenFilters,
): SqlFragment => sql`(select json_agg(json_build_array(c.name, c.value))
  from (select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(name text, value text)
    union all select 'category', unnest(${categories}) union all select 'tag', unnest(${tags})) c
  where exists (select from filter_blocks b where b.website_id = ${websiteId} and b.collection_id = ${collectionId}
    and b.name = c.name and b.value = c.value))`;

export const isAnchored = (websiteId: string, collectionId: SqlFragment, itemId: string): SqlFragment =>
  sql`exists (select from filter_items a where a.website_id = ${websiteId} and a.collection_id = ${collectionId}
    and a.item_id = ${itemId})`;
