import { catalogueCalls } from '@sitewright/api/catalogue';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { Product, ProductVariant } from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import { expect, it } from 'vitest';
import { accept, createTestDatabase, publishPage, startTestApp, variant } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('draft-stock');
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });

const sized = (size: string): ProductVariant => variant({ sku: size, attributes: { Size: size } });

const save = async (id: string, product: Product): Promise<number> => {
  const { content, revision } = accept(
    await owner.client.send(documentCalls.read, { params: { kind: 'item', id } }),
  );
  const body = {
    baseRevision: revision,
    content: { ...(content as ItemContent), structuredContent: product },
  };
  return accept(await owner.client.send(documentCalls.save, { params: { kind: 'item', id }, body })).revision;
};

const publish = async (id: string, product: Product): Promise<void> => {
  const body = { baseRevision: await save(id, product), status: 'published' } as const;
  accept(await owner.client.send(pageCalls.publishItem, { params: { id }, body }));
};

const listStock = async (id: string) =>
  accept(await owner.client.send(catalogueCalls.listStock, { params: { id } }));

const setStock = (id: string, variantId: string, quantity: number) =>
  owner.client.send(catalogueCalls.changeStock, {
    params: { id },
    body: { changes: [{ variantId, kind: 'set', quantity }] },
  });

it('counts the stock of a draft before it is sold; publishing keeps it, visitors see nothing before', async () => {
  const made = accept(
    await owner.client.send(pageCalls.createItem, { params: { id: shop }, body: { title: 'Begun' } }),
  );
  const [small, large] = [sized('S'), sized('L')];
  const product: Product = { productType: 1, variantOptionOrdering: ['Size'], variants: [small, large] };
  expect(await listStock(made.id)).toMatchObject({ results: [], lowThreshold: 5 });
  await save(made.id, product);
  accept(await setStock(made.id, large.id, 7));
  expect((await listStock(made.id)).results).toMatchObject([
    { variantId: small.id, qtyInStock: 0 },
    { variantId: large.id, qtyInStock: 7 },
  ]);
  expect(await setStock(made.id, 'f'.repeat(24), 1)).toMatchObject({ refusal: { code: 'not-found' } });
  const asked = { query: { itemId: made.id } };
  expect(await app.visit(site).client.send(catalogueCalls.readStock, asked)).toMatchObject({ ok: false });
  await publish(made.id, product);
  expect((await listStock(made.id)).results).toMatchObject([
    { variantId: small.id, qtyInStock: 0, isRetired: false },
    { variantId: large.id, qtyInStock: 7, isRetired: false },
  ]);
  await publish(made.id, { ...product, variants: [small] });
  const { retired } = await listStock(made.id);
  expect(retired).toEqual([{ id: large.id, sku: 'L', attributes: { Size: 'L' }, price: large.price }]);
});

it('belongs to products of this site that are not in the trash', async () => {
  const made = accept(
    await owner.client.send(pageCalls.createItem, { params: { id: shop }, body: { title: 'Gone' } }),
  );
  const only = variant({ sku: 'X' });
  await save(made.id, { productType: 1, variants: [only] });
  const other = await app.signIn(await app.addSite('draft-stock-other'));
  const change = {
    params: { id: made.id },
    body: { changes: [{ variantId: only.id, kind: 'set', quantity: 5 } as const] },
  };
  expect(await other.client.send(catalogueCalls.changeStock, change)).toMatchObject({ ok: false });
  accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id: made.id } }));
  expect(await owner.client.send(catalogueCalls.changeStock, change)).toMatchObject({ ok: false });
});
