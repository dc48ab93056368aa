import { collectionTypes, nestedCategoryNames } from '@sitewright/domain/pages';
import { noChoices } from '@sitewright/domain/product-filters';
import { defaultStoreSettings } from '@sitewright/domain/store';
import type { PageData } from '@sitewright/render/page';
import { sql } from '../../database/index.ts';
import { chosenFilters, type FilterCounts, type FilterCountsRequest } from '../../product-filters/index.ts';

const isProductList = ({ collection, item, items }: PageData): boolean =>
  collection?.type === collectionTypes.products && item === undefined && items !== undefined;

/** What has to be counted for the filters of a list of products; undefined if it has none. */
export const filterCountsRequest = (data: PageData): FilterCountsRequest | undefined => {
  const { collection, filters = {}, site, store = defaultStoreSettings } = data;
  const { category, tag, options, price, availability, sort } = store.productFilters;
  if (!collection || !isProductList(data) || !(category || tag || options || price || availability || sort))
    return undefined;
  const nested = nestedCategoryNames(collection.nestedCategories);
  const { category: chosenCategory, tag: chosenTag } = filters;
  const categories = nested.flatMap(([name, inside]) => (name === chosenCategory ? [inside] : []));
  return {
    list: {
      websiteId: site.id,
      collectionId: sql`${collection.id}`,
      categories:
        chosenCategory === undefined
          ? sql`null::text[]`
          : sql`${categories.length > 0 ? categories : [chosenCategory]}::text[]`,
      tags: chosenTag === undefined ? sql`null::text[]` : sql`${[chosenTag]}::text[]`,
    },
    chosen: chosenFilters(filters.choices ?? noChoices, site.settings.currency),
    counted: {
      names: [...(category ? ['category'] : []), ...(tag ? ['tag'] : [])],
      hasOptions: options,
      nested,
    },
  };
};

/** An address may have a filter that nothing fits: it is not counted with the others. */
export const withFilterCounts = (data: PageData, counts: FilterCounts | undefined): PageData => {
  if (!counts) return data;
  const total = data.items?.length === 0 ? 0 : counts.total;
  return { ...data, productCounts: { ...counts, counts: counts.counts ?? [], total } };
};
