import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { Section } from '@sitewright/domain/blocks';
import { pagePermissions, pageRoleNames, pageTypes, type CollectionContent } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accept, createTestDatabase, publishPage, startTestApp, type TestSite } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('roles');
const owner = await app.signIn(site);

const saying = (text: string): Section[] => [
  {
    id: 'a'.repeat(24),
    theme: 'paper',
    blocks: [
      {
        id: 'b'.repeat(24),
        type: 44,
        value: { text },
        desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 },
      },
    ],
  },
];

const open = (path: string, where: TestSite = site) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(where).open(path);
};

describe('pages of the machine', () => {
  it('[SITE-02 (rule) SITE-07 (rule) SITE-20] can each be made, laid out and reached, with their code', async () => {
    const codes = {
      'not-found': 100,
      error: 101,
      'lock-screen': 103,
      'popup-overlay': 104,
      'single-sign-on': 400,
    };
    expect([...pageRoleNames].toSorted()).toEqual(Object.keys(codes).toSorted());
    for (const [role, code] of Object.entries(codes)) {
      await publishPage(owner, { kind: role, title: `Our ${role}`, sections: saying(`Words of ${role}`) });
      const { status, text } = await open(`/our-${role}`);
      expect(status, role).toBe(200);
      expect(text, role).toContain(`"pageType":${code}`);
      expect(text, role).toContain(`Words of ${role}`);
      const context = JSON.parse((await open(`/our-${role}?format=json`)).text);
      expect(context).toMatchObject({ pageType: code });
    }
  });

  it('[SITE-02 (rule) SITE-20] a splash page is served with its code', async () => {
    await publishPage(owner, { kind: 'splash', title: 'Hello', sections: saying('Come in') });
    const { text } = await open('/hello');
    expect(text).toContain('"pageType":3,');
    expect(text).toContain('Come in');
  });

  it('lend nothing to the cart and the search, which have no page of their own', async () => {
    for (const path of ['/cart', '/search']) {
      const { text } = await open(path);
      expect(text, path).not.toContain('Words of not-found');
      const context = JSON.parse((await open(`${path}?format=json`)).text);
      expect(context, path).not.toHaveProperty('collection');
    }
  });

  it('[SITE-20] addresses that find nothing show the owner’s page for them, with status 404', async () => {
    for (const path of ['/nowhere', '/our-error/nowhere', '/a/b/c']) {
      const { status, text } = await open(path);
      expect([status, path]).toEqual([404, path]);
      expect(text).toContain('Words of not-found');
      expect(text).toContain('"pageType":100,');
    }
    const search = await open('/search?q=words');
    expect(search.status).toBe(200);
    expect(search.text).not.toContain('Words of');
  });

  it('[SITE-19 (rule) SITE-20] a locked page shows the owner’s lock screen, with the form in it', async () => {
    const id = await publishPage(owner, {
      title: 'Closed',
      permission: pagePermissions.password,
      sections: saying('Inner words'),
    });
    accept(await owner.client.send(pageCalls.setPassword, { params: { id }, body: { password: 'sesame' } }));
    const { text } = await open('/closed');
    expect(text).toContain(`"pageType":${pageTypes.lockScreen}`);
    expect(text).toContain('Words of lock-screen');
    expect(text).toContain('action="/-/unlock?to=%2Fclosed"');
    expect(text).not.toContain('Inner words');
    expect(text).not.toContain('This page is private');
  });

  it('[SITE-07 (rule)] the lock screen at its own address asks for no password: there is nothing to open', async () => {
    const { status, text } = await open('/our-lock-screen');
    expect(status).toBe(200);
    expect(text).toContain('Words of lock-screen');
    expect(text).not.toContain('<form');
  });

  it('[SITE-20] a page that cannot be made is answered with the owner’s page for faults, status 500', async () => {
    const broken = await publishPage(owner, { title: 'Broken' });
    await database.execute(sql`update collections set content = content || '{"nestedCategories": 7, "sections": 7}'
      where website_id = ${site.id} and collection_id = ${broken}`);
    const { status, text } = await open('/broken');
    expect(status).toBe(500);
    expect(text).toContain('Words of error');
    const plain = await app.addSite('plain-fault');
    const there = await app.signIn(plain);
    const other = await publishPage(there, { title: 'Broken' });
    await database.execute(sql`update collections set content = content || '{"sections": 7}'
      where website_id = ${plain.id} and collection_id = ${other}`);
    const fault = await open('/broken', plain);
    expect(fault.status).toBe(500);
    expect(fault.text).toContain(`data-page-type="${pageTypes.error}"`);
    expect(fault.text).toContain('Something went wrong');
  });

  it('are one of each, and a copy is an ordinary page', async () => {
    const body = { kind: 'not-found', title: 'A second one' };
    expect(await owner.client.send(pageCalls.create, { body })).toMatchObject({
      ok: false,
      refusal: { errors: { role: 'The site has such a page already.' } },
    });
    const { pages } = accept(await owner.client.send(pageCalls.list, {}));
    const id = pages.find(({ title }) => title === 'Our not-found')?.id ?? '';
    const copy = accept(await owner.client.send(pageCalls.duplicate, { params: { id } }));
    expect((copy.content as CollectionContent).role).toBeUndefined();
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'collection', id } }));
    expect((await open('/nowhere')).text).not.toContain('Words of not-found');
    expect(await owner.client.send(pageCalls.create, { body })).toMatchObject({ ok: true });
  });

  it('stand in no sitemap and no search', async () => {
    expect((await open('/sitemap.xml')).text).not.toContain('/our-');
    expect((await open('/search?q=single-sign-on')).text).not.toContain('/our-');
  });
});
