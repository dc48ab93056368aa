import { expect, it } from 'vitest';
import { skipText } from './subscription-texts.ts';

it('skipping says which charge is left out and when the next one is due', () => {
  const plan = {
    billingPeriod: { value: 1, unit: 'MONTH' as const },
    numBillingCycles: 0,
    isSubscribable: true,
  };
  const subscription = {
    status: 'ACTIVE' as const,
    startedOn: '2026-10-31T10:00:00Z',
    nextOn: '2026-11-30T10:00:00Z',
    plan,
  };
  expect(skipText(subscription, 'UTC')).toBe(
    'Nothing is charged or sent on 30 November 2026. The next charge is then on 31 December 2026.',
  );
  expect(skipText({ ...subscription, status: 'PAST_DUE' }, 'UTC')).toContain('not tried again');
});
