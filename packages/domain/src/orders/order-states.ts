import { isDigital } from '../catalogue/index.ts';

export const fulfilmentStates = ['pending', 'part-fulfilled', 'fulfilled', 'cancelled'] as const;

export type FulfilmentState = (typeof fulfilmentStates)[number];

export const orderPaymentStates = [
  'awaiting',
  'paid',
  'part-refunded',
  'refunded',
  'failed',
  'expired',
] as const;

export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** Whether money of it was ever received. */
export const wasPaid = (state: OrderPaymentState): boolean =>
  state === 'paid' || state === 'part-refunded' || state === 'refunded';

/** Of an order that was paid, by what went back of it. */
export const paidStateOf = ({
  refundedCents,
  paidCents,
}: {
  readonly refundedCents: number;
  readonly paidCents: number;
}): OrderPaymentState => {
  if (refundedCents === 0) return 'paid';
  return refundedCents >= paidCents ? 'refunded' : 'part-refunded';
};

/** Downloads are delivered by the payment; everything else is up to the owner. */
export const firstFulfilment = (
  lines: readonly { readonly productType: number }[],
  isPaid: boolean,
): FulfilmentState =>
  isPaid && lines.length > 0 && lines.every(({ productType }) => isDigital(productType))
    ? 'fulfilled'
    : 'pending';

const DIGITS = 5;

/** As shoppers and owners read it: 00042; test orders are numbered apart. */
export const formatOrderNumber = (number: number, isTest: boolean): string =>
  `${isTest ? 'T' : ''}${String(number).padStart(DIGITS, '0')}`;
