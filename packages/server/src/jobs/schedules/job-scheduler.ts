import { Value } from 'typebox/value';
import { inTransaction, type Database } from '../../database/index.ts';
import { enqueueJob } from '../enqueue-job.ts';
import type { Job } from '../job-kinds.ts';
import { nextRunAfter, scheduleRule, type Schedule } from '../schedule-times.ts';
import { advanceSchedule, listSchedules, registerSchedule, type NextRun } from './schedules-store.ts';

interface ScheduledJob extends Job {
  readonly schedule: Schedule;
}

export interface JobScheduler {
  register(now: Date): Promise<void>;
  fireDue(now: Date): Promise<void>;
}

const LONGEST_PAUSE_MS = 60_000;

const isScheduled = (job: Job): job is ScheduledJob => job.schedule !== undefined;

const checkScheduled = ({ kind, schedule }: ScheduledJob): void => {
  if (!Value.Check(kind.payload, {})) throw new TypeError(`${kind.name} has a schedule but needs a payload.`);
  nextRunAfter(schedule, new Date(0));
};

/** Enqueues jobs by their schedules, once per run however many nodes there are. */
export const createJobScheduler = (database: Database, allJobs: readonly Job[]): JobScheduler => {
  const scheduled = new Map(allJobs.filter(isScheduled).map((job) => [job.kind.name, job]));
  for (const job of scheduled.values()) checkScheduled(job);

  const register = async (now: Date): Promise<void> => {
    for (const [kind, { schedule }] of scheduled) {
      const nextRunAt = nextRunAfter(schedule, now);
      await registerSchedule(database, { kind, rule: scheduleRule(schedule), nextRunAt });
    }
  };

  const fire = (due: NextRun, now: Date): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const job = scheduled.get(due.kind);
      if (!job || !(await advanceSchedule(transaction, due, nextRunAfter(job.schedule, now)))) return;
      // A run that takes longer than its interval must not overlap with the next.
      await enqueueJob(transaction, job.kind, { payload: {}, runAt: now, dedupeKey: 'schedule' });
    });

  /** Times are only moved later, except when a node with another rule starts: so it is looked at each minute. */
  let nextLook = new Date(0);

  const fireDue = async (now: Date): Promise<void> => {
    if (scheduled.size === 0 || now < nextLook) return;
    const runs = await listSchedules(database, [...scheduled.keys()]);
    const due = runs.filter(({ nextRunAt }) => nextRunAt <= now);
    for (const run of due) await fire(run, now);
    const next = due.length > 0 ? now : runs[0]?.nextRunAt;
    nextLook = new Date(Math.min(next?.getTime() ?? 0, now.getTime() + LONGEST_PAUSE_MS));
  };

  return { register, fireDue };
};
