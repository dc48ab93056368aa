/** What a card paid of an order, and what of it went back. */
export interface RefundableCard {
  readonly id: string;
  readonly amountCents: number;
  readonly refundedCents: number;
}

export interface RefundSources {
  /** Captured by the gateway and not refunded yet. */
  readonly gatewayCents: number;
  readonly cards: readonly RefundableCard[];
}

export interface RefundSplit {
  readonly gatewayCents: number;
  readonly cards: readonly { readonly id: string; readonly amountCents: number }[];
}

const leftOf = ({ amountCents, refundedCents }: RefundableCard): number => amountCents - refundedCents;

/**
 * Where a refund goes: to the gateway first, the rest to the cards, unless the owner wants another part of it on the
 * cards. Neither gets more than it gave; undefined where that is impossible.
 */
export const splitRefund = (
  { gatewayCents: captured, cards }: RefundSources,
  amountCents: number,
  wantedCardCents = Math.max(0, amountCents - captured),
): RefundSplit | undefined => {
  const gatewayCents = amountCents - wantedCardCents;
  if (gatewayCents < 0 || gatewayCents > captured) return undefined;
  let left = wantedCardCents;
  const parts = cards.map((card) => {
    const share = Math.min(left, leftOf(card));
    left -= share;
    return { id: card.id, amountCents: share };
  });
  return left > 0 ? undefined : { gatewayCents, cards: parts.filter((part) => part.amountCents > 0) };
};
