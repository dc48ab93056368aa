import { expect, it } from 'vitest';
import { currentMonth } from './month-of.ts';

const monthIn = (zone: string, now: string) => {
  const { start, end } = currentMonth(Date.parse(now), zone);
  return [new Date(start).toISOString(), new Date(end).toISOString()];
};

it('a month begins and ends on the clock of its zone, also while the clock is changed', () => {
  const october = ['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'];
  expect(monthIn('Europe/Berlin', '2026-10-15T12:00:00Z')).toEqual(october);
  expect(monthIn('Europe/Berlin', '2026-10-31T22:59:59.999Z')).toEqual(october);
  expect(monthIn('Europe/Berlin', '2026-10-31T23:00:00Z')[0]).toBe('2026-10-31T23:00:00.000Z');
  expect(monthIn('Europe/Berlin', '2026-09-30T21:59:59Z')[1]).toBe('2026-09-30T22:00:00.000Z');
  expect(monthIn('America/New_York', '2026-10-31T23:00:00Z')[1]).toBe('2026-11-01T04:00:00.000Z');
});
