import { expect, it } from 'vitest';
import { findPassedTime, TIME_PASSED } from './passed-time.ts';

const NOW = 1_000_000;
const draft = { status: 'draft' };
const planned = (publishOn: number) => ({ status: 'scheduled', publishOn });

it('refuses a plan for a time that has passed', () => {
  expect(findPassedTime(draft, planned(NOW - 1), NOW)).toEqual({ publishOn: TIME_PASSED });
  expect(findPassedTime(planned(NOW + 9), planned(NOW - 1), NOW)).toEqual({ publishOn: TIME_PASSED });
});

it('leaves alone what is still to come, what was planned before and what is not planned', () => {
  expect(findPassedTime(draft, planned(NOW + 1), NOW)).toEqual({});
  expect(findPassedTime(planned(NOW - 1), planned(NOW - 1), NOW)).toEqual({});
  expect(findPassedTime(draft, { status: 'published', publishOn: NOW - 1 }, NOW)).toEqual({});
});
