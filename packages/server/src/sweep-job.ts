import { Type } from 'typebox';
import type { Database } from './database/index.ts';
import type { Capability } from './http/index.ts';
import { defineJob, defineJobKind, type Job } from './jobs/index.ts';

/** Stored in `job_schedules` under the name from when only contributors had a sweep. */
const sweepKind = defineJobKind({ name: 'contributors.sweep', payload: Type.Object({}) });

interface SweepServices {
  readonly database: Database;
  readonly clock: () => Date;
}

export const createSweepJob = (
  capabilities: readonly Capability[],
  { database, clock }: SweepServices,
): Job =>
  defineJob({
    kind: sweepKind,
    schedule: { everySeconds: 3600 },
    handle: async () => {
      const faults: unknown[] = [];
      for (const { sweep } of capabilities)
        await sweep?.(database, clock()).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw new AggregateError(faults, 'Some sweeps failed.');
    },
  });
