import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { createFileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { createTestDatabase, startTestApp } from '../testing/index.ts';
import { importSiteFolder } from './index.ts';

const { database } = await createTestDatabase();
const { visit } = await startTestApp(database);
const root = await mkdtemp(join(tmpdir(), 'sitewright-homepage-'));
afterAll(() => rm(root, { recursive: true }));
const files = createFileStore({ kind: 'folder', folder: join(root, 'store') });
const plainSite = fileURLToPath(new URL('../../../../sites/plain', import.meta.url));

type Page = Readonly<Record<string, unknown>>;
const pageOf = (urlId: string): Page => ({
  urlId,
  title: `Page ${urlId}`,
  typeName: 'page',
  status: 'published',
});

let count = 0;
const importWith = async (pages: Readonly<Record<string, Page>>) => {
  const name = `home-${(count += 1)}`;
  const folder = join(root, name);
  await cp(plainSite, folder, { recursive: true });
  for (const [file, page] of Object.entries(pages))
    await writeFile(join(folder, 'collections', file), JSON.stringify(page));
  const warnings: string[] = [];
  const host = `${name}.localhost`;
  const site = await inTransaction(database, (transaction) =>
    importSiteFolder({
      transaction,
      files,
      folder,
      host,
      identifier: name,
      warn: (text) => warnings.push(text),
    }),
  );
  if (isRefusal(site)) throw new Error(site.message);
  const { status, text } = await visit({ id: site.id, host }).open('/');
  return { status, text, warnings };
};

it('a folder names the homepage', async () => {
  const made = await importWith({
    'home.json': pageOf('home'),
    'b.json': { ...pageOf('b'), isHomepage: true },
  });
  expect([made.status, made.text.includes('Page b'), made.warnings]).toEqual([200, true, []]);
});

const unfit: [string, Readonly<Record<string, Page>>][] = [
  ['private', { 'b.json': { ...pageOf('b'), status: 'private', isHomepage: true } }],
  [
    'scheduled',
    { 'b.json': { ...pageOf('b'), status: 'scheduled', publishOn: 4_000_000_000_000, isHomepage: true } },
  ],
  ['a folder', { 'b.json': { ...pageOf('b'), isFolder: true, isHomepage: true } }],
  ['a page with a role', { 'b.json': { ...pageOf('b'), role: 'not-found', isHomepage: true } }],
  ['a draft', { 'b.draft.json': { ...pageOf('b'), status: 'draft', isHomepage: true } }],
];

it.each(unfit)('a homepage that is %s does not take it from one that visitors can open', async (_, pages) => {
  const made = await importWith({ 'home.json': pageOf('home'), ...pages });
  expect([made.status, made.text.includes('Page home')]).toEqual([200, true]);
  expect(made.warnings.join()).toMatch(/collections\/b\..*homepage/);
});
