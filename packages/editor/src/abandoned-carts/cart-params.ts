import { abandonedCartStates, type AbandonedCartState } from '@sitewright/domain/abandoned-carts';
import { optionalParam } from '../screens/index.ts';

/** What the address says of the list. */
export interface CartParams {
  readonly search?: string;
  readonly state?: AbandonedCartState;
}

const MAX_SEARCH = 100;

/** The router reads digits as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_SEARCH) : undefined;

/** Unknown values are left out: anybody may have written the link. */
export const readCartParams = (search: Readonly<Record<string, unknown>>): CartParams => {
  const state = abandonedCartStates.find((each) => each === search['state']);
  return {
    ...optionalParam('search', textOf(search['search'])),
    ...(state === undefined ? {} : { state }),
  };
};

export const isFiltered = (params: CartParams): boolean => Object.keys(params).length > 0;
