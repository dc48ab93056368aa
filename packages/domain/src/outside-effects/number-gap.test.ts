import { expect, it } from 'vitest';
import { numberGap } from './index.ts';

const backupAt = new Date('2027-03-01T00:00:00Z');

it('leaves out twice as many numbers as were usual in that time, and a hundred more', () => {
  expect(numberGap({ monthCount: 600, backupAt, now: new Date('2027-03-04T00:00:00Z') })).toBe(220);
  expect(numberGap({ monthCount: 1, backupAt, now: new Date('2027-03-01T01:00:00Z') })).toBe(101);
});

it('leaves out a hundred where nothing was sold, or the clock says that the backup is still to come', () => {
  expect(numberGap({ monthCount: 0, backupAt, now: new Date('2027-06-01T00:00:00Z') })).toBe(100);
  expect(numberGap({ monthCount: 900, backupAt, now: new Date('2027-02-01T00:00:00Z') })).toBe(100);
});
