import { optionalParam } from '../screens/index.ts';

export const statusFilters = ['low', 'out', 'unlimited'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const sorts = ['title', 'sku', 'stock', 'updated'] as const;
export type InventorySort = (typeof sorts)[number];

export const directions = ['ascending', 'descending'] as const;
export type Direction = (typeof directions)[number];

/** What the address says: filters, order and the variant whose history is open. */
export interface InventoryParams {
  readonly search?: string;
  readonly status?: StatusFilter;
  readonly category?: string;
  readonly collection?: string;
  readonly sort?: InventorySort;
  readonly direction?: Direction;
  readonly variant?: string;
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

const idParam = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? value : undefined;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : undefined;

/** Unknown values are left out: anybody may have written the link. */
export const readInventoryParams = (search: Readonly<Record<string, unknown>>): InventoryParams => ({
  ...optionalParam('search', textOf(search['search'])),
  ...(optionalParam('status', oneOf(statusFilters, search['status'])) as { status?: StatusFilter }),
  ...optionalParam('category', textOf(search['category'])),
  ...optionalParam('collection', idParam(search['collection'])),
  ...(optionalParam('sort', oneOf(sorts, search['sort'])) as { sort?: InventorySort }),
  ...(optionalParam('direction', oneOf(directions, search['direction'])) as { direction?: Direction }),
  ...optionalParam('variant', idParam(search['variant'])),
});

/** Part of the address that decides which rows are listed. */
export type InventoryQuery = Omit<InventoryParams, 'variant'>;

export const queryOf = ({ variant: _variant, ...query }: InventoryParams): InventoryQuery => query;

export const isFiltered = ({ search, status, category, collection }: InventoryParams): boolean =>
  [search, status, category, collection].some((part) => part !== undefined);
