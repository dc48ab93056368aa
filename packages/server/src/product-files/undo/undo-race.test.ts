import { productFileCalls } from '@sitewright/api/product-files';
import { expect, it } from 'vitest';
import { accept, openDraftSite, publishPage, raceWith } from '../../testing/index.ts';
import { createImporter } from '../testing/import-file.ts';

const { app, site, owner, database, databaseUrl } = await openDraftSite('undo-race');
const collectionId = await publishPage(owner, { kind: 'products', title: 'Shop' });
const importer = createImporter(app, { site, owner, collectionId });
const { client } = owner;

const stateOf = async (id: string) =>
  accept(await client.send(productFileCalls.read, { params: { id } })).state;

/** Another request has brought an import into the state, and commits while ours waits. */
const otherBegins = (id: string, state: string) => ({
  databaseUrl,
  statement: 'update product_imports set state = $3 where website_id = $1 and import_id = $2',
  values: [site.id, id, state],
});

const importOne = async (title: string): Promise<string> => {
  const { id } = await importer.check(`Title,Price\n${title},5\n`);
  await importer.run(id);
  return id;
};

it('of an undo and an import that begin at once, one is refused', async () => {
  const done = await importOne('Bowl');
  const { id: next, options } = await importer.check('Title,Price\nPlate,5\n');

  const undone = await raceWith(database, otherBegins(next, 'importing'), () =>
    client.send(productFileCalls.undo, { params: { id: done }, body: {} }),
  );
  expect(undone).toBe('import-running');
  expect(await stateOf(done)).toBe('done');

  await importer.runJob('import', next);
  const { id: last } = await importer.check('Title,Price\nJug,5\n');
  const started = await raceWith(database, otherBegins(done, 'undoing'), () =>
    client.send(productFileCalls.start, { params: { id: last }, body: options }),
  );
  expect(started).toBe('import-running');
  expect(await stateOf(last)).toBe('checked');

  await importer.runJob('undo', done);
  expect(await importer.run(last)).toMatchObject({ state: 'done' });
});

it('of two undos that begin at once, one is refused', async () => {
  const first = await importOne('Cup');
  const second = await importOne('Saucer');
  const code = await raceWith(database, otherBegins(first, 'undoing'), () =>
    client.send(productFileCalls.undo, { params: { id: second }, body: {} }),
  );
  expect(code).toBe('import-running');
  expect(await stateOf(second)).toBe('done');
});
