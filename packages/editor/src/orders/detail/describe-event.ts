import { carrierName } from '@sitewright/domain/orders';
import type { OrderDetail } from '../texts/order-texts.ts';

type Event = OrderDetail['events'][number];

const mailNames: Readonly<Record<string, string>> = {
  confirmed: 'Order confirmation',
  awaiting: 'Order received email',
  fulfilled: 'Shipping email',
  'payment-failed': 'Payment failed email',
  downloads: 'Download links',
  ready: 'Ready for pickup email',
  cancelled: 'Cancellation email',
  refunded: 'Refund email',
};

const textOf = (data: Event['data'], name: string): string => {
  const value = data[name];
  return typeof value === 'string' ? value : '';
};

const listOf = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : 'none';

const fulfilledText = (data: Event['data']): string => {
  const tracking = [carrierName(textOf(data, 'carrier')), textOf(data, 'trackingNumber')]
    .filter((part) => part !== '')
    .join(' ');
  const verb = data['isPart'] === true ? 'fulfilled a part of the order' : 'fulfilled the order';
  return tracking === '' ? verb : `${verb}: ${tracking}`;
};

const reasons: Readonly<Record<string, string>> = {
  cancelled: 'the order was cancelled',
  'out-of-stock': 'out of stock',
  'paid-twice': 'paid twice',
  'paid-too-late': 'paid after the order was cancelled',
};

const refundText = (data: Event['data']): string => {
  const reason = textOf(data, 'reason');
  return reason === '' ? 'Refunded' : `Refunded: ${reasons[reason] ?? reason}`;
};

/** What happened, after the name of whoever did it. */
const actions: Readonly<Record<string, (data: Event['data']) => string>> = {
  paid: () => 'marked the order as paid',
  fulfilled: fulfilledText,
  ready: () => 'marked the order as ready for pickup',
  unfulfilled: () => 'marked the order as pending',
  cancelled: ({ isRestocked }) =>
    isRestocked === true ? 'cancelled the order and restocked the items' : 'cancelled the order',
  refunded: (data) => {
    const reason = textOf(data, 'reason');
    return reason === '' ? 'made a refund' : `made a refund: ${reasons[reason] ?? reason}`;
  },
  invoiced: (data) => `created invoice ${textOf(data, 'number')}`,
  'return-accepted': () => 'accepted a return',
  'return-declined': () => 'declined a return',
  'return-received': ({ isRestocked }) =>
    isRestocked === true ? 'received a return and restocked the items' : 'received a return',
  tagged: ({ after }) => `changed the tags: ${listOf(after)}`,
};

const happenings: Readonly<Record<string, (data: Event['data']) => string>> = {
  placed: () => 'Order placed, payment awaited',
  'placed-and-paid': () => 'Order placed and paid',
  paid: () => 'Payment received',
  refunded: refundText,
  invoiced: (data) => `Invoice ${textOf(data, 'number')} created`,
  credited: (data) => `Credit note ${textOf(data, 'number')} created`,
  'return-requested': () => 'The customer asked for a return',
  withdrawn: () => 'The customer withdrew from the contract',
  'refund-failed': () => 'A refund failed; no money was moved',
  emailed: (data) => `${mailNames[textOf(data, 'mail')] ?? 'Email'} sent to the customer`,
  'payment-failed': () => 'Payment failed, order cancelled and items restocked',
  cancelled: ({ isExpired }) =>
    isExpired === true ? 'Expired: not paid in time, items restocked' : 'Order cancelled',
};

/** An entry of the timeline as a sentence; kinds of later versions by their name. */
export const describeEvent = ({ kind, data, madeBy }: Event): string => {
  if (kind === 'note') return `${madeBy} wrote a note`;
  const action = madeBy === '' ? undefined : actions[kind];
  if (action) return `${madeBy} ${action(data)}`;
  return happenings[kind]?.(data) ?? (madeBy === '' ? kind : `${madeBy}: ${kind}`);
};

export const noteOf = ({ kind, data }: Event): string | undefined =>
  kind === 'note' ? textOf(data, 'text') : undefined;
