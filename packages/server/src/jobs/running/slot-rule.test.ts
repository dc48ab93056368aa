import { expect, it } from 'vitest';
import { findGivingWay, mostOfKind, TURN_MS, type LongRun } from './slot-rule.ts';

const run = (kind: string, ranMs = 0, givesWay = true): LongRun => ({ kind, ranMs, givesWay });

it('asks nobody while nobody waits', () => {
  expect(findGivingWay([run('campaign', TURN_MS), run('campaign', TURN_MS)], [])).toBeUndefined();
});

it('takes a slot at once from a kind that has all of them', () => {
  const runs = [run('campaign', 5), run('campaign', 9)];
  expect(findGivingWay(runs, ['import'])).toBe(runs[1]);
});

it('leaves each of two kinds its slot while both want more', () => {
  const runs = [run('campaign', TURN_MS), run('import', TURN_MS)];
  expect(findGivingWay(runs, ['campaign', 'import'])).toBeUndefined();
});

it('lets a third kind have its turn after ten seconds', () => {
  const young = [run('campaign', TURN_MS - 1), run('import', 0)];
  expect(findGivingWay(young, ['renewal'])).toBeUndefined();
  const runs = [run('import', 0), run('campaign', TURN_MS)];
  expect(findGivingWay(runs, ['renewal'])).toBe(runs[1]);
});

it('takes turns where there is one slot', () => {
  const [only] = [run('campaign', TURN_MS)];
  expect(findGivingWay([only], ['campaign', 'import'])).toBe(only);
  expect(findGivingWay([only], ['campaign'])).toBeUndefined();
});

it('never asks a kind that does not give way; that one leaves a slot free', () => {
  expect(findGivingWay([run('products', TURN_MS, false)], ['import'])).toBeUndefined();
  expect(mostOfKind({ givesWay: false }, 2)).toBe(1);
  expect(mostOfKind({ givesWay: false }, 1)).toBe(1);
  expect(mostOfKind({ givesWay: true }, 2)).toBe(2);
});
