import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BulkPieces } from './bulk-pieces.ts';
import type { Pace } from './pace-rule.ts';

/** Pieces that end when they are told to. */
const createBench = (first: Pace) => {
  let pace = first;
  const pieces = new BulkPieces(() => pace);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    pieces,
    begun,
    setPace: (next: Pace) => {
      pace = next;
      pieces.admit();
    },
    start: (name: string): Promise<string> =>
      pieces.run(
        () =>
          new Promise((resolve) => {
            begun.push(name);
            ends.set(name, () => resolve(name));
          }),
      ),
    end: (name: string) => ends.get(name)?.(),
  };
};

it('runs as many pieces as the pace allows, the others in their order', async () => {
  const bench = createBench({ atOnce: 2, rest: 0 });
  const runs = ['a', 'b', 'c', 'd'].map((name) => bench.start(name));
  await expect.poll(() => bench.begun).toEqual(['a', 'b']);
  bench.end('b');
  expect(await runs[1]).toBe('b');
  await expect.poll(() => bench.begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) bench.end(name);
  await expect.poll(() => bench.begun).toEqual(['a', 'b', 'c', 'd']);
  bench.end('d');
  await Promise.all(runs);
  await expect.poll(() => bench.pieces.isIdle).toBe(true);
});

it('begins more when the pace gets faster, and fewer when it gets slower', async () => {
  const bench = createBench({ atOnce: 1, rest: 0 });
  const runs = ['a', 'b', 'c', 'd', 'e'].map((name) => bench.start(name));
  bench.setPace({ atOnce: 3, rest: 0 });
  await expect.poll(() => bench.begun).toEqual(['a', 'b', 'c']);
  bench.setPace({ atOnce: 1, rest: 0 });
  for (const name of ['a', 'b', 'c']) bench.end(name);
  await expect.poll(() => bench.begun).toEqual(['a', 'b', 'c', 'd']);
  bench.end('d');
  await expect.poll(() => bench.begun).toHaveLength(5);
  bench.end('e');
  await Promise.all(runs);
});

it('rests after a piece in proportion to its time, and a piece that fails does not hold the place', async () => {
  const pieces = new BulkPieces(() => ({ atOnce: 1, rest: 2 }));
  const busy = async (): Promise<number> => {
    const began = performance.now();
    while (performance.now() - began < 20);
    return performance.now();
  };
  const failed = pieces.run(async () => {
    await busy();
    throw new Error('no');
  });
  const endedAt = performance.now();
  const second = pieces.run(async () => performance.now());
  await expect(failed).rejects.toThrow('no');
  expect((await second) - endedAt).toBeGreaterThan(30);
});

it('rests after a piece that has lost its place too, before its job goes on', async () => {
  const pieces = new BulkPieces(() => ({ atOnce: 1, rest: 2 }), 5);
  let endedAt = 0;
  await pieces.run(async () => {
    await pause(20);
    endedAt = performance.now();
  });
  expect(performance.now() - endedAt).toBeGreaterThan(30);
});
