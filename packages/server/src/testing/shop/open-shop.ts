import { cartCalls } from '@sitewright/api/cart';
import { storeCalls } from '@sitewright/api/store';
import type { ShoppingCart } from '@sitewright/domain/cart';
import { defaultStoreSettings, type StoreSettings } from '@sitewright/domain/store';
import { createTestDatabase } from '../database/create-test-database.ts';
import { accept, publishPage } from '../content/publish-content.ts';
import { publishProduct, variant } from '../content/publish-product.ts';
import { startTestApp } from '../app/test-app.ts';
import type { TestBrowser } from '../app/test-browser.ts';

/** Settings and services beyond the usual ones. */
export type AppOptions = DropFirst<Parameters<typeof startTestApp>>;

type DropFirst<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/** A shop over real HTTP with a print in two sizes and a postcard with unlimited stock. */
export const openShop = async (...options: AppOptions) => {
  const { database, pool, url: databaseUrl } = await createTestDatabase();
  const app = await startTestApp(database, ...options);
  const site = await app.addSite('shop');
  const owner = await app.signIn(site);
  const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
  const print = await publishProduct(owner, shop, {
    title: 'Late Sun',
    product: {
      variantOptionOrdering: ['Size'],
      variants: [
        variant({ sku: 'LS-A3', attributes: { Size: 'A3' }, price: 4500 }),
        variant({ sku: 'LS-A2', attributes: { Size: 'A2' }, price: 7200, salePrice: 6000, onSale: true }),
      ],
    },
    stock: [5, null],
  });
  const postcard = await publishProduct(owner, shop, {
    title: 'Postcard',
    product: { variants: [variant({ sku: 'PC', price: 150 })] },
    stock: [null],
  });

  const visitor = async (where = site): Promise<TestBrowser> => {
    const browser = app.visit(where);
    await browser.open('/');
    return browser;
  };

  return {
    app,
    database,
    databaseUrl,
    pool,
    site,
    owner,
    shop,
    print,
    postcard,
    visitor,
    /** Each test starts in a new minute, because changes are rate-limited per address. */
    passMinute: () => {
      app.clock.now = new Date(app.clock.now.getTime() + 61_000);
    },
    add: (browser: TestBrowser, fields: object = {}) =>
      browser.client.send(cartCalls.addEntry, {
        body: { itemId: postcard.id, sku: null, quantity: 1, additionalFields: null, ...fields },
      }),
    read: async (browser: TestBrowser): Promise<ShoppingCart> =>
      accept(await browser.client.send(cartCalls.read, { query: {} })),
    cartRows: async (): Promise<Record<string, unknown>[]> => {
      const { rows } = await pool.query('select * from carts where website_id = $1', [site.id]);
      return rows;
    },
    setStore: async (settings: Partial<StoreSettings>) =>
      accept(
        await owner.client.send(storeCalls.saveSettings, {
          body: {
            ...accept(await owner.client.send(storeCalls.readSettings, {})),
            ...defaultStoreSettings,
            ...settings,
          },
        }),
      ),
  };
};
