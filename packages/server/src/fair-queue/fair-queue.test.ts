import { describe, expect, it } from 'vitest';
import { Busy, busyOf } from './busy.ts';
import { FairQueue, type WaitingWork } from './fair-queue.ts';

interface NamedWork extends WaitingWork {
  readonly name: string;
}

const workOf = (name: string, siteId: string, address = name, isKnown = false): NamedWork => ({
  name,
  siteId,
  client: { address, isKnown },
});

const namesOf = (work: readonly NamedWork[]): string[] => work.map(({ name }) => name);
const limits = { most: 6, mostOfAddress: 2 };

describe('work that waits', () => {
  it('is taken from the site with the lowest rank, and from none without a rank', () => {
    const queue = new FairQueue<NamedWork>(limits);
    for (const siteId of ['a', 'b', 'c']) queue.add(workOf(siteId, siteId));
    const ranks = new Map([
      ['a', 2],
      ['b', 1],
    ]);
    const take = () => queue.take((siteId) => ranks.get(siteId))?.name;
    expect([take(), take(), take()]).toEqual(['b', 'a', undefined]);
    expect([queue.count, queue.has('c'), queue.has('a')]).toEqual([1, true, false]);
  });

  it('is taken from the site that has waited longest where ranks are equal', () => {
    const queue = new FairQueue<NamedWork>(limits);
    for (const name of ['a1', 'b1', 'a2']) queue.add(workOf(name, name[0] ?? ''));
    const names = Array.from({ length: 3 }, () => queue.take(() => 0)?.name);
    expect(names).toEqual(['a1', 'a2', 'b1']);
  });

  it('of the program itself has no address and is never refused', () => {
    const queue = new FairQueue<NamedWork>({ most: 3, mostOfAddress: 2 });
    for (const name of ['1', '2', '3', '4', '5']) expect(queue.add(workOf(name, 'own', ''))).toEqual([]);
    for (const name of ['x1', 'x2']) expect(queue.add(workOf(name, 'a', 'x'))).toEqual([]);
    expect(queue.add(workOf('b', 'b'))).toEqual([]);
    expect(namesOf(queue.add(workOf('c', 'c')))).toEqual(['x2']);
    expect(namesOf(queue.all)).toEqual(['1', '2', '3', '4', '5', 'x1', 'b', 'c']);
  });
});

it('a refusal is found inside the errors that were wrapped around it', () => {
  const busy = new Busy('too much waits', 2);
  expect(busyOf(new Error('a query failed', { cause: busy }))).toBe(busy);
  expect(busyOf(new Error('a query failed', { cause: new Error('broken') }))).toBeUndefined();
});
