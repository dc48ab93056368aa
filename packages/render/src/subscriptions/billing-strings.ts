import type { BillingWords } from '@sitewright/domain/billing-periods';
import { billingText } from './billing-text.ts';

const UNITS = ['WEEK', 'MONTH', 'YEAR'] as const;

const COUNTS = [
  { value: 1, name: 'one' },
  { value: 2, name: 'many' },
] as const;

const periods = UNITS.flatMap((unit) => COUNTS.map(({ value, name }) => ({ unit, value, name })));

/** All messages about billing periods, by the key under which a site overrides them. */
export const billingStrings = (from: string, { every, lasting }: BillingWords): Record<string, string> => {
  const strings = new Map<string, string>();
  for (const prices of ['single', 'varied'] as const)
    for (const rhythm of periods)
      for (const duration of [undefined, ...periods]) {
        const { key } = billingText({ every: rhythm, duration }, prices);
        const parts = [
          prices === 'varied' ? from : '{price}',
          every[rhythm.unit][rhythm.name],
          ...(duration ? [lasting[duration.unit][duration.name]] : []),
        ];
        strings.set(key, parts.join(' '));
      }
  return Object.fromEntries(strings);
};
