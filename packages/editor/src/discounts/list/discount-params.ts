import type { DiscountStatus } from '@sitewright/domain/discounts';
import { optionalParam } from '../../screens/index.ts';

export const statusFilters = [
  'active',
  'scheduled',
  'expired',
  'disabled',
] as const satisfies DiscountStatus[];
export const triggers = ['code', 'automatic'] as const;

/** What the address says of the list. */
export interface DiscountParams {
  readonly search?: string;
  readonly status?: (typeof statusFilters)[number];
  readonly trigger?: (typeof triggers)[number];
}

const MAX_SEARCH = 100;

/** The router reads digits as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_SEARCH) : undefined;

/** Unknown values are left out: anybody may have written the link. */
export const readDiscountParams = (search: Readonly<Record<string, unknown>>): DiscountParams => {
  const status = statusFilters.find((each) => each === search['status']);
  const trigger = triggers.find((each) => each === search['trigger']);
  return {
    ...optionalParam('search', textOf(search['search'])),
    ...(status === undefined ? {} : { status }),
    ...(trigger === undefined ? {} : { trigger }),
  };
};

export const isFiltered = (params: DiscountParams): boolean => Object.keys(params).length > 0;
