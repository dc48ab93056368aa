import type { BillingPlan, Period } from './billing.ts';

/** A message for a recurring price, and the key under which a site may override it. */
export interface BillingText {
  readonly key: string;
  readonly fallback: string;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const rhythmKey = ({ value, unit }: Period): string => `${value === 1 ? '1' : 'n'}${capitalized(unit)}ly`;
const durationKey = (duration: Period | undefined): string =>
  duration ? `limited__${duration.value === 1 ? '1' : 'n'}${capitalized(duration.unit)}s` : 'indefinite';

const rhythm = ({ value, unit }: Period): string =>
  value > 1 ? `every {billingPeriodValue} ${unit.toLowerCase()}s` : `every ${unit.toLowerCase()}`;
const length = (duration: Period | undefined): string =>
  duration ? ` for {duration} ${duration.unit.toLowerCase()}${duration.value === 1 ? '' : 's'}` : '';

/** Starts with "from" if the variants have different prices. */
export const billingText = ({ every, duration }: BillingPlan, prices: 'single' | 'varied'): BillingText => {
  const many = prices === 'varied';
  return {
    key: `productPrice__${many ? 'multiplePrices' : 'singlePrice'}__${rhythmKey(every)}__${durationKey(duration)}`,
    fallback: `${many ? 'from {fromPrice}' : '{price}'} ${rhythm(every)}${length(duration)}`,
  };
};
