import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { exportSiteFolder } from '../exports/index.ts';
import { isRefusal } from '../http/index.ts';
import { ImportFault, importSiteFolder } from '../imports/index.ts';
import { findSiteById } from '../sites/index.ts';
import { createTestDatabase, startTestApp } from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const { services } = await startTestApp(database);
const root = await mkdtemp(join(tmpdir(), 'sitewright-products-'));
afterAll(() => rm(root, { recursive: true }));
const { files } = services;

const importFolder = async (folder: string, host: string) => {
  const made = await inTransaction(database, (transaction) =>
    importSiteFolder({ transaction, files, folder, host, identifier: host.replace('.', '-') }),
  );
  if (isRefusal(made)) throw new Error(made.message);
  const site = await findSiteById(database, made.id);
  if (!site) throw new Error('the site is gone');
  return site;
};

const read = async (folder: string, file: string) => readFile(join(folder, file), 'utf8');

it('products, their stock and the store’s settings leave and come back as identical files', async () => {
  const demo = await importFolder(services.folders.demoSite, 'one.test');
  const [first, second] = [join(root, 'first'), join(root, 'second')];
  await exportSiteFolder({ database, files, site: demo, folder: first });
  const again = await importFolder(first, 'two.test');
  await exportSiteFolder({
    database,
    files,
    site: { ...again, identifier: demo.identifier },
    folder: second,
  });
  for (const file of [
    'site.json',
    'collections/shop.json',
    'items/shop/island-no-5.json',
    'items/shop/wallpapers.json',
  ])
    expect(await read(second, file)).toBe(await read(first, file));
  const source = JSON.parse(await read(services.folders.demoSite, 'items/shop/island-no-5.json')) as {
    stock: object;
  };
  const written = JSON.parse(await read(second, 'items/shop/island-no-5.json')) as { stock: object };
  expect(written.stock).toEqual(source.stock);
  const { rows } = await pool.query(
    `select l.quantity, (select sum(m.change)::int from stock_moves m where m.website_id = l.website_id
       and m.variant_id = l.variant_id) as moved from stock_levels l where website_id = $1 and quantity > 0`,
    [again.id],
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { quantity, moved } of rows) expect(moved).toBe(quantity);
});

it('a store whose settings cannot be kept is refused by name', async () => {
  const folder = join(root, 'bad');
  const site = await importFolder(services.folders.starterSite, 'three.test');
  await exportSiteFolder({ database, files, site, folder });
  const configuration = JSON.parse(await read(folder, 'site.json')) as { store: object };
  const store = { ...configuration.store, continueShoppingLinkUrl: 'javascript:alert(1)' };
  await writeFile(join(folder, 'site.json'), JSON.stringify({ ...configuration, store }));
  await expect(importFolder(folder, 'four.test')).rejects.toThrow(ImportFault);
  await expect(importFolder(folder, 'four.test')).rejects.toThrow('store.continueShoppingLinkUrl');
});

const writeProduct = async (folder: string, name: string, product: object) => {
  await mkdir(join(folder, 'items/shop'), { recursive: true });
  const item = { title: 'Kerze', recordType: 11, structuredContent: product };
  await writeFile(join(folder, `items/shop/${name}`), JSON.stringify(item));
};

const makeShopFolder = async (name: string) => {
  const folder = join(root, name);
  await mkdir(join(folder, 'collections'), { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify({ title: 'Kerzen' }));
  const shop = { title: 'Shop', type: 13, typeName: 'products' };
  await writeFile(join(folder, 'collections/shop.json'), JSON.stringify(shop));
  return folder;
};

it('variants that are written by hand need no ids, and a draft of the same options is the same variant', async () => {
  const folder = await makeShopFolder('by-hand');
  const of = (price: number, ...sizes: string[]) => ({
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: sizes.map((Size) => ({ attributes: { Size }, price })),
  });
  await writeProduct(folder, 'kerze.json', of(105, 'Small', 'Large'));
  await writeProduct(folder, 'kerze.draft.json', of(110, 'Large', 'Huge'));
  const site = await importFolder(folder, 'five.test');
  const { rows } = await pool.query<{ id: string; size: string; sku: string }>(
    `select variant_id as id, attributes ->> 'Size' as size, sku from product_variants
     where website_id = $1 order by place`,
    [site.id],
  );
  expect(rows).toMatchObject([
    { id: expect.stringMatching(/^[0-9a-f]{24}$/), size: 'Small', sku: expect.stringMatching(/^SQ\d{7}$/) },
    { id: expect.stringMatching(/^[0-9a-f]{24}$/), size: 'Large', sku: expect.stringMatching(/^SQ\d{7}$/) },
  ]);
  const out = join(root, 'by-hand-out');
  await exportSiteFolder({ database, files, site, folder: out });
  const draft = JSON.parse(await read(out, 'items/shop/kerze.draft.json')) as {
    structuredContent: { variants: { id: string }[] };
  };
  const [large, huge] = draft.structuredContent.variants;
  expect(large?.id).toBe(rows[1]?.id);
  expect(rows.map(({ id }) => id)).not.toContain(huge?.id);
});

it('a product that cannot be kept is refused with its file and place, not with a fault of the database', async () => {
  const folder = await makeShopFolder('no-price');
  await writeProduct(folder, 'kerze.json', { productType: 1, variants: [{ attributes: {} }] });
  await expect(importFolder(folder, 'six.test')).rejects.toThrow(ImportFault);
  await expect(importFolder(folder, 'six.test')).rejects.toThrow(
    'items/shop/kerze.json: structuredContent.variants.0 must have required properties price',
  );
});
