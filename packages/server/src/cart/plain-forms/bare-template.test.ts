import { expect, it } from 'vitest';
import { inTransaction } from '../../database/index.ts';
import { invalidateCacheTags } from '../../sites/index.ts';
import { openShop, replaceTemplateFiles } from '../../testing/index.ts';

const { database, site, print, visitor, read } = await openShop();

const files = {
  'site.region': '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
  'collections/products.item': '{.section item}<h1>{title}</h1>{@|product-checkout}{.end}',
};
await inTransaction(database, async (transaction) => {
  const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
  await replaceTemplateFiles(transaction, site.id, new Map(entries));
  await invalidateCacheTags(transaction, site.id, ['site', 'template']);
});

it('[CART-03 CART-06 (rule)] what a template prints without a form around it is bought without script all the same', async () => {
  const browser = await visitor();
  const { text } = await browser.open('/shop/late-sun');
  const [, form = ''] = /<noscript>(<form[\s\S]*?<\/form>)<\/noscript>/.exec(text) ?? [];
  const [, action = ''] = /action="([^"]*)"/.exec(form) ?? [];
  const names = [...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['itemId', 'variant-option-Size', 'quantity']);
  const fields = { itemId: print.id, 'variant-option-Size': 'A2', quantity: '2' };
  const sent = await browser.open(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: browser.origin },
    body: new URLSearchParams(fields).toString(),
  });
  expect(sent).toMatchObject({ status: 303, headers: { location: '/cart' } });
  expect(await read(browser)).toMatchObject({
    entries: [{ quantity: 2, chosenVariant: { sku: 'LS-A2' } }],
  });
});
