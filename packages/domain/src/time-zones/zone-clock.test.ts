import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockTime, instantOf } from './zone-clock.ts';

/** Early in the year 1, before any zone had rules. */
const FIRST = Date.parse('0001-01-03T00:00:00Z') / 1000;

const shownAt = (instant: string, zone: string): string =>
  new Date(clockTime(Date.parse(instant), zone)).toISOString();
const instantAt = (local: string, zone: string): string =>
  new Date(instantOf(Date.parse(`${local}Z`), zone)).toISOString();

it('clocks show what their zone says, in summer and in winter', () => {
  expect(shownAt('2026-07-01T12:00:00Z', 'Europe/Berlin')).toBe('2026-07-01T14:00:00.000Z');
  expect(shownAt('2026-12-31T23:30:00Z', 'Europe/Berlin')).toBe('2027-01-01T00:30:00.000Z');
  expect(shownAt('2026-07-01T12:00:00Z', 'Asia/Kathmandu')).toBe('2026-07-01T17:45:00.000Z');
});

it('a time that occurs twice means the first, one that is skipped moves on with the clocks', () => {
  expect(instantAt('2026-10-25T02:30:00', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(instantAt('2026-03-29T02:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantAt('2026-11-01T01:30:00', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
});

it('a year is the one that is typed, however few digits it has as yet', () => {
  for (const year of ['0002', '0020', '0202', '2026']) {
    const local = `${year}-06-15T09:30:00.000Z`;
    expect(shownAt(instantAt(local.slice(0, -1), 'Europe/Berlin'), 'Europe/Berlin')).toBe(local);
  }
});

it('of every time that clocks show, an instant is found at which they show it', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC');
  fc.assert(
    fc.property(fc.integer({ min: FIRST, max: 4e9 }), zones, (seconds, zone) => {
      const shown = clockTime(seconds * 1000, zone);
      const found = instantOf(shown, zone);
      expect(clockTime(found, zone)).toBe(shown);
      expect(found).toBeLessThanOrEqual(seconds * 1000);
    }),
  );
});
