import type { OrderContent, OrderLine } from './orders-schemas.ts';

/** What a refund has to know of a line. */
export type PaidLine = Pick<OrderLine, 'quantity' | 'subtotalCents' | 'discountCents' | 'taxCents'>;

/** What was paid for a line: after discounts, with the tax that came on top. */
export const paidForLine = (
  { subtotalCents, discountCents, taxCents }: PaidLine,
  { pricesIncludeTax }: Pick<OrderContent, 'pricesIncludeTax'>,
): number => subtotalCents - discountCents + (pricesIncludeTax ? 0 : taxCents);

export interface RefundedPieces {
  readonly quantity: number;
  /** Of the line, refunded before. */
  readonly before: number;
}

/** What some pieces of a line are worth. All of them together give exactly what was paid, in any order. */
export const refundForPieces = (
  line: PaidLine,
  order: Pick<OrderContent, 'pricesIncludeTax'>,
  { quantity, before }: RefundedPieces,
): number => {
  const paid = BigInt(paidForLine(line, order));
  const upTo = (pieces: number): bigint => (paid * BigInt(pieces)) / BigInt(line.quantity);
  return Number(upTo(before + quantity) - upTo(before));
};
