import { fillText } from '../languages/index.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import { taxName } from './tax-name.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

export interface SummaryRow {
  readonly name: string;
  readonly value: string;
  readonly kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'gift-card' | 'due';
}

type Cart = CheckoutView['cart'];

const shippingValue = (cart: Cart, texts: CheckoutTexts): string => {
  if (cart.selectedShippingOption === null) return texts.afterAddress;
  return cart.shippingCostCents === 0 ? texts.free : cart.shippingText;
};

/** Gift cards are a way to pay: they stand below the total. */
const giftCardRows = ({ appliedGiftCards, amountDue }: Cart, texts: CheckoutTexts): SummaryRow[] => {
  const cards = appliedGiftCards.filter(({ amountCents }) => amountCents > 0);
  if (cards.length === 0) return [];
  return [
    ...cards.map(({ lastFour, amountText }) => ({
      kind: 'gift-card' as const,
      name: fillText(texts.giftCard, { lastFour }),
      value: `−${amountText}`,
    })),
    { kind: 'due', name: texts.toPay, value: amountDue.text },
  ];
};

/** None where no tax applies, or where it is not known yet. */
const taxRows = ({ taxLineItems, pricesIncludeTax, taxText }: Cart, texts: CheckoutTexts): SummaryRow[] =>
  taxLineItems.length === 0
    ? []
    : [
        {
          kind: 'tax',
          name: taxName({ lines: taxLineItems, isIncluded: pricesIncludeTax }, texts),
          value: taxText,
        },
      ];

/** The rows below the lines of the order. Shipping is among them where something is shipped, free or not. */
export const summaryRows = (cart: Cart, texts: CheckoutTexts): readonly SummaryRow[] => [
  { kind: 'subtotal', name: texts.subtotal, value: cart.subtotal.text },
  ...cart.discounts.map(({ name, code, amountText, isShippingFree }) => ({
    kind: 'discount' as const,
    name: code === null ? name : `${name} (${code})`,
    value: isShippingFree ? texts.free : `−${amountText}`,
  })),
  ...(cart.requiresShipping
    ? [{ kind: 'shipping' as const, name: texts.delivery, value: shippingValue(cart, texts) }]
    : []),
  ...taxRows(cart, texts),
  { kind: 'total', name: texts.total, value: cart.grandTotal.text },
  ...giftCardRows(cart, texts),
];
