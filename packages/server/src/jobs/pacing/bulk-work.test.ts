import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openBulkWork } from './bulk-work.ts';

it('keeps its pace during a piece that has lost its place, and during the rest after it', async () => {
  const work = openBulkWork({
    countRequests: () => 0,
    loopDelay: { start: () => undefined, stop: () => undefined, read: () => 5_000 },
    mostAtOnce: 8,
    delayMs: 20,
    everyMs: 2,
    longestHoldMs: 2,
  });
  onTestFinished(work.stop);
  const slowest = { atOnce: 1, rest: 4 };
  await work.run(async () => {
    await expect.poll(work.pace).toEqual(slowest);
    await pause(40);
    expect(work.pace()).toEqual(slowest);
  });
  expect(work.pace()).toEqual(slowest);
});
