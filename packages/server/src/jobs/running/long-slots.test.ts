import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { defineJob, defineJobKind, enqueueJob, jobs, type JobContext } from '../index.ts';
import { createTestRunners } from '../testing/test-runners.ts';

const { database } = await createTestDatabase();
const runners = createTestRunners(database);

const shortKind = defineJobKind({ name: 'test.short', payload: Type.Object({}) });
const shortJob = defineJob({ kind: shortKind, handle: async () => 'done' });
const enqueueShort = async (): Promise<string> =>
  (await enqueueJob(database, shortKind, { payload: {}, runAt: runners.now() })) ?? '';

const readJob = async (id: string) => {
  const [row] = await database.select().from(jobs).where(eq(jobs.id, id));
  return row;
};

const untilState = (id: string, state: string) =>
  vi.waitFor(async () => expect(await readJob(id)).toMatchObject({ state }), { timeout: 60_000 });

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

afterEach(() => database.delete(jobs));

describe('long jobs', () => {
  const handle = (_payload: object, { signal }: JobContext) => untilAborted(signal);
  const longKind = (name: string, options = {}) =>
    defineJobKind({ name, payload: Type.Object({}), isLong: true, ...options });
  const enqueueLong = async (kind: ReturnType<typeof longKind>, runAt = runners.now()) =>
    (await enqueueJob(database, kind, { payload: {}, runAt })) ?? '';
  const statesOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map(readJob))).map((row) => row?.state).toSorted();
  const untilStates = (ids: readonly string[], states: readonly string[]) =>
    vi.waitFor(async () => expect(await statesOf(ids)).toEqual(states), { timeout: 60_000 });

  it('run in half of the slots: short ones do not wait for them', async () => {
    const kinds = [longKind('test.long'), longKind('test.other')];
    const long = await Promise.all([...kinds, ...kinds].map((kind) => enqueueLong(kind)));
    runners.start({
      handlers: [shortJob, ...kinds.map((kind) => defineJob({ kind, handle }))],
      concurrency: 4,
      drainMilliseconds: 50,
    });
    await untilStates(long, ['running', 'running', 'waiting', 'waiting']);
    const short = [await enqueueShort(), await enqueueShort(), await enqueueShort()];
    for (const id of short) await untilState(id, 'done');
    expect(await statesOf(long)).toEqual(['running', 'running', 'waiting', 'waiting']);
  });

  it('of a kind that does not give way leave a slot to others', async () => {
    const [kind, other] = [longKind('test.long'), longKind('test.other')];
    const long = [await enqueueLong(kind), await enqueueLong(kind), await enqueueLong(kind)];
    const handlers = [kind, other].map((each) => defineJob({ kind: each, handle }));
    runners.start({ handlers, concurrency: 4, drainMilliseconds: 50 });
    await untilStates(long, ['running', 'waiting', 'waiting']);
    await untilState(await enqueueLong(other), 'running');
    expect(await statesOf(long)).toEqual(['running', 'waiting', 'waiting']);
  });

  it('of such a kind follow each other without a pause, however rarely the node polls', async () => {
    const [kind, other] = [longKind('test.long'), longKind('test.other')];
    const long = await Promise.all(Array.from({ length: 20 }, () => enqueueLong(kind)));
    const handlers = [defineJob({ kind, handle: async () => undefined }), defineJob({ kind: other, handle })];
    runners.start({ handlers, concurrency: 4, pollMilliseconds: 60_000 });
    await vi.waitFor(async () => expect(new Set(await statesOf(long))).toEqual(new Set(['done'])), {
      timeout: 60_000,
    });
  });

  it('give a slot to another kind at once where they have all, and go on later', async () => {
    const [kind, other] = [longKind('test.campaign', { givesWay: true }), longKind('test.import')];
    const long = [await enqueueLong(kind), await enqueueLong(kind)];
    let finish = (): void => undefined;
    const work = () => new Promise<void>((resolve) => (finish = resolve));
    runners.start({
      handlers: [defineJob({ kind, handle }), defineJob({ kind: other, handle: work })],
      concurrency: 4,
      drainMilliseconds: 50,
    });
    await untilStates(long, ['running', 'running']);
    const waited = await enqueueLong(other);
    await untilState(waited, 'running');
    expect(await statesOf(long)).toEqual(['running', 'waiting']);
    finish();
    await untilState(waited, 'done');
    await untilStates(long, ['running', 'running']);
    for (const id of long) expect(await readJob(id)).toMatchObject({ attempts: 1 });
  });

  it('take turns of ten seconds where a node has one slot for them', async () => {
    const kinds = [
      longKind('test.campaign', { givesWay: true }),
      longKind('test.renewals', { givesWay: true }),
    ];
    const began: string[] = [];
    const handlers = kinds.map((kind) =>
      defineJob({
        kind,
        // As most do: they end without a word when they are aborted.
        handle: (_payload: object, { signal }) => {
          began.push(kind.name);
          return untilAborted(signal).catch(() => undefined);
        },
      }),
    );
    const ids = await Promise.all(kinds.map((kind, place) => enqueueLong(kind, new Date(place))));
    runners.start({
      handlers: [...handlers, shortJob],
      concurrency: 2,
      drainMilliseconds: 50,
    });
    await untilStates(ids, ['running', 'waiting']);
    await untilState(await enqueueShort(), 'done');
    expect(began).toEqual(['test.campaign']);
    for (const turns of [2, 3]) {
      runners.advance(10_000);
      await vi.waitFor(() => expect(began).toHaveLength(turns), { timeout: 60_000 });
    }
    expect(began).toEqual(['test.campaign', 'test.renewals', 'test.campaign']);
  });

  it('that end early because the node stops go on elsewhere', async () => {
    const kind = longKind('test.campaign', { givesWay: true });
    const id = await enqueueLong(kind);
    const work = (_payload: object, { signal }: JobContext) => untilAborted(signal).catch(() => undefined);
    const runner = runners.start({ handlers: [defineJob({ kind, handle: work })], drainMilliseconds: 50 });
    await untilState(id, 'running');
    await runner.stop();
    expect(await readJob(id)).toMatchObject({ state: 'waiting', attempts: 0 });
  });
});
