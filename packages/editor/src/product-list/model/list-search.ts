import type { CallInput } from '@sitewright/api/call';
import type { productListCalls } from '@sitewright/api/product-list';

export type ListQuery = CallInput<typeof productListCalls.list>['query'];

/** Search, filters and sort of the list, as the address of the screen has them. */
export type ListSearch = Omit<ListQuery, 'offset' | 'limit'>;
/** Filters that have a field; the trash is another view of the list. */
export type FilterName = 'status' | 'stock' | 'type' | 'category' | 'tag' | 'page' | 'sale';

const choices = {
  status: ['published', 'changed', 'scheduled', 'hidden', 'draft'],
  stock: ['in', 'low', 'out'],
  type: ['1', '2', '3', '4', '5'],
  sale: ['yes'],
  trash: ['yes'],
  sort: ['manual', 'title', 'price', 'stock', 'created', 'updated'],
  order: ['asc', 'desc'],
} as const satisfies Partial<Record<keyof ListSearch, readonly string[]>>;

const MAX_TEXT = 200;

const choiceOf = (name: keyof typeof choices, value: unknown): Record<string, string> => {
  const known: readonly string[] = choices[name];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && known.includes(text) ? { [name]: text } : {};
};

/** A number that was typed as text arrives as a number: addresses have no types. */
const textOf = (name: 'search' | 'category' | 'tag', value: unknown): Record<string, string> => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? { [name]: text.slice(0, MAX_TEXT) } : {};
};

const pageOf = (value: unknown): Record<string, string> =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? { page: value } : {};

/** What an address asks for; whatever the list does not know is left out. */
export const readListSearch = (search: Readonly<Record<string, unknown>>): ListSearch => ({
  ...textOf('search', search['search']),
  ...choiceOf('status', search['status']),
  ...choiceOf('stock', search['stock']),
  ...choiceOf('type', search['type']),
  ...textOf('category', search['category']),
  ...textOf('tag', search['tag']),
  ...pageOf(search['page']),
  ...choiceOf('sale', search['sale']),
  ...choiceOf('trash', search['trash']),
  ...choiceOf('sort', search['sort']),
  ...choiceOf('order', search['order']),
});

/** The filters and the search without the sort: what decides which products match. */
export const filterOf = ({ sort: _sort, order: _order, ...filter }: ListSearch) => filter;

export const isFiltered = ({ trash: _trash, ...search }: ListSearch): boolean =>
  Object.keys(filterOf(search)).length > 0;

/** Whether the products in the trash are listed instead of the others. */
export const isTrash = ({ trash }: Pick<ListSearch, 'trash'>): boolean => trash === 'yes';

/** The search with a field set, or without it if the value is empty. */
export const withField = (search: ListSearch, name: keyof ListSearch, value: string): ListSearch =>
  readListSearch({ ...search, [name]: value });

export const withoutFilters = ({ sort, order, trash }: ListSearch): ListSearch => ({
  ...(trash === undefined ? {} : { trash }),
  ...(sort === undefined ? {} : { sort }),
  ...(order === undefined ? {} : { order }),
});
