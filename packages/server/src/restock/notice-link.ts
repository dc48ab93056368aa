import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '@sitewright/domain/ids';

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

const textIn = (query: unknown, name: string): string => {
  const value: unknown =
    typeof query === 'object' && query !== null ? Object.getOwnPropertyDescriptor(query, name)?.value : '';
  return typeof value === 'string' ? value : '';
};

/** The sign-up that a link is about; undefined for one that the program did not make. */
export const readUnsubscribeLink = (
  secret: string,
  { websiteId, query }: { readonly websiteId: string; readonly query: unknown },
): SignUpKey | undefined => {
  const key = { websiteId, signUpId: textIn(query, 'r') };
  if (!isId(key.signUpId)) return undefined;
  const expected = signatureOf(secret, key);
  // Non-ASCII characters would make buffers of different lengths.
  const given = textIn(query, 's').replaceAll(/[^\w-]/g, '');
  const isSame =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return isSame ? key : undefined;
};
