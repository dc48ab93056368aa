import { Type } from 'typebox';
import type { Queryable } from '../../database/index.ts';
import { defineJob, defineJobKind } from '../job-kinds.ts';
import { sweepJobs } from '../jobs-store.ts';

const DAY = 86_400_000;
const KEEP_DONE = 3 * DAY;
const KEEP_DEAD = 30 * DAY;

const sweepKind = defineJobKind({ name: 'jobs.sweep', payload: Type.Object({}) });

/** Deletes finished jobs after a while: otherwise the table would grow without bound. */
export const createSweepJob = (database: Queryable, clock: () => Date) =>
  defineJob({
    kind: sweepKind,
    schedule: { everySeconds: 3_600 },
    handle: async () => {
      const before = (age: number): Date => new Date(clock().getTime() - age);
      const done = await sweepJobs(database, { state: 'done', finishedBefore: before(KEEP_DONE) });
      const dead = await sweepJobs(database, { state: 'dead', finishedBefore: before(KEEP_DEAD) });
      return { done, dead };
    },
  });
