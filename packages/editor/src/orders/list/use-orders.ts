import { invoicesCalls } from '@sitewright/api/invoices';
import { ordersCalls } from '@sitewright/api/orders';
import { returnsCalls } from '@sitewright/api/returns';
import { mapFetched, send, useFetchedParts, useRefresh } from '../../data-fetching/index.ts';
import type { OrderParams } from './order-params.ts';

/** The orders that match, part by part. */
export const useOrders = (params: OrderParams) => {
  const { fetched, ...rest } = useFetchedParts(
    ordersCalls.list.path,
    (query, signal) => send(ordersCalls.list, { query: { ...query, ...params } }, signal),
    params as Record<string, string>,
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ orders }) => orders)), ...rest };
};

/** Reads everything again that a change of orders changes. */
export const useRefreshOrders = () => {
  const refresh = useRefresh();
  return () =>
    refresh(
      ordersCalls.list,
      ordersCalls.read,
      ordersCalls.count,
      ordersCalls.readFilters,
      invoicesCalls.list,
      invoicesCalls.listAll,
      returnsCalls.list,
      returnsCalls.listAll,
    );
};
