import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { discountsCalls } from '@sitewright/api/discounts';
import type { DiscountTerms } from '@sitewright/domain/discounts';
import { shippingFromRules } from '@sitewright/domain/shipping';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop, publishProduct, type TestBrowser, variant } from '../testing/index.ts';

const { app, owner, shop, print, visitor, add, read, setStore, passMinute } = await openShop();
beforeEach(passMinute);

const terms = (fields: Partial<DiscountTerms>): DiscountTerms => ({
  name: 'Discount',
  code: 'CODE',
  isEnabled: true,
  reward: { kind: 'percent', percent: '10' },
  target: { kind: 'order' },
  isFirstPurchaseOnly: false,
  isCombinable: true,
  startsOn: null,
  endsOn: null,
  ...fields,
});

const create = async (fields: Partial<DiscountTerms>) =>
  accept(await owner.client.send(discountsCalls.create, { body: terms(fields) }));
const remove = async ({ id }: { readonly id: string }) =>
  accept(await owner.client.send(discountsCalls.remove, { params: { id } }));
const apply = (browser: TestBrowser, code: string) =>
  browser.client.send(cartTotalsCalls.applyCode, { body: { code } });

/** With one print of 45.00. */
const shopper = async () => {
  const browser = await visitor();
  accept(await add(browser, { itemId: print.id, sku: 'LS-A3' }));
  return browser;
};

describe('discount codes in a cart', () => {
  it('[CART-13] are applied and removed, whatever their capitals, and every answer adds up', async () => {
    const discount = await create({ code: 'TEN', name: 'Ten off' });
    const browser = await shopper();
    expect(await read(browser)).toMatchObject({ hasDiscounts: true, coupons: [], discountCents: 0 });
    expect(accept(await apply(browser, ' ten ')).shoppingCart).toMatchObject({
      promoCodes: ['TEN'],
      coupons: [{ code: 'TEN', isValid: true, message: '' }],
      validCoupons: [{ code: 'TEN', name: 'Ten off', amountCents: 450, amountText: '$4.50' }],
      invalidCoupons: [],
      subtotalCents: 4500,
      discountCents: 450,
      grandTotalCents: 4050,
    });
    expect(accept(await apply(browser, 'Ten')).shoppingCart.promoCodes).toEqual(['TEN']);
    const more = accept(await add(browser, { itemId: print.id, sku: 'LS-A3' })).shoppingCart;
    expect(more).toMatchObject({ subtotalCents: 9000, discountCents: 900, grandTotalCents: 8100 });
    const removed = await browser.client.send(cartTotalsCalls.removeCode, { params: { code: 'ten' } });
    expect(accept(removed).shoppingCart).toMatchObject({
      promoCodes: [],
      discountCents: 0,
      grandTotalCents: 9000,
    });
    await remove(discount);
    expect(await read(browser)).toMatchObject({ hasDiscounts: false });
  });

  it('[CART-13] that need another cart stay in it and say why, until it fits', async () => {
    const discount = await create({ code: 'BIG', minimumSubtotalCents: 9000 });
    const browser = await shopper();
    expect(accept(await apply(browser, 'BIG')).shoppingCart).toMatchObject({
      coupons: [{ code: 'BIG', isValid: false, message: 'This code needs an order of at least $90.00.' }],
      validCoupons: [],
      invalidCoupons: [
        {
          code: 'BIG',
          reason: 'below-minimum-subtotal',
          message: 'This code needs an order of at least $90.00.',
        },
      ],
      discountCents: 0,
    });
    const fits = accept(await add(browser, { itemId: print.id, sku: 'LS-A3' })).shoppingCart;
    expect(fits).toMatchObject({ invalidCoupons: [], discountCents: 900 });
    await remove(discount);
  });

  it('say which discounts they are used instead of', async () => {
    const discounts = [
      await create({ code: null, name: 'Summer sale', isCombinable: false }),
      await create({ code: 'QUARTER', name: 'A quarter', reward: { kind: 'percent', percent: '25' } }),
    ];
    const browser = await shopper();
    expect(await read(browser)).toMatchObject({ discountCents: 450, coupons: [] });
    expect(accept(await apply(browser, 'QUARTER')).shoppingCart).toMatchObject({
      discounts: [{ name: 'A quarter' }],
      coupons: [
        {
          code: 'QUARTER',
          isValid: true,
          message: 'Used instead of Summer sale, which cannot be combined with it.',
        },
      ],
    });
    for (const discount of discounts) await remove(discount);
  });

  it('of products and categories take off those lines alone', async () => {
    const poster = await publishProduct(owner, shop, {
      title: 'Poster',
      categories: ['Paper'],
      product: { variants: [variant({ sku: 'PO', price: 1000 })] },
      stock: [null],
    });
    const discounts = [
      await create({ code: 'PAPER', target: { kind: 'categories', categories: ['Paper'] } }),
      await create({ code: 'PRINT', target: { kind: 'products', productIds: [print.id] } }),
    ];
    const browser = await shopper();
    accept(await add(browser, { itemId: poster.id, sku: 'PO' }));
    expect(accept(await apply(browser, 'PAPER')).shoppingCart.discountCents).toBe(100);
    expect(accept(await apply(browser, 'PRINT')).shoppingCart.discountCents).toBe(550);
    for (const discount of discounts) await remove(discount);
  });

  it('discounts without a code apply by themselves, at once and in every cart', async () => {
    const browser = await shopper();
    const discount = await create({ code: null, name: 'Everybody' });
    expect(await read(browser)).toMatchObject({
      discounts: [{ name: 'Everybody', code: null, amountCents: 450 }],
      validCoupons: [],
      discountCents: 450,
    });
    const { shoppingCart } = accept(await add(browser, { itemId: print.id, sku: 'LS-A3' }));
    expect(shoppingCart.discountCents).toBe(900);
    await remove(discount);
    expect(await read(browser)).toMatchObject({ discounts: [], discountCents: 0 });
  });

  it('[F12 (rule)] expired meanwhile no longer count, and the cart says so', async () => {
    const endsOn = app.clock.now.getTime() + 60_000;
    const discount = await create({ code: 'MINUTE', endsOn });
    const browser = await shopper();
    accept(await apply(browser, 'MINUTE'));
    app.clock.now = new Date(endsOn - 1);
    expect(await read(browser)).toMatchObject({ discountCents: 450 });
    app.clock.now = new Date(endsOn);
    expect(await read(browser)).toMatchObject({
      discountCents: 0,
      grandTotalCents: 4500,
      invalidCoupons: [{ code: 'MINUTE', reason: 'expired', message: 'This code has expired.' }],
    });
    await remove(discount);
    expect(await read(browser)).toMatchObject({
      invalidCoupons: [{ code: 'MINUTE', reason: 'unknown', message: 'This code is not valid.' }],
    });
  });

  it('that nobody can use are refused with the reason; unknown and disabled ones look the same', async () => {
    const now = app.clock.now.getTime();
    const made = [
      await create({ code: 'PAST', endsOn: now - 1 }),
      await create({ code: 'LATER', startsOn: now + 1e9 }),
      await create({ code: 'ASLEEP', isEnabled: false }),
    ];
    const browser = await shopper();
    const told = async (code: string) => {
      const outcome = await apply(browser, code);
      return outcome.ok ? 'applied' : [outcome.refusal.status, outcome.refusal.message];
    };
    expect(await told('PAST')).toEqual([422, 'This code has expired.']);
    expect(await told('LATER')).toEqual([422, 'This code is not valid yet.']);
    for (const code of ['ASLEEP', 'NOTHING', '', '<script>', 'x'.repeat(200)])
      expect(await told(code)).toEqual([422, 'This code is not valid.']);
    expect(await read(browser)).toMatchObject({ promoCodes: [] });
    for (const discount of made) await remove(discount);
  });

  it('[F14 (rule)] the 11th wrong code of a minute is refused unread, from a network and of a cart', async () => {
    const discount = await create({ code: 'RIGHT' });
    const browser = await shopper();
    const statusOf = async (by: TestBrowser, code: string) => {
      const outcome = await apply(by, code);
      return outcome.ok ? 200 : outcome.refusal.status;
    };
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => statusOf(browser, `WRONG${n}`)));
    expect(guesses.toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 422),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    // Right ones are not told from wrong ones, and another cart of the same network does not help.
    expect(await statusOf(browser, 'RIGHT')).toBe(429);
    expect(await statusOf(await shopper(), 'RIGHT')).toBe(429);
    passMinute();
    for (let n = 0; n < 12; n += 1) expect(await statusOf(browser, 'RIGHT')).toBe(200);
    await remove(discount);
  });

  it('sent without a cart say so, whatever they are, and do not count as wrong', async () => {
    const discount = await create({ code: 'RIGHT' });
    const browser = await visitor();
    for (let n = 0; n < 6; n += 1)
      for (const code of ['RIGHT', `WRONG${n}`])
        expect(await apply(browser, code)).toMatchObject({
          refusal: {
            status: 409,
            code: 'code-without-cart',
            message: 'Your cart is empty. Add an item before you enter a code.',
          },
        });
    accept(await add(browser, { itemId: print.id, sku: 'LS-A3' }));
    expect(accept(await apply(browser, 'RIGHT')).shoppingCart.promoCodes).toEqual(['RIGHT']);
    await remove(discount);
  });

  it('[CART-16 F15] nothing a client sends changes a price', async () => {
    const browser = await shopper();
    const send = (path: string, method: string, body: object) =>
      browser.open(path, {
        method,
        headers: {
          origin: browser.origin,
          'content-type': 'application/json',
          'x-csrf-token': browser.cookies.get('crumb') ?? '',
        },
        body: JSON.stringify(body),
      });
    for (const [path, method, body] of [
      ['/api/commerce/cart/codes', 'POST', { code: 'X', discountCents: 4500 }],
      ['/api/commerce/cart/shipping', 'PUT', { location: { country: 'DE' }, priceCents: 0 }],
      ['/api/commerce/cart/shipping', 'PUT', { location: { country: 'DE', priceCents: 0 } }],
    ] as const)
      expect((await send(path, method, body)).status).toBe(400);
    expect(await read(browser)).toMatchObject({ subtotalCents: 4500, grandTotalCents: 4500 });
  });

  it('[CHK-01 (rule)] a cart below the minimum order says so', async () => {
    await setStore({ minimumOrder: { isEnabled: true, subtotalCents: 5000 } });
    const browser = await shopper();
    expect(await read(browser)).toMatchObject({
      shouldBlockPurchaseForMinimumOrderAmount: true,
      minimumOrderNote: 'The minimum order is $50.00.',
    });
    accept(await add(browser, { itemId: print.id, sku: 'LS-A3' }));
    expect(await read(browser)).toMatchObject({
      shouldBlockPurchaseForMinimumOrderAmount: false,
      minimumOrderNote: '',
    });
    await setStore({});
  });
});

describe('without script', () => {
  const post = (browser: TestBrowser, path: string, fields: Record<string, string>) =>
    browser.open(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: browser.origin },
      body: new URLSearchParams(fields).toString(),
    });

  it('[CART-13 CART-14] the cart takes codes, estimates shipping and tax, and says why a code is refused', async () => {
    const discount = await create({ code: 'PLAIN', name: 'Plain' });
    await setStore({
      shipping: shippingFromRules([
        { id: 'post', name: 'Post', countries: ['DE'], orderCents: 500, itemCents: 0, freeFromCents: 6000 },
        { id: 'courier', name: 'Courier', countries: ['DE'], orderCents: 1500, itemCents: 0 },
      ]),
      taxRules: [
        {
          id: 'vat',
          name: 'VAT',
          country: 'DE',
          rate: '10',
          taxesShipping: true,
          taxesServicesAndDigital: true,
        },
      ],
    });
    const browser = await shopper();
    const page = async () => (await browser.open('/cart')).text;
    expect(await page()).toContain('action="/-/cart/codes"');
    expect((await post(browser, '/-/cart/codes', { code: 'plain' })).headers['location']).toBe('/cart');
    expect(await page()).toMatch(/Plain \(PLAIN\)<\/dt><dd>−\$4\.50/);
    const wrong = await post(browser, '/-/cart/codes', { code: 'nothing' });
    expect(wrong.headers['location']).toBe('/cart?notice=code-unknown');
    const told = (await browser.open('/cart?notice=code-unknown')).text;
    expect(told).toContain('This code is not valid.');
    // What was typed is in its field again, and in no other visitor's.
    const field = /<input name="code"[^>]*>/;
    expect(field.exec(told)?.[0]).toMatch(/value="nothing".*aria-describedby="sw-cart-code-fault"/);
    expect(field.exec(await page())?.[0]).not.toContain('value=');
    const stranger = await shopper();
    expect(field.exec((await stranger.open('/cart?notice=code-unknown')).text)?.[0]).not.toContain('value=');
    const newcomer = await visitor();
    const early = await post(newcomer, '/-/cart/codes', { code: 'plain' });
    expect(early.headers['location']).toBe('/cart?notice=code-without-cart');
    expect((await newcomer.open('/cart?notice=code-without-cart')).text).toContain(
      'Add an item before you enter a code.',
    );

    await post(browser, '/-/cart/shipping', { country: 'DE', region: '', postalCode: '10115' });
    const estimated = await page();
    expect(estimated).toMatch(/Post: \$5\.00[\s\S]*Courier: \$15\.00/);
    expect(estimated).toContain('$15.00 more for free delivery.');
    // (45.00 - 4.50 + 5.00) and 10 % of it.
    expect(estimated).toMatch(/Tax<\/dt><dd>\$4\.55[\s\S]*Total<\/dt><dd>\$50\.05/);
    await post(browser, '/-/cart/shipping', { country: 'DE', option: 'courier' });
    expect(await read(browser)).toMatchObject({
      selectedShippingOption: { key: 'courier' },
      shippingCostCents: 1500,
      grandTotalCents: 6105,
    });
    await post(browser, '/-/cart/codes', { code: 'PLAIN', remove: 'true' });
    expect(await read(browser)).toMatchObject({ promoCodes: [], discountCents: 0 });
    await remove(discount);
    expect(await page()).not.toContain('/-/cart/codes');
    await setStore({});
  });

  it('[CART-14] the shipping location of a cart is set by its token, and of no other', async () => {
    await setStore({
      shipping: shippingFromRules([
        { id: 'post', name: 'Post', countries: ['DE'], orderCents: 500, itemCents: 0 },
      ]),
    });
    const browser = await shopper();
    const token = browser.cookies.get('CART') ?? '';
    const set = (by: TestBrowser, given: string) =>
      by.client.send(cartTotalsCalls.setShippingLocation, {
        params: { token: given },
        body: { line1: 'Spreeufer 1', city: 'Berlin', postalCode: '10115', country: 'DE' },
      });
    expect(accept(await set(await visitor(), token))).toMatchObject({
      shippingOptionsStatus: 'APPLICABLE_SHIPPING_OPTIONS',
      fulfillmentOptions: [
        { key: 'post', name: 'Post', price: { decimalValue: '5.00', currencyCode: 'USD' }, isPickup: false },
      ],
      subtotal: { value: '45.00' },
    });
    expect(await read(browser)).toMatchObject({
      shippingLocation: { city: 'Berlin' },
      shippingCostCents: 500,
    });
    expect(await set(browser, 'x'.repeat(43))).toMatchObject({ refusal: { status: 404 } });
    const { countries } = accept(await browser.client.send(cartTotalsCalls.listShippingCountries, {}));
    expect(countries).toEqual([{ code: 'DE', name: 'Germany' }]);
    await setStore({});
  });
});
