import type { SubscriptionPlan } from '../catalogue/index.ts';

type Unit = SubscriptionPlan['billingPeriod']['unit'];

const MONTHS = 12;
const PER_YEAR: Readonly<Record<Unit, number>> = { WEEK: 52, MONTH: 12, YEAR: 1 };

/** Renewals of one plan together. */
export interface RecurringSum {
  readonly currency: string;
  readonly value: number;
  readonly unit: Unit;
  readonly cents: number;
}

/** Monthly recurring revenue by currency, in whole minor units. */
export const monthlyRevenue = (
  sums: readonly RecurringSum[],
): readonly { readonly currency: string; readonly cents: number }[] => {
  const totals = new Map<string, number>();
  for (const { currency, value, unit, cents } of sums)
    totals.set(currency, (totals.get(currency) ?? 0) + (cents * PER_YEAR[unit]) / (MONTHS * value));
  return [...totals]
    .map(([currency, cents]) => ({ currency, cents: Math.round(cents) }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency));
};

/** The share of subscriptions that ended, in percent with one digit; null where there were none. */
export const churnPercent = ({
  atBeginning,
  ended,
}: {
  readonly atBeginning: number;
  readonly ended: number;
}): number | null => (atBeginning === 0 ? null : Math.round((ended / atBeginning) * 1000) / 10);
