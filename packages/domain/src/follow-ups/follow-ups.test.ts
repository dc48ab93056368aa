import { expect, it } from 'vitest';
import { delayMs, followUpTextsIn, isDelay } from './index.ts';

it('counts hours or days, within a limit', () => {
  expect(delayMs('thank-you', 2)).toBe(7_200_000);
  expect(delayMs('review-request', 2)).toBe(172_800_000);
  expect([isDelay('review-request', 90), isDelay('review-request', 91)]).toEqual([true, false]);
  expect([isDelay('welcome', -1), isDelay('welcome', 1.5)]).toEqual([false, false]);
});

it('speaks the language of the person, or English', () => {
  expect(followUpTextsIn('de-AT').unsubscribe).toBe('Abmelden');
  expect(followUpTextsIn('it').unsubscribe).toBe('Unsubscribe');
});
