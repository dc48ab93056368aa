import type { CallAnswer } from '@sitewright/api/call';
import type { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { englishFailure, periodAt, periodStart } from '@sitewright/domain/subscriptions';
import type { EndReason, SkipReason, SubscriptionStatus } from '@sitewright/domain/subscriptions';

export type SubscriptionSummary = CallAnswer<typeof subscriptionsCalls.list>['subscriptions'][number];
export type SubscriptionDetail = CallAnswer<typeof subscriptionsCalls.read>;
export type Period = SubscriptionDetail['periods'][number];

export const statusNames: Readonly<Record<SubscriptionStatus, string>> = {
  ACTIVE: 'Active',
  PAST_DUE: 'Past due',
  PAUSED: 'Paused',
  CANCEL_AT_PERIOD_END: 'Ends soon',
  CANCELLED: 'Cancelled',
  COMPLETED: 'Completed',
};

const skipNames: Readonly<Record<SkipReason, string>> = {
  customer: 'Skipped by the customer',
  owner: 'Skipped by the store',
  paused: 'Paused',
  missed: 'Missed while the store was not running',
  'out-of-stock': 'Skipped, out of stock',
  'not-deliverable': 'Skipped, not delivered to the address',
  'gateway-error': 'Skipped, the payment service took no payment',
};

export const endNames: Readonly<Record<EndReason, string>> = {
  customer: 'Cancelled by the customer',
  owner: 'Cancelled by the store',
  'failed-payments': 'Cancelled, payments failed',
  'product-gone': 'Product no longer sold',
  'all-paid': 'All payments made',
};

/** What became of a period. */
export const periodText = ({ state, skipReason, isCharging, failure, failures }: Period): string => {
  if (state === 'skipped') return skipReason ? skipNames[skipReason] : 'Skipped';
  if (state === 'paid') return 'Paid';
  if (isCharging) return 'Payment under way';
  const reason = failure === null ? '' : `: ${englishFailure(failure)}`;
  if (state === 'failed') return `Failed${reason}`;
  return failures === 0
    ? `Open${reason}`
    : `Failed ${failures === 1 ? 'once' : `${failures} times`}${reason}`;
};

/** What happens on the next day. */
export const nextName = ({ status }: Pick<SubscriptionSummary, 'status'>): string =>
  status === 'CANCEL_AT_PERIOD_END' ? 'Ends' : 'Next charge';

export const productText = ({
  product,
  variant,
  quantity,
}: Pick<SubscriptionSummary, 'product' | 'variant' | 'quantity'>): string =>
  `${quantity === 1 ? '' : `${quantity} × `}${product}${variant === '' ? '' : `, ${variant}`}`;

export const customerText = ({ customerName, email }: SubscriptionSummary): string => customerName || email;

/** What skipping the next charge does, with the day on which the one after it is due. */
export const skipText = (
  { status, nextOn, startedOn, plan }: Pick<SubscriptionDetail, 'status' | 'nextOn' | 'startedOn' | 'plan'>,
  zone: string,
): string => {
  if (status === 'PAST_DUE')
    return 'The payment that failed is not tried again; the next period is charged as usual.';
  if (nextOn === null) return 'Nothing is charged or sent for the next period.';
  const days = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'long' });
  const anchor = { startedAt: new Date(startedOn), timeZone: zone, plan };
  const next = new Date(nextOn);
  const after = periodStart(anchor, periodAt(anchor, next) + 1);
  return `Nothing is charged or sent on ${days.format(next)}. The next charge is then on ${days.format(after)}.`;
};
