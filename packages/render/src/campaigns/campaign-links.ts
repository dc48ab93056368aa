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
  const indexOf = (url: string): number => {
    const known = urls.indexOf(url);
    return known !== -1 || counted ? known : urls.push(url) - 1;
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
