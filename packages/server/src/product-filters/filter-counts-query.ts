import { sql, type SqlFragment } from '../database/index.ts';
import type { ChosenFilters } from './chosen-filters.ts';
import { wantedBlocks, type FilteredList } from './matching-blocks-query.ts';

/** Names of filters in `filter_blocks` that are counted; all options where `options` is true. */
interface CountedFilters {
  readonly names: readonly string[];
  readonly hasOptions: boolean;
  /** Categories with others inside them: products of these count as theirs. */
  readonly nested: readonly (readonly [category: string, inside: string])[];
}

export interface FilterCountsRequest {
  readonly list: FilteredList;
  readonly chosen: ChosenFilters;
  readonly counted: CountedFilters;
}

interface FilterCount {
  readonly name: string;
  readonly value: string;
  readonly count: number;
}

/** What visitors can filter a list by. */
export interface FilterCounts {
  readonly counts: readonly FilterCount[] | null;
  /** Products that match everything chosen. */
  readonly total: number;
  /** Of all variants of the list's products, in minor units. */
  readonly lowestPrice: number | null;
  readonly highestPrice: number | null;
}

/**
 * Counts of all values, as `FilterCounts` in JSON: each is the number of products that there would be with this value
 * and the chosen values of all other filters.
 */
export const filterCounts = ({ list, chosen, counted }: FilterCountsRequest): SqlFragment => {
  const { names, hasOptions, nested } = counted;
  const { websiteId, collectionId } = list;
  const inList = sql`n.website_id = ${websiteId} and n.collection_id = ${collectionId}`;
  const isCounted = sql`(b.name = any(${[...names, 'availability']}::text[]) or ${hasOptions}::boolean and starts_with(b.name, 'option.'))`;
  return sql`(with ${wantedBlocks(list, chosen)},
    others as materialized (select w.name, m.block, bit_and(m.bits) as bits
      from (select name, (select count(*) - 1 from wanted_names) as others from wanted_names
        union all select '', (select count(*) from wanted_names)) w
      join named_blocks m on m.name <> w.name
      group by w.name, m.block, w.others having count(*) = w.others),
    inside as (select r ->> 0 as category, r ->> 1 as name from jsonb_array_elements(${JSON.stringify(nested)}::jsonb) r),
    valued as (select b.name, b.value, b.block, b.bits from filter_blocks b
        where b.website_id = ${websiteId} and b.collection_id = ${collectionId} and ${isCounted}
          and not (b.name = 'category' and b.value in (select category from inside))
      union all select 'category', r.category, b.block, bit_or(b.bits) from inside r join filter_blocks b
        on b.website_id = ${websiteId} and b.collection_id = ${collectionId} and b.name = 'category' and b.value = r.name
        where 'category' = any(${names}::text[]) group by r.category, b.block),
    counted as (select v.name, v.value, sum(case
        when (select count(*) from wanted_names) = (w.name is not null)::int then bit_count(v.bits)
        else coalesce(bit_count(v.bits & o.bits), 0) end)::int as count
      from valued v left join wanted_names w on w.name = v.name
      left join others o on o.block = v.block and o.name = coalesce(w.name, '')
      group by v.name, v.value)
    select json_build_object(
      'counts', (select json_agg(json_build_object('name', c.name, 'value', c.value, 'count', c.count)
        order by c.count desc, c.value) from counted c),
      'total', (select case when exists (select from wanted_names) then (select coalesce(sum(bit_count(o.bits)), 0)
          from others o where o.name = '')
        else (select coalesce(sum(c.count), 0) from counted c where c.name = 'availability') end),
      'lowestPrice', (select min(n.price) from filter_items n where ${inList}),
      'highestPrice', (select max(o.price) from filter_prices o
        where o.website_id = ${websiteId} and o.collection_id = ${collectionId})))`;
};
