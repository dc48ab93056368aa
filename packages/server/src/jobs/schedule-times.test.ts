import { expect, it } from 'vitest';
import { nextRunAfter } from './schedule-times.ts';

const next = (schedule: Parameters<typeof nextRunAfter>[0], after: string): string =>
  nextRunAfter(schedule, new Date(after)).toISOString();

const berlin = { dailyAt: '02:30', zone: 'Europe/Berlin' } as const;

it('runs on beats that do not depend on when the program was started', () => {
  expect(next({ everySeconds: 300 }, '2026-01-01T00:01:07.123Z')).toBe('2026-01-01T00:05:00.000Z');
  expect(next({ everySeconds: 300 }, '2026-01-01T00:05:00.000Z')).toBe('2026-01-01T00:10:00.000Z');
});

it('runs daily by the clock of the zone', () => {
  expect(next(berlin, '2026-01-10T00:00:00Z')).toBe('2026-01-10T01:30:00.000Z');
  expect(next(berlin, '2026-01-10T01:30:00Z')).toBe('2026-01-11T01:30:00.000Z');
  expect(next(berlin, '2026-07-10T12:00:00Z')).toBe('2026-07-11T00:30:00.000Z');
});

it('knows that the day of the zone may not be the day of UTC', () => {
  const auckland = { dailyAt: '06:00', zone: 'Pacific/Auckland' };
  expect(next(auckland, '2026-06-30T17:00:00Z')).toBe('2026-06-30T18:00:00.000Z');
  expect(next(auckland, '2026-06-30T18:00:00Z')).toBe('2026-07-01T18:00:00.000Z');
  expect(next({ dailyAt: '23:00', zone: 'America/Los_Angeles' }, '2026-01-02T01:00:00Z')).toBe(
    '2026-01-02T07:00:00.000Z',
  );
});

it('moves a time that the clocks skip in spring forward with them', () => {
  expect(next(berlin, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(next(berlin, '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z');
});

it('runs once in the night in which a time occurs twice', () => {
  expect(next(berlin, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(next(berlin, '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
});

it('refuses a pace, a time and a zone that do not exist', () => {
  expect(() => next({ everySeconds: 0 }, '2026-01-01T00:00:00Z')).toThrow('whole number of seconds');
  expect(() => next({ dailyAt: '24:00', zone: 'UTC' }, '2026-01-01T00:00:00Z')).toThrow('such as 04:30');
  expect(() => next({ dailyAt: '04:00', zone: 'Mars/Base' }, '2026-01-01T00:00:00Z')).toThrow('Mars/Base');
});
