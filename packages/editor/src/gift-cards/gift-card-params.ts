import { giftCardStatuses, type GiftCardStatus } from '@sitewright/domain/gift-cards';
import { optionalParam } from '../screens/index.ts';

/** What the address says of the list. */
export interface GiftCardParams {
  readonly search?: string;
  readonly status?: GiftCardStatus;
}

const MAX_SEARCH = 100;

/** The router reads digits as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_SEARCH) : undefined;

/** Unknown values are left out: anybody may have written the link. */
export const readGiftCardParams = (search: Readonly<Record<string, unknown>>): GiftCardParams => {
  const status = giftCardStatuses.find((each) => each === search['status']);
  return {
    ...optionalParam('search', textOf(search['search'])),
    ...(status === undefined ? {} : { status }),
  };
};

export const isFiltered = (params: GiftCardParams): boolean => Object.keys(params).length > 0;
