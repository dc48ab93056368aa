import { commentCalls } from '@sitewright/api/comments';
import {
  defaultCommentSettings,
  type CommentAction,
  type CommentSettings,
} from '@sitewright/domain/comments';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { mailOutbox } from '../mail/index.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';
import { commentFlags, comments, distrustedAuthors } from './comments-tables.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database, { SITEWRIGHT_TRUST_PROXY: '127.0.0.1' });
const site = await app.addSite('moderated');
const owner = await app.signIn(site);
const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
const post = await publishItem(owner, journal, { title: 'Post' });
const other = await publishItem(owner, journal, { title: 'Other' });

beforeEach(async () => {
  await database.delete(rateLimits);
  await database.delete(comments);
  await database.delete(mailOutbox);
});

const setSettings = async (settings: Partial<CommentSettings> = {}) =>
  owner.client.send(commentCalls.saveSettings, {
    body: {
      ...defaultCommentSettings,
      ...settings,
      revision: accept(await owner.client.send(commentCalls.readSettings, {})).revision,
    },
  });

const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};

const write = async (fields: object = {}, id = post) =>
  accept(
    await (
      await visitor()
    ).client.send(commentCalls.add, {
      params: { id },
      body: { authorName: 'Ada', body: 'Lovely', ...fields },
    }),
  );

const list = async (query: object = {}) => accept(await owner.client.send(commentCalls.listAll, { query }));
const bodies = async (query: object = {}) => (await list(query)).comments.map(({ body }) => body);
const moderate = (action: CommentAction, ...ids: string[]) =>
  owner.client.send(commentCalls.moderate, { body: { ids, action } });
const shown = async () =>
  accept(await (await visitor()).client.send(commentCalls.list, { params: { id: post }, query: {} }))
    .comments;

it('a comment sent again that is spam by now is not answered as one that is shown', async () => {
  await setSettings({ commentApprovalRequired: false });
  const { comment, isWaiting } = await write({ body: 'Buy now' });
  expect(isWaiting).toBe(false);
  accept(await moderate('spam', comment.id));
  expect(await write({ body: 'Buy now' })).toMatchObject({ comment: { id: comment.id }, isWaiting: true });
});

describe('the queue of a moderator', () => {
  it('counts what waits for approval, apart from what does not', async () => {
    await setSettings();
    const pending = async () => accept(await owner.client.send(commentCalls.countPending, {})).count;
    expect(await pending()).toBe(0);
    const { comment } = await write({ body: 'One' });
    await write({ body: 'Two' }, other);
    expect(await pending()).toBe(2);
    accept(await moderate('approve', comment.id));
    expect(await pending()).toBe(1);
  });

  it('lists comments by state, page and words, with their numbers', async () => {
    await setSettings();
    const first = await write({ body: '100% _sure_', email: 'Ada@Example.com' });
    await write({ body: 'On another page', authorName: 'Bo' }, other);
    await write({ body: 'Buy now' });
    accept(await moderate('approve', first.comment.id));
    expect(await bodies()).toEqual(['Buy now', 'On another page', '100% _sure_']);
    expect(await bodies({ state: 'pending' })).toEqual(['Buy now', 'On another page']);
    expect(await bodies({ itemId: other })).toEqual(['On another page']);
    expect(await bodies({ search: 'BO' })).toEqual(['On another page']);
    expect(await bodies({ search: 'ada@example' })).toEqual(['100% _sure_']);
    expect(await bodies({ search: '0% _s' })).toEqual(['100% _sure_']);
    expect(await bodies({ search: '_u' })).toEqual([]);
    expect(await bodies({ state: 'pending', itemId: post, search: 'buy' })).toEqual(['Buy now']);
    const { counts, comments: all } = await list();
    expect(counts).toEqual({ pending: 2, approved: 1, spam: 0, reported: 0 });
    expect(all[1]).toMatchObject({ itemTitle: 'Other', itemPath: '/journal/other', state: 'pending' });
    const commented = accept(await owner.client.send(commentCalls.listCommented, {}));
    expect(commented.items).toEqual([
      { id: post, title: 'Post', count: 2, likeCount: 0 },
      { id: other, title: 'Other', count: 1, likeCount: 0 },
    ]);
  });

  it('approves, holds, marks as spam and deletes many at once, and visitors see only what is approved', async () => {
    await setSettings();
    const ids = [];
    for (const body of ['a', 'b', 'c']) ids.push((await write({ body })).comment.id);
    expect(accept(await moderate('approve', ...ids))).toEqual({ count: 3 });
    expect((await shown()).map(({ body }) => body)).toEqual(['a', 'b', 'c']);
    accept(await moderate('spam', ids[0] ?? ''));
    accept(await moderate('hold', ids[1] ?? ''));
    expect((await shown()).map(({ body }) => body)).toEqual(['c']);
    expect((await list()).counts).toEqual({ pending: 1, approved: 1, spam: 1, reported: 0 });
    expect(accept(await moderate('delete', ...ids))).toEqual({ count: 3 });
    expect(accept(await moderate('delete', ...ids))).toEqual({ count: 0 });
    expect(await shown()).toEqual([]);
  });

  it('has the numbers of all comments on its first page alone', async () => {
    await setSettings();
    await write({ body: 'a' });
    const { comment } = await write({ body: 'b' });
    expect(await list()).toMatchObject({ counts: { pending: 2 } });
    const next = await list({ cursor: comment.id });
    expect(next.comments).toMatchObject([{ body: 'a' }]);
    expect(next).not.toHaveProperty('counts');
  });

  it('holds the comments of its own site alone', async () => {
    await setSettings();
    const { comment } = await write();
    const elsewhere = await app.addSite('elsewhere');
    const stranger = await app.signIn(elsewhere);
    expect(accept(await stranger.client.send(commentCalls.listAll, { query: {} })).comments).toEqual([]);
    const body = { ids: [comment.id], action: 'delete' } as const;
    expect(accept(await stranger.client.send(commentCalls.moderate, { body }))).toEqual({ count: 0 });
    const reply = { params: { id: comment.id }, body: { body: 'Hello' } };
    expect(await stranger.client.send(commentCalls.reply, reply)).toMatchObject({
      refusal: { code: 'not-found' },
    });
    expect(await bodies()).toEqual(['Lovely']);
  });
});

describe('a reply of a contributor', () => {
  const reply = (id: string, body: string) =>
    owner.client.send(commentCalls.reply, { params: { id }, body: { body } });

  it('is shown at once below the comment, which it approves, and is known as theirs', async () => {
    await setSettings();
    const { comment } = await write();
    accept(await reply(comment.id, ' Thank you.\r\nCome again. '));
    expect(await shown()).toMatchObject([
      { id: comment.id, isByTeam: false },
      { parentId: comment.id, body: 'Thank you.\nCome again.', isByTeam: true },
    ]);
  });

  it('is refused at its field when it is empty or too long', async () => {
    const { comment } = await write();
    expect(await reply(comment.id, ' \n ')).toMatchObject({
      refusal: { code: 'comment-empty', errors: { body: 'Please write something.' } },
    });
    expect(await reply(comment.id, 'a'.repeat(5001))).toMatchObject({
      refusal: { code: 'comment-too-long' },
    });
  });
});

describe('a report by a visitor', () => {
  /** From networks whose addresses differ, each time with another browser. */
  let browsers = 0;
  const flag = async (id: string, network: string) => {
    const browser = await visitor();
    const headers = {
      origin: browser.origin,
      'x-csrf-token': browser.cookies.get('crumb') ?? '',
      'x-forwarded-for': network,
      'user-agent': `Browser ${(browsers += 1)}`,
    };
    const { status, text } = await browser.open(`/api/comments/${id}/flag`, { method: 'POST', headers });
    return { status, code: (JSON.parse(text) as { code?: string }).code };
  };
  const done = { status: 200, code: undefined };

  it('counts once for each visitor; enough of them hide the comment until it is approved again', async () => {
    await setSettings({ commentApprovalRequired: false, commentFlagThreshold: 2 });
    const { comment } = await write();
    expect(await flag(comment.id, '203.0.113.1')).toEqual(done);
    expect(await flag(comment.id, '203.0.113.1')).toEqual(done);
    expect(await list({ state: 'approved', reported: 'yes' })).toMatchObject({
      comments: [{ id: comment.id, flagCount: 1 }],
      counts: { reported: 1 },
    });
    expect(await shown()).toHaveLength(1);
    expect(await flag(comment.id, '203.0.113.2')).toEqual(done);
    expect(await shown()).toEqual([]);
    expect((await list({ state: 'pending' })).comments).toMatchObject([{ id: comment.id, flagCount: 2 }]);
    accept(await moderate('approve', comment.id));
    expect((await list()).comments).toMatchObject([{ flagCount: 0 }]);
    expect(await flag(comment.id, '203.0.113.2')).toEqual(done);
    expect(await shown()).toHaveLength(1);
    accept(await moderate('delete', comment.id));
    expect(await database.$count(commentFlags)).toBe(0);
  });

  it('never hides a comment where the site says so, nor a reply of a contributor', async () => {
    await setSettings({ commentApprovalRequired: false, commentFlagThreshold: 0 });
    const { comment } = await write();
    for (const name of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
      expect(await flag(comment.id, name)).toEqual(done);
    expect(await shown()).toHaveLength(1);
    const answered = { params: { id: comment.id }, body: { body: 'Thanks' } };
    const { comment: own } = accept(await owner.client.send(commentCalls.reply, answered));
    expect((await flag(own.id, '203.0.113.1')).status).toBe(404);
  });

  it('is refused where reports are off, and of a comment that nobody sees', async () => {
    await setSettings({ commentApprovalRequired: false, commentFlagsAllowed: false });
    const { comment } = await write();
    expect(await flag(comment.id, '203.0.113.1')).toEqual({ status: 409, code: 'flags-off' });
    await setSettings();
    accept(await moderate('hold', comment.id));
    expect((await flag(comment.id, '203.0.113.1')).status).toBe(404);
  });
});

describe('an author', () => {
  it('is trusted after enough approved comments, by email address', async () => {
    await setSettings({ commentTrustAfter: 2 });
    const ada = { email: 'ada@example.com' };
    const first = await write({ ...ada, body: 'First' });
    const second = await write({ ...ada, body: 'Second' });
    accept(await moderate('approve', first.comment.id));
    expect((await write({ ...ada, body: 'Third' })).isWaiting).toBe(true);
    accept(await moderate('approve', second.comment.id));
    expect((await write({ email: 'ADA@example.com', body: 'Fourth' })).isWaiting).toBe(false);
    expect((await write({ email: 'bo@example.com', body: 'Fifth' })).isWaiting).toBe(true);
    expect((await write({ body: 'Sixth' })).isWaiting).toBe(true);
    accept(await moderate('spam', first.comment.id));
    accept(await moderate('spam', second.comment.id));
    expect((await write({ ...ada, body: 'Seventh' })).isWaiting).toBe(true);
  });

  it('is no longer trusted after spam, deleted or not, until a comment is approved again', async () => {
    await setSettings({ commentTrustAfter: 1 });
    const bea = { email: 'Bea@example.com' };
    const first = await write({ ...bea, body: 'One' });
    accept(await moderate('approve', first.comment.id));
    const spam = await write({ ...bea, body: 'Two' });
    expect(spam.isWaiting).toBe(false);
    accept(await moderate('spam', spam.comment.id));
    expect((await write({ ...bea, body: 'Three' })).isWaiting).toBe(true);
    accept(await moderate('delete', spam.comment.id));
    const later = await write({ ...bea, body: 'Four' });
    expect(later.isWaiting).toBe(true);
    expect((await write({ email: 'cy@example.com', body: 'Other' })).isWaiting).toBe(true);
    accept(await moderate('hold', later.comment.id));
    accept(await moderate('approve', first.comment.id));
    expect((await write({ ...bea, body: 'Five' })).isWaiting).toBe(true);
    accept(
      await owner.client.send(commentCalls.reply, { params: { id: later.comment.id }, body: { body: 'Hi' } }),
    );
    expect((await write({ ...bea, body: 'Six' })).isWaiting).toBe(false);
    expect(JSON.stringify(await database.select().from(distrustedAuthors))).not.toContain('example.com');
  });
});

describe('the email to moderators', () => {
  const emails = () =>
    database.select().from(mailOutbox).where(eq(mailOutbox.websiteId, site.id)).orderBy(mailOutbox.id);

  it('says that a comment waits, to whoever may moderate, and not again at once', async () => {
    await setSettings();
    await write({ body: 'Bcc: eve@example.com', authorName: 'Ada' });
    await write({ body: 'Another' });
    const sent = await emails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Ada wrote:\n\n> Bcc: eve@example.com');
    expect(sent[0]?.text).toMatch(/http\S+\/config\/comments/);
  });

  it('goes to the address of the settings, or to nobody', async () => {
    expect(await setSettings({ commentNotifyEmail: 'not one' })).toMatchObject({
      refusal: {
        code: 'comment-notify-email-invalid',
        errors: { commentNotifyEmail: 'Enter a valid email address, or leave the field empty.' },
      },
    });
    accept(await setSettings({ commentNotifyEmail: 'desk@example.com' }));
    await write();
    expect((await emails()).map(({ toAddress }) => toAddress)).toEqual(['desk@example.com']);
    accept(await setSettings({ commentNotify: false }));
    await database.delete(rateLimits);
    await write({ body: 'Quiet' });
    expect(await emails()).toHaveLength(1);
  });

  it('is not sent for a comment that is shown at once', async () => {
    await setSettings({ commentApprovalRequired: false });
    await write();
    expect(await emails()).toEqual([]);
  });
});

it('visitors learn nothing of the settings of moderators', async () => {
  accept(await setSettings({ commentNotifyEmail: 'desk@example.com', commentTrustAfter: 3 }));
  const { text } = await app.visit(site).open('/journal/post?format=json');
  expect(text).toContain('commentFlagsAllowed');
  expect(text).not.toMatch(/commentNotify|commentTrustAfter|desk@example/);
});
