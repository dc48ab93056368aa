import type { FulfilmentState, OrderPaymentState } from '../orders/index.ts';
import type { ReturnSettings } from '../store/index.ts';
import type { ReturnKind } from './return-states.ts';

const DAY_MS = 86_400_000;

/** The right of consumers in the European Economic Area. */
const WITHDRAWAL_DAYS = 14;

/** The right counts from the arrival, which nobody reports: parcels are given a week. */
const DELIVERY_DAYS = 7;

/** When an order was placed and sent, and where it went. */
export interface ReturnTimes {
  readonly placedAt: Date;
  /** Of the last parcel; null while nothing was sent. */
  readonly sentAt: Date | null;
  readonly fulfilmentState: FulfilmentState;
  readonly paymentState: OrderPaymentState;
  /** Downloads alone arrive with the payment. */
  readonly isDigital: boolean;
  readonly isInEea: boolean;
}

const isWithin = (from: Date, days: number, now: Date): boolean =>
  now.getTime() < from.getTime() + days * DAY_MS;

const isReturnable = ({ sentAt }: ReturnTimes, { windowDays }: ReturnSettings, now: Date): boolean =>
  windowDays > 0 && sentAt !== null && isWithin(sentAt, windowDays, now);

const isWithdrawable = (times: ReturnTimes, { offersWithdrawal }: ReturnSettings, now: Date): boolean => {
  if (!offersWithdrawal || !times.isInEea) return false;
  if (times.isDigital) return isWithin(times.placedAt, WITHDRAWAL_DAYS, now);
  return times.sentAt === null || times.fulfilmentState !== 'fulfilled'
    ? true
    : isWithin(times.sentAt, WITHDRAWAL_DAYS + DELIVERY_DAYS, now);
};

/** Whether the customer can ask for it now. Cancelled and refunded orders are over. */
export const isReturnOpen = (
  kind: ReturnKind,
  times: ReturnTimes,
  { settings, now }: { readonly settings: ReturnSettings; readonly now: Date },
): boolean => {
  if (times.fulfilmentState === 'cancelled') return false;
  if (times.paymentState === 'refunded' || times.paymentState === 'failed') return false;
  return kind === 'return' ? isReturnable(times, settings, now) : isWithdrawable(times, settings, now);
};
