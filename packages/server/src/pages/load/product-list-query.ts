import { collectionTypes } from '@sitewright/domain/pages';
import { sql, type SqlFragment } from '../../database/index.ts';
import {
  filteredItems,
  isAnchored,
  knownValues,
  type ChosenFilters,
  type FilteredList,
} from '../../product-filters/index.ts';
import { itemOfPage } from './item-json-query.ts';
import { nestedTerms } from './nested-categories-query.ts';
import type { ListFilter, ListOffset } from '../url/list-parameters.ts';

interface ProductListRequest {
  readonly filters: readonly ListFilter[];
  readonly offset: ListOffset | undefined;
  readonly chosen?: ChosenFilters;
}

/** Of the collection `f`. */
const isProducts: SqlFragment = sql`(f.rest = '' and (f.content ->> 'type')::float8 = ${collectionTypes.products})`;

const listOf = (websiteId: string, filters: readonly ListFilter[]): FilteredList => {
  const termOf = (kind: ListFilter['kind']) => filters.find((filter) => filter.kind === kind)?.term;
  const [category, tag] = [termOf('categories'), termOf('tags')];
  return {
    websiteId,
    collectionId: sql`f.collection_id`,
    categories: category === undefined ? sql`null::text[]` : nestedTerms(category),
    tags: tag === undefined ? sql`null::text[]` : sql`array[${tag}::text]`,
  };
};

const anchorOf = ({ offset }: ProductListRequest) =>
  offset?.itemId === undefined ? undefined : { itemId: offset.itemId, isBackwards: offset.isBackwards };

/** The list of the collection `f` as JSON: products as they were chosen, or the ordinary list. */
export const productList = (
  websiteId: string,
  request: ProductListRequest,
  ordinary: SqlFragment,
): SqlFragment => {
  if (!request.chosen) return ordinary;
  const page = filteredItems(listOf(websiteId, request.filters), request.chosen, anchorOf(request));
  return sql`case when ${isProducts} then (select json_agg(${itemOfPage} order by p.place)
      from (select * from (${page}) q limit f.page_size + 1) p
      join items i on i.website_id = ${websiteId} and i.item_id = p.item_id) else ${ordinary} end`;
};

/** What the list of products knows of the choices; `isPlace` is whether the ordinary list has something at the offset. */
export const productColumns = (
  websiteId: string,
  request: ProductListRequest,
  isPlace: SqlFragment,
): SqlFragment => {
  const { chosen, filters } = request;
  if (!chosen) return sql`'isPlace', ${isPlace},`;
  const anchor = anchorOf(request);
  const isKnown = anchor ? isAnchored(websiteId, sql`f.collection_id`, anchor.itemId) : sql`false`;
  return sql`'isPlace', case when ${isProducts} then ${isKnown} else ${isPlace} end,
      'isFilterable', ${isProducts},
      'knownValues', case when ${isProducts} then ${knownValues(listOf(websiteId, filters), chosen)} end,`;
};
