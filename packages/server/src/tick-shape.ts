import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that node queues for `process.nextTick`. Where a full garbage collection finds none of them, V8
 * forgets their shape and makes every later one by a slow way, for as long as the process runs: a tick then costs five
 * times as much, and a request has about ten of them.
 */
export const keepTickShape = (): void => {
  process.nextTick(() => kept.push(executionAsyncResource()));
};
