export { defineJob, defineJobKind, type Job, type JobContext, type JobKind } from './job-kinds.ts';
export { enqueueJob, type EnqueueOptions } from './enqueue-job.ts';
export { createJobRunner, type JobRunner, type JobRunnerOptions } from './running/job-runner.ts';
export { runPiece } from './pacing/bulk-work.ts';
export {
  deleteJobsOf,
  findJob,
  findJobOf,
  hastenJob,
  listUnfinishedJobs,
  type JobReport,
} from './jobs-store.ts';
export { jobSchedules, jobs } from './jobs-tables.ts';
export type { Schedule } from './schedule-times.ts';
