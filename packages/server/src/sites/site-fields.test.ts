import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import { siteCalls } from '@sitewright/api/sites';
import { storeCalls } from '@sitewright/api/store';
import { productTypes } from '@sitewright/domain/catalogue';
import { expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import {
  accept,
  createTestDatabase,
  publishPage,
  publishProduct,
  startTestApp,
  variant,
} from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('site-fields');
const owner = await app.signIn(site);
const visitor = app.visit(site);

const open = async (path: string): Promise<string> => {
  // Pages learn of changes within a second.
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return (await visitor.open(path)).text;
};

/** A page that prints the hour of its last change and the site key. */
const publishTemplate = async (): Promise<void> => {
  const id = 'pages/raw.page';
  const text =
    'hour: {collection.updatedOn|date %H}; key: {.section website.captchaSettings}{siteKey}{.or}none{.end};';
  const step = { kind: 'template' as const, id, op: 'create' as const, content: { text } };
  const body = { commandId: newId(), label: 'Template', steps: [step] };
  accept(await owner.client.send(documentCalls.runCommand, { body }));
  const params = { kind: 'template', id };
  accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision: 1 } }));
  await publishPage(owner, { title: 'Raw', urlId: 'raw', typeName: 'raw' });
};

const readFields = async () => {
  const [raw, product] = [await open('/raw'), await open('/shop/framing')];
  return {
    hour: Number(/hour: (\d+);/.exec(raw)?.[1]),
    key: /key: ([^;]*);/.exec(raw)?.[1],
    price: /class="product-price">\s*(?:<span[^>]*>)?([^\s<]+)/.exec(product)?.[1],
    hasQuantity: product.includes('class="product-quantity-input"'),
  };
};

const saveTimeZone = async (timeZone: string): Promise<void> => {
  const settings = accept(await owner.client.send(siteCalls.readSettings, {}));
  accept(await owner.client.send(siteCalls.saveSettings, { body: { ...settings, timeZone } }));
};

it('[SITE-21] time zone, format of prices, site key and quantities of services are edited and take effect', async () => {
  await publishTemplate();
  const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
  const product = { productType: productTypes.service, variants: [variant({ sku: 'S', price: 4500 })] };
  await publishProduct(owner, shop, { title: 'Framing', product, stock: [5] });
  await saveTimeZone('UTC');
  const before = await readFields();
  expect(before).toMatchObject({ key: 'none', price: '$45.00', hasQuantity: true });

  await saveTimeZone('Asia/Tokyo');
  const store = accept(await owner.client.send(storeCalls.readSettings, {}));
  const changes = { useCLDRMoneyFormat: false, multipleQuantityAllowedForServices: false };
  accept(await owner.client.send(storeCalls.saveSettings, { body: { ...store, ...changes } }));
  const { revision } = accept(await owner.client.send(formCalls.readCaptcha, {}));
  const captcha = { type: 'recaptcha-v3' as const, siteKey: 'public-key', secret: 'secret', revision };
  accept(await owner.client.send(formCalls.saveCaptcha, { body: captcha }));
  expect(await readFields()).toEqual({
    hour: (before.hour + 9) % 24,
    key: 'public-key',
    price: '45.00',
    hasQuantity: false,
  });
});
