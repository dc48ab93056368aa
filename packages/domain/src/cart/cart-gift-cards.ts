import { isDonation, productTypes } from '../catalogue/index.ts';
import { applyGiftCards } from '../gift-cards/index.ts';
import type { OrderTotals } from '../totals/index.ts';
import type { CartContext } from './cart-context.ts';
import type { AppliedGiftCard, CartLineItem } from './cart-schemas.ts';

/** Gift cards pay neither for gift cards and donations nor for what is paid again each period. */
const isUnpayable = ({ productType, subscription }: CartLineItem): boolean =>
  productType === productTypes.giftCard || isDonation(productType) || subscription !== undefined;

const unpayableCents = (
  entries: readonly CartLineItem[],
  { lines, grandTotalCents }: OrderTotals,
  { settings }: CartContext,
): number => {
  const available = entries.filter(({ isAvailable }) => isAvailable);
  // Their shipping is paid again each period too.
  if (available.every(({ subscription }) => subscription)) return grandTotalCents;
  return available.reduce((sum, entry, place) => {
    const line = lines[place];
    if (!isUnpayable(entry) || !line) return sum;
    const taxCents = settings.pricesIncludeTax ? 0 : line.taxCents;
    return sum + line.subtotalCents - line.discountCents + taxCents;
  }, 0);
};

interface PaidWithGiftCards {
  readonly appliedGiftCards: readonly AppliedGiftCard[];
  readonly giftCardRedemptionTotalCents: number;
}

const NO_GIFT_CARDS: PaidWithGiftCards = { appliedGiftCards: [], giftCardRedemptionTotalCents: 0 };

/** What the gift cards of a checkout pay, and what is left to pay. */
export const payWithGiftCards = (
  entries: readonly CartLineItem[],
  totals: OrderTotals,
  around: CartContext,
): PaidWithGiftCards => {
  const { cards = [], minimumCents = 0 } = around.buyer?.giftCards ?? {};
  if (cards.length === 0) return NO_GIFT_CARDS;
  const { grandTotalCents: totalCents } = totals;
  const payableCents = totalCents - unpayableCents(entries, totals, around);
  const shares = applyGiftCards(cards, { totalCents, payableCents, minimumCents });
  const appliedGiftCards = shares.map(({ id, lastFour, balanceCents, amountCents }) => ({
    id,
    lastFour,
    amountCents,
    amountText: around.printMoney(amountCents),
    leftCents: balanceCents - amountCents,
    note: cards.find((card) => card.id === id)?.note ?? '',
  }));
  return {
    appliedGiftCards,
    giftCardRedemptionTotalCents: shares.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
};
