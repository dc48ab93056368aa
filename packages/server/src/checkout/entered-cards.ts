import { shopTextsIn, type CartBuyer, type CartContext, type EnteredCard } from '@sitewright/domain/cart';
import { findCardObstacle, type CardObstacle } from '@sitewright/domain/gift-cards';
import { minimumChargeOf } from '@sitewright/domain/payments';
import type { Queryable } from '../database/index.ts';
import { listEnteredCards, type EnteredCardRow } from '../gift-cards/index.ts';
import type { CheckoutRow } from './checkouts-store.ts';

type Around = Pick<CartContext, 'currency' | 'language' | 'now'>;

/** A disabled card says no more than a code that never was. */
const noteTexts = {
  disabled: 'code-unknown',
  scheduled: 'code-unknown',
  expired: 'code-gift-card-expired',
  empty: 'code-gift-card-empty',
  currency: 'code-gift-card-currency',
} as const satisfies Record<CardObstacle, string>;

export const reasonOf = (obstacle: CardObstacle): string => noteTexts[obstacle];

const describeCard = (card: EnteredCardRow, { currency, language, now }: Around): EnteredCard => {
  const { id, lastFour, balanceCents } = card;
  const obstacle = findCardObstacle(card, { currency, now: new Date(now) });
  if (obstacle === undefined) return { id, lastFour, balanceCents, note: '' };
  return { id, lastFour, balanceCents: 0, note: shopTextsIn(language)[noteTexts[obstacle]] };
};

/** The gift cards of a checkout with what is on them now. For a payment their rows are locked first. */
export const loadEnteredCards = async (
  database: Queryable,
  checkout: CheckoutRow,
  around: Around,
): Promise<CartBuyer['giftCards']> => ({
  cards: (await listEnteredCards(database, checkout)).map((card) => describeCard(card, around)),
  minimumCents: minimumChargeOf(around.currency),
});
