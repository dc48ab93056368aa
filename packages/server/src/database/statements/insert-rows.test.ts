import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { jobs, jobSchedules } from '../../jobs/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { findRows, inTransaction, insertBeforeCommit, sql, writeWaitingRows } from '../index.ts';

const { database } = await createTestDatabase();

const runAt = new Date('2026-03-01T10:00:00.123Z');

const jobOf = (id: string, payload: object = {}) => ({ id, kind: 'test', payload, runAt, maxAttempts: 3 });

const ids = async (): Promise<string[]> =>
  (await database.select({ id: jobs.id }).from(jobs).orderBy(jobs.id)).map(({ id }) => id);

beforeEach(async () => {
  await database.delete(jobs);
  await database.delete(jobSchedules);
});

it('writes rows of several tables and shapes when the transaction commits, and not before', async () => {
  await inTransaction(database, async (transaction) => {
    await insertBeforeCommit(transaction, jobs, [jobOf('a'), { ...jobOf('b'), dedupeKey: 'once' }]);
    await insertBeforeCommit(transaction, jobSchedules, [{ kind: 'test', rule: 'daily', nextRunAt: runAt }]);
    expect(await transaction.select().from(jobs)).toEqual([]);
  });
  expect(await ids()).toEqual(['a', 'b']);
  expect(await database.select().from(jobSchedules)).toMatchObject([{ kind: 'test', nextRunAt: runAt }]);
  const [b] = await database.select().from(jobs).where(eq(jobs.id, 'b'));
  // What is not given has its default.
  expect(b).toMatchObject({ state: 'waiting', attempts: 0, dedupeKey: 'once', runAt, payload: {} });
});

it('writes nothing of a transaction that fails', async () => {
  const failing = inTransaction(database, async (transaction) => {
    await insertBeforeCommit(transaction, jobs, [jobOf('a')]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await ids()).toEqual([]);
});

it('fails the transaction where a row cannot be written', async () => {
  await insertBeforeCommit(database, jobs, [jobOf('a')]);
  const failing = inTransaction(database, async (transaction) => {
    await insertBeforeCommit(transaction, jobs, [jobOf('b'), jobOf('a')]);
  });
  await expect(failing).rejects.toThrow('duplicate key');
  expect(await ids()).toEqual(['a']);
});

it('writes at once for whoever reads in the same transaction, and without a transaction', async () => {
  await insertBeforeCommit(database, jobs, [jobOf('a')]);
  expect(await ids()).toEqual(['a']);
  await inTransaction(database, async (transaction) => {
    await insertBeforeCommit(transaction, jobs, [jobOf('b')]);
    await writeWaitingRows(transaction);
    const rows = await findRows(transaction, jobs, sql`where id = ${'b'}`);
    expect(rows).toEqual(await transaction.select().from(jobs).where(eq(jobs.id, 'b')));
  });
  expect(await ids()).toEqual(['a', 'b']);
});

it('replaces halves of characters, which PostgreSQL does not take', async () => {
  await insertBeforeCommit(database, jobs, [jobOf('a', { text: 'half \ud83d, whole 😀, "quoted" \\ud83d' })]);
  const [row] = await database.select().from(jobs);
  expect(row?.payload).toEqual({ text: 'half \ufffd, whole 😀, "quoted" \\ud83d' });
});
