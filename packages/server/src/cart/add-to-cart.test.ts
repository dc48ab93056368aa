import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop, publishProduct, variant } from '../testing/index.ts';

const { app, pool, site, owner, shop, print, postcard, visitor, add, read, cartRows, passMinute } =
  await openShop();
beforeEach(passMinute);

describe('putting something into the cart', () => {
  it('[CART-01 CART-02 CART-03] answers the whole cart and the new entry', async () => {
    const browser = await visitor();
    const { shoppingCart, newlyAdded } = accept(
      await add(browser, { itemId: print.id, sku: 'LS-A2', quantity: 2 }),
    );
    expect(newlyAdded).toMatchObject({
      itemId: print.id,
      title: 'Late Sun',
      fullUrl: '/shop/late-sun',
      quantity: 2,
      productType: 1,
      purchasePriceCents: 6000,
      nonSalePriceCents: 7200,
      subTotal: 12_000,
      purchasePriceText: '$60.00',
      additionalFields: null,
      isAvailable: true,
      chosenVariant: {
        sku: 'LS-A2',
        attributes: { Size: 'A2' },
        optionValues: [{ optionName: 'Size', value: 'A2' }],
        onSale: true,
        unlimited: true,
      },
    });
    const fields =
      'id websiteId orderId created isPurchased entries shippingOptions selectedShippingOption shippingLocation ' +
      'applicableTaxRules coupons validCoupons invalidCoupons subtotalCents taxCents shippingCostCents ' +
      'discountCents grandTotalCents totalQuantity hasDigital purelyDigital requiresShipping subtotal';
    for (const field of fields.split(' ')) expect(shoppingCart).toHaveProperty(field);
    expect(newlyAdded.id).toMatch(/^[0-9a-f]{24}$/);
    expect(shoppingCart).toMatchObject({
      websiteId: site.id,
      isPurchased: false,
      entries: [newlyAdded],
      subtotalCents: 12_000,
      grandTotalCents: 12_000,
      totalQuantity: 2,
      requiresShipping: true,
      hasDigital: false,
      purelyDigital: false,
      subtotal: {
        value: '120.00',
        currency: 'USD',
        decimalValue: '120.00',
        currencyCode: 'USD',
        text: '$120.00',
      },
    });
    expect(await read(browser)).toEqual(shoppingCart);
  });

  it('[CART-17] a visitor without a cart has an empty one, and no row', async () => {
    const before = (await cartRows()).length;
    expect(await read(await visitor())).toMatchObject({
      id: null,
      created: app.clock.now.getTime(),
      isPurchased: false,
      entries: [],
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
    });
    expect(await cartRows()).toHaveLength(before);
  });

  it('[F01] counts every one of parallel adds: one line, one cart, the sum', async () => {
    const browser = await visitor();
    accept(await add(browser));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add(browser, { quantity: n + 1 })),
    );
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true });
    const { entries, totalQuantity } = await read(browser);
    expect(entries).toHaveLength(1);
    expect(totalQuantity).toBe(211);
  });

  it('[F01] counts every add also when another node changes the cart in between', async () => {
    const browser = await visitor();
    accept(await add(browser));
    const otherNode = async () => {
      for (let write = 0; write < 60; write += 1)
        await pool.query('update carts set revision = revision + 1 where website_id = $1', [site.id]);
    };
    const [outcomes] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => add(browser))),
      otherNode(),
    ]);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    expect(await read(browser)).toMatchObject({ totalQuantity: 21, entries: [{ quantity: 21 }] });
  });

  it('[F02] makes one cart of parallel first adds', async () => {
    const before = (await cartRows()).length;
    const browser = await visitor();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => add(browser)));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    expect(await cartRows()).toHaveLength(before + 1);
    expect(await read(browser)).toMatchObject({ totalQuantity: 20, entries: [{ quantity: 20 }] });
  });

  it('[F02] makes one cart of first adds on both sides of a half minute', async () => {
    const before = (await cartRows()).length;
    const [browser, tab] = [await visitor(), app.visit(site)];
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
    const halfMinute = Math.ceil(app.clock.now.getTime() / 30_000) * 30_000;
    app.clock.now = new Date(halfMinute - 1);
    accept(await add(browser));
    app.clock.now = new Date(halfMinute);
    accept(await add(tab, { itemId: print.id, sku: 'LS-A3' }));
    expect(await cartRows()).toHaveLength(before + 1);
    expect(await read(tab)).toMatchObject({ totalQuantity: 2 });
    expect(tab.cookies.get('CART')).toBe(browser.cookies.get('CART'));
    const later = app.visit(site);
    later.cookies.set('crumb', browser.cookies.get('crumb') ?? '');
    app.clock.now = new Date(halfMinute + 60_000);
    accept(await add(later));
    expect(await read(later)).toMatchObject({ totalQuantity: 1 });
  });

  it.each([
    [-1, 'quantity-out-of-range', 'Quantity must be between 1 and 9999.'],
    [0, 'quantity-out-of-range', 'Quantity must be between 1 and 9999.'],
    [1.5, 'quantity-not-whole', 'Quantity must be a whole number'],
    [1e9, 'quantity-out-of-range', 'Quantity must be between 1 and 9999.'],
    ['2', 'quantity-not-number', 'Quantity must be a number.'],
    [Number.NaN, 'quantity-not-number', 'Quantity must be a number.'],
    [10_000, 'quantity-out-of-range', 'Quantity must be between 1 and 9999.'],
  ])('[F16 BTN-08] refuses the quantity %j in words and keeps nothing', async (quantity, code, message) => {
    const before = (await cartRows()).length;
    const browser = await visitor();
    expect(await add(browser, { quantity })).toMatchObject({
      ok: false,
      refusal: { code, message, status: 422 },
    });
    expect(await cartRows()).toHaveLength(before);
    expect(browser.cookies.has('CART')).toBe(false);
  });

  it('[F16] a line holds 9999 pieces, however they come', async () => {
    const browser = await visitor();
    accept(await add(browser, { quantity: 9999 }));
    expect(await add(browser)).toMatchObject({ refusal: { code: 'quantity-out-of-range' } });
    expect(await read(browser)).toMatchObject({ totalQuantity: 9999 });
  });

  it('[BTN-07] refuses more than there are, in one add or in several', async () => {
    const browser = await visitor();
    const take = (quantity: number) => add(browser, { itemId: print.id, sku: 'LS-A3', quantity });
    const message = 'Sorry, we do not have enough of that item available.';
    expect(await take(6)).toMatchObject({ refusal: { code: 'not-enough-stock', status: 409, message } });
    accept(await take(3));
    expect(await take(3)).toMatchObject({ refusal: { code: 'not-enough-stock' } });
    accept(await take(2));
    expect(await read(browser)).toMatchObject({ totalQuantity: 5 });
  });

  it('[BTN-06 F19 (rule)] needs an item and a variant that are sold here', async () => {
    const browser = await visitor();
    const message = 'Sorry, that item variant is unavailable. Please select another variant.';
    for (const sku of [null, '', 'LS-A9', 'PC'])
      expect(await add(browser, { itemId: print.id, sku })).toMatchObject({
        refusal: { code: 'variant-unavailable', status: 422, message },
      });
    for (const itemId of ['0123456789abcdef01234567', shop])
      expect(await add(browser, { itemId })).toMatchObject({ refusal: { status: 404 } });
    const draft = await publishProduct(owner, shop, { title: 'Unseen', status: 'draft' });
    expect(await add(browser, { itemId: draft.id })).toMatchObject({ refusal: { status: 404 } });
  });

  it('[F19 (rule)] knows nothing of another site’s products and carts', async () => {
    const other = await app.addSite('other-shop');
    const stranger = await visitor(other);
    expect(await add(stranger)).toMatchObject({ refusal: { status: 404 } });
    const browser = await visitor();
    accept(await add(browser));
    stranger.cookies.set('CART', browser.cookies.get('CART') ?? '');
    expect(await read(stranger)).toMatchObject({ id: null, entries: [] });
  });

  it('[F15 CART-16] takes no price, total or discount from the client', async () => {
    const browser = await visitor();
    for (const key of ['price', 'purchasePriceCents', 'subTotal', 'discountCents', 'currency'])
      expect(await add(browser, { [key]: 1 })).toMatchObject({
        refusal: { status: 400, errors: { [key]: expect.any(String) } },
      });
    expect(await read(browser)).toMatchObject({ entries: [] });
  });

  it('[CART-16] costs what is published now, not what it cost when it was added', async () => {
    const card = variant({ price: 1000 });
    const { id } = await publishProduct(owner, shop, {
      title: 'Changing',
      product: { variants: [card] },
      stock: [null],
    });
    const browser = await visitor();
    accept(await add(browser, { itemId: id, quantity: 3 }));
    const saved = accept(await owner.client.send(documentCalls.read, { params: { kind: 'item', id } }));
    const content = {
      ...(saved.content as object),
      structuredContent: { productType: 1, variants: [{ ...card, price: 1200 }] },
    };
    const draft = accept(
      await owner.client.send(documentCalls.save, {
        params: { kind: 'item', id },
        body: { baseRevision: saved.revision, content },
      }),
    );
    expect(await read(browser)).toMatchObject({ subtotalCents: 3000 });
    accept(
      await owner.client.send(pageCalls.publishItem, {
        params: { id },
        body: { baseRevision: draft.revision },
      }),
    );
    expect(await read(browser)).toMatchObject({ subtotalCents: 3600 });
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id } }));
    expect(await read(browser)).toMatchObject({
      subtotalCents: 0,
      totalQuantity: 0,
      entries: [{ isAvailable: false, title: 'Changing', quantity: 3, subTotal: 0 }],
    });
  });

  it('[CART-16 BTN-07] one more of the same is checked against what is published and in stock now', async () => {
    const card = variant({ price: 1000 });
    const { id } = await publishProduct(owner, shop, {
      title: 'Going',
      product: { variants: [card] },
      stock: [9],
    });
    const browser = await visitor();
    const more = () => add(browser, { itemId: id });
    accept(await more());
    expect(accept(await more())).toMatchObject({ newlyAdded: { quantity: 2, purchasePriceCents: 1000 } });
    await pool.query('update stock_levels set quantity = 3 where variant_id = $1', [card.id]);
    expect(accept(await more())).toMatchObject({
      newlyAdded: { quantity: 3, chosenVariant: { qtyInStock: 3 } },
    });
    expect(await more()).toMatchObject({ refusal: { code: 'not-enough-stock' } });
    await pool.query('update stock_levels set is_unlimited = true where variant_id = $1', [card.id]);
    accept(await more());
    const saved = accept(await owner.client.send(documentCalls.read, { params: { kind: 'item', id } }));
    const structuredContent = { productType: 1, variants: [{ ...card, price: 1200 }] };
    const content = { ...(saved.content as object), structuredContent };
    const body = { baseRevision: saved.revision, content };
    const draft = accept(await owner.client.send(documentCalls.save, { params: { kind: 'item', id }, body }));
    accept(await more());
    const publication = { baseRevision: draft.revision };
    accept(await owner.client.send(pageCalls.publishItem, { params: { id }, body: publication }));
    expect(accept(await more())).toMatchObject({ newlyAdded: { quantity: 6, purchasePriceCents: 1200 } });
    await pool.query('delete from carts where website_id = $1', [site.id]);
    expect(accept(await more())).toMatchObject({ newlyAdded: { quantity: 1 } });
  });

  it('[F21 SITE-27 (rule)] needs the crumb; cookies off cannot buy', async () => {
    const body = JSON.stringify({ itemId: postcard.id, sku: null, quantity: 1 });
    const headers = { 'content-type': 'application/json' };
    const answer = await app
      .visit(site)
      .open('/api/commerce/shopping-cart/entries', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({
      crumbFail: true,
      message: expect.stringContaining('session has expired'),
    });
  });

  it('[BTN-13] answers 429 to a machine', async () => {
    const browser = await visitor();
    const outcomes = [];
    for (let turn = 0; turn < 61; turn += 1)
      outcomes.push(...(await Promise.all(Array.from({ length: 10 }, () => add(browser, { quantity: 0 })))));
    expect(outcomes.at(0)).toMatchObject({ refusal: { status: 422 } });
    expect(outcomes.at(-1)).toMatchObject({
      refusal: { status: 429, message: 'Please try again in a few seconds.' },
    });
  });

  it('[F17] a product sold out of reach of exact numbers is refused', async () => {
    const dear = await publishProduct(owner, shop, {
      title: 'Dear',
      product: {
        variantOptionOrdering: ['No'],
        variants: Array.from({ length: 10 }, (_, n) =>
          variant({ sku: `D${n}`, attributes: { No: `${n}` }, price: 100_000_000_000 }),
        ),
      },
      stock: Array.from({ length: 10 }, () => null),
    });
    const browser = await visitor();
    const outcomes = [];
    for (let n = 0; n < 10; n += 1)
      outcomes.push(await add(browser, { itemId: dear.id, sku: `D${n}`, quantity: 9999 }));
    expect(outcomes.at(-1)).toMatchObject({ ok: false, refusal: { code: 'cart-full' } });
    const { grandTotalCents } = await read(browser);
    expect(Number.isSafeInteger(grandTotalCents)).toBe(true);
  });

  it('tells refusals in the language of the store', async () => {
    const german = await app.addSite('laden');
    await pool.query(
      `update websites set settings = settings || '{"language":"de-DE","currency":"EUR"}' where website_id = $1`,
      [german.id],
    );
    app.clock.now = new Date(app.clock.now.getTime() + 5000);
    const browser = await visitor(german);
    expect(await add(browser, { quantity: 0 })).toMatchObject({
      refusal: { message: 'Die Menge muss zwischen 1 und 9999 liegen.' },
    });
    expect((await read(browser)).grandTotal.text).toBe('0,00\u00a0€');
  });
});
