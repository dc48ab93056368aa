import { catalogueCalls } from '@sitewright/api/catalogue';
import { documentCalls } from '@sitewright/api/documents';
import { productFileCalls } from '@sitewright/api/product-files';
import { productListCalls } from '@sitewright/api/product-list';
import type { ItemContent } from '@sitewright/domain/pages';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { accept, openDraftSite, publishPage, publishProduct, variant } from '../../testing/index.ts';
import { createImporter } from '../testing/import-file.ts';
import { makeZip } from '../testing/make-zip.ts';

const { app, site, owner, saveDraft } = await openDraftSite('import-undo');
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
const importer = createImporter(app, { site, owner, collectionId: shop });
const { client } = owner;

const readItem = async (id: string) => {
  const document = accept(await client.send(documentCalls.read, { params: { kind: 'item', id } }));
  return document.content as ItemContent;
};
const listed = async (search: string) =>
  accept(await client.send(productListCalls.list, { query: { search } })).products;
const stockOf = async (id: string) =>
  accept(await client.send(catalogueCalls.listStock, { params: { id } })).results.map(
    ({ qtyInStock }) => qtyInStock,
  );

const undo = async (id: string) => {
  accept(await client.send(productFileCalls.undo, { params: { id }, body: {} }));
  await importer.runJob('undo', id);
  return accept(await client.send(productFileCalls.read, { params: { id } }));
};

it('brings back changed products with their pictures and stock, and removes added ones', async () => {
  const lamp = variant({ sku: 'LAMP', price: 4500 });
  const { id: lampId } = await publishProduct(owner, shop, {
    title: 'Lamp',
    product: { variants: [lamp] },
    stock: [12],
  });
  const before = await readItem(lampId);
  const colour = { width: 40, height: 30, channels: 3, background: '#336699' } as const;
  const csv = [
    'Product URL,Title,SKU,Price,Stock,Visible,Hosted Image URLs',
    'lamp,Bright lamp,LAMP,99,3,Yes,front.png',
    'vase,Vase,VASE,5,4,Yes,',
  ].join('\n');
  const zip = makeZip([
    { name: 'products.csv', content: Buffer.from(csv) },
    { name: 'front.png', content: await sharp({ create: colour }).png().toBuffer() },
  ]);
  const { id } = await importer.check(zip, { publishes: true });
  expect(await importer.run(id)).toMatchObject({ state: 'done', undo: { canUndo: true, total: 2 } });
  expect(await readItem(lampId)).toMatchObject({ title: 'Bright lamp', imageIds: [expect.any(String)] });
  expect((await owner.open('/shop/vase')).status).toBe(200);

  expect(await undo(id)).toMatchObject({
    state: 'undone',
    undo: { canUndo: false, undone: 2, refused: 0, notices: [] },
  });
  expect(await readItem(lampId)).toEqual(before);
  expect(await stockOf(lampId)).toEqual([12]);
  // Nodes look for changed pages once a second.
  app.clock.now = new Date(app.clock.now.getTime() + 2000);
  expect((await owner.open('/shop/lamp')).text).not.toContain('Bright lamp');
  expect(await listed('vase')).toEqual([]);
  expect((await owner.open('/shop/vase')).status).toBe(404);
  const again = await client.send(productFileCalls.undo, { params: { id }, body: {} });
  expect(again).toMatchObject({ refusal: { code: 'import-not-undoable' } });
});

it('leaves what was changed since, and says so', async () => {
  const chair = variant({ sku: 'CHAIR', price: 4500 });
  const stool = variant({ sku: 'STOOL', price: 4500 });
  const changed = await publishProduct(owner, shop, {
    title: 'Chair',
    product: { variants: [chair] },
    stock: [1],
  });
  const counted = await publishProduct(owner, shop, {
    title: 'Stool',
    product: { variants: [stool] },
    stock: [1],
  });
  const csv =
    'Product URL,Title,SKU,Price,Stock\nchair,Chair 2,CHAIR,45,1\nstool,Stool 2,STOOL,45,8\ndesk,Desk,DESK,9,\n';
  const { id } = await importer.check(csv);
  await importer.run(id);
  await saveDraft({ kind: 'item', id: changed.id }, { title: 'Chair 3' });
  const [desk] = await listed('desk');
  await saveDraft({ kind: 'item', id: desk?.id ?? '' }, { excerpt: '<p>Mine</p>' });
  accept(
    await client.send(catalogueCalls.changeStock, {
      params: { id: counted.id },
      body: { changes: [{ variantId: stool.id, kind: 'set', quantity: 20 }] },
    }),
  );
  expect(await undo(id)).toMatchObject({
    state: 'undone',
    undo: {
      undone: 1,
      refused: 2,
      notices: [
        { title: 'Chair 2', message: expect.stringContaining('changed') },
        { title: 'Stool 2', message: expect.stringContaining('Stock') },
        { title: 'Desk', message: expect.stringContaining('changed') },
      ],
    },
  });
  expect(await readItem(changed.id)).toMatchObject({ title: 'Chair 3' });
  expect(await readItem(counted.id)).toMatchObject({ title: 'Stool' });
  expect(await stockOf(counted.id)).toEqual([20]);
  expect(await listed('desk')).toHaveLength(1);
});

it('is cancelled between two products, and goes on later', async () => {
  const { id } = await importer.check('Title,Price\nOne,5\nTwo,5\n');
  await importer.run(id);
  const params = { id };
  accept(await client.send(productFileCalls.undo, { params, body: {} }));
  accept(await client.send(productFileCalls.cancel, { params, body: {} }));
  await importer.runJob('undo', id);
  expect(accept(await client.send(productFileCalls.read, { params }))).toMatchObject({
    state: 'done',
    undo: { canUndo: true, undone: 0 },
  });
  expect(await undo(id)).toMatchObject({ state: 'undone', undo: { undone: 2 } });
});
