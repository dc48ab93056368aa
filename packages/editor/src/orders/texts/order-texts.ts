import { productTypes } from '@sitewright/domain/catalogue';
import type { CallAnswer } from '@sitewright/api/call';
import type { ordersCalls } from '@sitewright/api/orders';
import { isWithdrawn } from '@sitewright/domain/returns';
import { isToFulfil, type FulfilmentState, type OrderPaymentState } from '@sitewright/domain/orders';

export type OrderSummary = CallAnswer<typeof ordersCalls.list>['orders'][number];
export type OrderDetail = CallAnswer<typeof ordersCalls.read>;

export type Tone = 'neutral' | 'good' | 'bad' | 'accent' | 'warning';

export interface OrderBadge {
  readonly text: string;
  readonly tone: Tone;
}

export const paymentNames: Readonly<Record<OrderPaymentState, string>> = {
  awaiting: 'Awaiting payment',
  paid: 'Paid',
  'part-refunded': 'Partially refunded',
  refunded: 'Refunded',
  failed: 'Payment failed',
  expired: 'Expired',
};

export const fulfilmentNames: Readonly<Record<FulfilmentState, string>> = {
  pending: 'Pending',
  'part-fulfilled': 'Partially fulfilled',
  fulfilled: 'Fulfilled',
  cancelled: 'Cancelled',
};

const paymentTones: Readonly<Record<OrderPaymentState, Tone>> = {
  awaiting: 'accent',
  paid: 'good',
  'part-refunded': 'bad',
  refunded: 'bad',
  failed: 'bad',
  expired: 'neutral',
};

type States = Pick<OrderSummary, 'paymentState' | 'fulfilmentState'> &
  Partial<Pick<OrderSummary, 'isReady' | 'balanceCents' | 'openReturn'>>;

/** What is still to be paid of an edited order comes before what was paid. */
export const paymentBadge = ({
  paymentState,
  fulfilmentState,
  balanceCents = 0,
}: Pick<States, 'paymentState' | 'balanceCents'> & Partial<Pick<States, 'fulfilmentState'>>): OrderBadge =>
  balanceCents > 0 && fulfilmentState !== 'cancelled'
    ? { text: 'Balance due', tone: 'warning' }
    : { text: paymentNames[paymentState], tone: paymentTones[paymentState] };

/** What the owner has to do is named, not the state. */
const fulfilmentBadge = (order: States): OrderBadge => {
  const { fulfilmentState } = order;
  if (fulfilmentState === 'fulfilled') return { text: 'Fulfilled', tone: 'good' };
  if (fulfilmentState === 'cancelled') return { text: 'Cancelled', tone: 'neutral' };
  if (fulfilmentState === 'part-fulfilled') return { text: 'Partially fulfilled', tone: 'warning' };
  if (isWithdrawn({ fulfilmentState, openReturn: order.openReturn ?? null }))
    return { text: 'On hold', tone: 'neutral' };
  if (order.isReady === true) return { text: 'Ready for pickup', tone: 'accent' };
  if (isToFulfil(order)) return { text: 'To fulfil', tone: 'warning' };
  // What was refunded, or never paid, does not wait for anything.
  return { text: order.paymentState === 'awaiting' ? 'On hold' : 'Not fulfilled', tone: 'neutral' };
};

export const orderBadges = (order: States) => ({
  payment: paymentBadge(order),
  fulfilment: fulfilmentBadge(order),
});

/** Open and lost disputes mark an order; one that was won does not. */
export const disputeBadge = ({ dispute }: Pick<OrderSummary, 'dispute'>): OrderBadge | undefined => {
  if (dispute === null || dispute === 'won') return undefined;
  if (dispute === 'lost') return { text: 'Dispute lost', tone: 'bad' };
  return { text: dispute === 'inquiry' ? 'Inquiry' : 'Disputed', tone: 'warning' };
};

/** What the customer asked for waits for the owner. */
export const returnBadge = ({ openReturn }: Pick<OrderSummary, 'openReturn'>): OrderBadge | undefined => {
  if (openReturn === null) return undefined;
  return openReturn === 'withdrawal'
    ? { text: 'Withdrawn', tone: 'bad' }
    : { text: 'Return', tone: 'warning' };
};

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** The server counts up to this. */
const MANY = 100;

/** `new`, `2nd order`. */
export const customerOrdersText = (count: number): string => {
  if (count <= 1) return 'new';
  if (count >= MANY) return 'regular';
  return `${count}${endings[ordinals.select(count)] ?? 'th'} order`;
};

export const placeText = ({ city, country }: Pick<OrderSummary, 'city' | 'country'>): string =>
  [city, country].filter((part) => part !== '').join(', ');

const unsentNames: Readonly<Record<number, string>> = {
  [productTypes.digital]: 'Download',
  [productTypes.paywall]: 'Online',
  [productTypes.giftCard]: 'Email',
};

/** How it reaches the customer where nothing is sent: donations and services do not. */
const unsentText = (types: readonly number[]): string => {
  const names = types.flatMap((type) => unsentNames[type] ?? []);
  return names.length === 0 ? '–' : names.join(', ');
};

export const deliveryText = ({
  delivery,
  isPickup,
  isTracked,
  productTypes: types,
}: Pick<OrderSummary, 'delivery' | 'isPickup' | 'isTracked' | 'productTypes'>): string => {
  if (isPickup) return 'Pickup';
  if (delivery === '') return unsentText(types);
  return isTracked ? `${delivery} · tracked` : delivery;
};

export const countOf = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

export const refundStateNames: Readonly<Record<OrderDetail['refunds'][number]['state'], string>> = {
  requested: 'refund requested',
  pending: 'refund pending',
  succeeded: 'refunded',
  failed: 'refund failed',
};
