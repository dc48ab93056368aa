import { customerLimits } from '@sitewright/domain/customers';

export interface CustomerParams {
  readonly search?: string;
}

/** A number that was typed as text arrives as a number: addresses have no types. */
export const readCustomerParams = (params: Readonly<Record<string, unknown>>): CustomerParams => {
  const value = typeof params['search'] === 'number' ? String(params['search']) : params['search'];
  return typeof value === 'string' && value !== '' ? { search: value.slice(0, customerLimits.SEARCH) } : {};
};
