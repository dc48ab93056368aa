import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const JOB_STATES = ['waiting', 'running', 'done', 'dead'] as const;

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    websiteId: text('website_id'),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: JOB_STATES }).notNull().default('waiting'),
    dedupeKey: text('dedupe_key'),
    runAt: time('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    leasedBy: text('leased_by'),
    leaseUntil: time('lease_until'),
    lastError: text('last_error'),
    progress: jsonb('progress'),
    result: jsonb('result'),
    createdAt: time('created_at').notNull().defaultNow(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    check('jobs_state_known', sql`${table.state} in ('waiting', 'running', 'done', 'dead')`),
    check('jobs_running_is_leased', sql`(${table.state} = 'running') = (${table.leaseUntil} is not null)`),
    check(
      'jobs_finished_has_time',
      sql`(${table.state} in ('done', 'dead')) = (${table.finishedAt} is not null)`,
    ),
    // Covers both kinds of due jobs: waiting ones by run time, running ones by the end of their lease.
    index('jobs_due')
      .on(sql`coalesce(${table.leaseUntil}, ${table.runAt})`)
      .where(sql`${table.state} in ('waiting', 'running')`),
    // Of each long kind for itself: thousands of jobs of another one must not be read to find it.
    index('jobs_due_by_kind')
      .on(table.kind, sql`coalesce(${table.leaseUntil}, ${table.runAt})`)
      .where(sql`${table.state} in ('waiting', 'running')`),
    uniqueIndex('jobs_one_unfinished')
      .on(table.kind, sql`coalesce(${table.websiteId}, '')`, table.dedupeKey)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_finished').on(table.finishedAt),
  ],
);

export const jobSchedules = pgTable('job_schedules', {
  kind: text('kind').primaryKey(),
  rule: text('rule').notNull(),
  nextRunAt: time('next_run_at').notNull(),
  lastRunAt: time('last_run_at'),
});
