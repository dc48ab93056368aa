import { catalogueCalls } from '@sitewright/api/catalogue';
import type { CallInput } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { productListCalls } from '@sitewright/api/product-list';
import type { ItemContent } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import {
  accept,
  openDraftSite,
  publishPage,
  publishProduct,
  seedProducts,
  variant,
} from '../testing/index.ts';

const { app, site, owner, database, saveDraft, signInAs } = await openDraftSite('product-list');
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
const outlet = await publishPage(owner, { kind: 'products', title: 'Outlet' });

type Query = CallInput<typeof productListCalls.list>['query'];

const list = async (query: Query = {}) => accept(await owner.client.send(productListCalls.list, { query }));
const titles = async (query: Query = {}) => (await list(query)).products.map(({ title }) => title);

const small = variant({ sku: 'SUN-S', attributes: { Size: 'S' }, price: 4500 });
const large = variant({
  sku: 'SUN-L',
  attributes: { Size: 'L' },
  price: 7000,
  salePrice: 6500,
  onSale: true,
});
const sun = await publishProduct(owner, shop, {
  title: 'Late Sun',
  categories: ['Prints'],
  tags: ['red'],
  displayIndex: 3,
  product: { variantOptionOrdering: ['Size'], variants: [small, large], vendor: 'Halftone Press' },
  stock: [3, 40],
});
const moon = await publishProduct(owner, shop, {
  title: 'moon',
  categories: ['Prints'],
  tags: ['blue'],
  displayIndex: 2,
  product: { variants: [variant({ sku: 'MOON', price: 2000 })] },
  stock: [0],
});
const pack = await publishProduct(owner, outlet, {
  title: 'Wallpapers',
  displayIndex: 1,
  product: { productType: 2, price: 900, sku: 'WALL' },
});
const drafted = accept(
  await owner.client.send(pageCalls.createItem, { params: { id: shop }, body: { title: 'Unfinished' } }),
);

describe('the list of products', () => {
  it('shows products as they are saved, drafts included, in the owner’s order', async () => {
    expect(await titles()).toEqual(['Unfinished', 'Wallpapers', 'moon', 'Late Sun']);
    const { products, total } = await list({ search: 'sun' });
    expect(total).toBe(1);
    expect(products[0]).toMatchObject({
      id: sun.id,
      title: 'Late Sun',
      path: '/shop/late-sun',
      liveUrl: '/shop/late-sun',
      status: 'published',
      price: { min: 4500, max: 6500 },
      regularPrice: { min: 4500, max: 7000 },
      isOnSale: true,
      stock: { quantity: 43, isUnlimited: false, isLow: true, lowCount: 1 },
      variantCount: 2,
      vendor: 'Halftone Press',
      categories: ['Prints'],
      tags: ['red'],
      productType: 1,
    });
    const [first] = (await list({ search: 'moon' })).products;
    expect(first).toMatchObject({ sku: 'MOON', stock: { quantity: 0 }, isOnSale: false });
    const [digital] = (await list({ search: 'wall' })).products;
    expect(digital).toMatchObject({ stock: { isUnlimited: true }, price: { min: 900, max: 900 } });
    const [draft] = (await list({ search: 'unfinished' })).products;
    expect(draft).toMatchObject({ status: 'draft', price: null, variantCount: 0 });
    expect(draft?.liveUrl).toBeUndefined();
  });

  it('finds products by words of title, SKU and vendor, in any case', async () => {
    expect(await titles({ search: 'LATE su' })).toEqual(['Late Sun']);
    expect(await titles({ search: 'sun-l' })).toEqual(['Late Sun']);
    expect(await titles({ search: 'halftone' })).toEqual(['Late Sun']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ search: 'su_' })).toEqual([]);
  });

  it('combines filters', async () => {
    expect(await titles({ category: 'Prints' })).toEqual(['moon', 'Late Sun']);
    expect(await titles({ category: 'Prints', tag: 'blue' })).toEqual(['moon']);
    expect(await titles({ category: 'Prints', sale: 'yes' })).toEqual(['Late Sun']);
    expect(await titles({ page: outlet })).toEqual(['Wallpapers']);
    expect(await titles({ type: '2' })).toEqual(['Wallpapers']);
    expect(await titles({ stock: 'out' })).toEqual(['Unfinished', 'moon']);
    expect(await titles({ stock: 'low' })).toEqual(['Late Sun']);
    expect(await titles({ stock: 'in' })).toEqual(['Wallpapers', 'Late Sun']);
    expect(await titles({ status: 'draft' })).toEqual(['Unfinished']);
  });

  it('sorts by title, price, stock and time, both ways, and gives windows with the count of all', async () => {
    expect(await titles({ sort: 'title' })).toEqual(['Late Sun', 'moon', 'Unfinished', 'Wallpapers']);
    expect(await titles({ sort: 'price' })).toEqual(['Wallpapers', 'moon', 'Late Sun', 'Unfinished']);
    expect(await titles({ sort: 'price', order: 'desc' })).toEqual([
      'Late Sun',
      'moon',
      'Wallpapers',
      'Unfinished',
    ]);
    expect(await titles({ sort: 'stock', order: 'desc' })).toEqual([
      'Wallpapers',
      'Late Sun',
      'Unfinished',
      'moon',
    ]);
    const window = await list({ sort: 'title', offset: '1', limit: '2' });
    expect(window.products.map(({ title }) => title)).toEqual(['moon', 'Unfinished']);
    expect(window.total).toBe(4);
    expect(await list({ offset: '50' })).toEqual({ total: 4, products: [] });
  });

  it('follows every save, and tells apart what is changed, hidden and in the trash', async () => {
    await saveDraft({ kind: 'item', id: moon.id }, { title: 'Full moon' });
    expect((await list({ status: 'changed' })).products[0]).toMatchObject({ title: 'Full moon' });
    const { revision } = accept(
      await owner.client.send(documentCalls.read, { params: { kind: 'item', id: pack.id } }),
    );
    accept(
      await owner.client.send(pageCalls.publishItem, {
        params: { id: pack.id },
        body: { baseRevision: revision, status: 'draft' },
      }),
    );
    expect(await titles({ status: 'hidden' })).toEqual(['Wallpapers']);
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id: drafted.id } }));
    expect(await titles({ search: 'unfinished' })).toEqual([]);
    expect(await titles({ trash: 'yes' })).toEqual(['Unfinished']);
  });

  it('shows nothing of another site', async () => {
    const other = await app.addSite('another-list');
    const browser = await app.signIn(other);
    expect(accept(await browser.client.send(productListCalls.list, { query: {} })).total).toBe(0);
    expect(accept(await browser.client.send(productListCalls.readFilters, {})).pages).toEqual([]);
  });

  it('offers the pages, categories and tags that there are', async () => {
    const filters = accept(await owner.client.send(productListCalls.readFilters, {}));
    expect(filters.pages.map(({ title }) => title)).toEqual(['Shop', 'Outlet']);
    expect(filters).toMatchObject({ total: 3, trashed: 1, categories: ['Prints'], tags: ['blue', 'red'] });
  });

  it('is refused to who may not work on products', async () => {
    const moderator = await signInAs(6);
    const outcome = await moderator.client.send(productListCalls.list, { query: {} });
    expect(outcome.ok ? 'allowed' : outcome.refusal.code).toBe('not-allowed');
  });

  it('refuses unknown filters', async () => {
    expect((await owner.open('/api/catalogue/products?colour=red')).status).toBe(400);
    expect((await owner.open('/api/catalogue/products?limit=501')).status).toBe(400);
  });

  it('counts seeded products with their variants and stock', async () => {
    await seedProducts(database, { websiteId: site.id, itemId: sun.id, count: 210 });
    const { total, products } = await list({
      search: 'product 000',
      sort: 'title',
      offset: '5',
      limit: '10',
    });
    expect(total).toBe(99);
    expect(products[0]).toMatchObject({ title: 'Product 00006', variantCount: 2, status: 'published' });
    const { content } = accept(
      await owner.client.send(documentCalls.read, { params: { kind: 'item', id: products[0]?.id ?? '' } }),
    );
    expect((content as ItemContent).urlId).toBe('product-6');
    expect((await list({ search: 'product', stock: 'out' })).total).toBe(30);
  });

  it('calls a variant low that has some left, not one that has none', async () => {
    await publishProduct(owner, shop, {
      title: 'Half gone',
      product: {
        variantOptionOrdering: ['Size'],
        variants: [variant({ attributes: { Size: 'S' } }), variant({ attributes: { Size: 'L' } })],
      },
      stock: [0, 80],
    });
    expect((await list({ search: 'half gone' })).products[0]?.stock).toMatchObject({ isLow: false });
    expect(await titles({ search: 'half gone', stock: 'low' })).toEqual([]);
  });

  it('counts the stock of drafts, without variants that were removed from them', async () => {
    const { id } = accept(
      await owner.client.send(pageCalls.createItem, { params: { id: shop }, body: { title: 'Counted' } }),
    );
    const stockOf = async () => (await list({ search: 'counted' })).products[0]?.stock;
    const kept = variant({ sku: 'KEPT', attributes: { Size: 'S' } });
    const removed = variant({ sku: 'REMOVED', attributes: { Size: 'L' } });
    const saveVariants = (variants: readonly object[]) =>
      saveDraft(
        { kind: 'item', id },
        { structuredContent: { productType: 1, variantOptionOrdering: ['Size'], variants } },
      );
    await saveVariants([kept, removed]);
    const set = (variantId: string, quantity: number) => ({ variantId, kind: 'set' as const, quantity });
    accept(
      await owner.client.send(catalogueCalls.changeStock, {
        params: { id },
        body: { changes: [set(kept.id, 7), set(removed.id, 2)] },
      }),
    );
    expect(await stockOf()).toMatchObject({ quantity: 9 });
    expect(await titles({ stock: 'in', search: 'counted' })).toEqual(['Counted']);
    await saveVariants([kept]);
    expect(await stockOf()).toMatchObject({ quantity: 7 });
  });
});
