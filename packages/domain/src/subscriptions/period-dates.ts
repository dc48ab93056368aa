import type { SubscriptionPlan } from '../catalogue/index.ts';
import { clockTime, instantOf } from '../time-zones/index.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const YEAR_MONTHS = 12;

/** When a subscription began, and where its days begin. */
export interface PeriodAnchor {
  readonly startedAt: Date;
  readonly timeZone: string;
  readonly plan: SubscriptionPlan;
}

/** The same day so many months later, the last of a month that is too short. */
const addMonths = (local: number, months: number): number => {
  const anchor = new Date(local);
  const first = new Date(local);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), days));
  return first.getTime();
};

/**
 * When a period begins; that of the first order is 0. Each is counted from the anchor and not from the period before, so
 * that a subscription of the 31st comes back to the 31st after a short month.
 */
export const periodStart = ({ startedAt, timeZone, plan }: PeriodAnchor, index: number): Date => {
  // The first period begins with its order; an hour that occurs twice would move it otherwise.
  if (index === 0) return startedAt;
  const local = clockTime(startedAt.getTime(), timeZone);
  const { value, unit } = plan.billingPeriod;
  const count = value * index;
  if (unit === 'WEEK') return new Date(instantOf(local + count * WEEK_DAYS * DAY_MS, timeZone));
  return new Date(instantOf(addMonths(local, unit === 'YEAR' ? count * YEAR_MONTHS : count), timeZone));
};

/** The period that a moment is in: the last one that has begun. */
export const periodAt = (anchor: PeriodAnchor, moment: Date): number => {
  let low = 0;
  let high = 1;
  while (periodStart(anchor, high) <= moment) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (periodStart(anchor, middle) <= moment) low = middle;
    else high = middle;
  }
  return low;
};
