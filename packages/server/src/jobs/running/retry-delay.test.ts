import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it('doubles the wait after each failed attempt, up to an hour', () => {
  const waits = [1, 2, 3, 10, 11, 500].map((attempts) => retryDelay(attempts, () => 1));
  expect(waits).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000]);
});

it('spreads attempts over the second half of the wait', () => {
  expect(retryDelay(3, () => 0)).toBe(10_000);
  expect(retryDelay(3, () => 0.5)).toBe(15_000);
});
