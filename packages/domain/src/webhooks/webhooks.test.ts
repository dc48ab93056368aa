import { expect, it } from 'vitest';
import { hasFailedTooLong, isDelivered, isGone, pauseAfter } from './index.ts';

it('attempts are further and further apart, and end', () => {
  const pauses = Array.from({ length: 12 }, (_, attempt) => pauseAfter(attempt + 1));
  const given = pauses.filter((pause) => pause !== undefined);
  expect(given).toEqual(given.toSorted((a, b) => a - b));
  expect(given[0]).toBe(5_000);
  expect(pauses.at(-1)).toBeUndefined();
  expect(given.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 86_400_000);
});

it('only an answer of 2xx is a delivery', () => {
  expect([199, 200, 204, 299, 300, 302, 404, 410, 500].filter(isDelivered)).toEqual([200, 204, 299]);
  expect([404, 410].map(isGone)).toEqual([false, true]);
});

it('an endpoint has failed too long after the days and not before', () => {
  const since = new Date('2026-11-01T00:00:00Z');
  expect(hasFailedTooLong(since, new Date('2026-11-05T23:59:59Z'), 5)).toBe(false);
  expect(hasFailedTooLong(since, new Date('2026-11-06T00:00:00Z'), 5)).toBe(true);
});
