import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeTime, describeTimes, nameZone } from './describe-time.ts';
import { localTime, momentOf } from './zoned-time.ts';

it('shows a moment on the clocks of the site, whatever those of the browser say', () => {
  const moment = Date.UTC(2026, 10, 15, 9, 30);
  expect(localTime(moment, 'Europe/Berlin')).toBe('2026-11-15T10:30');
  expect(localTime(moment, 'America/New_York')).toBe('2026-11-15T04:30');
  expect(momentOf('2026-11-15T10:30', 'Europe/Berlin')).toBe(moment);
  expect(momentOf('', 'Europe/Berlin')).toBeUndefined();
});

it('knows hours that the clocks skip', () => {
  const moment = momentOf('2026-03-29T02:30', 'Europe/Berlin') ?? 0;
  expect(localTime(moment, 'Europe/Berlin')).toBe('2026-03-29T03:30');
});

it('finds the moment again that a time was made of', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC');
  const minute = fc.integer({ min: 0, max: 60_000_000 }).map((count) => count * 60_000);
  fc.assert(
    fc.property(minute, zones, (moment, zone) => {
      const local = localTime(moment, zone);
      expect(localTime(momentOf(local, zone) ?? 0, zone)).toBe(local);
    }),
  );
});

it('says a moment in words, on the same clocks', () => {
  const moment = new Date(Date.UTC(2026, 10, 15, 23, 30));
  expect(describeTime(moment, 'Europe/Berlin')).toBe('16 November 2026 at 00:30');
  expect(describeTime(moment, 'America/New_York')).toBe('15 November 2026 at 18:30');
  expect(nameZone('15 November 2026 at 18:30', 'America/New_York')).toBe(
    '15 November 2026 at 18:30 (America/New_York)',
  );
});

it('says moments of one minute with their seconds, so that they can be told apart', () => {
  const moments = [31, 31, 30].map(
    (minute, index) => new Date(Date.UTC(2026, 10, 15, 19, minute, 40 - index * 35)),
  );
  expect(describeTimes(moments, 'Europe/Berlin')).toEqual([
    '15 November 2026 at 20:31:40',
    '15 November 2026 at 20:31:05',
    '15 November 2026 at 20:29',
  ]);
});
