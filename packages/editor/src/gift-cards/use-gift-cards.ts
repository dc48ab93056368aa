import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { mapFetched, send, useFetchedParts, useRefresh } from '../data-fetching/index.ts';
import type { GiftCardParams } from './gift-card-params.ts';

/** The gift cards that match, part by part. */
export const useGiftCards = (params: GiftCardParams) => {
  const { fetched, ...rest } = useFetchedParts(
    giftCardsCalls.list.path,
    (query, signal) => send(giftCardsCalls.list, { query: { ...query, ...params } }, signal),
    { ...params },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ giftCards }) => giftCards)), ...rest };
};

export const useRefreshGiftCards = () => {
  const refresh = useRefresh();
  return () => refresh(giftCardsCalls.list, giftCardsCalls.read, giftCardsCalls.readFigures);
};
