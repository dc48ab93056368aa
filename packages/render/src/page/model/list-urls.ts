import { writeChoices } from '@sitewright/domain/product-filters';
import type { PageData, PageFilters } from './page-data.ts';
import { fullUrlOf } from './page-urls.ts';

/** The list of the page with these filters, and parameters before them. */
export const listUrl = (
  { collection }: PageData,
  filters: PageFilters | undefined,
  before: readonly (readonly [name: string, value: string | number])[] = [],
): string => {
  if (!collection) return '';
  const { category, tag, month, author, choices } = filters ?? {};
  const terms = Object.entries({ category, tag, month, author }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const query = [...before, ...terms, ...(choices ? writeChoices(choices) : [])].map((pair) =>
    pair.map(encodeURIComponent).join('='),
  );
  return fullUrlOf(collection) + (query.length === 0 ? '' : `?${query.join('&')}`);
};
