import { billingText } from './billing-text.ts';

const UNITS = ['WEEK', 'MONTH', 'YEAR'] as const;
type Unit = (typeof UNITS)[number];

interface Counted {
  readonly one: string;
  readonly many: string;
}

/** Texts about recurring payments in one language. */
export interface BillingTexts {
  readonly from: string;
  /** How often; `{billingPeriodValue}` is the number. */
  readonly every: Readonly<Record<Unit, Counted>>;
  /** For how long; `{duration}` is the number. */
  readonly lasting: Readonly<Record<Unit, Counted>>;
}

const COUNTS = [
  { value: 1, name: 'one' },
  { value: 2, name: 'many' },
] as const;

const periods = UNITS.flatMap((unit) => COUNTS.map(({ value, name }) => ({ unit, value, name })));

/** All messages about billing periods, by the key under which a site overrides them. */
export const billingStrings = ({ from, every, lasting }: BillingTexts): Record<string, string> => {
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
