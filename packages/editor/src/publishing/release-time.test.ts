import { expect, it } from 'vitest';
import { readTime, suggestTime } from './release-time.ts';

const now = Date.UTC(2026, 10, 15, 9, 57, 20);

it('suggests a round time on the clocks of the site that leaves time to fill the dialog', () => {
  expect(suggestTime(now, 'Europe/Berlin')).toBe('2026-11-15T12:00');
  expect(suggestTime(now - 10 * 60_000, 'Asia/Kolkata')).toBe('2026-11-15T15:30');
});

it('takes a time that comes, and says what is wrong with another', () => {
  expect(readTime('2026-11-15T10:58', 'Europe/Berlin', now)).toEqual({
    moment: Date.UTC(2026, 10, 15, 9, 58),
  });
  expect(readTime('2026-11-15T10:57', 'Europe/Berlin', now)).toEqual({
    fault: 'This time has passed. Choose a later one.',
  });
  expect(readTime('', 'Europe/Berlin', now)).toEqual({ fault: 'Enter a date and a time.' });
});
