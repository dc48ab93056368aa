import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { pagePermissions } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import { invalidateCacheTags, readChangedCacheTags } from '../sites/index.ts';
import {
  accept,
  createTestDatabase,
  publishItem,
  publishPage,
  replaceTemplateFiles,
  startTestApp,
} from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('locked');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const HOUR = 3_600_000;
const passTime = (ms: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const now = (): number => app.clock.now.getTime();
const open = (path: string) => {
  passTime(1100);
  return app.visit(site).open(path);
};

describe('locked pages', () => {
  const unlock = (
    browser: ReturnType<typeof app.visit>,
    password: string,
    headers: Record<string, string> = {},
  ) =>
    browser.open('/-/unlock?to=%2Fclients', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: browser.origin, ...headers },
      body: new URLSearchParams({ password }).toString(),
    });

  it('[SITE-19 (rule) F20 (rule)] ask for the password, open for four hours, and are never shown to others', async () => {
    const id = await publishPage(owner, {
      kind: 'blog',
      title: 'Clients',
      description: 'Secret words',
      permission: pagePermissions.password,
    });
    await publishItem(owner, id, { title: 'Secret post' });
    const set = (password: string) =>
      owner.client.send(pageCalls.setPassword, { params: { id }, body: { password } });
    expect(await set('x'.repeat(31))).toMatchObject({
      ok: false,
      refusal: { code: 'page-password-invalid' },
    });
    accept(await set('Blue Heron'));
    passTime(1100);

    const visitor = app.visit(site);
    for (const path of ['/clients', '/clients/secret-post', '/clients?format=json', '/clients?format=rss']) {
      const locked = await visitor.open(path);
      expect(locked.text, path).toContain('"pageType":103');
      expect(locked.text, path).not.toContain('Secret');
    }
    const wrong = await unlock(visitor, 'blue heron');
    expect(wrong.status).toBe(403);
    expect(wrong.text).toContain('role="alert"');
    const right = await unlock(visitor, 'Blue Heron');
    expect([right.status, right.headers.location]).toEqual([303, '/clients']);
    const opened = await visitor.open('/clients');
    expect(opened.text).toContain('Secret post');
    expect(opened.headers['cache-control']).toBe('private, no-store');
    expect((await visitor.open('/clients')).text).toBe(opened.text);
    expect((await visitor.open('/clients/secret-post')).text).toContain('"pageType":50');
    expect((await app.visit(site).open('/clients')).text).not.toContain('Secret post');

    const forged = app.visit(site);
    forged.cookies.set('pageAccess', `${id}.aaaaaaaaaaaa.${now() + HOUR}!forged`);
    expect((await forged.open('/clients')).text).not.toContain('Secret post');

    accept(await set('Another one'));
    passTime(1100);
    expect((await visitor.open('/clients')).text).not.toContain('Secret post');
    await unlock(visitor, 'Another one');
    expect((await visitor.open('/clients')).text).toContain('Secret post');
    passTime(4 * HOUR + 1000);
    expect((await visitor.open('/clients')).text).not.toContain('Secret post');
  });

  it('[SITE-19 (rule)] tell nothing of what they hold on other pages of the site', async () => {
    const other = await app.addSite('discreet');
    const there = await app.signIn(other);
    const id = await publishPage(there, {
      kind: 'blog',
      title: 'Vault',
      description: 'Hushed words',
      seo: { description: 'Hushed in search' },
      permission: pagePermissions.password,
    });
    const itemId = await publishItem(there, id, {
      title: 'Hushed post',
      tags: ['hushed-tag'],
      body: '<p>hushed body</p>',
    });
    const at = (index: number) => ({
      columnStart: 1,
      columnEnd: 25,
      rowStart: index + 1,
      rowEnd: index + 2,
    });
    const values: [number, object][] = [
      [55, { collectionId: id, design: 'list' }],
      [14, { collectionId: id, source: 'tag' }],
      [61, { collectionId: id, groupBy: 'tag' }],
      [8, { collectionId: id, options: { design: 'grid' }, items: [] }],
    ];
    const blocks = values.map(([type, value], index) => ({
      id: `${index}`.padStart(24, '0'),
      type,
      value: { ...value },
      desktop: at(index),
    }));
    const sections = [{ id: 'f'.repeat(24), theme: 'paper' as const, blocks }];
    await publishPage(there, { title: 'Open', sections });
    const folder = await publishPage(there, { kind: 'index', title: 'Stack' });
    await publishPage(there, {
      title: 'Locked child',
      parentId: folder,
      permission: pagePermissions.password,
      sections: [
        {
          id: 'e'.repeat(24),
          theme: 'paper',
          blocks: [{ id: 'd'.repeat(24), type: 44, value: { text: 'hushed child' }, desktop: at(1) }],
        },
      ],
    });
    await inTransaction(database, async (transaction) => {
      const tags =
        '<squarespace:query collection="vault" tag="hushed-tag">{.repeated section items}{title}{.end}</squarespace:query>' +
        '<squarespace:query collection="vault">{.repeated section items}{title}{.end}</squarespace:query>' +
        `<squarespace:related collectionId="${id}" itemId="${itemId}">{.repeated section items}{title}{.end}</squarespace:related>` +
        '<squarespace:category collection="vault">{@|json}</squarespace:category>';
      const files = {
        'template.conf': '{"layouts":{"default":{"regions":["site"]}}}',
        'site.region': `<html><head>{squarespace-headers}</head><body>${tags}{squarespace.main-content}</body></html>`,
      };
      const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
      await replaceTemplateFiles(transaction, other.id, new Map(entries));
      await invalidateCacheTags(transaction, other.id, ['site', 'template']);
    });
    const pages = [
      '/',
      '/open',
      '/stack',
      '/vault',
      '/vault/hushed-post',
      '/search?q=post+or+body+or+child',
      '/sitemap.xml',
    ];
    const formats = ['/open', '/stack', '/vault', '/search'].map((path) => `${path}?format=json&q=body`);
    for (const path of [...pages, ...formats, '/vault?format=rss', '/stack?format=rss']) {
      const { text, status } = await app.visit(other).open(path);
      expect(status, path).toBeLessThan(405);
      expect(text.replaceAll(/hushed-post/g, ''), path).not.toMatch(/hushed/i);
    }
  });

  it('[SITE-19 (rule)] are not shown as they were before, nor are others that visitors may no longer see', async () => {
    const id = await publishPage(owner, { kind: 'blog', title: 'Rates' });
    const itemId = await publishItem(owner, id, { title: 'Rates of today' });
    const isNoted = async (change: () => Promise<unknown>): Promise<boolean> => {
      const before = await readChangedCacheTags(database, site.id, 0);
      await change();
      const latest = Math.max(...before.map(({ version }) => version));
      const changed = await readChangedCacheTags(database, site.id, latest);
      return changed.some(({ tag }) => tag === 'access');
    };
    const params = { id };
    const trash = (kind: 'item' | 'collection', trashed: string) => () =>
      owner.client.send(documentCalls.trash, { params: { kind, id: trashed } }).then(accept);
    expect(await isNoted(() => publishItem(owner, id, { title: 'Rates of tomorrow' }))).toBe(false);
    const later = { title: 'Rates to come', status: 'scheduled', publishOn: now() + HOUR } as const;
    expect(await isNoted(() => publishItem(owner, id, later))).toBe(true);
    expect(
      await isNoted(() => publishPage(owner, { title: 'Shut', permission: pagePermissions.password })),
    ).toBe(true);
    expect(
      await isNoted(() => owner.client.send(pageCalls.setPassword, { params, body: { password: 'Wren' } })),
    ).toBe(true);
    expect(await isNoted(trash('item', itemId))).toBe(true);
    expect(await isNoted(trash('collection', id))).toBe(true);
  });

  it('[F21] take the form only from a page of the site, and only so often', async () => {
    const visitor = app.visit(site);
    expect((await unlock(visitor, 'Another one', { origin: 'http://evil.example' })).status).toBe(403);
    const crossSite = await unlock(visitor, 'Another one', { 'sec-fetch-site': 'cross-site' });
    expect(crossSite.status).toBe(403);
    for (let tries = 0; tries < 10; tries += 1) await unlock(visitor, `guess ${tries}`);
    expect((await unlock(visitor, 'Another one')).status).toBe(403);
    expect(visitor.cookies.has('pageAccess')).toBe(false);
  });

  it('[SITE-19 (rule)] pages for members are closed while nobody can be one', async () => {
    await publishPage(owner, {
      title: 'Members',
      permission: pagePermissions.members,
      description: 'Inner circle',
    });
    const answer = await open('/members');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('"pageType":105');
    expect(answer.text).not.toContain('Inner circle');
    expect(answer.text).toContain('Please sign in to see it.');
    expect(answer.text).not.toContain('type="password"');
  });
});
