import { inYears } from '@sitewright/domain/billing-periods';
import { asNumber, asString, property } from '@sitewright/template';

/** How often a subscription is charged, and for how long: 0 cycles run until cancelled. */
export interface BillingPlan {
  readonly every: Period;
  readonly duration: Period | undefined;
}

export interface Period {
  readonly value: number;
  readonly unit: string;
}

export interface DurationStyle {
  /** Keeps 52 weeks as 52 weeks instead of 1 year. */
  readonly keepUnit?: boolean;
}

/** Undefined if the plan has no billing period, for which there is no text. */
export const readBillingPlan = (plan: unknown, style: DurationStyle = {}): BillingPlan | undefined => {
  const period = property(plan, 'billingPeriod');
  const every = { value: asNumber(property(period, 'value')), unit: asString(property(period, 'unit')) };
  if (every.unit === '') return undefined;
  const cycles = asNumber(property(plan, 'numBillingCycles'));
  if (!(cycles > 0)) return { every, duration: undefined };
  const duration = { ...every, value: every.value * cycles };
  return { every, duration: style.keepUnit ? duration : inYears(duration) };
};
