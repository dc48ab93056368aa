import { subscriptionStatuses, type SubscriptionStatus } from '@sitewright/domain/subscriptions';
import { optionalParam } from '../screens/index.ts';

/** What the address says of the list. */
export interface SubscriptionParams {
  readonly search?: string;
  readonly status?: SubscriptionStatus;
}

const MAX_SEARCH = 100;

/** The router reads digits as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_SEARCH) : undefined;

/** Unknown values are left out: anybody may have written the link. */
export const readSubscriptionParams = (search: Readonly<Record<string, unknown>>): SubscriptionParams => {
  const status = subscriptionStatuses.find((each) => each === search['status']);
  return {
    ...optionalParam('search', textOf(search['search'])),
    ...(status === undefined ? {} : { status }),
  };
};

export const isFiltered = (params: SubscriptionParams): boolean => Object.keys(params).length > 0;
