import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeTime, periodAt, periodStart } from './index.ts';

type Unit = 'WEEK' | 'MONTH' | 'YEAR';

const anchorOf = (startedAt: string, unit: Unit, value = 1, timeZone = 'UTC') => ({
  startedAt: new Date(startedAt),
  timeZone,
  plan: { billingPeriod: { value, unit }, numBillingCycles: 0 },
});

const daysOf = (anchor: ReturnType<typeof anchorOf>, count: number): string[] =>
  Array.from({ length: count }, (_, index) => periodStart(anchor, index).toISOString().slice(0, 10));

describe('days on which a subscription is charged', () => {
  it('[SUB-04 (rule)] a subscription of the 31st is charged on the last day of shorter months, and on the 31st again', () => {
    expect(daysOf(anchorOf('2027-12-31T10:00:00Z', 'MONTH'), 5)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(daysOf(anchorOf('2027-01-31T10:00:00Z', 'MONTH', 3), 3)).toEqual([
      '2027-01-31',
      '2027-04-30',
      '2027-07-31',
    ]);
  });

  it('[SUB-04 (rule)] a yearly one of 29 February is charged on the 28th, and on the 29th of leap years', () => {
    expect(daysOf(anchorOf('2028-02-29T10:00:00Z', 'YEAR'), 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('[SUB-04 (rule)] weeks keep the day of the week and the hour of the store over a clock change', () => {
    const anchor = anchorOf('2027-03-22T08:00:00Z', 'WEEK', 1, 'Europe/Berlin');
    expect(periodStart(anchor, 1).toISOString()).toBe('2027-03-29T07:00:00.000Z');
    // 2:30 does not exist on 28 March.
    const night = anchorOf('2027-03-21T01:30:00Z', 'WEEK', 1, 'Europe/Berlin');
    expect(periodStart(night, 1).toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(periodStart(night, 2).toISOString()).toBe('2027-04-04T00:30:00.000Z');
  });

  it('[SUB-04 (rule)] the day is that of the store, not of the server', () => {
    // 31 January in Auckland, still the 30th in UTC.
    const anchor = anchorOf('2027-01-30T20:00:00Z', 'MONTH', 1, 'Pacific/Auckland');
    expect(periodStart(anchor, 1).toISOString()).toBe('2027-02-27T20:00:00.000Z');
    expect(periodStart(anchor, 2).toISOString()).toBe('2027-03-30T20:00:00.000Z');
  });

  it('every moment is in exactly one period, and periods follow each other', () => {
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland');
    const unit = fc.constantFrom<Unit>('WEEK', 'MONTH', 'YEAR');
    const start = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) });
    fc.assert(
      fc.property(
        zone,
        unit,
        start,
        fc.integer({ min: 1, max: 12 }),
        fc.nat(900),
        (timeZone, of, at, value, days) => {
          const anchor = anchorOf(new Date(at).toISOString(), of, value, timeZone);
          const moment = new Date(at + days * 86_400_000);
          const index = periodAt(anchor, moment);
          expect(periodStart(anchor, index) <= moment).toBe(true);
          expect(periodStart(anchor, index + 1) > moment).toBe(true);
        },
      ),
    );
  });
});

describe('notices of renewals', () => {
  const at = new Date('2027-06-30T10:00:00Z');
  const noticeOf = (unit: Unit, value: number) =>
    noticeTime({ billingPeriod: { unit, value }, numBillingCycles: 0 }, at)?.toISOString() ?? null;

  it('come 15 days ahead, and not for short periods', () => {
    expect(noticeOf('WEEK', 11)).toBeNull();
    expect(noticeOf('WEEK', 12)).toBe('2027-06-15T10:00:00.000Z');
    expect(noticeOf('MONTH', 2)).toBeNull();
    expect(noticeOf('MONTH', 3)).toBe('2027-06-15T10:00:00.000Z');
    expect(noticeOf('YEAR', 1)).toBe('2027-06-15T10:00:00.000Z');
  });
});
