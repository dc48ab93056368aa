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

/** Signed for one purpose and one member, so that no link does what another was made for. */
const signatureOf = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(['mailing-lists', ...parts].join('\n'))
    .digest('base64url');

const unsubscribeSignature = (secret: string, { websiteId, memberId }: MemberKey): string =>
  signatureOf(secret, 'unsubscribe', websiteId, memberId);

/** Works as long as the member exists; shows neither address nor list. */
export const unsubscribeQuery = (secret: string, key: MemberKey): string =>
  `m=${key.memberId}&s=${unsubscribeSignature(secret, key)}`;

interface LinkOfSite {
  readonly websiteId: string;
  readonly query: unknown;
}

/** The member that a link is about; undefined for one that the program did not make. */
export const readUnsubscribeLink = (
  secret: string,
  { websiteId, query }: LinkOfSite,
): MemberKey | undefined => {
  const key = { websiteId, memberId: queryText(query, 'm') };
  if (!isId(key.memberId)) return undefined;
  return isSameSignature(unsubscribeSignature(secret, key), queryText(query, 's')) ? key : undefined;
};

/** When it was made is part of it: a link confirms the sign-up that it was made for, and no later one. */
export interface ConfirmationKey extends MemberKey {
  readonly issuedAt: Date;
}

const RADIX = 36;

const confirmationSignature = (secret: string, { websiteId, memberId, issuedAt }: ConfirmationKey): string =>
  signatureOf(secret, 'confirm', websiteId, memberId, issuedAt.getTime().toString(RADIX));

export const confirmationQuery = (secret: string, key: ConfirmationKey): string =>
  `m=${key.memberId}&t=${key.issuedAt.getTime().toString(RADIX)}&s=${confirmationSignature(secret, key)}`;

/** Undefined for a link that the program did not make. */
export const readConfirmationLink = (
  secret: string,
  { websiteId, query }: LinkOfSite,
): ConfirmationKey | undefined => {
  const issuedAt = new Date(Number.parseInt(queryText(query, 't'), RADIX));
  const key = { websiteId, memberId: queryText(query, 'm'), issuedAt };
  if (!isId(key.memberId) || Number.isNaN(issuedAt.getTime())) return undefined;
  return isSameSignature(confirmationSignature(secret, key), queryText(query, 's')) ? key : undefined;
};

export interface MemberLink extends MemberKey {
  readonly secret: string;
  /** Of the site. */
  readonly publicOrigin: string;
}

/** The page that asks whether to unsubscribe. */
export const unsubscribeUrl = ({ secret, publicOrigin, ...key }: MemberLink): string =>
  `${publicOrigin}${UNSUBSCRIBE_PATH}?${unsubscribeQuery(secret, key)}`;

export const confirmationUrl = ({
  secret,
  publicOrigin,
  ...key
}: MemberLink & Pick<ConfirmationKey, 'issuedAt'>): string =>
  `${publicOrigin}${CONFIRM_PATH}?${confirmationQuery(secret, key)}`;

/** For the button of mail programs. */
export const unsubscribeHeaders = ({ secret, publicOrigin, ...key }: MemberLink) => ({
  'list-unsubscribe': `<${publicOrigin}${ONE_CLICK_PATH}?${unsubscribeQuery(secret, key)}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});
