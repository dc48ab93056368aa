/**
 * Entries of the ledger. What a payment redeems is released again if it fails. What was paid for the card itself and goes
 * back to its buyer is reversed.
 */
export const giftCardEntryKinds = [
  'issued',
  'redeemed',
  'released',
  'refunded',
  'adjusted',
  'reversed',
] as const;

export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number];

export const giftCardStatuses = ['active', 'scheduled', 'empty', 'expired', 'disabled'] as const;

export type GiftCardStatus = (typeof giftCardStatuses)[number];

export interface GiftCardSituation {
  readonly balanceCents: number;
  readonly expiresAt: Date | null;
  readonly disabledAt: Date | null;
  /** Bought and not sent yet: it has no code. */
  readonly isScheduled?: boolean;
}

export const giftCardStatus = (
  { balanceCents, expiresAt, disabledAt, isScheduled = false }: GiftCardSituation,
  now: Date,
): GiftCardStatus => {
  if (disabledAt !== null) return 'disabled';
  if (isScheduled) return 'scheduled';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return balanceCents > 0 ? 'active' : 'empty';
};
