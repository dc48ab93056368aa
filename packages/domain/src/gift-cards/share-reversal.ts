export interface SoldCard {
  readonly issuedCents: number;
}

export interface RefundedPieces {
  readonly quantity: number;
  readonly amountCents: number;
}

/**
 * Which cards of a line a refund is for: as many as pieces are refunded, each with its part of the amount. With no piece
 * the amount comes off the cards, which stay.
 */
export const shareReversal = <Card extends SoldCard>(
  cards: readonly Card[],
  { quantity, amountCents }: RefundedPieces,
): { readonly card: Card; readonly amountCents: number; readonly isEnded: boolean }[] => {
  let left = amountCents;
  const meant = quantity > 0 ? cards.slice(0, quantity) : cards;
  return meant
    .map((card) => {
      const part = Math.min(left, card.issuedCents);
      left -= part;
      return { card, amountCents: part, isEnded: quantity > 0 };
    })
    .filter((part) => part.isEnded || part.amountCents > 0);
};
