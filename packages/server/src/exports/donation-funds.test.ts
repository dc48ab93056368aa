import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFundTerms } from '@sitewright/domain/donations';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { createFileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { findSiteById } from '../sites/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { FolderWriter } from './folder-writer.ts';
import { exportSiteFolder } from './index.ts';

const { database, pool } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'sitewright-funds-'));
afterAll(() => rm(root, { recursive: true }));
const files = createFileStore({ kind: 'folder', folder: join(root, 'store') });
let count = 0;

const layDown = async (funds: readonly object[]): Promise<string> => {
  count += 1;
  const folder = join(root, `folder-${count}`);
  const writer = await FolderWriter.open(folder);
  await writer.writeJson('site.json', { identifier: `funds-${count}`, title: 'Funds' });
  await writer.writeJson('donation-funds.json', funds);
  return folder;
};

const importFunds = async (funds: readonly object[]): Promise<string> => {
  const folder = await layDown(funds);
  const site = await inTransaction(database, (transaction) =>
    importSiteFolder({ transaction, files, folder, host: `funds-${count}.test`, warn: () => undefined }),
  );
  if (isRefusal(site)) throw new Error(site.message);
  return site.id;
};

const exportFunds = async (websiteId: string): Promise<unknown> => {
  const site = await findSiteById(database, websiteId);
  if (!site) throw new Error('The site is gone.');
  count += 1;
  const folder = join(root, `folder-${count}`);
  await exportSiteFolder({ database, files, site, folder });
  return JSON.parse(await readFile(join(folder, 'donation-funds.json'), 'utf8'));
};

const library = {
  ...newFundTerms,
  id: 'a'.repeat(24),
  title: 'Library <1>',
  slug: 'library',
  description: 'Books.\nFor everybody.',
  imageId: 'c'.repeat(24),
  suggestedCents: [500, 2500],
  minimumCents: 500,
  maximumCents: 90_000,
  isMonthlyOffered: true,
  isNoteAsked: true,
  noteLabel: 'In memory of',
  thanks: 'Thank you.',
};
const garden = {
  ...newFundTerms,
  id: 'b'.repeat(24),
  title: 'Garden',
  slug: 'garden',
  suggestedCents: [700],
};

it('a site carries its funds with their ids, all that the owner said and no archived one', async () => {
  const id = await importFunds([library, garden]);
  expect(await exportFunds(id)).toEqual([library, garden]);
  await pool.query(
    `update donation_funds set archived_at = now() where website_id = $1 and slug = 'garden'`,
    [id],
  );
  expect(await exportFunds(id)).toEqual([library]);
});

it('a handwritten fund says only what differs from a new one, and another site may have the same', async () => {
  const { id, title, slug, suggestedCents } = garden;
  const websiteId = await importFunds([{ id, title, slug, suggestedCents }]);
  expect(await exportFunds(websiteId)).toEqual([garden]);
});

it.each([
  ['without an id', { id: 'garden' }, 'fund 1: its id is missing'],
  ['with a wrong address', { slug: 'a b' }, 'fund 1: slug'],
  ['with amounts below nothing', { suggestedCents: [-5] }, 'fund 1: '],
  ['with fields that are not known', { isSecret: true }, 'fund 1: '],
  ['with limits the wrong way round', { minimumCents: 900, maximumCents: 100 }, 'fund 1: maximumCents'],
])('a fund %s is refused with its file, and nothing is made', async (_what, fields, message) => {
  const counted = async () => (await pool.query('select count(*) from websites')).rows[0];
  const before = await counted();
  await expect(importFunds([{ ...garden, ...fields }])).rejects.toThrow(`donation-funds.json: ${message}`);
  expect(await counted()).toEqual(before);
});

it('two funds at one address are refused', async () => {
  await expect(importFunds([garden, { ...garden, id: library.id }])).rejects.toThrow('the same address');
});
