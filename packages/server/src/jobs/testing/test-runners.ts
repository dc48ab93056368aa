import { pino } from 'pino';
import { afterEach } from 'vitest';
import type { Database } from '../../database/index.ts';
import { createJobRunner, type JobRunner, type JobRunnerOptions } from '../index.ts';

export interface TestRunners {
  /** Starts a runner that polls fast; it is stopped after the test. */
  start(options: Partial<JobRunnerOptions> & Pick<JobRunnerOptions, 'handlers'>): JobRunner;
  /** Moves the time of all runners forward. */
  advance(milliseconds: number): void;
  now(): Date;
}

/** Nodes of a test, which share one clock. */
export const createTestRunners = (database: Database): TestRunners => {
  let ahead = 0;
  let started: JobRunner[] = [];
  const now = (): Date => new Date(Date.now() + ahead);

  afterEach(async () => {
    await Promise.all(started.map((runner) => runner.stop()));
    started = [];
  });

  const start: TestRunners['start'] = (options) => {
    const runner = createJobRunner({
      database,
      clock: now,
      log: pino({ level: 'silent' }),
      nodeId: `node-${started.length + 1}`,
      pollMilliseconds: 20,
      drainMilliseconds: 2_000,
      ...options,
    });
    started.push(runner);
    runner.start();
    return runner;
  };

  const advance = (milliseconds: number): void => {
    ahead += milliseconds;
  };

  return { start, advance, now };
};
