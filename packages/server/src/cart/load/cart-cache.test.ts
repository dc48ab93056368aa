import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import { accept, openShop, publishProduct, variant } from '../../testing/index.ts';
import { cachesOf, CartCache } from './cart-cache.ts';
import type { CartKey, StoredCartRow } from './cart-store.ts';
import { ShopDataCache } from './shop-data.ts';

const { database, pool, site, owner, shop, print, postcard, visitor, add, passMinute } = await openShop();
beforeEach(passMinute);

describe('what a node remembers of its shops', () => {
  it('does not grow by things that are not sold', async () => {
    const browser = await visitor();
    accept(await add(browser));
    const { shopData } = cachesOf(database);
    const before = shopData.bytes;
    for (let n = 0; n < 20; n += 1)
      expect(await add(browser, { itemId: newId() })).toMatchObject({ refusal: { status: 404 } });
    expect(before).toBeGreaterThan(0);
    expect(shopData.bytes).toBe(before);
  });

  it('keeps to its bytes, and still knows what it is asked for', async () => {
    const plain = new ShopDataCache(60_000);
    const { rows } = await pool.query<{ version: number }>(
      'select content_version::float8 as version from websites where website_id = $1',
      [site.id],
    );
    const ask = async (library: ShopDataCache, version: number, itemId: string) =>
      library.load(pool, { websiteId: site.id, version, request: { variantIds: [], itemId } });
    const small = await ask(plain, rows[0]?.version ?? 0, postcard.id);
    expect(plain.peek(site.id)).toBe(small);
    const wordy = await publishProduct(owner, shop, {
      title: 'Wordy',
      product: {
        variantOptionOrdering: ['Name'],
        variants: Array.from({ length: 100 }, (_, n) =>
          variant({ sku: `W${n}`, attributes: { Name: `${n} ${'x'.repeat(90)}` }, price: 100 }),
        ),
      },
      stock: Array.from({ length: 100 }, () => null),
    });
    const large = await ask(plain, small.version + 1, wordy.id);
    expect(large.sellableVariantsOf(wordy.id)).toHaveLength(100);
    expect(plain.bytes).toBeLessThanOrEqual(60_000);
    expect((await ask(plain, large.version, print.id)).sellableVariantsOf(print.id)).toHaveLength(2);
  });
});

describe('carts in memory', () => {
  const keyOf = (n: number): CartKey => ({ websiteId: site.id, tokenHash: `${n}`, kind: 'shopping' });
  const cart = (additionalFields: string): StoredCartRow => ({
    id: newId(),
    version: 1,
    revision: 1,
    createdOn: 0,
    stock: null,
    shippingLocation: {},
    shippingKey: null,
    codes: [],
    codeDiscounts: null,
    entries: [
      {
        id: newId(),
        itemId: print.id,
        variantId: newId(),
        quantity: 1,
        additionalFields,
        title: 'Late Sun',
      },
    ],
  });

  it('are as many as their bytes allow; those left alone longest go first', () => {
    const carts = new CartCache(100_000);
    for (let n = 0; n < 20; n += 1) carts.set(keyOf(n), cart('y'.repeat(10_000)));
    expect(carts.bytes).toBeLessThanOrEqual(100_000);
    expect([carts.get(keyOf(0)), carts.get(keyOf(19))]).toMatchObject([undefined, { revision: 1 }]);
    const light = new CartCache(100_000);
    for (let n = 0; n < 20; n += 1) light.set(keyOf(n), cart(''));
    expect(light.get(keyOf(0))).toBeDefined();
    for (let n = 0; n < 20; n += 1) light.delete(keyOf(n));
    expect(light.bytes).toBe(0);
  });
});
