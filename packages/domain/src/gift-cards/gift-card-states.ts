/** Entries of the ledger. What a payment redeems is released again if it fails. */
export const giftCardEntryKinds = ['issued', 'redeemed', 'released', 'refunded', 'adjusted'] as const;

export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number];

export const giftCardStatuses = ['active', 'empty', 'expired', 'disabled'] as const;

export type GiftCardStatus = (typeof giftCardStatuses)[number];

export interface GiftCardSituation {
  readonly balanceCents: number;
  readonly expiresAt: Date | null;
  readonly disabledAt: Date | null;
}

export const giftCardStatus = (
  { balanceCents, expiresAt, disabledAt }: GiftCardSituation,
  now: Date,
): GiftCardStatus => {
  if (disabledAt !== null) return 'disabled';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return balanceCents > 0 ? 'active' : 'empty';
};
