import { createHmac } from 'node:crypto';
import { isId } from '@sitewright/domain/ids';
import { isSameSignature } from '../signatures/index.ts';
import { queryText } from '../http/index.ts';
import type { MemberKey } from './members-store.ts';

/** Page type 300. */
export const UNSUBSCRIBE_PATH = '/mailing-list/unsubscribe';
/** Mail programs post here, without a page of this site (RFC 8058). */
export const ONE_CLICK_PATH = '/-/mailing-lists/unsubscribe';

/** Asks whether to confirm a sign-up. */
export const CONFIRM_PATH = '/mailing-list/confirm';
export const CONFIRM_ACTION = '/-/mailing-lists/confirm';

export type LinkPurpose = 'unsubscribe' | 'confirm';

const signatureOf = (secret: string, purpose: LinkPurpose, { websiteId, memberId }: MemberKey): string =>
  createHmac('sha256', secret)
    .update(['mailing-lists', purpose, websiteId, memberId].join('\n'))
    .digest('base64url');

/** Signed for one purpose and one member; shows neither address nor list. */
export const memberQuery = (secret: string, purpose: LinkPurpose, key: MemberKey): string =>
  `m=${key.memberId}&s=${signatureOf(secret, purpose, key)}`;

/** The member that a link is about; undefined for one that the program did not make. */
export const readMemberLink = (
  secret: string,
  purpose: LinkPurpose,
  { websiteId, query }: { readonly websiteId: string; readonly query: unknown },
): MemberKey | undefined => {
  const key = { websiteId, memberId: queryText(query, 'm') };
  if (!isId(key.memberId)) return undefined;
  return isSameSignature(signatureOf(secret, purpose, key), queryText(query, 's')) ? key : undefined;
};

export interface MemberLink extends MemberKey {
  readonly secret: string;
  /** Of the site. */
  readonly publicOrigin: string;
}

/** The page that asks whether to unsubscribe. */
export const unsubscribeUrl = ({ secret, publicOrigin, ...key }: MemberLink): string =>
  `${publicOrigin}${UNSUBSCRIBE_PATH}?${memberQuery(secret, 'unsubscribe', key)}`;

export const confirmationUrl = ({ secret, publicOrigin, ...key }: MemberLink): string =>
  `${publicOrigin}${CONFIRM_PATH}?${memberQuery(secret, 'confirm', key)}`;

/** For the button of mail programs. */
export const unsubscribeHeaders = ({ secret, publicOrigin, ...key }: MemberLink) => ({
  'list-unsubscribe': `<${publicOrigin}${ONE_CLICK_PATH}?${memberQuery(secret, 'unsubscribe', key)}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});
