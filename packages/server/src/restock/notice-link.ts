import { createHmac } from 'node:crypto';
import { isId } from '@sitewright/domain/ids';
import { isSameSignature } from '../signatures/index.ts';
import { queryText } from '../http/index.ts';

export const UNSUBSCRIBE_PATH = '/restock/unsubscribe';
/** Mail programs post here, without a page of this site. */
export const ONE_CLICK_PATH = '/-/restock-notices/unsubscribe';

export interface SignUpKey {
  readonly websiteId: string;
  readonly signUpId: string;
}

const signatureOf = (secret: string, { websiteId, signUpId }: SignUpKey): string =>
  createHmac('sha256', secret)
    .update(['restock', 'unsubscribe', websiteId, signUpId].join('\n'))
    .digest('base64url');

export const unsubscribeQuery = (secret: string, key: SignUpKey): string =>
  `r=${key.signUpId}&s=${signatureOf(secret, key)}`;

/** The sign-up that a link is about; undefined for one that the program did not make. */
export const readUnsubscribeLink = (
  secret: string,
  { websiteId, query }: { readonly websiteId: string; readonly query: unknown },
): SignUpKey | undefined => {
  const key = { websiteId, signUpId: queryText(query, 'r') };
  if (!isId(key.signUpId)) return undefined;
  return isSameSignature(signatureOf(secret, key), queryText(query, 's')) ? key : undefined;
};
