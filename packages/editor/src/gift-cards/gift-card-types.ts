import type { CallAnswer } from '@sitewright/api/call';
import type { giftCardsCalls } from '@sitewright/api/gift-cards';
import type { GiftCardEntryKind, GiftCardStatus } from '@sitewright/domain/gift-cards';

export type GiftCardSummary = CallAnswer<typeof giftCardsCalls.list>['giftCards'][number];
export type GiftCardDetail = CallAnswer<typeof giftCardsCalls.read>;

export const statusNames: Readonly<Record<GiftCardStatus, string>> = {
  active: 'Active',
  scheduled: 'Scheduled',
  empty: 'Used up',
  expired: 'Expired',
  disabled: 'Void',
};

export const entryNames: Readonly<Record<GiftCardEntryKind, string>> = {
  issued: 'Issued',
  redeemed: 'Redeemed',
  released: 'Given back, not paid',
  refunded: 'Refunded to the card',
  adjusted: 'Adjusted',
  reversed: 'Purchase refunded',
};

/** Of a card that is void or expired nothing can be spent, whatever its ledger says. */
export const spendableCents = ({
  status,
  balanceCents,
}: Pick<GiftCardSummary, 'status' | 'balanceCents'>): number =>
  status === 'disabled' || status === 'expired' ? 0 : balanceCents;

export const codeText = ({ lastFour }: Pick<GiftCardSummary, 'lastFour'>): string =>
  lastFour === '' ? 'No code yet' : `•••• ${lastFour}`;
