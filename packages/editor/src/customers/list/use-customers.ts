import { customersCalls } from '@sitewright/api/customers';
import { mapFetched, send, useFetchedParts, useRefresh } from '../../data-fetching/index.ts';
import type { CustomerParams } from '../customer-params.ts';

/** The customers that match, part by part. */
export const useCustomers = (params: CustomerParams) => {
  const { fetched, ...rest } = useFetchedParts(
    customersCalls.list.path,
    (query, signal) => send(customersCalls.list, { query: { ...query, ...params } }, signal),
    { ...params },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ customers }) => customers)), ...rest };
};

export const useRefreshCustomers = () => {
  const refresh = useRefresh();
  return () => refresh(customersCalls.list, customersCalls.read);
};
