import { commentCalls } from '@sitewright/api/comments';
import { defaultCommentSettings, type CommentSettings } from '@sitewright/domain/comments';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import {
  accept,
  createTestDatabase,
  publishItem,
  publishPage,
  replaceTemplateFiles,
  startTestApp,
} from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('written');
const owner = await app.signIn(site);
const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
const post = await publishItem(owner, journal, { title: 'Post' });
const template = {
  'template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
  'site.region': '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
  'collections/blog.item': '{.section item}{.comments?}{@|comments}{.end}{.end}',
};
await inTransaction(database, async (transaction) => {
  const files = Object.entries(template).map(([path, text]) => [path, Buffer.from(text)] as const);
  await replaceTemplateFiles(transaction, site.id, new Map(files));
  await invalidateCacheTags(transaction, site.id, ['site', 'template']);
});
beforeEach(async () => {
  await database.delete(rateLimits);
});

const setSettings = async (settings: Partial<CommentSettings> = {}) =>
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

interface Sent {
  readonly fields?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As a browser posts the form when no script runs. */
const send = async ({
  fields = {},
  path = `/-/comments/${post}?to=/journal/post`,
  headers = {},
}: Sent = {}) => {
  const browser = app.visit(site);
  return browser.open(path, {
    method: 'POST',
    headers: { origin: browser.origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ authorName: 'Ada', body: 'Lovely', parentId: '', ...fields }).toString(),
  });
};

const follow = async (location: unknown) => app.visit(site).open(String(location).split('#')[0] ?? '/');

describe('a comment without script', () => {
  it('waits for approval on a site that never said anything about it, and says so', async () => {
    const answer = await send({ fields: { body: 'From a stranger' } });
    expect(answer.headers['location']).toBe('/journal/post?notice=comment-waits#comment-form');
    const page = await follow(answer.headers['location']);
    expect(page.text).toContain('Thank you. Your comment will show once it has been approved.</output>');
    expect(page.text).not.toContain('From a stranger');
  });

  it('leads back to the post, which shows it at once though it was cached', async () => {
    await setSettings();
    await app.visit(site).open('/journal/post');
    await app.visit(site).open('/journal');
    const answer = await send({ fields: { body: 'Fresh <b>ink</b>' } });
    expect(answer.status).toBe(303);
    const location = String(answer.headers['location']);
    expect(location).toMatch(/^\/journal\/post\?notice=comment-shown#comment-[0-9a-f]{24}$/);
    const page = await follow(location);
    expect(page.text).toContain('Fresh &lt;b&gt;ink&lt;/b&gt;');
    expect(page.text).toContain(`id="${location.split('#')[1]}"`);
    expect(page.text).toContain('Thank you. Your comment is posted.');
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    const others = await app.visit(site).open('/journal/post');
    expect(others.text).toContain('Fresh &lt;b&gt;ink');
    expect(others.text).not.toContain('Thank you. Your comment is posted.</output>');
    const list = await app.visit(site).open('/journal?format=json');
    expect(JSON.parse(list.text).items[0]).toMatchObject({ publicCommentCount: 1 });
  });

  it('says that it waits where the site asks for approval', async () => {
    await setSettings({ commentApprovalRequired: true });
    const answer = await send({ fields: { body: 'Patience' } });
    expect(answer.headers['location']).toBe('/journal/post?notice=comment-waits#comment-form');
    const page = await follow(answer.headers['location']);
    expect(page.text).toContain('once it has been approved.</output>');
    expect(page.text).not.toContain('Patience');
    await setSettings();
  });

  it.each([
    ['without a name', { authorName: ' ' }, 422, 'Please enter your name.'],
    ['too long', { body: `Long ${'字'.repeat(10_000)}` }, 422, 'Please write at most 5,000 characters.'],
    ['with a bad address', { website: 'javascript:alert(1)' }, 422, 'Please enter an address such as'],
    ['answering what is gone', { parentId: 'a'.repeat(24) }, 409, 'is no longer there.</output>'],
  ])('that is refused (%s) comes back with all that was written', async (_name, fields, status, message) => {
    const answer = await send({
      fields: { email: 'ada@example.com', body: 'Long words "kept" <here>', ...fields },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.text).toContain(message);
    expect(answer.text).toContain('value="ada@example.com"');
    const written = 'body' in fields ? fields.body : 'Long words "kept" &lt;here&gt;';
    expect(answer.text).toContain(`>\n${written}</textarea>`);
    expect((await app.visit(site).open('/journal/post')).text).not.toContain('ada@example.com');
  });

  it('is counted together with those that scripts send, and keeps its text when there are too many', async () => {
    for (let count = 0; count < 10; count += 1) await send({ fields: { body: `No ${count}` } });
    const answer = await send({ fields: { body: 'One more' } });
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('Please try again in ten minutes.');
    expect(answer.text).toContain('\nOne more</textarea>');
    const visitor = app.visit(site);
    await visitor.open('/');
    const body = { authorName: 'Ada', body: 'By script' };
    const sent = await visitor.client.send(commentCalls.add, { params: { id: post }, body });
    expect(sent).toMatchObject({ ok: false, refusal: { status: 429 } });
  });

  it('answers the comment that a link names', async () => {
    const first = await send({ fields: { body: 'Question?', authorName: 'Bo' } });
    const id = String(first.headers['location']).split('#comment-')[1] ?? '';
    const page = await app.visit(site).open(`/journal/post?answer=${id}`);
    expect(page.text).toContain(`name="parentId" value="${id}"`);
    expect(page.text).toContain('<span dir="auto">Reply to Bo</span>');
    await send({ fields: { body: 'Answer.', parentId: id } });
    const { rows } = await pool.query('select parent_id from comments where body = $1', ['Answer.']);
    expect(rows).toEqual([{ parent_id: id }]);
  });

  it('[F21] is taken from this site’s own page alone', async () => {
    const foreign = [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) expect((await send({ headers })).status).toBe(403);
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])(
    'leads nowhere but to this site (%s)',
    async (to) => {
      const path = `/-/comments/${post}?to=${encodeURIComponent(to)}`;
      const { headers } = await send({ path, fields: { body: `To ${to}` } });
      expect(headers['location']).toMatch(/^\/\?notice=/);
    },
  );

  it('shows everybody their own comment at once, however many write in the same moment', async () => {
    for (const words of ['One after', 'the other', 'without a pause']) {
      const { headers } = await send({ fields: { body: words } });
      const location = String(headers['location']).split('#')[0] ?? '';
      expect((await app.visit(site).open(location)).text).toContain(words);
    }
  });

  it('finds no post that is not there', async () => {
    for (const id of ['a'.repeat(24), 'nonsense'])
      expect((await send({ path: `/-/comments/${id}?to=/journal/post` })).status).toBe(404);
  });

  it('shows nothing for addresses that anybody can invent, and keeps no page for them', async () => {
    const text = async (path: string) => (await app.visit(site).open(path)).text;
    const countKept = async () => /^page_cache_entries (\d+)/m.exec(await text('/metrics'))?.[1];
    await text('/journal/post');
    const before = await countKept();
    await text('/journal/post?notice=nonsense');
    expect(await text('/journal/post?notice=nonsense')).toContain(
      '<output class="sw-comment-status"></output>',
    );
    expect(await text(`/journal/post?answer=${'b'.repeat(24)}`)).toContain('name="parentId" value=""');
    expect(await text('/journal/post?answer="><script>')).not.toContain('"><script>');
    expect(await countKept()).toBe(before);
  });
});

describe('a thread of many', () => {
  it('shows the latest, and the earlier ones on pages of their own', async () => {
    const long = await publishItem(owner, journal, { title: 'Long' });
    await pool.query(
      `insert into comments (website_id, comment_id, item_id, author_name, body, state, created_at)
       select $1, lpad(to_hex(n), 24, '0'), $2, 'A', 'No ' || n || '.', 'approved', now() from generate_series(1, 230) n`,
      [site.id, long],
    );
    await pool.query('update items set comment_count = 230 where item_id = $1', [long]);
    const first = await app.visit(site).open('/journal/long');
    expect(first.text).toContain('No 230.');
    expect(first.text).not.toContain('No 30.');
    expect(first.text).toContain('href="/journal/long?page=1">Earlier comments');
    const second = await app.visit(site).open('/journal/long?page=1');
    expect(second.text).toContain('No 30.');
    expect(second.text).not.toContain('No 31.');
  });
});
