import { createHmac } from 'node:crypto';
import { isId } from '@sitewright/domain/ids';
import type { AbandonedCartKey } from '../abandoned-cart-records/index.ts';
import { isSameSignature } from '../signatures/index.ts';
import { queryText } from '../http/index.ts';

/** What a link of the email may do. */
export type CartLinkPurpose = 'restore' | 'unsubscribe';

export const RESTORE_PATH = '/cart/restore';
export const UNSUBSCRIBE_PATH = '/cart/unsubscribe';
/** Mail programs post here, without a page of this site. */
export const ONE_CLICK_PATH = '/-/cart-emails/unsubscribe';

const signatureOf = (
  secret: string,
  purpose: CartLinkPurpose,
  { websiteId, checkoutId }: AbandonedCartKey,
): string =>
  createHmac('sha256', secret)
    .update(['abandoned-cart', purpose, websiteId, checkoutId].join('\n'))
    .digest('base64url');

export const cartLinkQuery = (secret: string, purpose: CartLinkPurpose, key: AbandonedCartKey): string =>
  `c=${key.checkoutId}&s=${signatureOf(secret, purpose, key)}`;

/** The checkout that a link is about; undefined for one that the program did not make. */
export const readCartLink = (
  secret: string,
  purpose: CartLinkPurpose,
  { websiteId, query }: { readonly websiteId: string; readonly query: unknown },
): AbandonedCartKey | undefined => {
  const key = { websiteId, checkoutId: queryText(query, 'c') };
  if (!isId(key.checkoutId)) return undefined;
  return isSameSignature(signatureOf(secret, purpose, key), queryText(query, 's')) ? key : undefined;
};
