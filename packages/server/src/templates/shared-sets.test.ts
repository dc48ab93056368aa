import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { documentCalls } from '@sitewright/api/documents';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { createRenderEngine } from '@sitewright/render/formatters';
import { compileTemplateSet, type TemplateSet } from '@sitewright/render/templates';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { accept, createTestDatabase, replaceTemplateFiles, startTestApp } from '../testing/index.ts';
import { createTemplateLibrary } from './index.ts';
import { SharedSets } from './shared-sets.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);

const files = {
  'template.conf': '{"layouts":{"default":{"regions":["site"]}},"stylesheets":["site.css"]}',
  'site.region': '<html><body>{squarespace.main-content}</body></html>',
  'styles/site.css': 'a { color: var(--ink) }',
};

const takeTemplate = (siteId: string, texts: Readonly<Record<string, string>>) =>
  inTransaction(database, (transaction) =>
    replaceTemplateFiles(
      transaction,
      siteId,
      new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)])),
    ),
  );

const openSite = async (name: string) => {
  const site = await app.addSite(name);
  await takeTemplate(site.id, files);
  const params = { kind: 'styles', id: SITE_DOCUMENT };
  const owner = await app.signIn(site);
  const choose = async (content: object): Promise<void> => {
    const { revision } = accept(await owner.client.send(documentCalls.read, { params }));
    const saved = accept(
      await owner.client.send(documentCalls.save, { params, body: { baseRevision: revision, content } }),
    );
    const body = { baseRevision: saved.revision };
    accept(await owner.client.send(documentCalls.publish, { params, body }));
  };
  return { id: site.id, choose };
};

it('sites with the same template and styles share them until one has its own', async () => {
  const warned: string[] = [];
  const library = createTemplateLibrary(database, createRenderEngine(), (id) => void warned.push(id));
  const [first, second] = [await openSite('first'), await openSite('second')];
  const set = await library.find(first.id, 1);
  expect(await library.find(second.id, 1)).toBe(set);

  await second.choose({ values: { '--ink': 'red' } });
  const coloured = await library.find(second.id, 2);
  expect(coloured.styles.map(({ text }) => text).join('')).toContain('--ink: red');
  expect(coloured.layouts).toBe(set.layouts);
  expect((await library.find(first.id, 2)).styles).toEqual(set.styles);

  await first.choose({ values: { '--ink': 'red' } });
  expect(await library.find(first.id, 3)).toBe(coloured);

  await takeTemplate(first.id, { ...files, 'site.region': '<html>{no-such|no-such}</html>' });
  expect(await library.find(first.id, 4)).not.toBe(coloured);
  expect(await library.find(second.id, 4)).toBe(coloured);
  expect(warned).toEqual([first.id]);

  const drafts = { key: '1', files: new Map([['site.region', '<html>Draft</html>']]) };
  const draft = await library.findDraft(second.id, 4, drafts);
  expect(draft.layouts.get('default')?.compiled.source).toContain('Draft');
  expect(await library.find(second.id, 5)).toBe(coloured);
});

it('a set is kept as long as it is used', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage !== 'function') throw new Error('No garbage collection on demand.');
  const sets = new SharedSets();
  const make = (): TemplateSet => compileTemplateSet(createRenderEngine(), new Map());
  const used = sets.find('used', make);
  sets.find('superseded', make);
  expect(sets.count).toBe(2);
  await expect
    .poll(() => {
      collectGarbage();
      return sets.count;
    })
    .toBe(1);
  expect(sets.find('used', make)).toBe(used);
});
