import { pageCalls } from '@sitewright/api/pages';
import { redirectCalls } from '@sitewright/api/redirects';
import { pagePermissions } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('strange');
const owner = await app.signIn(site);
const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
await publishItem(owner, journal, { title: 'First post', tags: ['ink'] });

const open = (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(path);
};
/** Made by the site's own template. */
const isOwnPage = (text: string): boolean => text.includes('Static.SQUARESPACE_CONTEXT');

describe('an address that nobody wrote by hand', () => {
  const long = 'x'.repeat(301);

  it.each([
    ['words', `/search?q=${long}`],
    ['a tag', `/journal?tag=${long}`],
    ['a letter of four bytes at the cut', `/journal?category=x${'%F0%9F%96%A8'.repeat(160)}`],
  ])('shows the page when a value is too long: %s', async (_name, path) => {
    const answer = await open(path);
    expect(answer.status).toBe(200);
    expect(isOwnPage(answer.text)).toBe(true);
  });

  it('shows the page when its query is endless', async () => {
    expect((await open(`/journal?utm_source=${'x'.repeat(4000)}`)).text).toContain('First post');
  });

  it.each(['caf%E9', '%ff', '%00', 'journal/%', 'journal/%zz', long])(
    'finds nothing and says so on the site’s own page: /%s',
    async (path) => {
      const answer = await open(`/${path}`);
      expect(answer.status).toBe(404);
      expect(isOwnPage(answer.text)).toBe(true);
    },
  );

  it('shows the page when a value holds what is no letter', async () => {
    for (const path of ['/journal?tag=%00', '/journal?tag=%ff', '/search?q=%00'])
      expect(isOwnPage((await open(path)).text), path).toBe(true);
    expect((await open('/journal?tag=ink%00')).text).toContain('First post');
  });

  it('of the machine is refused as before', async () => {
    for (const path of ['/api/nothing/%ff', '/api/contributors/session?x=%00']) {
      const answer = await open(path);
      expect(answer.headers['content-type']).toContain('json');
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('an address that leads on', () => {
  it('takes the visitor’s query along', async () => {
    const redirects = [
      { from: '/old', to: '/journal', status: 301 as const },
      { from: '/ink', to: '/journal?tag=ink#list', status: 302 as const },
    ];
    accept(await owner.client.send(redirectCalls.save, { body: { redirects, revision: 1 } }));
    const to = async (path: string) => (await open(path)).headers.location;
    expect(await to('/old?utm_source=x&a=%20b')).toBe('/journal?utm_source=x&a=%20b');
    expect(await to('/ink?utm_source=x')).toBe('/journal?tag=ink&utm_source=x#list');
    expect(await to('/old')).toBe('/journal');
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    const visitors = ['one', 'two', 'three'].map((name) => app.visit(site).open(`/old?utm_source=${name}`));
    const answers = await Promise.all(visitors);
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/journal?utm_source=one',
      '/journal?utm_source=two',
      '/journal?utm_source=three',
    ]);
  });

  it('is any other spelling of a page or an item', async () => {
    const answer = async (path: string) => {
      const { status, headers } = await open(path);
      return [status, headers.location];
    };
    expect(await answer('/JOURNAL?tag=ink')).toEqual([301, '/journal?tag=ink']);
    expect(await answer('/Journal/First-Post')).toEqual([301, '/journal/first-post']);
    expect(await answer('/journal/First-Post/')).toEqual([301, '/journal/first-post']);
    expect(await answer('/Nowhere')).toEqual([404, undefined]);
    expect(await answer('/journal/none')).toEqual([404, undefined]);
  });
});

describe('a locked page', () => {
  it('keeps the query while it is opened, and its form can be opened again', async () => {
    const id = await publishPage(owner, {
      kind: 'blog',
      title: 'Locked',
      permission: pagePermissions.password,
    });
    await publishItem(owner, id, { title: 'Open secret', tags: ['x'] });
    accept(
      await owner.client.send(pageCalls.setPassword, { params: { id }, body: { password: 'Blue Heron' } }),
    );
    const visitor = app.visit(site);
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    const locked = await visitor.open('/locked?tag=x&utm_source=y');
    const action = /action="([^"]*unlock[^"]*)"/.exec(locked.text)?.[1] ?? '';
    const unlock = (password: string) =>
      visitor.open(action, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: visitor.origin },
        body: new URLSearchParams({ password }).toString(),
      });
    expect((await unlock('wrong')).status).toBe(403);
    const again = await visitor.open(action);
    expect([again.status, again.headers.location]).toEqual([303, '/locked?tag=x']);
    expect((await visitor.open('/-/unlock')).headers.location).toBe('/');
    expect((await visitor.open('/-/unlock?to=%2F%2Fevil.example')).headers.location).toBe('/');
    const right = await unlock('Blue Heron');
    expect([right.status, right.headers.location]).toEqual([303, '/locked?tag=x']);
    expect((await visitor.open('/locked?tag=x')).text).toContain('Open secret');
  });
});
