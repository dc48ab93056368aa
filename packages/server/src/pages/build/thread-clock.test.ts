import { expect, it } from 'vitest';
import { threadMilliseconds } from './thread-clock.ts';

it('counts while the thread works', () => {
  const begun = threadMilliseconds();
  const until = performance.now() + 2_000;
  while (threadMilliseconds() - begun < 50 && performance.now() < until);
  expect(threadMilliseconds() - begun).toBeGreaterThanOrEqual(50);
});

it.runIf(process.platform === 'linux')('does not count while it waits', () => {
  const begun = threadMilliseconds();
  // The thread itself stands still, so nothing else can run in it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  expect(threadMilliseconds() - begun).toBeLessThan(200);
});
