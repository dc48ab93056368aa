import { isId } from '@sitewright/domain/ids';
import { optionalParam } from '../screens/index.ts';

/** What the address says of the list. */
export interface DonationParams {
  readonly search?: string;
  readonly fund?: string;
}

const MAX_SEARCH = 100;

/** The router reads digits as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_SEARCH) : undefined;

/** Unknown values are left out: anybody may have written the link. */
export const readDonationParams = (search: Readonly<Record<string, unknown>>): DonationParams => {
  const fund = textOf(search['fund']);
  return {
    ...optionalParam('search', textOf(search['search'])),
    ...(fund !== undefined && isId(fund) ? { fund } : {}),
  };
};

export const isFiltered = (params: DonationParams): boolean => Object.keys(params).length > 0;
