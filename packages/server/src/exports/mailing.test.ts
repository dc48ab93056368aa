import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyCampaign } from '@sitewright/domain/campaigns';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { createFileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { joinList } from '../mailing-list-records/index.ts';
import { findSiteById } from '../sites/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { FolderWriter } from './folder-writer.ts';
import { exportSiteFolder } from './index.ts';

const { database, pool } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'sitewright-mailing-'));
afterAll(() => rm(root, { recursive: true }));
const files = createFileStore({ kind: 'folder', folder: join(root, 'store') });
let count = 0;

const importMailing = async (mailing: object): Promise<string> => {
  count += 1;
  const folder = join(root, `folder-${count}`);
  const writer = await FolderWriter.open(folder);
  await writer.writeJson('site.json', { identifier: `mailing-${count}`, title: 'Mailing' });
  await writer.writeJson('mailing.json', mailing);
  const site = await inTransaction(database, (transaction) =>
    importSiteFolder({ transaction, files, folder, host: `mailing-${count}.test` }),
  );
  if (isRefusal(site)) throw new Error(site.message);
  return site.id;
};

const exportFolder = async (websiteId: string): Promise<string> => {
  const site = await findSiteById(database, websiteId);
  if (!site) throw new Error('The site is gone.');
  count += 1;
  const folder = join(root, `folder-${count}`);
  await exportSiteFolder({ database, files, site, folder });
  return folder;
};

const readMailing = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'mailing.json'), 'utf8'));

const news = {
  id: 'a'.repeat(24),
  name: 'News',
  nameKeys: ['old news', 'news'],
  isDoubleOptIn: true,
  isForCheckout: true,
};
const mailing = {
  lists: [news],
  segments: [
    {
      id: 'b'.repeat(24),
      name: 'From France',
      rule: { match: 'all', conditions: [{ kind: 'country', country: 'FR' }] },
    },
  ],
  campaigns: [
    {
      id: 'c'.repeat(24),
      name: 'Spring',
      content: {
        ...emptyCampaign,
        subject: 'Spring is here',
        blocks: [{ id: 'd1', kind: 'button', label: 'Look', url: '/shop' }],
      },
      audience: { listIds: [news.id], segmentId: '' },
    },
  ],
  followUps: [{ kind: 'welcome', isEnabled: true, delay: 3 }],
};

it('a site carries its lists, segments, campaigns and follow-ups, out, in and out again', async () => {
  expect(await readMailing(await exportFolder(await importMailing(mailing)))).toEqual(mailing);
});

it('a campaign that was sent comes in as a draft, and nothing is sent by an import', async () => {
  const sentFrom = await importMailing(mailing);
  await pool.query(`update campaigns set state = 'sending', started_at = now() where website_id = $1`, [
    sentFrom,
  ]);
  const carried = await readMailing(await exportFolder(sentFrom));
  const websiteId = await importMailing(carried as object);
  const { rows } = await pool.query(
    `select state, recipient_count, started_at from campaigns where website_id = $1`,
    [websiteId],
  );
  expect(rows).toEqual([{ state: 'draft', recipient_count: 0, started_at: null }]);
});

it('no file of the folder has the address of anybody on a list', async () => {
  const websiteId = await importMailing(mailing);
  const now = new Date();
  await inTransaction(database, (transaction) =>
    joinList(transaction, {
      websiteId,
      listName: 'News',
      email: 'ada@private.example',
      language: 'en',
      publicOrigin: 'https://shop.example',
      consent: { source: 'form', text: 'Send me news', givenAt: now },
      now,
    }),
  );
  const folder = await exportFolder(websiteId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
  expect(texts.join('')).toContain('Spring is here');
  expect(texts.join('')).not.toContain('private.example');
});

it('forms find a list by the names that it had in the other site', async () => {
  const websiteId = await importMailing(mailing);
  const now = new Date();
  await inTransaction(database, (transaction) =>
    joinList(transaction, {
      websiteId,
      listName: 'Old news',
      email: 'ada@example.com',
      language: 'en',
      publicOrigin: 'https://shop.example',
      consent: { source: 'form', text: 'Send me news', givenAt: now },
      now,
    }),
  );
  const { rows } = await pool.query(`select list_id from mailing_list_members where website_id = $1`, [
    websiteId,
  ]);
  expect(rows).toEqual([{ list_id: news.id }]);
});

it.each([
  ['a list without an id', { lists: [{ name: 'News', isDoubleOptIn: true }] }, ''],
  ['members', { lists: [{ ...news, members: ['ada@example.com'] }] }, ''],
  [
    'two lists of one name',
    { lists: [news, { ...news, id: 'e'.repeat(24), name: ' NEWS' }] },
    'the same name',
  ],
  [
    'two lists for the checkout',
    { lists: [news, { ...news, id: 'e'.repeat(24), name: 'B' }] },
    'the checkout',
  ],
  [
    'a follow-up after years',
    { followUps: [{ kind: 'welcome', isEnabled: true, delay: 9_999 }] },
    'too long',
  ],
  ['webhooks', { webhooks: [] }, ''],
])('%s: it is refused with its file, and nothing is made', async (_what, given, message) => {
  const counted = async () => (await pool.query('select count(*) from websites')).rows[0];
  const before = await counted();
  await expect(importMailing(given)).rejects.toThrow(new RegExp(`mailing\\.json: .*${message}`));
  expect(await counted()).toEqual(before);
});
