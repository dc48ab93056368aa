import { cartCalls } from '@sitewright/api/cart';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop, publishProduct, variant } from '../testing/index.ts';
import { recountCarts, sweepCarts } from './cart-jobs.ts';
import { hashCartToken } from './update/cart-tokens.ts';

const shopping = await openShop();
const { app, database, pool, owner, shop, site, print, postcard, visitor, add, read, setStore } = shopping;
beforeEach(shopping.passMinute);

const subscription = await publishProduct(owner, shop, {
  title: 'Print of the month',
  product: {
    variants: [variant({ sku: 'POM', price: 2500 })],
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  },
  stock: [null],
});

describe('what is sold apart from the cart', () => {
  it('[BTN-03 (rule) SUB-02] a subscription gets a cart of its own, found by its token alone', async () => {
    const browser = await visitor();
    const start = (body: object) =>
      browser.client.send(cartCalls.startSubscription, {
        body: { itemId: subscription.id, sku: 'POM', qty: 1, additionalFields: null, ...body },
      });
    const { cartToken } = accept(await start({}));
    const { rows } = await pool.query('select kind, entries from carts where token_hash = $1', [
      hashCartToken(cartToken),
    ]);
    expect(rows).toMatchObject([
      { kind: 'subscription', entries: [{ itemId: subscription.id, quantity: 1 }] },
    ]);
    expect(await read(browser)).toMatchObject({ entries: [] });
    browser.cookies.set('CART', cartToken);
    expect(await read(browser)).toMatchObject({ id: null });
    expect(await start({ itemId: print.id, sku: 'LS-A3' })).toMatchObject({
      refusal: { code: 'not-subscribable', status: 422 },
    });
    expect(await start({ qty: 0 })).toMatchObject({ refusal: { code: 'quantity-out-of-range' } });
    expect(await start({ itemId: 'f'.repeat(24) })).toMatchObject({ refusal: { status: 404 } });
  });

  it('subscriptions and gift cards cannot be put into the cart', async () => {
    const card = await publishProduct(owner, shop, {
      title: 'Gift card',
      product: {
        productType: 4,
        variantOptionOrdering: ['Value'],
        variants: [variant({ sku: 'G25', attributes: { Value: '25' } })],
      },
    });
    const browser = await visitor();
    for (const [itemId, sku] of [
      [card.id, 'G25'],
      [subscription.id, 'POM'],
    ])
      expect(await add(browser, { itemId, sku })).toMatchObject({
        refusal: { code: 'sold-apart', status: 422 },
      });
  });

  it('a paywall shows its price, is not sold out and cannot be put into the cart', async () => {
    const course = await publishProduct(owner, shop, {
      title: 'Video course',
      product: { productType: 5, price: 1900 },
    });
    const browser = await visitor();
    const { text } = await browser.open('/shop/video-course');
    expect(text).toContain('$19.00');
    expect(text).not.toMatch(/product-mark sold-out|>sold out</i);
    expect(text).toContain('This cannot be bought online yet.');
    expect(text).not.toContain('action="/-/cart/entries"');
    expect(await add(browser, { itemId: course.id })).toMatchObject({
      refusal: { code: 'sold-apart', status: 422 },
    });
    expect(await read(browser)).toMatchObject({ entries: [] });
  });

  it('a download is bought once, a service as the store says', async () => {
    const pack = await publishProduct(owner, shop, {
      title: 'Wallpapers',
      product: { productType: 2, price: 900 },
    });
    const framing = await publishProduct(owner, shop, {
      title: 'Framing',
      product: { productType: 3, variants: [variant({ price: 3000 })] },
      stock: [null],
    });
    const browser = await visitor();
    const first = accept(await add(browser, { itemId: pack.id }));
    expect(first.shoppingCart).toMatchObject({
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: false,
      subtotalCents: 900,
    });
    expect(await add(browser, { itemId: pack.id })).toMatchObject({ refusal: { code: 'one-only' } });
    accept(await add(browser, { itemId: framing.id, quantity: 2 }));
    await setStore({ multipleQuantityAllowedForServices: false });
    expect(await add(browser, { itemId: framing.id })).toMatchObject({ refusal: { code: 'one-only' } });
    await setStore({});
    expect(await read(browser)).toMatchObject({ hasDigital: true, purelyDigital: false });
  });
});

describe('additional fields', async () => {
  const fields = [
    { id: 'text-1', type: 'text' as const, title: 'Dedication', required: true },
    { id: 'name-1', type: 'name' as const, title: 'For' },
  ];
  const signed = await publishProduct(owner, shop, {
    title: 'Dedicated',
    product: {
      variants: [variant({ sku: 'DED' })],
      additionalFieldsForm: { id: 'e'.repeat(24), name: 'Dedication', fields },
    },
    stock: [4],
  });
  const fill = (answers: unknown) => ({ itemId: signed.id, additionalFields: JSON.stringify(answers) });

  it('[CART-02] are kept; the same answers make the same line', async () => {
    const browser = await visitor();
    accept(await add(browser, fill({ 'text-1': 'To Ada', 'name-1': ['Ada', 'L.'] })));
    accept(await add(browser, fill({ 'name-1': ['Ada', 'L.'], 'text-1': 'To Ada' })));
    const { shoppingCart } = accept(await add(browser, fill({ 'text-1': 'To Bob' })));
    expect(shoppingCart.entries).toMatchObject([
      {
        quantity: 2,
        additionalFields: '{"name-1":["Ada","L."],"text-1":"To Ada"}',
        formFields: [
          { type: 'text', rawTitle: 'Dedication', value: 'To Ada' },
          { type: 'name', rawTitle: 'For', values: { First: 'Ada', Last: 'L.' } },
        ],
        additionalFieldsForm: { fields },
      },
      { quantity: 1 },
    ]);
  });

  it('[F04] lines of one variant share its stock', async () => {
    const browser = await visitor();
    accept(await add(browser, { ...fill({ 'text-1': 'A' }), quantity: 3 }));
    expect(await add(browser, { ...fill({ 'text-1': 'B' }), quantity: 2 })).toMatchObject({
      refusal: { code: 'not-enough-stock' },
    });
  });

  it('[CART-04] can be changed; two lines that become the same are one', async () => {
    const browser = await visitor();
    const { newlyAdded } = accept(await add(browser, fill({ 'text-1': 'A' })));
    accept(await add(browser, fill({ 'text-1': 'B' })));
    const change = (body: object, id = newlyAdded.id) =>
      browser.client.send(cartCalls.changeAdditionalFields, {
        params: { id },
        body: { itemId: signed.id, sku: 'DED', additionalFields: '{"text-1":"C"}', ...body },
      });
    expect(accept(await change({}))).toMatchObject({
      updatedEntry: { id: newlyAdded.id, additionalFields: '{"text-1":"C"}' },
      shoppingCart: { totalQuantity: 2 },
    });
    const joined = accept(await change({ additionalFields: '{"text-1":"B"}', sku: null }));
    expect(joined.shoppingCart.entries).toMatchObject([{ quantity: 2 }]);
    expect(await change({ itemId: postcard.id })).toMatchObject({ refusal: { status: 404 } });
    expect(await change({ sku: 'PC' })).toMatchObject({ refusal: { code: 'variant-unavailable' } });
    expect(await change({ additionalFields: null })).toMatchObject({
      refusal: { code: 'additional-fields-invalid' },
    });
    expect(await change({}, 'f'.repeat(24))).toMatchObject({ refusal: { status: 404 } });
  });

  it.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['a number', '1'],
    ['nothing', null],
    ['nothing, as JSON', 'null'],
    ['an unknown field', '{"text-1":"a","x":"b"}'],
    ['another kind of answer', '{"text-1":["a"]}'],
    ['an empty required answer', '{"text-1":" "}'],
    ['far too much', JSON.stringify({ 'text-1': 'x'.repeat(10_001) })],
    ['a prototype', '{"__proto__":"x","text-1":"a"}'],
  ])('that are %s are refused, and nothing is kept', async (_what, additionalFields) => {
    const browser = await visitor();
    expect(await add(browser, { itemId: signed.id, additionalFields })).toMatchObject({
      refusal: { code: 'additional-fields-invalid', status: 422, errors: expect.any(Object) },
    });
    expect(await read(browser)).toMatchObject({ entries: [] });
  });

  it('may be null as JSON where an item asks for none, as shop scripts send it', async () => {
    const { newlyAdded } = accept(await add(await visitor(), { additionalFields: 'null' }));
    expect(newlyAdded).toMatchObject({ itemId: postcard.id, additionalFields: null });
  });

  it('of an item that asks for none are refused', async () => {
    expect(await add(await visitor(), { additionalFields: '{"a":"b"}' })).toMatchObject({
      refusal: { code: 'additional-fields-invalid' },
    });
  });
});

describe('customers also bought', () => {
  it('[CART-11 CAT-10] what stands in other carts with the same things, the most often first', async () => {
    const other = await publishProduct(owner, shop, { title: 'Marbles', stock: [null] });
    for (let cart = 0; cart < 3; cart += 1) {
      const browser = await visitor();
      accept(await add(browser));
      if (cart < 2) accept(await add(browser, { itemId: other.id }));
      accept(await add(browser, { itemId: print.id, sku: 'LS-A2' }));
    }
    await recountCarts(database, app.clock.now);
    const browser = await visitor();
    const ask = async () => accept(await browser.client.send(cartCalls.listAlsoBought, {})).items;
    expect(await ask()).toEqual([]);
    accept(await add(browser));
    expect(await ask()).toMatchObject([
      {
        id: print.id,
        title: 'Late Sun',
        fullUrl: '/shop/late-sun',
        priceText: '$45.00',
        isOnSale: true,
        isSoldOut: false,
      },
      { id: other.id, title: 'Marbles' },
    ]);
    const context = JSON.parse((await browser.open('/cart?format=json')).text);
    expect(context.alsoBought).toMatchObject([{ title: 'Late Sun' }, { title: 'Marbles' }]);
    expect((await browser.open('/cart')).text).toContain('Customers also bought');
  });

  it('carts that nobody touched for 90 days are erased', async () => {
    const browser = await visitor();
    accept(await add(browser));
    await pool.query(`update carts set touched_on = touched_on - 91 where website_id = $1`, [site.id]);
    await sweepCarts(database, app.clock.now);
    expect(await shopping.cartRows()).toEqual([]);
    expect(await read(browser)).toMatchObject({ id: null });
    accept(await add(browser));
  });
});
