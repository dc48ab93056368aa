import {
  addMoney,
  money,
  parseDecimal,
  percentOf,
  ZERO,
  type CurrencyCode,
  type Money,
} from '../money/index.ts';

/** A reduction that holds for the whole order. */
export type CartDiscount =
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'free-shipping' };

const amountOf = (discount: CartDiscount, subtotal: Money): Money => {
  if (discount.kind === 'percent') return percentOf(subtotal, parseDecimal(discount.percent) ?? ZERO);
  return money(discount.kind === 'amount' ? BigInt(discount.cents) : 0n, subtotal.currency);
};

/** Never more than there is to pay: nobody is owed money for buying. */
export const discountOn = (discounts: readonly CartDiscount[], subtotal: Money): Money => {
  const none: Money = money(0n, subtotal.currency satisfies CurrencyCode);
  const wanted = discounts.reduce((sum, discount) => addMoney(sum, amountOf(discount, subtotal)), none);
  if (wanted.minor < 0n) return none;
  return wanted.minor > subtotal.minor ? subtotal : wanted;
};

export const isShippingFree = (discounts: readonly CartDiscount[]): boolean =>
  discounts.some(({ kind }) => kind === 'free-shipping');
