import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { blockTypes, sectionThemes } from '@sitewright/domain/blocks';
import { isStorable } from '@sitewright/domain/documents';
import { contentStatuses } from '@sitewright/domain/pages';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { createFileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { ImportFault, importSiteFolder } from '../imports/index.ts';
import { deleteSite, findSiteById } from '../sites/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { FolderWriter } from './folder-writer.ts';
import { exportSiteFolder } from './index.ts';

const { database } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'sitewright-exports-'));
afterAll(() => rm(root, { recursive: true }));
const files = createFileStore({ kind: 'folder', folder: join(root, 'store') });
let count = 0;
const newFolder = (): string => join(root, `folder-${(count += 1)}`);

const importFolder = async (
  folder: string,
  warn: (text: string) => void = () => undefined,
): Promise<string> => {
  const site = await inTransaction(database, (transaction) =>
    importSiteFolder({ transaction, files, folder, host: `export-${(count += 1)}.test`, warn }),
  );
  if (isRefusal(site)) throw new Error(site.message);
  return site.id;
};

/** Imports a folder, exports it to a new one, and takes the site away again. */
const carry = async (folder: string): Promise<string> => {
  const id = await importFolder(folder);
  const site = await findSiteById(database, id);
  if (!site) throw new Error('the site is gone');
  const to = newFolder();
  await exportSiteFolder({ database, files, site, folder: to });
  await deleteSite(database, id);
  return to;
};

const readAll = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string) => [relative(folder, path), await readFile(path, 'base64')] as const;
  return new Map(await Promise.all(paths.toSorted().map(read)));
};

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const id = hex(24);
const urlId = fc
  .stringMatching(/^[a-z]([a-z0-9]|-[a-z0-9]){1,8}(\/[a-z0-9]{1,5})?$/)
  .filter((url) => !/^(?:api|assets|config)/.test(url) && !url.endsWith('config'));
const text = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((value) => value.replaceAll(/\0|\p{Surrogate}/gu, ''));
const title = text.map((value) => `T${value}`.slice(0, 100));
const term = (longest: number) =>
  text.map((value) => `x${value}`.slice(0, longest).replaceAll(/\p{Surrogate}/gu, ''));
const json = fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }).filter(isStorable);

const block = fc.record({
  id,
  type: fc.constantFrom(blockTypes.text, blockTypes.quote, blockTypes.code, 71, 9999),
  value: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), json),
  desktop: fc.constant({ columnStart: 1, columnEnd: 9, rowStart: 1, rowEnd: 3 }),
});
const section = fc.record({
  id,
  theme: fc.constantFrom(...sectionThemes),
  blocks: fc.uniqueArray(block, { maxLength: 3, selector: (each) => each.id }),
});
const content = {
  id,
  title,
  status: fc.constantFrom(...contentStatuses),
  publishOn: fc.integer({ min: 0, max: 4e12 }),
  sections: fc.uniqueArray(section, {
    maxLength: 2,
    selector: (each) => each.blocks.map((one) => one.id).join(),
  }),
  addedOn: fc.integer({ min: 0, max: 2e12 }),
  updatedOn: fc.integer({ min: 0, max: 2e12 }),
};
const item = fc.record({
  ...content,
  urlId,
  recordType: fc.constantFrom(1, 2, 12),
  tags: fc.uniqueArray(term(50), { maxLength: 3 }),
  categories: fc.uniqueArray(term(25), { maxLength: 3 }),
  customContent: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), json),
  likeCount: fc.integer({ min: 1, max: 9 }),
});
const collection = fc.record({
  ...content,
  urlId,
  type: fc.constant(1),
  typeName: fc.constantFrom('blog', 'gallery'),
  description: text,
  isDraftChanged: fc.boolean(),
  isPublished: fc.boolean(),
  items: fc.uniqueArray(item, { maxLength: 3, selector: (each) => each.urlId }),
});
const templateFile = fc.record({
  published: text,
  draft: fc.oneof(fc.constantFrom('unchanged', 'removed'), fc.record({ text })),
});
const sites = fc.record({
  title,
  pages: fc.uniqueArray(collection, { maxLength: 4, selector: (each) => each.urlId }),
  template: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}\.block$/), templateFile, { maxKeys: 3 }),
  redirects: fc.constantFrom([], [{ from: '/old/[name]', to: '/new/[name]', status: 302 }]),
});

type GeneratedSite = typeof sites extends fc.Arbitrary<infer Site> ? Site : never;

const uniqueIds = ({ pages }: GeneratedSite): boolean => {
  const ids = pages.flatMap((page) => [page.id, ...page.items.map((each) => each.id)]);
  return new Set(ids).size === ids.length;
};

const removalsOf = (template: GeneratedSite['template']): string[] =>
  Object.keys(template)
    .filter((path) => template[path]?.draft === 'removed')
    .map((path) => `blocks/${path}`)
    .toSorted();

const layDown = async ({ title: siteTitle, pages, template, redirects }: GeneratedSite): Promise<string> => {
  const folder = newFolder();
  const writer = await FolderWriter.open(folder);
  await writer.writeJson('site.json', { identifier: 'generated', title: siteTitle });
  await writer.writeJson('redirects.json', redirects);
  for (const { items, isDraftChanged, isPublished, ...page } of pages) {
    const name = page.urlId.replaceAll('/', '.');
    const { addedOn: _addedOn, updatedOn: _updatedOn, ...draft } = page;
    if (isPublished) await writer.writeJson(`collections/${name}.json`, page);
    if (isDraftChanged || !isPublished)
      await writer.writeJson(`collections/${name}.draft.json`, { ...draft, title: `${page.title} new` });
    for (const one of items)
      await writer.writeJson(`items/${name}/${one.urlId.replaceAll('/', '.')}.json`, one);
  }
  for (const [path, { published, draft }] of Object.entries(template)) {
    await writer.writeText(`template/blocks/${path}`, published);
    if (typeof draft === 'object') await writer.writeText(`template-drafts/blocks/${path}`, draft.text);
  }
  await writer.writeJson('template-removals.json', removalsOf(template));
  return folder;
};

describe('a site as a folder', () => {
  it('goes out, comes back and goes out again as identical files, whatever the site is', async () => {
    await fc.assert(
      fc.asyncProperty(sites.filter(uniqueIds), async (site) => {
        const first = await carry(await layDown(site));
        const second = await carry(first);
        expect(await readAll(second)).toEqual(await readAll(first));
        const files = await readAll(first);
        const removals = Buffer.from(files.get('template-removals.json') ?? '', 'base64').toString() || '[]';
        expect(JSON.parse(removals)).toEqual(removalsOf(site.template));
        const names = [...files.keys()];
        expect(names.filter((name) => name.startsWith('items/'))).toHaveLength(
          site.pages.flatMap((page) => page.items).length,
        );
      }),
      { numRuns: 25 },
    );
  });

  it('carries the demo with its template and files', async () => {
    const first = await carry(join(import.meta.dirname, '../../../../sites/demo'));
    const second = await carry(first);
    const [before, after] = [await readAll(first), await readAll(second)];
    expect([...before.keys()]).toContain('template/template.conf');
    expect([...before.keys()].some((name) => name.startsWith('template/assets/'))).toBe(true);
    expect(after).toEqual(before);
  });

  it('carries comments with all that their authors left', async () => {
    const folder = newFolder();
    const writer = await FolderWriter.open(folder);
    const [itemId, first, second] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
    const shared = { itemId, body: 'Lovely', addedOn: 1000 };
    const comments = [
      {
        ...shared,
        id: first,
        authorName: 'Ada',
        email: 'ada@example.com',
        website: 'https://ada.example',
        state: 'approved',
      },
      { ...shared, id: second, authorName: 'Bo', parentId: first, state: 'pending' },
    ];
    await writer.writeJson('site.json', { identifier: 'commented', title: 'Commented' });
    await writer.writeJson('collections/journal.json', { title: 'Journal', type: 1, typeName: 'blog' });
    await writer.writeJson('items/journal/ink.json', { id: itemId, title: 'Ink', status: 'published' });
    await writer.writeJson('comments.json', comments);
    const carried = JSON.parse(await readFile(join(await carry(folder), 'comments.json'), 'utf8'));
    expect(carried).toEqual(comments);
  });

  it('carries more comments than one statement holds; one that is not whole is refused by its file', async () => {
    const folder = newFolder();
    const writer = await FolderWriter.open(folder);
    const itemId = 'a'.repeat(24);
    const comment = (n: number) => ({
      id: n.toString(16).padStart(24, '0'),
      itemId,
      authorName: 'Ada',
      body: `No ${n}`,
      state: 'approved',
      addedOn: n,
    });
    const comments = Array.from({ length: 6600 }, (_, n) => comment(n + 1));
    await writer.writeJson('site.json', { identifier: 'talked-about', title: 'Talked about' });
    await writer.writeJson('collections/journal.json', { title: 'Journal', type: 1, typeName: 'blog' });
    await writer.writeJson('items/journal/ink.json', { id: itemId, title: 'Ink', status: 'published' });
    await writer.writeJson('comments.json', comments);
    const carried = JSON.parse(await readFile(join(await carry(folder), 'comments.json'), 'utf8'));
    expect(carried).toEqual(comments);
    for (const wrong of [
      { addedOn: undefined },
      { addedOn: 1e20 },
      { itemId: '' },
      { id: 'x' },
      { parentId: 7 },
    ]) {
      await writer.writeJson('comments.json', [{ ...comment(1), ...wrong }]);
      await expect(importFolder(folder)).rejects.toThrow(/^comments\.json: /);
    }
  });

  it('is refused whole, naming the file, when a page cannot be', async () => {
    const folder = newFolder();
    const writer = await FolderWriter.open(folder);
    await writer.writeJson('site.json', { identifier: 'broken', title: 'Broken' });
    await writer.writeText('template/assets/ink.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writer.writeText('template/template.conf', '{}');
    const before = await readAll(join(root, 'store'));
    await writer.writeJson('redirects.json', [{ from: 'nowhere', to: '' }]);
    await expect(importFolder(folder)).rejects.toThrow(/^redirects\.json: /);
    expect([...(await readAll(join(root, 'store'))).keys()]).toEqual([...before.keys()]);
    await writer.writeJson('collections/about.json', { title: 'About', urlId: 'Not a URL' });
    await expect(importFolder(folder)).rejects.toThrow(ImportFault);
    await expect(importFolder(folder)).rejects.toThrow(
      /collections\/about\.json.*Not a URL is not a valid page URL/,
    );
  });

  it('always has one homepage: the one its files name, else a page that visitors can open', async () => {
    const homepagesOf = async (pages: Record<string, object>) => {
      const folder = newFolder();
      const writer = await FolderWriter.open(folder);
      await writer.writeJson('site.json', { identifier: 'homepages', title: 'Homepages' });
      for (const [name, page] of Object.entries(pages))
        await writer.writeJson(`collections/${name}.json`, page);
      const files = await readAll(await carry(folder));
      return [...files].flatMap(([name, file]) =>
        Buffer.from(file, 'base64').includes('"isHomepage": true') ? [name] : [],
      );
    };
    const hidden = { status: 'draft' };
    expect(await homepagesOf({ about: hidden, folder: { isFolder: true }, news: {}, team: {} })).toEqual([
      'collections/news.json',
    ]);
    const claimed = { isHomepage: true };
    expect(
      await homepagesOf({ about: {}, front: claimed, news: { isHomepage: false }, 'late.draft': claimed }),
    ).toEqual(['collections/front.json']);
    expect(await homepagesOf({ about: claimed, front: claimed })).toEqual(['collections/front.json']);
  });

  it('refuses two pages at one address or with one id, folders in a loop and links that run script', async () => {
    const layout = async (pages: Record<string, unknown>, navigation: unknown = {}) => {
      const folder = newFolder();
      const writer = await FolderWriter.open(folder);
      await writer.writeJson('site.json', { identifier: 'faulty', title: 'Faulty' });
      for (const [name, page] of Object.entries(pages))
        await writer.writeJson(`collections/${name}.json`, page);
      await writer.writeJson('navigation.json', navigation);
      return folder;
    };
    const twice = await layout({ one: { urlId: 'same' }, two: { urlId: 'same' } });
    await expect(importFolder(twice)).rejects.toThrow('has the same URL as collections/one.json');
    const id = '69158b000000000000000777';
    const sameId = await layout({ one: { id, urlId: 'one' }, two: { id, urlId: 'two' } });
    await expect(importFolder(sameId)).rejects.toThrow('has the same id as collections/one.json');
    const loop = await layout({ one: { parentId: 'two' }, two: { parentId: 'one' } });
    await expect(importFolder(loop)).rejects.toThrow('A folder cannot stand inside itself.');
    const script = await layout(
      {},
      { mainNav: [{ externalLink: { title: 'x', url: 'javascript:alert(1)' } }] },
    );
    await expect(importFolder(script)).rejects.toThrow('must begin with');
  });

  it('leaves out fields of a header that are not known any more, and tells', async () => {
    const folder = newFolder();
    const writer = await FolderWriter.open(folder);
    await writer.writeJson('site.json', { identifier: 'older', title: 'Older' });
    const header = { layout: 'own', foo: 1, showCart: true };
    await writer.writeJson('header-footer.json', { header, footer: { text: 'Bye' } });
    const warnings: string[] = [];
    const to = newFolder();
    const site = await findSiteById(database, await importFolder(folder, (text) => warnings.push(text)));
    if (!site) throw new Error('the site is gone');
    await exportSiteFolder({ database, files, site, folder: to });
    expect(warnings).toEqual([expect.stringContaining('header-footer.json: Fields that are not known')]);
    expect(JSON.parse(await readFile(join(to, 'header-footer.json'), 'utf8'))).toEqual({
      header: { showCart: true },
      footer: {},
    });
  });

  it('[F23] keeps blocks that hold strange things and tells of them, but nothing that could run', async () => {
    const folder = newFolder();
    const writer = await FolderWriter.open(folder);
    const at = { columnStart: 1, columnEnd: 9, rowStart: 1, rowEnd: 2 };
    const blocks = [
      { id: 'b'.repeat(24), type: blockTypes.spacer, value: { height: 'tall', extra: 1 }, desktop: at },
      { id: 'c'.repeat(24), type: blockTypes.text, value: { html: '<p onclick="x()">Hi</p>' }, desktop: at },
    ];
    await writer.writeJson('site.json', { identifier: 'strange', title: 'Strange' });
    await writer.writeJson('collections/about.json', {
      title: 'About',
      sections: [{ id: 'a'.repeat(24), theme: 'paper', blocks }],
    });
    const warnings: string[] = [];
    const to = newFolder();
    const site = await findSiteById(database, await importFolder(folder, (text) => warnings.push(text)));
    if (!site) throw new Error('the site is gone');
    await exportSiteFolder({ database, files, site, folder: to });
    expect(warnings).toEqual([
      expect.stringContaining('sections.0.blocks.0.value.extra'),
      expect.stringContaining('collections/about.json: sections.0.blocks.0.value.height: The spacer block'),
    ]);
    const page = await readFile(join(to, 'collections/about.json'), 'utf8');
    expect(page).toContain('"height": "tall"');
    expect(page).toContain('<p>Hi</p>');
  });

  it.each(['demo', 'starter'])('%s has nothing to tell of', async (name) => {
    const warnings: string[] = [];
    const folder = join(import.meta.dirname, '../../../../sites', name);
    await deleteSite(database, await importFolder(folder, (text) => warnings.push(text)));
    expect(warnings).toEqual([]);
  });

  it('is not written over another folder', async () => {
    const folder = newFolder();
    await (await FolderWriter.open(folder)).writeText('notes.txt', 'mine');
    const id = await importFolder(join(import.meta.dirname, '../../../../sites/starter'));
    const site = await findSiteById(database, id);
    if (!site) throw new Error('the site is gone');
    await expect(exportSiteFolder({ database, files, site, folder })).rejects.toThrow('is not empty');
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });
});
