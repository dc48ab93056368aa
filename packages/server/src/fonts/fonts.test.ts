import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentCalls } from '@sitewright/api/documents';
import { fontCalls } from '@sitewright/api/fonts';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { exportSiteFolder } from '../exports/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { findSiteById } from '../sites/index.ts';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { readCatalogue } from './catalogue/font-catalogue.ts';
import { createFetchFontJob } from './storage/fetch-font-job.ts';
import { createFontRegistry } from './registry/font-registry.ts';
import { integrityOf, packFont, startStandIn, woff2 } from './testing/font-stand-in.ts';

const standIn = await startStandIn();
const { database } = await createTestDatabase();
const app = await startTestApp(database, {
  SITEWRIGHT_FONT_REGISTRY: standIn.address,
  SITEWRIGHT_FONT_KITS: standIn.address,
});
const site = await app.addSite('lettered');
const other = await app.addSite('plain');
const owner = await app.signIn(site);

const open = (path: string, where = site) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(where).open(path);
};

const publishStyles = async (content: object) => {
  const params = { kind: 'styles', id: SITE_DOCUMENT };
  const { revision } = accept(await owner.client.send(documentCalls.read, { params }));
  const saved = accept(
    await owner.client.send(documentCalls.save, { params, body: { baseRevision: revision, content } }),
  );
  accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision: saved.revision } }));
};

const list = async () => accept(await owner.client.send(fontCalls.list, {}));

describe('the catalogue', () => {
  it('[EDT-05] holds fonts of every category, and some that come with the program', async () => {
    const { fonts, isReachable } = await list();
    expect(isReachable).toBe(true);
    expect(fonts.length).toBeGreaterThan(1000);
    expect(new Set(fonts.map(({ category }) => category)).size).toBe(7);
    const shipped = fonts.filter(({ place }) => place === 'shipped');
    expect(shipped.length).toBeGreaterThanOrEqual(30);
    expect(new Set(shipped.map(({ category }) => category)).size).toBe(6);
  });

  it('is what the installed packages are', async () => {
    const { list: all } = await readCatalogue();
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    expect(all.every(({ integrity }) => integrity.startsWith('sha512-'))).toBe(true);
  });

  it('is for those who may design', async () => {
    expect(await app.visit(site).client.send(fontCalls.list, {})).toMatchObject({ refusal: { status: 401 } });
  });
});

describe('a font that comes with the program', () => {
  it('[EDT-05] can be looked at and used at once', async () => {
    const params = { slug: 'lora' };
    const { woff2: face } = accept(await owner.client.send(fontCalls.preview, { params }));
    expect(Buffer.from(face, 'base64').subarray(0, 4).toString()).toBe('wOF2');
    const kept = accept(await owner.client.send(fontCalls.keep, { params }));
    expect(kept).toMatchObject({ state: 'ready', family: 'Lora' });
    expect(kept.css).toContain("font-family:'Lora'");
  });

  it('[EDT-05] is loaded by the pages of a site that chose it, from the site itself', async () => {
    await publishStyles({ values: { '--headings': "'Lora', Georgia, serif" } });
    const { text: css } = await open('/site.css');
    const address = /url\('(\/-\/fonts\/lora\/[^']+latin-wght-normal\.woff2)'\)/.exec(css)?.[1] ?? '';
    const file = await open(address);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('font/woff2');
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await open('/site.css', other)).text).not.toContain('lora');
  });

  it('is not a way to other files', async () => {
    const version = (await readCatalogue()).bySlug.get('lora')?.version ?? '';
    for (const file of ['..%2Fpackage.json', 'package.json', 'nothing.woff2'])
      expect((await open(`/-/fonts/lora/${version}/${file}`)).status).toBe(404);
  });
});

const AWAY = 'abeezee';

const jobContext = {
  id: 'f'.repeat(24),
  websiteId: site.id,
  attempt: 1,
  signal: new AbortController().signal,
  progress: async () => undefined,
};

describe('a font that has to be fetched', () => {
  const path = async () => {
    const version = (await readCatalogue()).bySlug.get(AWAY)?.version ?? '';
    return `/@fontsource/${AWAY}/-/${AWAY}-${version}.tgz`;
  };

  it('[EDT-05] says which preview could not be loaded', async () => {
    const answer = await owner.client.send(fontCalls.preview, { params: { slug: AWAY } });
    expect(answer).toMatchObject({ refusal: { message: 'Unable to load preview for ABeeZee' } });
  });

  it('[EDT-05] waits for its job, and is then stored with the site and served by it', async () => {
    const params = { slug: AWAY };
    expect(accept(await owner.client.send(fontCalls.keep, { params })).state).toBe('waiting');
    await publishStyles({ values: { '--text': "'ABeeZee', system-ui, sans-serif" } });
    expect((await open('/site.css')).text).not.toContain('@font-face');

    const archive = packFont({
      'metadata.json': { weights: [400] },
      'unicode.json': { latin: 'U+0000-00FF' },
      'files/abeezee-latin-400-normal.woff2': woff2('fetched'),
    });
    standIn.answers.set(await path(), archive);
    const registry = createFontRegistry(async () => standIn.address);
    const job = createFetchFontJob({
      database,
      files: app.services.files,
      clock: () => app.clock.now,
      // The stand-in's package is not the real one that the catalogue names.
      registry: {
        ...registry,
        fetchFont: (font, signal) => registry.fetchFont({ ...font, integrity: integrityOf(archive) }, signal),
      },
    });
    await job.handle({ websiteId: site.id, slug: AWAY }, jobContext);

    const { text: css } = await open('/site.css');
    const address = /url\('(\/-\/fonts\/abeezee\/[^']+)'\)/.exec(css)?.[1] ?? '';
    expect((await open(address)).text).toBe('wOF2 fetched');
    expect((await open(address, other)).status).toBe(404);
    expect((await list()).fonts.find(({ slug }) => slug === AWAY)?.place).toBe('kept');
  });

  it('is not taken when it is another package than the catalogue names, and that is told', async () => {
    const params = { slug: 'abel' };
    const version = (await readCatalogue()).bySlug.get('abel')?.version ?? '';
    standIn.answers.set(`/@fontsource/abel/-/abel-${version}.tgz`, packFont({ 'metadata.json': {} }));
    accept(await owner.client.send(fontCalls.keep, { params }));
    const registry = createFontRegistry(async () => standIn.address);
    const job = createFetchFontJob({
      database,
      files: app.services.files,
      clock: () => app.clock.now,
      registry,
    });
    await expect(job.handle({ websiteId: site.id, slug: 'abel' }, jobContext)).rejects.toThrow(
      'not the package that the catalogue names',
    );
    await job.giveUp?.({ websiteId: site.id, slug: 'abel' }, 'not the package');
    expect(accept(await owner.client.send(fontCalls.read, { params })).state).toBe('failed');
  });
});

describe('a site with a font of its own', () => {
  it('[EDT-05] goes out to files with it and comes back', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'sitewright-fonts-'));
    onTestFinished(() => rm(parent, { recursive: true, force: true }));
    const folder = join(parent, 'site');
    const { files } = app.services;
    const whole = await findSiteById(database, site.id);
    if (!whole) throw new Error('The site is gone.');
    await exportSiteFolder({ database, files, site: whole, folder });
    const host = 'returned.localhost';
    const made = await inTransaction(database, (transaction) =>
      importSiteFolder({ transaction, files, folder, host, identifier: 'returned' }),
    );
    if (isRefusal(made)) throw new Error(made.message);
    const { text: css } = await open('/site.css', { id: made.id, host });
    const address = /url\('(\/-\/fonts\/abeezee\/[^']+)'\)/.exec(css)?.[1] ?? '';
    expect((await open(address, { id: made.id, host })).text).toBe('wOF2 fetched');
  });
});

describe('a Typekit kit', () => {
  const kit = async (id: string) => owner.client.send(fontCalls.kit, { params: { kit: id } });

  it('[EDT-05] is found by its id, with its families', async () => {
    const families = [
      { name: 'Proxima Nova', css_stack: '"proxima-nova",sans-serif' },
      { name: 'Evil', css_stack: 'x;} body{' },
    ];
    standIn.answers.set(
      '/api/v1/json/kits/abc1def/published',
      Buffer.from(JSON.stringify({ kit: { families } })),
    );
    expect(accept(await kit('abc1def'))).toEqual({
      id: 'abc1def',
      families: [{ name: 'Proxima Nova', stack: '"proxima-nova",sans-serif' }],
    });
  });

  it('[EDT-05] is refused with the reason', async () => {
    expect(await kit('a b')).toMatchObject({ refusal: { code: 'font-kit-format' } });
    expect(await kit('zzzzzzz')).toMatchObject({ refusal: { code: 'font-kit-unknown' } });
    standIn.answers.set('/api/v1/json/kits/broken1/published', 500);
    expect(await kit('broken1')).toMatchObject({ refusal: { code: 'font-kit-unreachable' } });
  });

  it('[EDT-05] is loaded by the pages of the site, whose policy lets its hosts in and no others', async () => {
    expect((await open('/')).headers['content-security-policy']).not.toContain('typekit');
    await publishStyles({ fontKit: { id: 'abc1def', families: [] } });
    const { text, headers } = await open('/');
    expect(text).toContain('<link rel="stylesheet" href="https://use.typekit.net/abc1def.css">');
    expect(headers['content-security-policy']).toContain("font-src 'self' https://use.typekit.net;");
    const bad = { fontKit: { id: '../x', families: [] } };
    await expect(publishStyles(bad)).rejects.toThrow();
  });
});
