import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { defineJob, defineJobKind, enqueueJob, findJob, jobs, type JobContext } from '../index.ts';
import { claimJobs } from '../jobs-store.ts';
import { createTestRunners } from '../testing/test-runners.ts';

const { database } = await createTestDatabase();
const runners = createTestRunners(database);
const site = '0190aaaaaaaaaaaaaaaaaaaa';

const countKind = defineJobKind({
  name: 'test.count',
  payload: Type.Object({ number: Type.Integer() }),
  maxAttempts: 3,
});

/** The number of jobs that only show that the runner looks for jobs. */
const LOOKED = -1;

type Work = (number: number, context: JobContext) => Promise<unknown>;

const countJob = (work: Work) =>
  defineJob({
    kind: countKind,
    handle: async ({ number }, context) => (number === LOOKED ? undefined : work(number, context)),
  });

const enqueueCount = async (number: number, options = {}): Promise<string> =>
  (await enqueueJob(database, countKind, { payload: { number }, ...options })) ?? '';

const readJob = async (id: string) => {
  const [row] = await database.select().from(jobs).where(eq(jobs.id, id));
  return row;
};

const untilState = (id: string, state: string) =>
  vi.waitFor(async () => expect(await readJob(id)).toMatchObject({ state }), { timeout: 60_000 });

/** Takes a job as a worker that then dies without a word. */
const crashWith = (leaseMilliseconds: number) =>
  claimJobs(database, {
    kinds: [countKind.name],
    pausedKinds: [],
    leasedBy: 'dead worker',
    leaseUntil: new Date(runners.now().getTime() + leaseMilliseconds),
    now: runners.now(),
    limit: 1,
  });

/** A job that is due now is done: by then the runner has looked at all that were due before. */
const untilLooked = async (): Promise<void> => {
  await untilState(await enqueueCount(LOOKED), 'done');
};

/** Collects what a runner tells the log. */
const listen = () => {
  const told: string[] = [];
  return { told, log: pino({ level: 'warn' }, { write: (line: string) => void told.push(line) }) };
};

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

afterEach(() => database.delete(jobs));

it('runs a job and keeps its result, readable by its site alone', async () => {
  const id = await enqueueCount(20, { websiteId: site });
  runners.start({ handlers: [countJob(async (number) => ({ doubled: number * 2 }))] });
  await untilState(id, 'done');
  expect(await findJob(database, site, id)).toMatchObject({ state: 'done', result: { doubled: 40 } });
  expect(await findJob(database, '0190bbbbbbbbbbbbbbbbbbbb', id)).toBeUndefined();
});

it('shows the progress of a running job', async () => {
  const id = await enqueueCount(1, { websiteId: site });
  const seen: unknown[] = [];
  const work: Work = async (_, { progress }) => {
    await progress({ done: 3, of: 10 });
    seen.push(await findJob(database, site, id));
  };
  runners.start({ handlers: [countJob(work)] });
  await untilState(id, 'done');
  expect(seen).toMatchObject([{ state: 'running', progress: { done: 3, of: 10 } }]);
});

it('forgets a job whose transaction is rolled back', async () => {
  const ran: number[] = [];
  runners.start({ handlers: [countJob(async (number) => ran.push(number))] });
  const failing = inTransaction(database, async (transaction) => {
    await enqueueJob(transaction, countKind, { payload: { number: 1 } });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await untilState(await enqueueCount(2), 'done');
  expect(ran).toEqual([2]);
});

it('starts a job of this node once it is committed, however rarely it polls', async () => {
  const first = await enqueueCount(1);
  runners.start({ handlers: [countJob(async () => 'done')], pollMilliseconds: 60_000 });
  await untilState(first, 'done');
  const id = await inTransaction(
    database,
    async (transaction) => (await enqueueJob(transaction, countKind, { payload: { number: 1 } })) ?? '',
  );
  await untilState(id, 'done');
  expect(await readJob(id)).toMatchObject({ attempts: 1 });
});

it('looks for no job while there is none', async () => {
  let asked = 0;
  const clock = (): Date => {
    asked += 1;
    return runners.now();
  };
  const first = await enqueueCount(1);
  runners.start({ handlers: [countJob(async () => 'done')], pollMilliseconds: 60_000, clock });
  await untilState(first, 'done');
  const before = asked;
  // Of a transaction that is rolled back nobody is told.
  const failing = inTransaction(database, async (transaction) => {
    await enqueueJob(transaction, countKind, { payload: { number: 1 } });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(asked).toBe(before);
});

it('waits for the time a job is meant for', async () => {
  const id = await enqueueCount(1, { runAt: new Date(runners.now().getTime() + 60_000) });
  runners.start({ handlers: [countJob(async () => 'done')] });
  await untilLooked();
  expect(await readJob(id)).toMatchObject({ state: 'waiting' });
  runners.advance(61_000);
  await untilState(id, 'done');
});

it('does each of 200 jobs exactly once when two nodes race for them', async () => {
  const ran: { number: number; node: string }[] = [];
  for (let number = 0; number < 200; number += 1) await enqueueCount(number);
  for (const node of ['one', 'two']) {
    const work: Work = async (number) => {
      await pause(number % 6);
      ran.push({ number, node });
    };
    runners.start({ handlers: [countJob(work)], nodeId: node });
  }
  await vi.waitFor(async () => expect(await database.$count(jobs, eq(jobs.state, 'done'))).toBe(200), {
    timeout: 60_000,
  });
  expect(ran.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 200 }, (_, i) => i),
  );
  expect(new Set(ran.map(({ node }) => node)).size).toBe(2);
  expect(await database.$count(jobs, sql`${jobs.attempts} <> 1`)).toBe(0);
});

describe('a job that fails', () => {
  it('is tried again after growing pauses, then succeeds', async () => {
    const attempts: number[] = [];
    const work: Work = async (_, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error(`attempt ${attempt} failed`);
    };
    const id = await enqueueCount(1);
    runners.start({ handlers: [countJob(work)], random: () => 1 });
    await untilState(id, 'waiting');
    await vi.waitFor(async () => expect(await readJob(id)).toMatchObject({ lastError: 'attempt 1 failed' }), {
      timeout: 60_000,
    });
    await untilLooked();
    expect(attempts).toEqual([1]);
    runners.advance(5_000);
    await vi.waitFor(async () => expect(await readJob(id)).toMatchObject({ lastError: 'attempt 2 failed' }), {
      timeout: 60_000,
    });
    runners.advance(5_000);
    await untilLooked();
    expect(attempts).toEqual([1, 2]);
    runners.advance(5_000);
    await untilState(id, 'done');
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('is dead after its last attempt, and what it was for is told', async () => {
    const given: unknown[] = [];
    const id = await enqueueCount(7);
    runners.start({
      handlers: [
        defineJob({
          kind: countKind,
          handle: () => Promise.reject(new Error('wrapped', { cause: new Error('no\0pe') })),
          giveUp: async (payload, error) => given.push([payload, error]),
        }),
      ],
    });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await vi.waitFor(
        async () => expect((await readJob(id))?.lastError && (await readJob(id))?.attempts).toBe(attempt),
        { timeout: 60_000 },
      );
      await untilState(id, attempt < 3 ? 'waiting' : 'dead');
      runners.advance(20_000);
    }
    expect(given).toEqual([[{ number: 7 }, 'nope']]);
    expect(await readJob(id)).toMatchObject({ lastError: 'nope', leasedBy: null });
  });

  it('is dead at once when this version does not know its payload', async () => {
    const id = await enqueueCount(1);
    await database.update(jobs).set({ payload: { from: 'long ago' } });
    runners.start({ handlers: [countJob(async () => 'done')] });
    await untilState(id, 'dead');
    expect(await readJob(id)).toMatchObject({ attempts: 1, lastError: expect.stringContaining('payload') });
  });
});

describe('a worker that dies', () => {
  it('loses its job to another one when the lease is over, not before', async () => {
    const id = await enqueueCount(1);
    await crashWith(60_000);
    const attempts: number[] = [];
    runners.start({ handlers: [countJob(async (_, { attempt }) => attempts.push(attempt))] });
    await untilLooked();
    expect(attempts).toEqual([]);
    runners.advance(60_000);
    await untilState(id, 'done');
    expect(attempts).toEqual([2]);
  });

  it('in its last attempt takes the job with it: the job may be what killed it', async () => {
    const id = await enqueueCount(1);
    await database.update(jobs).set({ attempts: 2 });
    await crashWith(10);
    runners.advance(20);
    const ran: number[] = [];
    runners.start({ handlers: [countJob(async (number) => ran.push(number))] });
    await untilState(id, 'dead');
    expect(ran).toEqual([]);
    expect(await readJob(id)).toMatchObject({ lastError: 'The worker stopped without an answer.' });
  });
});

describe('a lease', () => {
  it('is renewed while the work goes on', async () => {
    const ran: number[] = [];
    const id = await enqueueCount(1);
    const leaseEnd = async () => (await readJob(id))?.leaseUntil?.getTime() ?? 0;
    const work: Work = async (number) => {
      ran.push(number);
      const first = await leaseEnd();
      // By then the first lease has run out.
      await vi.waitFor(async () => expect(await leaseEnd()).toBeGreaterThan(first + 2000), {
        timeout: 60_000,
      });
    };
    for (let node = 0; node < 2; node += 1)
      runners.start({ handlers: [countJob(work)], leaseMilliseconds: 2000 });
    await untilState(id, 'done');
    expect(ran).toEqual([1]);
    expect(await readJob(id)).toMatchObject({ attempts: 1 });
  });

  it('once lost, ends the work and keeps its result out', async () => {
    const reasons: unknown[] = [];
    const work: Work = async (_, { signal, progress }) => {
      await untilAborted(signal).catch((reason: Error) => reasons.push(reason.message));
      await progress('too late');
      return 'too late';
    };
    const id = await enqueueCount(1);
    const runner = runners.start({ handlers: [countJob(work)], leaseMilliseconds: 150 });
    await untilState(id, 'running');
    const leaseUntil = new Date(runners.now().getTime() + 60_000);
    await database.update(jobs).set({ leasedBy: 'another worker', attempts: 2, leaseUntil });
    await vi.waitFor(() => expect(reasons).toEqual(['The lease of this job was lost.']), { timeout: 60_000 });
    await runner.stop();
    expect(await readJob(id)).toMatchObject({
      state: 'running',
      leasedBy: 'another worker',
      progress: null,
      result: null,
    });
  });
});

describe('a dedupe key', () => {
  it('admits one unfinished job of a kind and site', async () => {
    const other = '0190bbbbbbbbbbbbbbbbbbbb';
    const enqueue = (websiteId?: string) =>
      enqueueJob(database, countKind, {
        payload: { number: 1 },
        dedupeKey: 'a',
        ...(websiteId && { websiteId }),
      });
    const made = await Promise.all([enqueue(), enqueue(), enqueue(site), enqueue(site), enqueue(other)]);
    expect(made.filter(Boolean)).toHaveLength(3);
    runners.start({ handlers: [countJob(async () => 'done')] });
    await vi.waitFor(async () => expect(await database.$count(jobs, eq(jobs.state, 'done'))).toBe(3), {
      timeout: 60_000,
    });
    expect(await enqueue(site)).toBeDefined();
  });
});

describe('stopping', () => {
  it('lets running jobs finish and takes no more', async () => {
    let finish = (): void => undefined;
    const work: Work = () => new Promise<void>((resolve) => (finish = resolve));
    const id = await enqueueCount(1);
    const runner = runners.start({ handlers: [countJob(work)], concurrency: 1 });
    await untilState(id, 'running');
    const next = await enqueueCount(2);
    const stopped = runner.stop();
    finish();
    await stopped;
    expect(await readJob(id)).toMatchObject({ state: 'done' });
    expect(await readJob(next)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it.each([
    ['ends when asked to', (signal: AbortSignal) => untilAborted(signal)],
    ['does not listen', () => new Promise(() => undefined)],
  ])('hands back, without counting the attempt, a job that %s', async (_, wait) => {
    const id = await enqueueCount(1);
    const runner = runners.start({
      handlers: [countJob((_number, { signal }) => wait(signal))],
      drainMilliseconds: 50,
    });
    await untilState(id, 'running');
    await runner.stop();
    expect(await readJob(id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      leasedBy: null,
      lastError: null,
    });
  });
});

it('goes on by itself after the database was away', async () => {
  const id = await enqueueCount(1);
  await database.execute(sql`alter table jobs rename to jobs_away`);
  const { told, log } = listen();
  runners.start({ handlers: [countJob(async () => 'done')], log });
  await vi.waitFor(() => expect(told.join()).toContain('jobs cannot be read'), { timeout: 60_000 });
  await database.execute(sql`alter table jobs_away rename to jobs`);
  await untilState(id, 'done');
  expect(await readJob(id)).toMatchObject({ attempts: 1 });
});

it('writes the outcome of a job as soon as the database is back', async () => {
  const ran: number[] = [];
  const work: Work = async (number) => {
    ran.push(number);
    await database.execute(sql`alter table jobs rename to jobs_away`);
  };
  const id = await enqueueCount(1);
  const { told, log } = listen();
  runners.start({ handlers: [countJob(work)], log });
  await vi.waitFor(() => expect(told.join()).toContain('could not be written'), { timeout: 60_000 });
  await database.execute(sql`alter table jobs_away rename to jobs`);
  await untilState(id, 'done');
  expect(ran).toEqual([1]);
});

it('leaves jobs of kinds it does not know to other nodes', async () => {
  const strange = defineJobKind({ name: 'test.newer', payload: Type.Object({}) });
  const id = (await enqueueJob(database, strange, { payload: {} })) ?? '';
  runners.start({ handlers: [countJob(async () => 'done')] });
  await untilState(await enqueueCount(1), 'done');
  expect(await readJob(id)).toMatchObject({ state: 'waiting', attempts: 0 });
});

it('refuses a payload that does not fit and two handlers of one kind', async () => {
  const misfit = { name: countKind.name, payload: Type.Object({}), maxAttempts: 1 };
  const strict = { ...misfit, payload: Type.Object({ number: Type.Integer({ minimum: 5 }) }) };
  await expect(enqueueJob(database, strict, { payload: { number: 1 } })).rejects.toThrow(
    'no payload of test.count',
  );
  const twice = [countJob(async () => 1), countJob(async () => 2)];
  expect(() => runners.start({ handlers: twice })).toThrow('Two handlers');
});
