import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createJobRunner, type Job, type JobContext } from '../../jobs/index.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../../testing/index.ts';
import type { TermChangeWork } from './running-term-changes.ts';
import { createTermJob } from './term-job.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('many-terms');
const owner = await app.signIn(site);
const termJob = createTermJob(database, () => app.clock.now);

/** More than are changed at once, which are 500. */
const COPIES = 1000;

/** Copies of an item, as drafts. */
const copyItem = (itemId: string, copies: number) =>
  database.execute(sql`
    insert into documents (website_id, kind, document_id, draft, revision, has_changes, parent_id, created_at, updated_at, updated_by)
    select website_id, kind, id, draft || jsonb_build_object('id', id), 1, true, parent_id, created_at, updated_at, updated_by
    from documents, generate_series(1, ${copies}) n, lateral (select substr(md5(document_id || n), 1, 24) as id) made
    where website_id = ${site.id} and document_id = ${itemId}`);

const openCrowd = async (title: string) => {
  const id = await publishPage(owner, { kind: 'blog', title });
  const post = await publishItem(owner, id, { title: 'One', tags: ['ink', 'Paper'] });
  await copyItem(post, COPIES);
  return { id, post };
};

const change = (id: string, term: string, into: string | null, mayMerge = false) =>
  owner.client.send(pageCalls.changeTerm, { params: { id }, body: { kind: 'tags', term, into, mayMerge } });

const list = async (id: string) =>
  accept(await owner.client.send(pageCalls.listTerms, { params: { id }, query: {} }));

const counts = async (id: string) => (await list(id)).terms.map(({ name, count }) => `${name} ${count}`);

const read = async (jobId: string) =>
  accept(await owner.client.send(pageCalls.readTermChange, { params: { id: jobId } }));

const enqueueChange = async (id: string, term: string, into: string | null): Promise<string> => {
  const { jobId } = accept(await change(id, term, into));
  if (jobId === undefined) throw new Error('It was done at once.');
  return jobId;
};

/** One attempt at a job, as a node makes it that may end at any moment. */
const attempt = async (jobId: string, context: Partial<JobContext> = {}) => {
  const { rows } = await database.execute<{ payload: TermChangeWork }>(
    sql`select payload from jobs where id = ${jobId}`,
  );
  const payload = rows[0]?.payload;
  if (!payload) throw new Error('The job is gone.');
  return termJob.handle(payload, {
    id: jobId,
    websiteId: site.id,
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => undefined,
    ...context,
  });
};

const finish = async (jobId: string, job: Job<typeof termJob.kind.payload> = termJob) => {
  const log = pino({ level: 'silent' });
  const runner = createJobRunner({
    database,
    handlers: [job],
    clock: () => new Date(),
    log,
    nodeId: 'one',
    pollMilliseconds: 20,
  });
  runner.start();
  await expect.poll(async () => (await read(jobId)).isFinished, { timeout: 60_000 }).toBe(true);
  await runner.stop();
};

describe('[EDT-08] a change of a term in very many items', () => {
  it('is begun at once and told to everybody until a job has done it', async () => {
    const { id } = await openCrowd('Crowded');
    expect(await change(id, 'ink', 'paper')).toMatchObject({ refusal: { code: 'term-exists' } });
    const jobId = await enqueueChange(id, 'ink', ' dye ');
    expect((await list(id)).changes).toEqual([
      { jobId, term: 'ink', into: 'dye', changed: 0, total: COPIES + 1 },
    ]);
    expect(await read(jobId)).toEqual({ changed: 0, isFinished: false });
    await finish(jobId);
    expect(await read(jobId)).toEqual({ changed: COPIES + 1, isFinished: true });
    expect((await list(id)).changes).toEqual([]);
    expect(await counts(id)).toEqual([`dye ${COPIES + 1}`, `Paper ${COPIES + 1}`]);
    const stranger = await app.signIn(await app.addSite('other-terms'));
    expect(await stranger.client.send(pageCalls.readTermChange, { params: { id: jobId } })).toMatchObject({
      refusal: { status: 404 },
    });
  });

  it('keeps its two names from other changes meanwhile', async () => {
    const { id } = await openCrowd('Kept');
    await publishItem(owner, id, { title: 'Two', tags: ['chalk'] });
    const jobId = await enqueueChange(id, 'ink', 'dye');
    const refused = { ok: false, refusal: { code: 'term-changing' } };
    expect(await change(id, 'ink', 'paint')).toMatchObject(refused);
    expect(await change(id, 'ink', null)).toMatchObject(refused);
    expect(await change(id, 'chalk', 'ink', true)).toMatchObject(refused);
    expect(await change(id, 'chalk', 'dye', true)).toMatchObject(refused);
    expect(await change(id, 'chalk', 'lead')).toMatchObject({ ok: true });
    await finish(jobId);
    expect(await change(id, 'lead', 'dye', true)).toMatchObject({ ok: true });
  });

  it('is done once where it is run twice', async () => {
    const { id } = await openCrowd('Twice');
    const jobId = await enqueueChange(id, 'ink', 'dye');
    const done = { changed: COPIES + 1 };
    expect(await attempt(jobId)).toEqual(done);
    const revisions = () =>
      database
        .execute(sql`select sum(revision) from documents where parent_id = ${id}`)
        .then(({ rows }) => rows);
    const before = await revisions();
    expect(await attempt(jobId)).toEqual(done);
    expect(await revisions()).toEqual(before);
    await finish(jobId);
    expect(await read(jobId)).toEqual({ ...done, isFinished: true });
  });

  it('goes on where it stopped, and says so where it never could', async () => {
    const { id } = await openCrowd('Halfway');
    const jobId = await enqueueChange(id, 'ink', 'dye');
    const progress: unknown[] = [];
    const dying = attempt(jobId, {
      progress: async (value) => {
        if (progress.push(value) === 3) throw new Error('The node dies.');
      },
    });
    await expect(dying).rejects.toThrow('The node dies.');
    expect(await counts(id)).toEqual(['dye 300', `ink ${COPIES + 1 - 300}`, `Paper ${COPIES + 1}`]);
    const again: unknown[] = [];
    const stopping = new AbortController();
    const stopped = attempt(jobId, {
      signal: stopping.signal,
      progress: async (value) => {
        again.push(value);
        stopping.abort(new Error('The lease of this job was lost.'));
      },
    });
    await expect(stopped).rejects.toThrow('lease');
    expect([progress, again]).toEqual([
      [{ changed: 100 }, { changed: 200 }, { changed: 300 }],
      [{ changed: 400 }],
    ]);
    await database.execute(sql`update jobs set attempts = max_attempts - 1 where id = ${jobId}`);
    await finish(jobId, { ...termJob, handle: () => Promise.reject(new Error('No disk.')) });
    expect(await read(jobId)).toMatchObject({ message: expect.stringContaining('Do it again for those') });
    expect(await change(id, 'ink', 'dye')).toMatchObject({ refusal: { code: 'term-exists' } });
    const merging = accept(await change(id, 'ink', 'dye', true));
    await finish(merging.jobId ?? '');
    expect(await counts(id)).toEqual([`dye ${COPIES + 1}`, `Paper ${COPIES + 1}`]);
  });

  it('lets the page and the items be saved while it runs', async () => {
    const { id, post } = await openCrowd('Open');
    const save = async (kind: 'collection' | 'item', documentId: string, title: string) => {
      const params = { kind, id: documentId };
      const { revision, content } = accept(await owner.client.send(documentCalls.read, { params }));
      const body = { baseRevision: revision, content: { ...(content as object), title } };
      return owner.client.send(documentCalls.save, { params, body });
    };
    const jobId = await enqueueChange(id, 'ink', 'dye');
    let batch = 0;
    await attempt(jobId, {
      progress: async () => {
        batch += 1;
        accept(await save('collection', id, `Open ${batch}`));
        accept(await save('item', post, `One ${batch}`));
        expect(await change(id, 'Paper', 'ink', true)).toMatchObject({ refusal: { code: 'term-changing' } });
      },
    });
    expect(batch).toBe(Math.ceil((COPIES + 1) / 100));
    const saved = await owner.client.send(documentCalls.read, { params: { kind: 'item', id: post } });
    expect(accept(saved).content).toMatchObject({ title: `One ${batch}`, tags: ['dye', 'Paper'] });
    await finish(jobId);
  });

  it('is very many also where only visitors still see the term', async () => {
    const id = await publishPage(owner, { kind: 'blog', title: 'Published' });
    const post = await publishItem(owner, id, { title: 'One', tags: ['ink'] });
    await copyItem(post, 500);
    await database.execute(sql`
      insert into document_revisions (website_id, kind, document_id, revision, content, published_at, published_by)
      select website_id, kind, document_id, revision, draft, updated_at, updated_by
      from documents where parent_id = ${id} and document_id <> ${post}`);
    await database.execute(sql`
      update documents set published_revision = coalesce(published_revision, 1), draft = draft - 'tags' where parent_id = ${id}`);
    expect(await counts(id)).toEqual([]);
    expect(accept(await change(id, 'ink', 'dye'))).toMatchObject({ jobId: expect.any(String) });
  });
});
