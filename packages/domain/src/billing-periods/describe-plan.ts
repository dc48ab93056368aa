import type { SubscriptionPlan } from '../catalogue/index.ts';
import { fillText } from '../languages/index.ts';
import { billingWordsIn } from './billing-words.ts';

type BillingPeriod = SubscriptionPlan['billingPeriod'];

const PERIODS_PER_YEAR = { WEEK: 52, MONTH: 12, YEAR: 1 } as const;

/** Whole years are told in years: 26 payments every 2 weeks last 1 year. */
export const inYears = <Period extends { readonly value: number; readonly unit: string }>(
  period: Period,
): Period | { readonly value: number; readonly unit: 'YEAR' } => {
  const perYear = (PERIODS_PER_YEAR as Readonly<Record<string, number | undefined>>)[period.unit];
  return perYear !== undefined && period.value > 0 && period.value % perYear === 0
    ? { value: period.value / perYear, unit: 'YEAR' }
    : period;
};

/** "every 2 weeks" */
export const describePeriod = ({ value, unit }: BillingPeriod, language: string): string => {
  const { one, many } = billingWordsIn(language).every[unit];
  return fillText(value === 1 ? one : many, { billingPeriodValue: String(value) });
};

/** "every 2 weeks for 1 year"; without an end the period alone. */
export const describePlan = (
  { billingPeriod, numBillingCycles }: SubscriptionPlan,
  language: string,
): string => {
  const every = describePeriod(billingPeriod, language);
  if (numBillingCycles === 0) return every;
  const { value, unit } = inYears({ ...billingPeriod, value: billingPeriod.value * numBillingCycles });
  const { one, many } = billingWordsIn(language).lasting[unit];
  return `${every} ${fillText(value === 1 ? one : many, { duration: String(value) })}`;
};
