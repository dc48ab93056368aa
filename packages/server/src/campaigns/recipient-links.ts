import { createHmac } from 'node:crypto';
import { isId } from '@sitewright/domain/ids';
import type { CampaignKey } from '../campaign-records/index.ts';
import { isSameSignature } from '../signatures/index.ts';
import { queryText } from '../http/index.ts';

export const CLICK_PATH = '/-/campaigns/click';
export const PIXEL_PATH = '/-/campaigns/opened.gif';

export interface RecipientKey extends CampaignKey {
  readonly memberId: string;
}

const SIGNATURE_BYTES = 16;

const signatureOf = (secret: string, { websiteId, campaignId, memberId }: RecipientKey): string =>
  createHmac('sha256', secret)
    .update(['campaigns', 'visit', websiteId, campaignId, memberId].join('\n'))
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');

/** Signed for one recipient of one campaign; shows no address. */
export const recipientQuery = (secret: string, key: RecipientKey): string =>
  `c=${key.campaignId}&m=${key.memberId}&s=${signatureOf(secret, key)}`;

/** The recipient that a link is for; undefined for one that the program did not make. */
export const readRecipientLink = (
  secret: string,
  { websiteId, query }: { readonly websiteId: string; readonly query: unknown },
): (RecipientKey & { readonly link: number }) | undefined => {
  const key = { websiteId, campaignId: queryText(query, 'c'), memberId: queryText(query, 'm') };
  if (!isId(key.campaignId) || !isId(key.memberId)) return undefined;
  if (!isSameSignature(signatureOf(secret, key), queryText(query, 's'))) return undefined;
  const link = queryText(query, 'l');
  return { ...key, link: /^\d{1,4}$/.test(link) ? Number(link) : -1 };
};
