import type { SubscriptionPlan } from '../catalogue/index.ts';

const DAY_MS = 86_400_000;
const NOTICE_DAYS = 15;
const SHORT: Readonly<Record<SubscriptionPlan['billingPeriod']['unit'], number>> = {
  WEEK: 11,
  MONTH: 2,
  YEAR: 0,
};

/** When a customer is told of the next charge; null for periods so short that it would come all the time. */
export const noticeTime = (
  { billingPeriod: { value, unit } }: SubscriptionPlan,
  chargedAt: Date,
): Date | null => (value <= SHORT[unit] ? null : new Date(chargedAt.getTime() - NOTICE_DAYS * DAY_MS));
