import { createHmac } from 'node:crypto';
import { isId } from '@sitewright/domain/ids';
import { isSameSignature } from '../signatures/index.ts';
import type { SubscriptionKey } from './subscriptions-store.ts';

const tokenOf = (secret: string, { websiteId, subscriptionId }: SubscriptionKey): string =>
  createHmac('sha256', secret)
    .update(['subscription', websiteId, subscriptionId].join('\n'))
    .digest('base64url');

/** The page of a subscription, for whoever has one of its emails. Derived, so that none is stored. */
export const signSubscriptionLink = (secret: string, key: SubscriptionKey): string =>
  `/subscription?id=${key.subscriptionId}&token=${tokenOf(secret, key)}`;

/** Where a page of the gateway leads back to, after a card was entered there or a renewal paid. */
export const signReturnUrl = (
  secret: string,
  { publicOrigin, ...key }: SubscriptionKey & { readonly publicOrigin: string },
  returned: 'method' | 'payment',
): string => `${publicOrigin}${signSubscriptionLink(secret, key)}&returned=${returned}`;

export interface SubscriptionLinkQuery {
  readonly websiteId: string;
  /** Of the query of the page. */
  readonly id: string | undefined;
  readonly token: string | undefined;
}

/** Which subscription a link grants access to; undefined where it was not signed for it. */
export const readSubscriptionLink = (
  secret: string,
  { websiteId, id = '', token = '' }: SubscriptionLinkQuery,
): SubscriptionKey | undefined => {
  if (!isId(id)) return undefined;
  const key = { websiteId, subscriptionId: id };
  return isSameSignature(tokenOf(secret, key), token) ? key : undefined;
};
