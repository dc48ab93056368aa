import { readCampaignUrl } from '@sitewright/domain/campaigns';
import type { Slots } from './slots.ts';

interface LinkOptions {
  readonly origin: string;
  readonly slots: Slots;
  /** Links whose clicks are counted; others lead to their target. Undefined while they are collected. */
  readonly counted: readonly string[] | undefined;
}

/** The links of a campaign, each once. */
export const createCampaignLinks = ({ origin, slots, counted }: LinkOptions) => {
  const urls: string[] = counted ? [...counted] : [];
  // Of a link that is listed twice the first.
  const indexes = new Map<string, number>(urls.map((url, index) => [url, index] as const).toReversed());
  const indexOf = (url: string): number => {
    const known = indexes.get(url);
    if (known !== undefined || counted) return known ?? -1;
    indexes.set(url, urls.length);
    return urls.push(url) - 1;
  };
  return {
    urls: urls as readonly string[],
    /** Undefined where it does not lead to the web. */
    href: (typed: string, write: (url: string) => string = (url) => url): string | undefined => {
      const url = readCampaignUrl(slots.clean(typed), origin);
      if (url === undefined) return undefined;
      const index = indexOf(url);
      return index === -1 ? write(url) : slots.mark({ kind: 'link', index });
    },
  };
};

export type CampaignLinks = ReturnType<typeof createCampaignLinks>;
