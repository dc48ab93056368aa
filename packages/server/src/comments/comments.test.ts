import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commentCalls } from '@sitewright/api/comments';
import { defaultCommentSettings, type CommentSettings } from '@sitewright/domain/comments';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';
import { putCommentSettings, readSettings } from './comments-store.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('commented');
const owner = await app.signIn(site);
const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
const post = await publishItem(owner, journal, { title: 'Post' });
beforeEach(() => database.delete(rateLimits));

const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};
const write = async (fields: object = {}, id = post) =>
  (await visitor()).client.send(commentCalls.add, {
    params: { id },
    body: { authorName: 'Ada', body: 'Lovely', ...fields },
  });
const setSettings = async (settings: Partial<CommentSettings>) =>
  accept(
    await owner.client.send(commentCalls.saveSettings, {
      body: {
        ...accept(await owner.client.send(commentCalls.readSettings, {})),
        ...defaultCommentSettings,
        commentApprovalRequired: false,
        ...settings,
      },
    }),
  );
const itemContext = async (): Promise<Record<string, unknown>> => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  const { text } = await app.visit(site).open('/journal/post?format=json');
  return (JSON.parse(text) as { item: Record<string, unknown> }).item;
};
const shown = async () =>
  accept(await (await visitor()).client.send(commentCalls.list, { params: { id: post }, query: {} }))
    .comments;

describe('approval', () => {
  it('is asked for on a site that never said anything about it', async () => {
    const settings = accept(await owner.client.send(commentCalls.readSettings, {}));
    expect(settings.commentApprovalRequired).toBe(true);
    const waiting = accept(await write({ body: 'From a stranger' }));
    expect(waiting.isWaiting).toBe(true);
    expect(await shown()).toEqual([]);
    expect(await itemContext()).toMatchObject({ publicCommentCount: 0 });
    const { text } = await app.visit(site).open('/journal/post');
    expect(text).not.toContain('From a stranger');
  });

  describe('on the demo site', () => {
    let settings: CommentSettings | undefined;

    // All pages and pictures of the site are imported, which takes a busy machine longer than a test may.
    beforeAll(async () => {
      const { database: own } = await createTestDatabase();
      const { files, folders } = (await startTestApp(own)).services;
      const folder = folders.demoSite;
      const named = { host: 'demo.localhost', identifier: 'demo', title: 'Demo' };
      const made = await inTransaction(own, (transaction) =>
        importSiteFolder({ transaction, files, folder, ...named }),
      );
      if (isRefusal(made)) throw new Error(made.message);
      settings = await readSettings(own, made.id);
    });

    it('is asked for too', () => {
      expect(settings).toMatchObject({ commentApprovalRequired: true });
    });
  });

  it('comes back by an update of the program where the default of that day was stored, but not where it was chosen', async () => {
    const [chosen, copied] = [await app.addSite('chosen'), await app.addSite('copied')];
    for (const { id } of [chosen, copied])
      await inTransaction(database, (transaction) =>
        putCommentSettings(transaction, id, { ...defaultCommentSettings, commentApprovalRequired: false }),
      );
    await pool.query('insert into saved_revisions (website_id, name, revision) values ($1, $2, 2)', [
      chosen.id,
      'comment-settings',
    ]);
    const folder = app.services.folders.migrations;
    const file = (await readdir(folder)).find((name) => name.endsWith('comment-approval.sql')) ?? '';
    await pool.query(await readFile(join(folder, file), 'utf8'));
    const required = async (id: string) => (await readSettings(database, id)).commentApprovalRequired;
    expect([await required(chosen.id), await required(copied.id)]).toEqual([false, true]);
  });
});

it('[FMT-11] what is wrong with a comment is told in the language of the site', async () => {
  const speak = async (language: string) => {
    await pool.query('update websites set settings = settings || $2 where website_id = $1', [
      site.id,
      { language },
    ]);
    app.clock.now = new Date(app.clock.now.getTime() + 5000);
  };
  await speak('de-DE');
  const refused = await write({ body: ' ', authorName: '' });
  await speak('en-US');
  expect(refused).toMatchObject({
    refusal: {
      message: 'Bitte geben Sie Ihren Namen an.',
      errors: { authorName: 'Bitte geben Sie Ihren Namen an.', body: 'Bitte schreiben Sie etwas.' },
    },
  });
});

describe('comments', () => {
  beforeAll(async () => {
    await setSettings({});
    await pool.query('delete from comments where website_id = $1', [site.id]);
  });

  it('[FMT-01 FMT-02] are counted and shown as plain text, in threads', async () => {
    expect(await itemContext()).toMatchObject({ publicCommentCount: 0, commentState: 1 });
    const first = accept(await write({ body: '<script>alert(1)</script>\u0007 & {.section x}' }));
    expect(first.isWaiting).toBe(false);
    accept(await write({ body: 'Answer', parentId: first.comment.id }));
    expect(await shown()).toMatchObject([
      { body: '<script>alert(1)</script> & {.section x}', authorName: 'Ada' },
      { body: 'Answer', parentId: first.comment.id },
    ]);
    expect(await itemContext()).toMatchObject({ publicCommentCount: 2 });
  });

  it('wait for approval where the site asks for it', async () => {
    await setSettings({ commentApprovalRequired: true });
    const waiting = accept(await write({ body: 'Please wait' }));
    expect(waiting.isWaiting).toBe(true);
    expect(JSON.stringify(await shown())).not.toContain('Please wait');
    const listed = accept(await owner.client.send(commentCalls.listAll, { query: { state: 'pending' } }));
    expect(listed.comments).toMatchObject([{ id: waiting.comment.id, itemId: post }]);
    accept(await owner.client.send(commentCalls.approve, { params: { id: waiting.comment.id } }));
    expect(JSON.stringify(await shown())).toContain('Please wait');
    accept(await owner.client.send(commentCalls.remove, { params: { id: waiting.comment.id } }));
    expect(JSON.stringify(await shown())).not.toContain('Please wait');
    await setSettings({});
  });

  it('[FMT-02] are refused when they are closed, by the post, by the site, by age', async () => {
    const closed = await publishItem(owner, journal, { title: 'Closed', commentState: 2 });
    expect(await write({}, closed)).toMatchObject({ ok: false, refusal: { code: 'comments-closed' } });
    await setSettings({ commentsEnabled: false });
    expect(await write()).toMatchObject({ ok: false, refusal: { code: 'comments-closed' } });
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    const { text } = await app.visit(site).open('/journal/post?format=json');
    expect(JSON.parse(text)).toMatchObject({ websiteSettings: { commentsEnabled: false } });
    await setSettings({ commentDisableAfterDaysDefault: 1 });
    const old = await publishItem(owner, journal, {
      title: 'Old',
      publishOn: app.clock.now.getTime() - 2 * 86_400_000,
    });
    expect(await write({}, old)).toMatchObject({ ok: false, refusal: { code: 'comments-closed' } });
    await setSettings({});
  });

  it('need a name, words and a post that is there', async () => {
    expect(await write({ authorName: ' ' })).toMatchObject({
      ok: false,
      refusal: { code: 'comment-name-missing' },
    });
    expect(await write({ body: '\u0007 \n' })).toMatchObject({
      ok: false,
      refusal: { code: 'comment-empty' },
    });
    const draft = await publishItem(owner, journal, { title: 'Unseen', status: 'draft' });
    for (const id of [draft, 'a'.repeat(24)])
      expect(await write({}, id)).toMatchObject({ ok: false, refusal: { status: 404 } });
    expect(await write({ parentId: 'a'.repeat(24) })).toMatchObject({
      ok: false,
      refusal: { code: 'comment-parent-gone' },
    });
  });

  it('tell every field that is wrong, and take long texts up to the limit', async () => {
    const outcome = await write({ authorName: '', email: 'x', website: 'x y', body: 'a'.repeat(10_000) });
    expect(outcome).toMatchObject({
      ok: false,
      refusal: {
        status: 422,
        errors: {
          authorName: 'Please enter your name.',
          email: 'Please enter a valid email address.',
          website: 'Please enter an address such as https://example.com.',
          body: 'Please write at most 5,000 characters.',
        },
      },
    });
    const { comment } = accept(await write({ body: '👨‍👩‍👧'.repeat(1000) }));
    expect(comment.body).toBe('👨‍👩‍👧'.repeat(1000));
  });

  it('show the website of their author, and the email address to the owner alone', async () => {
    await setSettings({ commentAnonAllowed: false });
    expect(await write()).toMatchObject({ ok: false, refusal: { code: 'comment-email-missing' } });
    const from = { email: 'ada@example.com', website: 'ada.example' };
    const { comment } = accept(await write({ body: 'With an address', ...from }));
    expect(comment).toMatchObject({ website: 'https://ada.example' });
    expect(JSON.stringify(await shown())).not.toContain('ada@example.com');
    const listed = accept(await owner.client.send(commentCalls.listAll, { query: {} }));
    expect(listed.comments[0]).toMatchObject({ id: comment.id, ...from, website: 'https://ada.example' });
    await setSettings({});
  });

  it('are written once, though an impatient visitor sends them twice', async () => {
    const [first, second] = [accept(await write({ body: 'Twice' })), accept(await write({ body: 'Twice' }))];
    expect(second).toEqual(first);
    app.clock.now = new Date(app.clock.now.getTime() + 601_000);
    expect(accept(await write({ body: 'Twice' })).comment.id).not.toBe(first.comment.id);
  });

  it('are all counted, and each written once, also when many come at once', async () => {
    const busy = await publishItem(owner, journal, { title: 'Busy' });
    const bodies = ['One', 'Two', 'Three', 'Four', 'Same', 'Same', 'Same', 'Same'];
    const outcomes = await Promise.all(bodies.map((body) => write({ body }, busy)));
    expect(new Set(outcomes.map((outcome) => accept(outcome).comment.id)).size).toBe(5);
    const count = async () =>
      (await pool.query('select comment_count from items where item_id = $1', [busy])).rows;
    expect(await count()).toEqual([{ comment_count: 5 }]);
    await Promise.all(
      outcomes
        .slice(0, 4)
        .map((outcome) =>
          owner.client.send(commentCalls.remove, { params: { id: accept(outcome).comment.id } }),
        ),
    );
    expect(await count()).toEqual([{ comment_count: 1 }]);
  });

  it('are listed the latest first, page by page', async () => {
    const long = await publishItem(owner, journal, { title: 'Long' });
    await pool.query(
      `insert into comments (website_id, comment_id, item_id, author_name, body, state, created_at)
       select $1, lpad(to_hex(n), 24, '0'), $2, 'A', 'No ' || n, 'approved', now() from generate_series(1, 250) n`,
      [site.id, long],
    );
    const { client } = await visitor();
    const list = async (query: { cursor?: string } = {}) =>
      accept(await client.send(commentCalls.list, { params: { id: long }, query }));
    const latest = await list();
    expect(latest.comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 200 }, (_, at) => `No ${at + 51}`),
    );
    const earlier = await list({ cursor: latest.nextCursor ?? '' });
    expect(earlier.comments).toHaveLength(50);
    expect(earlier.nextCursor).toBeNull();
    const bad = await client.send(commentCalls.list, { params: { id: long }, query: { cursor: 'x' } });
    expect(bad).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
  });

  it('[F21] need the crumb, and are taken ten in ten minutes from one address', async () => {
    const path = `/api/comments/items/${post}`;
    const headers = { 'content-type': 'application/json' };
    const body = '{"authorName":"A","body":"B"}';
    expect((await app.visit(site).open(path, { method: 'POST', headers, body })).status).toBe(400);
    await database.delete(rateLimits);
    const statuses: boolean[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await write({ body: `No ${count}` })).ok);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => true), false]);
  });
});

describe('likes', () => {
  it('[FMT-03] count once for each visitor, also when many come at once, can be taken back and switched off', async () => {
    const browser = await visitor();
    const like = () => browser.client.send(commentCalls.like, { params: { id: post } });
    const outcomes = await Promise.all(Array.from({ length: 8 }, like));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true, answer: { likeCount: 1 } });
    expect(await itemContext()).toMatchObject({ likeCount: 1 });
    const { rows } = await pool.query('select voter from item_likes');
    expect(rows).toHaveLength(1);
    expect(rows[0].voter).not.toContain('127.0.0.1');
    const unlike = () => browser.client.send(commentCalls.unlike, { params: { id: post } });
    for (const outcome of await Promise.all([unlike(), unlike()]))
      expect(outcome).toMatchObject({ ok: true, answer: { likeCount: 0 } });
    expect(await itemContext()).toMatchObject({ likeCount: 0 });
    expect(await like()).toMatchObject({ ok: true, answer: { likeCount: 1 } });
    await setSettings({ simpleLikingEnabled: false });
    expect(await unlike()).toMatchObject({ ok: false, refusal: { code: 'likes-off' } });
    expect(await like()).toMatchObject({ ok: false, refusal: { code: 'likes-off' } });
    await setSettings({});
  });
});
