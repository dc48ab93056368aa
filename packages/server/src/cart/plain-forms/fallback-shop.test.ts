import { expect, it } from 'vitest';
import { documentCalls } from '@sitewright/api/documents';
import { accept, openShop, publishProduct, type TestBrowser, variant } from '../../testing/index.ts';

/** Its template has no file for products nor for the cart. */
const { owner, shop, print, visitor, add, pool } = await openShop();

const mainOf = async (browser: TestBrowser, path: string): Promise<string> => {
  const { text } = await browser.open(path);
  return (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text).replace(/<style>[\s\S]*?<\/style>/, '');
};

it('a template without product pages sells all the same', async () => {
  const browser = await visitor();
  const list = await mainOf(browser, '/shop');
  expect(list).toMatch(/Late Sun[\s\S]*\$45\.00/);
  expect(list).toContain('class="product-price"');
  const page = await mainOf(browser, '/shop/late-sun');
  expect(page).toContain('class="product-price"');
  expect(page).toContain('data-variant-option-name="Size"');
  expect(page).toContain(`class="product-quantity-input" data-item-id="${print.id}"`);
  expect(page).toMatch(new RegExp(`sqs-add-to-cart-button [\\s\\S]*data-item-id="${print.id}"`));
  // The noscript form posts the same.
  expect(page).toMatch(/<form[^>]*action="\/-\/cart\/entries"[\s\S]*<noscript>[\s\S]*<button/);
  expect(page.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/\{[.@]/);
});

it('what asks for details first says that it needs script, instead of a button that fails', async () => {
  const field = { id: 'text-1', type: 'text' as const, title: 'Dedication', required: true };
  await publishProduct(owner, shop, {
    title: 'Signed',
    product: {
      variants: [variant()],
      additionalFieldsForm: { id: 'f'.repeat(24), name: 'Dedication', fields: [field] },
    },
    stock: [null],
  });
  const page = await mainOf(await visitor(), '/shop/signed');
  expect(page).toMatch(/<noscript>[^<]*<p[^>]*>[^<]*JavaScript/);
  expect(page).not.toMatch(/<noscript>[\s\S]*<button[\s\S]*<\/noscript>/);
});

it('[CART-06 (rule)] the cart without script says what is sold out, short or gone, and counts none of it', async () => {
  const stocked = async (title: string) => {
    const offer = variant({ sku: title, price: 1000 });
    const { id } = await publishProduct(owner, shop, { title, product: { variants: [offer] }, stock: [9] });
    return { id, variantId: offer.id };
  };
  const [few, none, gone] = [await stocked('Few'), await stocked('None'), await stocked('Gone')];
  const browser = await visitor();
  for (const { id } of [few, none, gone]) accept(await add(browser, { itemId: id, quantity: 3 }));
  const setStock = (variantId: string, quantity: number) =>
    pool.query('update stock_levels set quantity = $2 where variant_id = $1', [variantId, quantity]);
  await setStock(few.variantId, 2);
  await setStock(none.variantId, 0);
  accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id: gone.id } }));
  const cart = await mainOf(browser, '/cart');
  const lineOf = (title: string): string =>
    cart.split('</li>').find((line) => line.includes(`>${title}<`)) ?? '';
  expect(lineOf('Few')).toMatch(/Only 2 left[\s\S]*\$30\.00/);
  expect(lineOf('None')).toContain('Sold out');
  expect(lineOf('None')).not.toContain('$30.00');
  expect(lineOf('Gone')).toContain('No longer available');
  expect(lineOf('Gone')).not.toMatch(/\$|href/);
  expect(cart).toMatch(/Subtotal[\s\S]*\$30\.00/);
});
