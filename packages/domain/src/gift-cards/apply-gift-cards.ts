export interface SpendableCard {
  readonly id: string;
  readonly lastFour: string;
  /** 0 for one that cannot be used any more. */
  readonly balanceCents: number;
}

export interface GiftCardShare extends SpendableCard {
  readonly amountCents: number;
}

export interface AmountToPay {
  readonly totalCents: number;
  /** Without what gift cards cannot pay: other gift cards. */
  readonly payableCents: number;
  /** The least that a gateway takes. */
  readonly minimumCents: number;
}

const takeFromEach = (cards: readonly SpendableCard[], payableCents: number): GiftCardShare[] => {
  let left = payableCents;
  return cards.map((card) => {
    const amountCents = Math.min(left, card.balanceCents);
    left -= amountCents;
    return { ...card, amountCents };
  });
};

const sumOf = (shares: readonly GiftCardShare[]): number =>
  shares.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Leaves so much more to the gateway, from the last card backwards. */
const giveBack = (shares: readonly GiftCardShare[], cents: number): GiftCardShare[] => {
  let left = cents;
  return shares
    .toReversed()
    .map((share) => {
      const kept = Math.min(left, share.amountCents);
      left -= kept;
      return { ...share, amountCents: share.amountCents - kept };
    })
    .toReversed();
};

/** What each card pays, in the order in which they were entered. What is left is nothing, or enough for a gateway. */
export const applyGiftCards = (
  cards: readonly SpendableCard[],
  { totalCents, payableCents, minimumCents }: AmountToPay,
): GiftCardShare[] => {
  const shares = takeFromEach(cards, payableCents);
  const dueCents = totalCents - sumOf(shares);
  const least = Math.min(minimumCents, totalCents);
  return dueCents === 0 || dueCents >= least ? shares : giveBack(shares, least - dueCents);
};
