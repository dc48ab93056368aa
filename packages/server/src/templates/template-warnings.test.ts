import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRenderEngine } from '@sitewright/render/formatters';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { createTestDatabase, startTestApp } from '../testing/index.ts';
import { createTemplateLibrary } from './index.ts';

const { database } = await createTestDatabase();
const { services } = await startTestApp(database);
const folder = await mkdtemp(join(tmpdir(), 'sitewright-broken-'));
afterAll(() => rm(folder, { recursive: true }));

const broken = {
  'site.json': '{ "title": "Broken" }',
  'template/template.conf':
    '{ "name": "Broken", "layouts": { "default": { "name": "D", "regions": ["site"] } ',
  'template/site.region': '<main>\n{title|no-such-formatter}\n{squarespace.main-content}</main>',
  'template/pages/home.page': '{@|apply nowhere.block}',
  'template/blocks/open.block': '<p>\n{.section item}',
  'template/strings/en-US.json': '{ "a": ',
  'template/styles/site.less': '.a { color: @nowhere; }',
};
for (const [file, text] of Object.entries(broken)) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

const importFolder = async (from: string, identifier: string) => {
  const told: string[] = [];
  const site = await inTransaction(database, (transaction) =>
    importSiteFolder({
      transaction,
      files: services.files,
      folder: from,
      host: `${identifier}.test`,
      identifier,
      warn: (text) => void told.push(text),
    }),
  );
  if (isRefusal(site)) throw new Error(site.message);
  return { site, told };
};

it('an import tells what of its template cannot be honoured, with file and line', async () => {
  const { site, told } = await importFolder(folder, 'broken');
  const expected = [
    /^template\/template\.conf:1: /,
    /^template\/site\.region:2: .*no-such-formatter/,
    /^template\/blocks\/nowhere\.block: /,
    /^template\/blocks\/open\.block:2: /,
    /^template\/strings\/en-US\.json: /,
    /^template\/styles\/site\.less:1: .*nowhere/,
  ];
  for (const pattern of expected) expect(told).toContainEqual(expect.stringMatching(pattern));
  expect(new Set(told).size).toBe(told.length);
  const heard: string[] = [];
  const library = createTemplateLibrary(database, createRenderEngine(), (id, warnings) =>
    heard.push(id, ...warnings.map(({ file }) => file)),
  );
  await library.find(site.id, 1);
  await library.find(site.id, 1);
  expect(heard.filter((text) => text === site.id)).toHaveLength(1);
  expect(heard).toContain('blocks/open.block');
  await library.find(site.id, 2);
  expect(heard.filter((text) => text === site.id)).toHaveLength(2);
});

it('the sites that come with the program have nothing to tell', async () => {
  expect((await importFolder(services.folders.demoSite, 'whole-demo')).told).toEqual([]);
  expect((await importFolder(services.folders.starterSite, 'whole-starter')).told).toEqual([]);
});
