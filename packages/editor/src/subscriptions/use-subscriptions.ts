import { ordersCalls } from '@sitewright/api/orders';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { mapFetched, send, useFetchedParts, useRefresh } from '../data-fetching/index.ts';
import type { SubscriptionParams } from './subscription-params.ts';

/** The subscriptions that match, part by part. */
export const useSubscriptions = (params: SubscriptionParams) => {
  const { fetched, ...rest } = useFetchedParts(
    subscriptionsCalls.list.path,
    (query, signal) => send(subscriptionsCalls.list, { query: { ...query, ...params } }, signal),
    { ...params },
  );
  return {
    fetched: mapFetched(fetched, (parts) => parts.flatMap(({ subscriptions }) => subscriptions)),
    ...rest,
  };
};

export const useRefreshSubscriptions = () => {
  const refresh = useRefresh();
  return () =>
    refresh(
      subscriptionsCalls.list,
      subscriptionsCalls.read,
      subscriptionsCalls.readFigures,
      ordersCalls.list,
    );
};
