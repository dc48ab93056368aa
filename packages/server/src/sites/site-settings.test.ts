import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteCalls } from '@sitewright/api/sites';
import { typeOfKind } from '@sitewright/domain/blocks';
import { permissionsOf, roles, type Permission } from '@sitewright/domain/contributors';
import { defaultSiteSettings, type SiteSettings } from '@sitewright/domain/sites';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { exportSiteFolder } from '../exports/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';
import { findSiteById } from './index.ts';
import { saveSettings } from './sites-service.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('set-up');
const owner = await app.signIn(site);
const folder = await mkdtemp(join(tmpdir(), 'sitewright-settings-'));
afterAll(() => rm(folder, { recursive: true }));

const plain = { ...defaultSiteSettings, title: 'Set up' } satisfies SiteSettings;
const CODE = 'window.counted = true;';
const further = {
  tagLine: 'Since 1999',
  socialAccounts: [
    { serviceName: 'github', profileUrl: 'https://github.com/set-up' },
    { serviceName: 'email', profileUrl: 'mailto:you@example.com' },
  ],
  shareServices: ['4'],
  isHidden: true,
  headerCode: `<script>${CODE}</script>`,
  footerCode: '<p>Below everything</p>',
} satisfies Partial<SiteSettings>;

const revisionNow = async (): Promise<number> =>
  accept(await owner.client.send(siteCalls.readSettings, {})).revision;
const save = async (settings: SiteSettings) =>
  owner.client.send(siteCalls.saveSettings, { body: { ...settings, revision: await revisionNow() } });
const open = async (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(path);
};

it('[SITE-26] an account for orders is linked as "Order Now"', async () => {
  const shop = await app.addSite('takes-orders');
  const there = await app.signIn(shop);
  const { revision } = accept(await there.client.send(siteCalls.readSettings, {}));
  const socialAccounts = [{ serviceName: 'ordering', profileUrl: 'https://orders.example/1' }];
  accept(
    await there.client.send(siteCalls.saveSettings, {
      body: { ...defaultSiteSettings, title: 'Takes orders', socialAccounts, revision },
    }),
  );
  const block = {
    id: 'b'.repeat(24),
    type: typeOfKind('socialLinks'),
    value: {},
    desktop: { columnStart: 1, columnEnd: 9, rowStart: 1, rowEnd: 3 },
  };
  const sections = [{ id: 'a'.repeat(24), theme: 'paper' as const, blocks: [block] }];
  await publishPage(there, { title: 'Menu', urlId: 'menu', sections });
  const { text } = await app.visit(shop).open('/menu');
  expect(text).toContain('<a href="https://orders.example/1" target="_blank" rel="noopener">Order Now</a>');
});

describe('what is set for the whole site', () => {
  it('is on its pages: accounts, share buttons, tag line, code that may run, and a word to search engines', async () => {
    const block = {
      id: 'b'.repeat(24),
      type: typeOfKind('socialLinks'),
      value: { style: 'text' },
      desktop: { columnStart: 1, columnEnd: 9, rowStart: 1, rowEnd: 3 },
    };
    const section = { id: 'a'.repeat(24), theme: 'paper' as const, blocks: [block] };
    await publishPage(owner, { title: 'Find us', urlId: 'find-us', sections: [section] });
    const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
    await publishItem(owner, journal, { title: 'Shared', urlId: 'shared', body: '<p>Hello</p>' });
    expect((await open('/find-us')).text).not.toContain('github.com/set-up');

    accept(await save({ ...plain, ...further }));
    const page = await open('/find-us');
    expect(page.text).toMatch(/<a [^>]*href="https:\/\/github\.com\/set-up"[^>]*>GitHub<\/a>/);
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).toContain('<p>Below everything</p>');
    expect(page.text).toContain(`${CODE}</script>`);
    const hash = createHash('sha256').update(CODE).digest('base64');
    expect(String(page.headers['content-security-policy'])).toContain(`'sha256-${hash}'`);
    expect((await open('/robots.txt')).text).toContain('Disallow: /\n');
    expect((await open('/journal/shared')).text).toContain('https://www.reddit.com/submit?');
    const { website } = JSON.parse((await open('/find-us?format=json')).text) as { website: object };
    expect(website).toMatchObject({ siteTagLine: 'Since 1999', socialAccounts: further.socialAccounts });
    expect(JSON.stringify(website)).not.toContain('counted');
  });

  it('stays when a save says nothing of it, and goes when a save empties it', async () => {
    accept(await save({ ...plain, ...further }));
    expect(accept(await save(plain))).toMatchObject(further);
    const empty = { socialAccounts: [], shareServices: [], isHidden: false, headerCode: '', footerCode: '' };
    const { revision: _revision, ...left } = accept(await save({ ...plain, ...empty, tagLine: '' }));
    expect(left).toEqual(plain);
    expect((await open('/')).text).not.toContain('noindex');
  });

  it('tells at each account what is wrong with it', async () => {
    const socialAccounts = [
      { serviceName: 'github', profileUrl: 'javascript:alert(1)' },
      { serviceName: 'nowhere', profileUrl: 'https://example.com' },
    ];
    expect(await save({ ...plain, socialAccounts })).toMatchObject({
      refusal: {
        code: 'settings-invalid',
        errors: {
          'socialAccounts.0.profileUrl': 'Please give the whole address, such as https://example.com/you.',
          'socialAccounts.1.serviceName': 'Please choose a service from the list.',
        },
      },
    });
  });

  it('lets nobody change code without the permission for it, but all the rest', async () => {
    accept(await save({ ...plain, ...further }));
    const revision = await revisionNow();
    const all = permissionsOf([roles.admin.code]);
    const permissions = new Set<Permission>([...all].filter((permission) => permission !== 'code'));
    const saveWithout = (settings: SiteSettings, base = revision) =>
      inTransaction(database, (transaction) =>
        saveSettings(transaction, site.id, { settings, revision: base, permissions }),
      );
    for (const change of [{ headerCode: '<script>bad()</script>' }, { footerCode: '' }])
      expect(await saveWithout({ ...plain, ...further, ...change })).toMatchObject({
        code: 'code-not-allowed',
      });
    expect(await saveWithout({ ...plain, headerCode: 'stale' }, revision - 1)).toMatchObject({
      code: 'conflict',
    });
    expect(await saveWithout({ ...plain, ...further, tagLine: 'New' })).toMatchObject({
      after: { tagLine: 'New' },
    });
  });

  it('goes out with the site’s files and comes back the same', async () => {
    accept(await save({ ...plain, ...further }));
    const carry = async (id: string, name: string): Promise<string> => {
      const found = await findSiteById(database, id);
      if (!found) throw new Error('the site is gone');
      const to = join(folder, name);
      await exportSiteFolder({ database, files: app.services.files, site: found, folder: to });
      return readFile(join(to, 'site.json'), 'utf8');
    };
    const first = await carry(site.id, 'first');
    expect(JSON.parse(first)).toMatchObject(further);
    const copy = await inTransaction(database, (transaction) =>
      importSiteFolder({
        transaction,
        files: app.services.files,
        folder: join(folder, 'first'),
        host: 'copy.localhost',
        identifier: 'set-up-copy',
      }),
    );
    if (isRefusal(copy)) throw new Error(copy.message);
    expect(await carry(copy.id, 'second')).toBe(first.replace('"set-up"', '"set-up-copy"'));
  });
});
