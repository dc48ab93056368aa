export { Busy, busyOf } from './busy.ts';
export { FairQueue, type QueueLimits, type WaitingWork } from './fair-queue.ts';
