import { formCalls } from '@sitewright/api/forms';
import type { SiteForm } from '@sitewright/domain/forms';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../http/http-tables.ts';
import { accept, createTestDatabase, startTestApp } from '../../testing/index.ts';
import { field, publishForm, sendForm } from '../testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('unread');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const plain: SiteForm = { name: 'Plain', fields: [field({})] };
const mailed: SiteForm = { ...plain, name: 'With emails', storage: { emails: ['owner@example.com'] } };
const plainId = await publishForm(owner, plain);
const mailedId = await publishForm(owner, mailed);

const send = async (formId: string, message: string, contactMe?: string): Promise<void> => {
  const visitor = app.visit(site);
  await visitor.open('/');
  const trap = contactMe === undefined ? {} : { contactMe };
  accept(await sendForm(visitor, formId, { form: { message }, ...trap }));
};
const list = async (query: object = {}) =>
  accept(await owner.client.send(formCalls.listSubmissions, { query })).submissions;
const countUnread = async (query: object = {}) =>
  accept(await owner.client.send(formCalls.countUnread, { query }));
const unread = async () => (await countUnread()).count;
const mark = async (ids: readonly string[], isUnread: boolean) =>
  accept(await owner.client.send(formCalls.setSubmissionsUnread, { body: { ids: [...ids], isUnread } }));
const counts = async () =>
  accept(await owner.client.send(formCalls.list, {})).forms.map(({ name, inboxCount, unreadCount }) => [
    name,
    inboxCount,
    unreadCount,
  ]);

describe('submissions', () => {
  it('are unread until somebody opens them, whichever way they were stored; spam is counted apart', async () => {
    await send(plainId, 'One');
    await send(mailedId, 'Two');
    await send(plainId, 'Spam', 'filled in by a program');
    expect(await list()).toMatchObject([{ isUnread: true }, { isUnread: true }, { isUnread: true }]);
    expect(await countUnread()).toEqual({ count: 2, spamCount: 1 });
    expect(await countUnread({ formId: plainId })).toEqual({ count: 1, spamCount: 1 });
    expect(await countUnread({ formId: mailedId })).toEqual({ count: 1, spamCount: 0 });
    const [first] = await list({ formId: plainId, state: 'inbox' });
    if (!first) throw new Error('Nothing was stored.');
    expect(await mark([first.id], false)).toEqual({ count: 1 });
    expect(await mark([first.id], false)).toEqual({ count: 0 });
    expect(await counts()).toEqual([
      ['Plain', 1, 0],
      ['With emails', 1, 1],
    ]);
    expect((await list({ state: 'inbox', only: 'unread' })).map(({ formId }) => formId)).toEqual([mailedId]);
    await mark([first.id], true);
    expect(await unread()).toBe(2);
  });

  it('are marked by the owners of their site alone', async () => {
    const stranger = await app.signIn(await app.addSite('unread-other'));
    const ids = (await list()).map(({ id }) => id);
    const body = { ids, isUnread: false };
    expect(accept(await stranger.client.send(formCalls.setSubmissionsUnread, { body }))).toEqual({
      count: 0,
    });
    expect(accept(await stranger.client.send(formCalls.countUnread, { query: {} }))).toEqual({
      count: 0,
      spamCount: 0,
    });
    expect(await unread()).toBe(2);
  });

  it('are counted up to a limit, however many there are', async () => {
    await database.execute(sql`
      insert into form_submissions (website_id, submission_id, form_id, form_revision, form_name, state,
        key_hash, content_hash, answers, search_text, submitted_at, is_unread)
      select ${site.id}, lpad(to_hex(n), 24, '0'), ${plainId}, 1, 'Plain', 'inbox', 'key ' || n, '', '[]', '',
        now(), n <= 200 from generate_series(1, 1500) n`);
    expect(await unread()).toBe(100);
    expect((await counts())[0]).toEqual(['Plain', 1001, 100]);
    const [form] = accept(await owner.client.send(formCalls.list, {})).forms;
    const [newest] = await list({ formId: plainId, state: 'inbox' });
    expect(form?.lastSubmittedOn).toBe(newest?.submittedOn);
  });
});
