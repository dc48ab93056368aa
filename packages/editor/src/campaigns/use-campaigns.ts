import { campaignsCalls } from '@sitewright/api/campaigns';
import type { CampaignState } from '@sitewright/domain/campaigns';
import { useEffect } from 'react';
import { useConfirm, useToast } from '../controls/index.ts';
import { dataOf, mapFetched, send, useFetchedParts, useRefresh } from '../data-fetching/index.ts';
import type { CampaignSummary } from './campaign-texts.ts';

const POLL_MS = 1500;

/** Reads again while something is being sent. */
export const usePolling = (isActive: boolean, read: () => void): void => {
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(read, POLL_MS);
    return () => clearInterval(timer);
  }, [isActive, read]);
};

export const useCampaigns = (state: CampaignState | '') => {
  const { fetched, ...rest } = useFetchedParts(
    campaignsCalls.list.path,
    (query, signal) =>
      send(campaignsCalls.list, { query: { ...query, ...(state === '' ? {} : { state }) } }, signal),
    { state },
  );
  const campaigns = mapFetched(fetched, (parts) => parts.flatMap((part) => part.campaigns));
  const isActive = dataOf(campaigns)?.some((campaign) => campaign.state === 'sending') ?? false;
  usePolling(isActive, rest.refetch);
  return { fetched: campaigns, ...rest };
};

type Named = Pick<CampaignSummary, 'id' | 'name'>;

/** True once it is deleted. */
export const useRemoveCampaign = () => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefresh();
  return async ({ id, name }: Named): Promise<boolean> => {
    const isConfirmed = await confirm({
      title: `Delete “${name}”?`,
      text: 'Its content and its figures are deleted for good.',
      confirm: 'Delete',
    });
    if (!isConfirmed) return false;
    const outcome = await send(campaignsCalls.remove, { params: { id } });
    toast(outcome.ok ? 'Campaign deleted' : outcome.refusal.message, outcome.ok ? undefined : 'bad');
    await refresh(campaignsCalls.list);
    return outcome.ok;
  };
};
