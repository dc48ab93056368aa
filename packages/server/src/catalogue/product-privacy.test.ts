import { cartCalls } from '@sitewright/api/cart';
import { catalogueCalls } from '@sitewright/api/catalogue';
import type { Product } from '@sitewright/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import {
  accept,
  createTestDatabase,
  publishPage,
  publishProduct,
  replaceTemplateFiles,
  startTestApp,
  variant,
  type TestBrowser,
} from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('private-fields');
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop', urlId: 'shop' });

/** Every one of these words stands in a field that only the owner may see. */
const secrets = ['918273', 'SecretSupplier', 'SecretBin', 'ReducedSecretClass'];
const fileId = newId();

const privateFields: Partial<Product> = {
  taxClass: 'ReducedSecretClass',
  importedColumns: { 'Supplier note': 'SecretSupplier' },
};

const lamp = await publishProduct(owner, shop, {
  title: 'Lamp',
  urlId: 'lamp',
  tags: ['light'],
  product: {
    ...privateFields,
    vendor: 'Atelier Nord',
    variantOptionOrdering: ['Size'],
    variants: ['S', 'L'].map((Size) =>
      variant({
        attributes: { Size },
        cost: 918_273,
        barcode: '4006381333931',
        importedColumns: { Bin: 'SecretBin' },
      }),
    ),
  },
  stock: [5, 2],
});
const download = await publishProduct(owner, shop, {
  title: 'Pattern',
  urlId: 'pattern',
  tags: ['light'],
  product: { ...privateFields, productType: 2, price: 500, fileId },
});

/** A template that prints whatever it is given, in every way that shows a product. */
const printEverything = async (): Promise<void> => {
  const all =
    '{@|json}{@|json-pretty}{@|product-checkout}{@|product-price}{@|product-status}{@|product-scarcity}' +
    '{@|variants-select}{@|quantity-input}{@|add-to-cart-btn}{@|product-quick-view}' +
    '{structuredContent|json}{structuredContent.fileId}{structuredContent.importedColumns|json}' +
    '{.repeated section structuredContent.variants}{cost}{@|json}{.end}';
  const related =
    '<squarespace:related collectionId="{collectionId}" itemId="{id}" limit="4">' +
    `{.repeated section items}${all}{.end}</squarespace:related>`;
  const files = {
    'site.region':
      '<html><head>{squarespace-headers}</head><body>{@|json}{squarespace.main-content}</body></html>',
    'collections/products.list': `{.repeated section items}${all}{.end}`,
    'collections/products.item': `{.section item}${all}${related}{.end}`,
  };
  await inTransaction(database, async (transaction) => {
    const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
    await replaceTemplateFiles(transaction, site.id, new Map(entries));
    await invalidateCacheTags(transaction, site.id, ['site', 'template']);
  });
};

const addresses = [
  '/shop',
  '/shop?format=json',
  '/shop?format=json-pretty',
  '/shop?format=rss',
  '/shop?format=main-content',
  '/shop?tag=light&format=json',
  '/shop/lamp',
  '/shop/lamp?format=json',
  '/shop/lamp?format=main-content',
  '/shop/pattern',
  '/shop/pattern?format=json',
  '/search?q=lamp',
  '/search?q=lamp&format=json',
  '/sitemap.xml',
  '/cart',
  '/cart?format=json',
];

const cartTexts = async (browser: TestBrowser): Promise<string[]> => {
  const send = (itemId: string, sku: string | null) =>
    browser.client.send(cartCalls.addEntry, { body: { itemId, sku, quantity: 1, additionalFields: null } });
  const answers = [
    await send(lamp.id, lamp.variants[0]?.sku ?? ''),
    await send(download.id, null),
    await browser.client.send(cartCalls.read, { query: {} }),
    await browser.client.send(cartCalls.listAlsoBought, {}),
    await browser.client.send(catalogueCalls.readStock, { query: { itemId: lamp.id } }),
  ];
  return answers.map((answer) => JSON.stringify(accept<unknown>(answer)));
};

const expectNoSecrets = (text: string, where: string): void => {
  for (const secret of [...secrets, fileId])
    expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
};

describe('fields of a product that only the owner may see', () => {
  it('are in no answer to a visitor, whatever the template prints', async () => {
    for (const isPrinting of [false, true]) {
      if (isPrinting) await printEverything();
      const browser = app.visit(site);
      await browser.open('/');
      for (const text of await cartTexts(browser)) expectNoSecrets(text, 'a call');
      for (const address of addresses) {
        const { status, text } = await browser.open(address);
        expect([200, 404], address).toContain(status);
        expectNoSecrets(text, address);
      }
      const page = await browser.open('/shop/lamp?format=json');
      expect(page.text).toContain('Lamp');
    }
  });

  it('are not found by search', async () => {
    for (const secret of secrets) {
      const { text } = await app.visit(site).open(`/search?q=${secret}`);
      expect(text).not.toContain('/shop/lamp');
      expect(text).not.toContain('/shop/pattern');
    }
    expect((await app.visit(site).open('/search?q=lamp')).text).toContain('/shop/lamp');
  });

  it('while brand and GTIN are told to search engines', async () => {
    const { text } = await app.visit(site).open('/shop/lamp');
    expect(text).toContain('"gtin":"4006381333931"');
    expect(text).toContain('"brand":{"@type":"Brand","name":"Atelier Nord"}');
  });
});
