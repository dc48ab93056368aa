import type { CallAnswer } from '@sitewright/api/call';
import { donationsCalls } from '@sitewright/api/donations';
import { mapFetched, send, useFetchedParts, useRefresh } from '../data-fetching/index.ts';
import type { DonationParams } from './donation-params.ts';

export type Fund = CallAnswer<typeof donationsCalls.listFunds>['funds'][number];
export type ListedDonation = CallAnswer<typeof donationsCalls.list>['donations'][number];

/** The donations that match, part by part. */
export const useDonations = (params: DonationParams) => {
  const { fetched, ...rest } = useFetchedParts(
    donationsCalls.list.path,
    (query, signal) => send(donationsCalls.list, { query: { ...query, ...params } }, signal),
    { ...params },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ donations }) => donations)), ...rest };
};

export const useRefreshDonations = () => {
  const refresh = useRefresh();
  return () => refresh(donationsCalls.listFunds, donationsCalls.listChoices, donationsCalls.list);
};
