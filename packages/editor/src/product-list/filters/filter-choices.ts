import type { CallAnswer } from '@sitewright/api/call';
import type { productListCalls } from '@sitewright/api/product-list';
import { productTypeTexts } from '@sitewright/domain/catalogue';
import type { FilterName, ListSearch } from '../model/list-search.ts';
import { statusNames, stockNames } from '../model/product-texts.ts';

export type Facets = CallAnswer<typeof productListCalls.readFilters>;

export interface FilterChoices {
  readonly name: FilterName;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

const fromNames = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const typeChoices = productTypeTexts.map(({ type, name }) => ({ id: String(type), name }));

const asChoices = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

/** What can be filtered by; pages only where there are several. */
export const filterChoices = ({ pages, categories, tags }: Facets): FilterChoices[] => [
  { name: 'status', label: 'Status', choices: fromNames(statusNames) },
  { name: 'stock', label: 'Stock', choices: fromNames(stockNames) },
  { name: 'type', label: 'Product type', choices: typeChoices },
  { name: 'sale', label: 'Sale', choices: [{ id: 'yes', name: 'On sale' }] },
  ...(categories.length === 0
    ? []
    : [{ name: 'category', label: 'Category', choices: asChoices(categories) } as const]),
  ...(tags.length === 0 ? [] : [{ name: 'tag', label: 'Tag', choices: asChoices(tags) } as const]),
  ...(pages.length < 2
    ? []
    : [
        {
          name: 'page',
          label: 'Products page',
          choices: pages.map(({ id, title }) => ({ id, name: title })),
        } as const,
      ]),
];

export interface ActiveFilter {
  readonly name: FilterName;
  readonly text: string;
}

const filterLabels = {
  status: 'Status',
  stock: 'Stock',
  type: 'Product type',
  sale: 'Sale',
  category: 'Category',
  tag: 'Tag',
  page: 'Products page',
} as const satisfies Record<FilterName, string>;

/** Filters of the address, also with values that nothing has any more. */
export const activeFilters = (search: ListSearch, choices: readonly FilterChoices[]): ActiveFilter[] =>
  (Object.keys(filterLabels) as FilterName[]).flatMap((name) => {
    const value = search[name];
    if (value === undefined) return [];
    const known = choices.find((each) => each.name === name)?.choices.find(({ id }) => id === value);
    return [{ name, text: `${filterLabels[name]}: ${known?.name ?? value}` }];
  });
