import { describe, expect, it } from 'vitest';
import { billingText } from './billing-text.ts';
import { readBillingPlan } from './billing.ts';

const plan = (value: number, unit: string, numBillingCycles?: number) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

describe('billing plans', () => {
  it('[SUB-03] tell whole years in years: 52 weeks, 12 months', () => {
    expect(readBillingPlan(plan(2, 'WEEK', 26))?.duration).toEqual({ value: 1, unit: 'YEAR' });
    expect(readBillingPlan(plan(1, 'MONTH', 24))?.duration).toEqual({ value: 2, unit: 'YEAR' });
    expect(readBillingPlan(plan(1, 'YEAR', 3))?.duration).toEqual({ value: 3, unit: 'YEAR' });
    expect(readBillingPlan(plan(1, 'WEEK', 51))?.duration).toEqual({ value: 51, unit: 'WEEK' });
  });

  it('[SUB-03] keep the unit when asked', () => {
    expect(readBillingPlan(plan(2, 'WEEK', 26), { keepUnit: true })?.duration).toEqual({
      value: 52,
      unit: 'WEEK',
    });
  });

  it('[SUB-03] go on without end when no cycles are counted', () => {
    expect(readBillingPlan(plan(1, 'MONTH'))).toEqual({
      every: { value: 1, unit: 'MONTH' },
      duration: undefined,
    });
    expect(readBillingPlan(plan(1, 'MONTH', 0))?.duration).toBeUndefined();
  });

  it('[SUB-03] have no text without a billing period', () => {
    for (const bad of [undefined, null, {}, { billingPeriod: null }, { billingPeriod: {} }]) {
      expect(readBillingPlan(bad)).toBeUndefined();
    }
  });
});

describe('billing texts', () => {
  const every = (value: number, unit: string) => ({ value, unit });

  it.each([
    [
      every(1, 'WEEK'),
      undefined,
      'single',
      'productPrice__singlePrice__1Weekly__indefinite',
      '{price} every week',
    ],
    [
      every(3, 'MONTH'),
      undefined,
      'varied',
      'productPrice__multiplePrices__nMonthly__indefinite',
      'from {fromPrice} every {billingPeriodValue} months',
    ],
    [
      every(1, 'YEAR'),
      every(1, 'YEAR'),
      'single',
      'productPrice__singlePrice__1Yearly__limited__1Years',
      '{price} every year for {duration} year',
    ],
    [
      every(2, 'WEEK'),
      every(6, 'WEEK'),
      'single',
      'productPrice__singlePrice__nWeekly__limited__nWeeks',
      '{price} every {billingPeriodValue} weeks for {duration} weeks',
    ],
  ] as const)('[SUB-03] %j for %j, %s prices', (rhythm, duration, prices, key, fallback) => {
    expect(billingText({ every: rhythm, duration }, prices)).toEqual({ key, fallback });
  });
});
