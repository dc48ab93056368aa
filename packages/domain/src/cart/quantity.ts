import type { CartRefusal } from './cart-messages.ts';

export const quantityLimits = { MIN: 1, MAX: 9999, STEP: 1, DEFAULT: 1 } as const;
/** A line stores its latest idempotency keys: a retry arrives within seconds. */
export const cartLimits = { ENTRIES: 500, IDEMPOTENCY_KEYS: 8 } as const;

export type QuantityCheck =
  { readonly ok: true; readonly quantity: number } | { readonly ok: false; readonly refusal: CartRefusal };

const refuse = (refusal: CartRefusal): QuantityCheck => ({ ok: false, refusal });

/** Takes numbers only: "2" would mean that somebody else decided what it is. */
export const checkQuantity = (value: unknown, min: number = quantityLimits.MIN): QuantityCheck => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('quantity-not-number');
  if (!Number.isInteger(value)) return refuse('quantity-not-whole');
  return value < min || value > quantityLimits.MAX
    ? refuse('quantity-out-of-range')
    : { ok: true, quantity: value };
};

export interface StockResult {
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

/** For items with a form: whether one more may be asked for, given how many are in the cart already. */
export const passesStockCheck = (results: readonly StockResult[], inCart: number): boolean =>
  results.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > inCart);
