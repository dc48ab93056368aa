import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { defineJob, defineJobKind, enqueueJob, jobSchedules, jobs, type Schedule } from '../index.ts';
import { sweepJobs } from '../jobs-store.ts';
import { advanceSchedule, listSchedules, registerSchedule } from './schedules-store.ts';
import { createTestRunners } from '../testing/test-runners.ts';

const { database } = await createTestDatabase();
const runners = createTestRunners(database);
const HOUR = 3_600_000;

const tickKind = defineJobKind({ name: 'test.tick', payload: Type.Object({}) });

const tickJob = (schedule: Schedule, handle: () => Promise<unknown>) =>
  defineJob({ kind: tickKind, schedule, handle });

const readSchedule = async () => {
  const [row] = await database.select().from(jobSchedules).where(eq(jobSchedules.kind, tickKind.name));
  return row;
};

const lookKind = defineJobKind({ name: 'test.poll', payload: Type.Object({}) });
const lookJob = defineJob({ kind: lookKind, handle: async () => undefined });

/** A job that is due now is done: by then a runner has looked at what else was due. */
const untilLooked = async (): Promise<void> => {
  const id = (await enqueueJob(database, lookKind, { payload: {} })) ?? '';
  await vi.waitFor(
    async () => {
      const [row] = await database.select().from(jobs).where(eq(jobs.id, id));
      expect(row?.state).toBe('done');
    },
    { timeout: 60_000 },
  );
};

const untilRegistered = () =>
  vi.waitFor(async () => expect(await readSchedule()).toBeDefined(), { timeout: 60_000 });

const ticksDone = () => database.$count(jobs, eq(jobs.kind, tickKind.name));

afterEach(async () => {
  await database.delete(jobs);
  await database.delete(jobSchedules);
});

it('fires exactly once on three nodes', async () => {
  const ran: number[] = [];
  const nodes = [1, 2, 3].map((node) => tickJob({ everySeconds: 3_600 }, async () => ran.push(node)));
  for (const job of nodes) runners.start({ handlers: [job, lookJob] });
  await untilRegistered();
  for (let beat = 1; beat <= 5; beat += 1) {
    runners.advance(HOUR);
    await vi.waitFor(() => expect(ran).toHaveLength(beat), { timeout: 60_000 });
    await untilLooked();
    expect(ran).toHaveLength(beat);
  }
  expect(await ticksDone()).toBe(5);
});

it('lets one of the nodes that saw it due together fire it', async () => {
  const kind = tickKind.name;
  const nextRunAt = new Date(0);
  await registerSchedule(database, { kind, rule: 'every 60 seconds', nextRunAt });
  const seen = await Promise.all([1, 2, 3, 4].map(() => listSchedules(database, [kind])));
  expect(seen.flat()).toEqual(Array.from({ length: 4 }, () => ({ kind, nextRunAt })));
  const fired = await Promise.all(seen.flat().map((due) => advanceSchedule(database, due, runners.now())));
  expect(fired.filter(Boolean)).toHaveLength(1);
});

it('fires once for all the times that were missed', async () => {
  const ran: Date[] = [];
  const job = tickJob({ everySeconds: 60 }, async () => ran.push(runners.now()));
  const runner = runners.start({ handlers: [job] });
  await untilRegistered();
  await runner.stop();
  runners.advance(3 * HOUR);
  runners.start({ handlers: [job, lookJob] });
  await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 60_000 });
  await untilLooked();
  expect(ran).toHaveLength(1);
});

it('does not start a run while the former one is still going', async () => {
  let running = 0;
  let max = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const job = tickJob({ everySeconds: 60 }, async () => {
    running += 1;
    max = Math.max(max, running);
    await finished;
    running -= 1;
  });
  runners.start({ handlers: [job, lookJob], leaseMilliseconds: 10 * HOUR });
  await untilRegistered();
  for (let beat = 0; beat < 4; beat += 1) {
    runners.advance(60_000);
    await vi.waitFor(() => expect(running).toBe(1), { timeout: 60_000 });
    await untilLooked();
  }
  finish();
  await vi.waitFor(() => expect(running).toBe(0), { timeout: 60_000 });
  expect(max).toBe(1);
});

it('keeps its next time over a restart and sets it anew when the rule changes', async () => {
  const idle = async () => undefined;
  await runners.start({ handlers: [tickJob({ dailyAt: '04:00', zone: 'Europe/Berlin' }, idle)] }).stop();
  const first = await readSchedule();
  runners.advance(1_000);
  await runners.start({ handlers: [tickJob({ dailyAt: '04:00', zone: 'Europe/Berlin' }, idle)] }).stop();
  expect(await readSchedule()).toEqual(first);
  await runners.start({ handlers: [tickJob({ dailyAt: '05:00', zone: 'Europe/Berlin' }, idle)] }).stop();
  const changed = await readSchedule();
  expect(changed?.rule).toBe('daily at 05:00 Europe/Berlin');
  expect(changed?.nextRunAt).not.toEqual(first?.nextRunAt);
});

it('refuses a schedule for a job that needs a payload', () => {
  const kind = defineJobKind({ name: 'test.needy', payload: Type.Object({ id: Type.String() }) });
  const job = defineJob({ kind, schedule: { everySeconds: 60 }, handle: async () => undefined });
  expect(() => runners.start({ handlers: [job] })).toThrow('test.needy has a schedule but needs a payload');
});

it('sweeps finished jobs after a while, by a job of its own, and leaves the others', async () => {
  const old = new Date(runners.now().getTime() - 10 * 24 * HOUR);
  const common = { kind: 'test.other', payload: {}, runAt: old, maxAttempts: 1 };
  await database.insert(jobs).values([
    { ...common, id: 'done-old', state: 'done', finishedAt: old },
    { ...common, id: 'dead-old', state: 'dead', finishedAt: old },
    { ...common, id: 'done-new', state: 'done', finishedAt: runners.now() },
    { ...common, id: 'waiting', state: 'waiting' },
  ]);
  runners.start({ handlers: [] });
  await vi.waitFor(async () => expect(await database.$count(jobSchedules)).toBe(1), { timeout: 60_000 });
  runners.advance(HOUR);
  const left = () =>
    database.select({ id: jobs.id }).from(jobs).where(eq(jobs.kind, 'test.other')).orderBy(jobs.id);
  await vi.waitFor(
    async () => expect(await left()).toEqual([{ id: 'dead-old' }, { id: 'done-new' }, { id: 'waiting' }]),
    { timeout: 60_000 },
  );
});

it('sweeps more than one batch', async () => {
  const finishedAt = new Date(0);
  const common = {
    kind: 'test.other',
    payload: {},
    runAt: finishedAt,
    maxAttempts: 1,
    state: 'done' as const,
  };
  const many = Array.from({ length: 2_500 }, (_, i) => ({ ...common, id: String(i), finishedAt }));
  await database.insert(jobs).values(many);
  expect(await sweepJobs(database, { state: 'done', finishedBefore: new Date() })).toBe(2_500);
});
