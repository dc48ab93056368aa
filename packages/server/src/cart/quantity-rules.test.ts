import { cartCalls } from '@sitewright/api/cart';
import { catalogueCalls } from '@sitewright/api/catalogue';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { Product } from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop, publishProduct, type TestBrowser, variant } from '../testing/index.ts';

const { owner, shop, app, site, visitor, add, read, passMinute } = await openShop();
beforeEach(passMinute);

const eggs = await publishProduct(owner, shop, {
  title: 'Eggs',
  urlId: 'eggs',
  product: { variants: [variant({ sku: 'EGG', price: 50 })], quantityRules: { min: 4, max: 20, step: 6 } },
  stock: [null],
});

const post = (browser: TestBrowser, path: string, fields: Record<string, string>) =>
  browser.open(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: browser.origin },
    body: new URLSearchParams(fields).toString(),
  });

/** Changes a published product and publishes it again. */
const republish = async (id: string, product: Partial<Product>): Promise<void> => {
  const params = { kind: 'item', id } as const;
  const held = accept(await owner.client.send(documentCalls.read, { params }));
  const content = held.content as ItemContent;
  const structuredContent = { ...content.structuredContent, ...product };
  const body = { baseRevision: held.revision, content: { ...content, structuredContent } };
  const { revision } = accept(await owner.client.send(documentCalls.save, { params, body }));
  accept(
    await owner.client.send(pageCalls.publishItem, {
      params: { id },
      body: { baseRevision: revision, status: 'published' },
    }),
  );
};

const change = async (browser: TestBrowser, quantity: number) => {
  const [entry] = (await read(browser)).entries;
  return browser.client.send(cartCalls.changeQuantity, {
    params: { id: entry?.id ?? '' },
    body: { quantity },
  });
};

describe('a product with quantity rules', () => {
  it.each([
    [3, 'quantity-too-small', 'The minimum quantity for this item is 6.'],
    [7, 'quantity-off-step', 'This item is sold in multiples of 6.'],
    [24, 'quantity-too-large', 'The maximum quantity for this item is 18.'],
  ])('%i at once are refused with what to do', async (quantity, code, message) => {
    const refused = await add(await visitor(), { itemId: eggs.id, quantity });
    expect(refused).toMatchObject({ refusal: { code, message, status: 422 } });
  });

  it('its rules hold for the whole line, when adding and when changing', async () => {
    const browser = await visitor();
    accept(await add(browser, { itemId: eggs.id, quantity: 12 }));
    expect(await add(browser, { itemId: eggs.id, quantity: 12 })).toMatchObject({
      refusal: { code: 'quantity-too-large' },
    });
    expect(await change(browser, 9)).toMatchObject({
      refusal: { code: 'quantity-off-step', data: { limit: 6 } },
    });
    expect(accept(await change(browser, 18)).shoppingCart.entries[0]).toMatchObject({
      quantity: 18,
      quantityRules: { min: 6, max: 18, step: 6 },
      note: '',
    });
    expect(accept(await change(browser, 0)).shoppingCart.entries).toEqual([]);
  });

  it('states them at the field of its page, of the quick view and of the form without script', async () => {
    const { text } = await app.visit(site).open('/shop/eggs');
    expect(text).toContain('max="18" min="6" value="6" type="number" step="6"');
    expect(text).toMatch(/<input name="quantity" type="number" value="6" min="6" max="18" step="6"/);
  });

  it('is added as few as possible where nobody asks how many', async () => {
    const browser = await visitor();
    await post(browser, '/-/cart/entries', { itemId: eggs.id });
    expect((await read(browser)).entries).toMatchObject([{ quantity: 6 }]);
  });

  it('without script the cart page says which rule was not kept, with a link to the product', async () => {
    const browser = await visitor();
    accept(await add(browser, { itemId: eggs.id, quantity: 6 }));
    const [entry] = (await read(browser)).entries;
    const { headers } = await post(browser, `/-/cart/entries/${entry?.id}`, { quantity: '8' });
    expect((await browser.open(String(headers['location']))).text).toContain(
      'This item is sold in multiples of 6.',
    );
    expect((await read(browser)).entries).toMatchObject([{ quantity: 6 }]);
  });

  it('a line that is older than a rule keeps its quantity and says the rule', async () => {
    const tea = await publishProduct(owner, shop, { title: 'Tea', stock: [null] });
    const browser = await visitor();
    accept(await add(browser, { itemId: tea.id, quantity: 5 }));
    await republish(tea.id, { quantityRules: { step: 2 } });
    expect((await read(browser)).entries).toMatchObject([
      { quantity: 5, isAvailable: true, note: 'This item is sold in multiples of 2.' },
    ]);
  });
});

describe('a variant that is sold when out of stock', () => {
  it('is available in the cart, on its page and for the stock call, and its stock stays what it is', async () => {
    const [shown, hidden] = [
      variant({ sku: 'B-1', attributes: { Size: 'S' }, allowBackorder: true }),
      variant({ sku: 'B-2', attributes: { Size: 'L' } }),
    ];
    const bag = await publishProduct(owner, shop, {
      title: 'Bag',
      urlId: 'bag',
      product: { variantOptionOrdering: ['Size'], variants: [shown, hidden] },
      stock: [0, 0],
    });
    const browser = await visitor();
    accept(await add(browser, { itemId: bag.id, sku: 'B-1', quantity: 7 }));
    expect((await read(browser)).entries).toMatchObject([
      { quantity: 7, isAvailable: true, note: '', chosenVariant: { unlimited: true } },
    ]);
    expect(await add(browser, { itemId: bag.id, sku: 'B-2' })).toMatchObject({
      refusal: { code: 'not-enough-stock' },
    });
    const { results } = accept(
      await browser.client.send(catalogueCalls.readStock, { query: { itemId: bag.id } }),
    );
    expect(results.map(({ unlimited }) => unlimited)).toEqual([true, false]);
    const page = await browser.open('/shop/bag');
    expect(page.text).not.toContain('product-mark sold-out');
    expect(page.text).toContain('schema.org/InStock');
    const levels = accept(await owner.client.send(catalogueCalls.listStock, { params: { id: bag.id } }));
    expect(levels.results).toMatchObject([
      { unlimited: false, qtyInStock: 0 },
      { unlimited: false, qtyInStock: 0 },
    ]);
  });
});

describe('an option that is renamed while a variant is in carts', () => {
  it('the line stays, by its variant, and shows the new name', async () => {
    const sized = variant({ sku: 'R-1', attributes: { Size: 'S' } });
    const rug = await publishProduct(owner, shop, {
      title: 'Rug',
      product: { variantOptionOrdering: ['Size'], variants: [sized] },
      stock: [3],
    });
    const browser = await visitor();
    accept(await add(browser, { itemId: rug.id, sku: 'R-1' }));
    await republish(rug.id, {
      variantOptionOrdering: ['Format'],
      variants: [{ ...sized, attributes: { Format: 'Small' } }],
    });
    const { entries } = await read(browser);
    expect(entries).toMatchObject([
      { isAvailable: true, chosenVariant: { optionValues: [{ optionName: 'Format', value: 'Small' }] } },
    ]);
    accept(await change(browser, 2));
  });
});
