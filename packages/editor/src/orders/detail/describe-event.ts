import { describeEdit, type EditedLine } from '@sitewright/domain/order-edits';
import { carrierName } from '@sitewright/domain/orders';
import { disputeReasonText } from '@sitewright/domain/payments';
import type { OrderDetail } from '../texts/order-texts.ts';

type Event = OrderDetail['events'][number];

/** What the sentences depend on beside the event. */
export interface Wording {
  readonly amount: (cents: number) => string;
}

const mailNames: Readonly<Record<string, string>> = {
  confirmed: 'Order confirmation',
  awaiting: 'Order received email',
  fulfilled: 'Shipping email',
  'payment-failed': 'Payment failed email',
  'payment-returned': 'Payment returned email',
  'donation-received': 'Donation received email',
  downloads: 'Download links',
  ready: 'Ready for pickup email',
  cancelled: 'Cancellation email',
  refunded: 'Refund email',
  'balance-due': 'Payment link',
  'return-requested': 'Return requested email',
  'return-accepted': 'Return accepted email',
  'return-declined': 'Return declined email',
  'withdrawal-received': 'Withdrawal received email',
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

const isEditedLine = (line: unknown): line is EditedLine =>
  typeof line === 'object' && line !== null && 'title' in line && 'before' in line && 'after' in line;

const editedText = (data: Event['data']): string => {
  const lines = Array.isArray(data['lines']) ? data['lines'].filter(isEditedLine) : [];
  const reason = textOf(data, 'reason');
  const text = lines.length === 0 ? 'edited the order' : describeEdit(lines);
  return reason === '' ? text : `${text}: ${reason}`;
};

const reasons: Readonly<Record<string, string>> = {
  cancelled: 'the order was cancelled',
  'out-of-stock': 'out of stock',
  'paid-twice': 'paid twice',
  'paid-too-late': 'paid after the order was cancelled',
};

const isRefundedLine = (line: unknown): line is { title: string; quantity: number } =>
  typeof line === 'object' && line !== null && 'title' in line && 'quantity' in line;

const refundedItems = ({ lines }: Event['data']): string =>
  Array.isArray(lines)
    ? lines
        .filter(isRefundedLine)
        .map(({ title, quantity }) => `${quantity} × ${title}`)
        .join(', ')
    : '';

/** ` €12.00 for 1 × Pollen: wrong file`; events of earlier versions name no items. */
const refundedWhat = (data: Event['data'], amount: Wording['amount']): string => {
  const { amountCents } = data;
  const reason = textOf(data, 'reason');
  const items = refundedItems(data);
  return [
    typeof amountCents === 'number' ? ` ${amount(amountCents)}` : '',
    items === '' ? '' : ` for ${items}`,
    reason === '' ? '' : `: ${reasons[reason] ?? reason}`,
  ].join('');
};

const reasonOf = (data: Event['data']): string => disputeReasonText(textOf(data, 'reason'));

/** What happened, after the name of whoever did it. */
const actions: Readonly<Record<string, (data: Event['data']) => string>> = {
  paid: () => 'marked the order as paid',
  'balance-paid': () => 'marked the balance as paid',
  edited: editedText,
  fulfilled: fulfilledText,
  ready: () => 'marked the order as ready for pickup',
  unfulfilled: () => 'marked the order as pending',
  cancelled: ({ isRestocked }) =>
    isRestocked === true ? 'cancelled the order and restocked the items' : 'cancelled the order',
  invoiced: (data) => `created invoice ${textOf(data, 'number')}`,
  'return-accepted': () => 'accepted a return',
  'return-declined': () => 'declined a return',
  'return-received': ({ isRestocked }) =>
    isRestocked === true ? 'received a return and restocked the items' : 'received a return',
  tagged: ({ after }) => `changed the tags: ${listOf(after)}`,
};

const mailName = (data: Event['data']): string => mailNames[textOf(data, 'mail')] ?? 'Email';

const outcomes: Readonly<Record<NonNullable<Event['mailState']>, string>> = {
  queued: 'on its way to the customer',
  sent: 'sent to the customer',
  kept: 'not sent: no mail server',
  withheld: 'not sent: the customer of a demo order does not exist',
  failed: 'could not be sent to the customer',
};

/** Emails are deleted after some months. */
const UNKNOWN = 'made for the customer; it is no longer stored whether it was sent';

const happenings: Readonly<Record<string, (data: Event['data']) => string>> = {
  placed: () => 'Order placed, payment awaited',
  'placed-and-paid': () => 'Order placed and paid',
  renewed: () => 'Made and paid by the renewal of a subscription',
  recovered: () => 'Recovered: the order followed the email about the abandoned cart',
  paid: () => 'Payment received',
  'balance-paid': () => 'The customer paid the balance',
  'balance-returned': () => 'A payment came that was no longer due, and is returned',
  invoiced: (data) => `Invoice ${textOf(data, 'number')} created`,
  credited: (data) => `Credit note ${textOf(data, 'number')} created`,
  'return-requested': () => 'The customer asked for a return',
  withdrawn: () => 'The customer withdrew from the contract',
  'dispute-inquiry': (data) => `The customer’s bank asks about the payment. ${reasonOf(data)}`,
  disputed: (data) => `The customer’s bank disputes the payment. ${reasonOf(data)}`,
  'dispute-answered': () => 'Response to the dispute submitted',
  'dispute-won': () => 'Dispute closed: the money stays with you',
  'dispute-lost': () => 'Dispute lost: the bank took the money back',
  'refund-failed': (data) => {
    const note = textOf(data, 'creditNote');
    const text =
      data['isReturn'] === true
        ? 'A payment that was to be returned could not be refunded; no money was moved'
        : 'A refund failed; no money was moved';
    return note === '' ? text : `${text}. Credit note ${note} was already issued`;
  },
  'payment-failed': () => 'Payment failed, order cancelled and items restocked',
  cancelled: ({ isExpired }) =>
    isExpired === true ? 'Expired: not paid in time, items restocked' : 'Order cancelled',
};

/** An entry of the timeline as a sentence; kinds of later versions by their name. */
export const describeEvent = ({ kind, data, madeBy, mailState }: Event, { amount }: Wording): string => {
  if (kind === 'refunded')
    return `${madeBy === '' ? 'Refunded' : `${madeBy} refunded`}${refundedWhat(data, amount)}`;
  if (kind === 'emailed') return `${mailName(data)} ${mailState === null ? UNKNOWN : outcomes[mailState]}`;
  if (kind === 'note') return `${madeBy} wrote a note`;
  const action = madeBy === '' ? undefined : actions[kind];
  if (action) return `${madeBy} ${action(data)}`;
  return happenings[kind]?.(data) ?? (madeBy === '' ? kind : `${madeBy}: ${kind}`);
};

export const noteOf = ({ kind, data }: Event): string | undefined =>
  kind === 'note' ? textOf(data, 'text') : undefined;
