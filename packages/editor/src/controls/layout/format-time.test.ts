import { describe, expect, it } from 'vitest';
import { formatRelative } from './format-time.ts';

const now = new Date('2026-03-10T12:00:00Z');
const since = (moment: string) => formatRelative(new Date(moment), now);

describe('the time since a moment', () => {
  it('is told in the largest unit that fits', () => {
    expect(since('2026-03-10T11:59:30Z')).toBe('less than a minute ago');
    expect(since('2026-03-10T11:59:00Z')).toBe('1 minute ago');
    expect(since('2026-03-10T09:00:00Z')).toBe('3 hours ago');
    expect(since('2026-03-04T12:00:00Z')).toBe('6 days ago');
  });

  it('is a date from a week on', () => {
    expect(since('2026-03-03T12:00:00Z')).toBe('3 Mar 2026');
  });

  it('is the date in the time zone that is given', () => {
    const late = new Date('2026-02-03T23:30:00Z');
    expect(formatRelative(late, now, 'Europe/Berlin')).toBe('4 Feb 2026');
    expect(formatRelative(late, now, 'America/New_York')).toBe('3 Feb 2026');
  });

  it('is never negative when the server’s clock runs a little ahead', () => {
    expect(since('2026-03-10T12:00:40Z')).toBe('less than a minute ago');
  });

  it('is a date for a moment that is truly still to come', () => {
    expect(since('2026-03-17T12:00:00Z')).toBe('17 Mar 2026');
  });
});
