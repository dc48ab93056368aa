import { describe, expect, it } from 'vitest';
import { firstPace, nextPace, paceOf, type PaceState } from './pace-rule.ts';

const limits = { mostAtOnce: 8, delayMs: 20 };

const after = (delays: readonly number[], hasVisitors = true, state: PaceState = firstPace): PaceState =>
  delays.reduce((before, delayMs) => nextPace(before, { delayMs, hasVisitors }, limits), state);

const paceAfter = (delays: readonly number[], hasVisitors = true) =>
  paceOf(after(delays, hasVisitors), limits);

const times = (count: number, delay: number): number[] => Array.from({ length: count }, () => delay);

describe('the pace of bulk work', () => {
  it('begins with little and gets to all that is allowed while nothing is late', () => {
    expect(paceAfter([])).toEqual({ atOnce: 2, rest: 0 });
    expect(paceAfter(times(3, 2))).toEqual({ atOnce: 3, rest: 0 });
    expect(paceAfter(times(100, 2))).toEqual({ atOnce: 8, rest: 0 });
  });

  it('slows down with the first delay, and by more the longer it is', () => {
    expect(paceAfter([21])).toEqual({ atOnce: 1, rest: 0 });
    expect(paceAfter([61])).toEqual({ atOnce: 1, rest: 1 });
  });

  it('does little after many delays, but never nothing', () => {
    expect(paceAfter(times(50, 500))).toEqual({ atOnce: 1, rest: 4 });
  });

  it('takes longer to get faster than to slow down', () => {
    const fast = after(times(100, 2));
    const slowed = after([30], true, fast);
    expect(paceOf(slowed, limits).atOnce).toBe(6);
    expect(paceOf(after([2, 2], true, slowed), limits).atOnce).toBe(6);
    expect(paceOf(after([2, 2, 2], true, slowed), limits).atOnce).toBe(8);
  });

  it('stays as it is where delays are neither long nor short', () => {
    expect(paceAfter(times(50, 15))).toEqual({ atOnce: 2, rest: 0 });
  });

  it('lets bulk work delay itself while nobody is there', () => {
    expect(paceAfter(times(100, 45), false)).toEqual({ atOnce: 8, rest: 0 });
    expect(paceAfter(times(100, 45), true)).toEqual({ atOnce: 1, rest: 4 });
    expect(paceAfter(times(100, 120), false)).toEqual({ atOnce: 1, rest: 4 });
  });

  it('keeps to the most that the operator allows', () => {
    expect(paceOf(after(times(100, 2)), { mostAtOnce: 3 })).toEqual({ atOnce: 3, rest: 0 });
  });
});
