import { findCategoryByName, type NestedCategory } from '@sitewright/domain/pages';
import type { PageData } from './page-data.ts';

/** The category that the address filters a list by, if the page has it in its own list of categories. */
export const filteredCategory = ({ collection, item, filters }: PageData): NestedCategory | undefined =>
  item || filters?.category === undefined
    ? undefined
    : findCategoryByName(collection?.nestedCategories, filters.category);
