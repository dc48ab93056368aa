import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { createFileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { programFolders } from '../program-folders.ts';
import { createTestDatabase } from '../testing/index.ts';
import { importSiteFolder } from './index.ts';

const { database, pool } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'sitewright-links-'));
afterAll(() => rm(root, { recursive: true }));
const files = createFileStore({ kind: 'folder', folder: join(root, 'store') });
const outside = join(root, 'outside');
await mkdir(join(outside, 'assets'), { recursive: true });
await writeFile(join(outside, 'site.region'), 'what only the owner of the machine may read');
await writeFile(join(outside, 'assets', 'key.json'), '{"key":"secret"}');

let count = 0;
const copySite = async (): Promise<string> => {
  const folder = join(root, `site-${(count += 1)}`);
  await cp(programFolders.starterSite, folder, { recursive: true });
  return folder;
};
const importFolder = (folder: string) =>
  inTransaction(database, (transaction) =>
    importSiteFolder({
      transaction,
      files,
      folder,
      host: `links-${count}.test`,
      identifier: `links-${count}`,
    }),
  );

/** Where the link stands, and where it leads. */
const links: [string, string][] = [
  ['template', outside],
  ['template/assets', join(outside, 'assets')],
  ['template/extra', outside],
  ['template/extra.block', join(outside, 'site.region')],
  ['template/inside.block', 'site.region'],
  ['template/nowhere.block', '/no/such/file'],
  ['template-drafts', outside],
  ['media', outside],
  ['media/0123456789abcdef01234567/key.json', join(outside, 'assets', 'key.json')],
  ['fonts', outside],
  ['collections', outside],
  ['items', outside],
  ['site.json', join(programFolders.starterSite, 'site.json')],
  ['navigation.json', join(programFolders.starterSite, 'site.json')],
  ['anything/else', '/etc'],
];

it.each(links)('a site whose %s is a link to %s is refused, and nothing of it stays', async (at, to) => {
  const folder = await copySite();
  const place = join(folder, at);
  await rm(place, { recursive: true, force: true });
  await mkdir(dirname(place), { recursive: true });
  await symlink(to, place);
  await expect(importFolder(folder)).rejects.toThrow(`${at}: is a link`);
  expect((await pool.query('select 1 from websites')).rowCount).toBe(0);
});

it('a pipe in the folder is refused instead of waited for', async () => {
  const folder = await copySite();
  execFileSync('mkfifo', [join(folder, 'template', 'pipe.block')]);
  await expect(importFolder(folder)).rejects.toThrow('template/pipe.block: is neither a file nor a folder');
});

it('the folder itself may be reached by a link: whoever names it has chosen it', async () => {
  const folder = await copySite();
  await rename(folder, `${folder}-real`);
  await symlink(`${folder}-real`, folder);
  expect(isRefusal(await importFolder(folder))).toBe(false);
});
