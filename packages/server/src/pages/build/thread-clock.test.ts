import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { threadMilliseconds } from './thread-clock.ts';

it('counts while the thread works', () => {
  const begun = threadMilliseconds();
  const until = performance.now() + 2_000;
  while (threadMilliseconds() - begun < 50 && performance.now() < until);
  expect(threadMilliseconds() - begun).toBeGreaterThanOrEqual(50);
});

it.runIf(process.platform === 'linux')('does not count while it waits', async () => {
  const begun = threadMilliseconds();
  await pause(300);
  expect(threadMilliseconds() - begun).toBeLessThan(200);
});
