import { customerLimits, customerSorts, type CustomerSort } from '@sitewright/domain/customers';

export interface CustomerParams {
  readonly search?: string;
  /** Newest first without it. */
  readonly sort?: CustomerSort;
}

/** A number that was typed as text arrives as a number: addresses have no types. */
export const readCustomerParams = (params: Readonly<Record<string, unknown>>): CustomerParams => {
  const value = typeof params['search'] === 'number' ? String(params['search']) : params['search'];
  const sort = customerSorts.find((each) => each === params['sort'] && each !== 'newest');
  return {
    ...(typeof value === 'string' && value !== '' ? { search: value.slice(0, customerLimits.SEARCH) } : {}),
    ...(sort === undefined ? {} : { sort }),
  };
};
