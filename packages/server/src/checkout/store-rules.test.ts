import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { checkoutCalls } from '@sitewright/api/checkout';
import { discountsCalls } from '@sitewright/api/discounts';
import { ordersCalls } from '@sitewright/api/orders';
import { storeCalls } from '@sitewright/api/store';
import { newDiscountTerms, type DiscountTerms } from '@sitewright/domain/discounts';
import type { ShippingRate } from '@sitewright/domain/shipping';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeEach(() => shop.passMinute());

const orderAt = async (url: string) => {
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  return accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
};

describe('[CHK-07] delivery and tax', () => {
  const NEW_YORK = { ...sampleAddress, country: 'US', region: 'NY', city: 'New York', postalCode: '10001' };
  const OAKLAND = { ...NEW_YORK, region: 'CA', city: 'Oakland', postalCode: '94601' };
  const address = { line1: 'Rua das Flores 12', city: 'Porto', country: 'PT' };

  const rates: Readonly<Record<string, ShippingRate>> = {
    flat: { id: 'flat', name: 'Post', kind: 'flat', orderCents: 500, itemCents: 100 },
    weight: {
      id: 'weight',
      name: 'By weight',
      kind: 'by-weight',
      ranges: [
        { from: 0, to: 1000, cents: 300 },
        { from: 1000, to: 5000, cents: 900 },
      ],
    },
    items: {
      id: 'items',
      name: 'By item',
      kind: 'by-quantity',
      ranges: [
        { from: 0, to: 2, cents: 400 },
        { from: 2, to: 10, cents: 800 },
      ],
    },
  };
  const taxes = { taxesShipping: false, taxesServicesAndDigital: true };
  let brick = '';

  beforeAll(async () => {
    shop = await openCheckoutShop();
    const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
    const zone = (id: string, country: string, ...offered: string[]) => ({
      id,
      name: id,
      countries: [{ country }],
      rates: offered.map((name) => rates[name] as ShippingRate),
    });
    const [general] = settings.shipping.profiles;
    const zones = [zone('near', 'PT', 'flat', 'weight'), zone('far', 'US', 'items')];
    const pickups = [{ id: 'studio', name: 'Studio', address, instructions: '', priceCents: 0 }];
    const profiles = general ? [{ ...general, zones, pickups }] : [];
    const taxRules = [
      { ...taxes, id: 'vat', name: 'VAT', country: 'PT', rate: '23' },
      { ...taxes, id: 'california', name: 'Sales tax', country: 'US', region: 'CA', rate: '7.25' },
    ];
    const body = { ...settings, shipping: { ...settings.shipping, profiles }, taxRules };
    accept(await shop.owner.client.send(storeCalls.saveSettings, { body }));
    ({ id: brick } = await publishProduct(shop.owner, shop.shop, {
      title: 'Brick',
      product: {
        variants: [variant({ sku: 'BRICK', price: 1000, shippingWeight: { value: 0.6, unit: 'KILOGRAM' } })],
      },
      stock: [null],
    }));
  });

  const at = async (quantity: number, shippingAddress: typeof sampleAddress, optionKey?: string) => {
    const browser = await shop.ready([{ itemId: brick, quantity }]);
    const { cart } = accept(await shop.save(browser, { shippingAddress }));
    if (optionKey !== undefined)
      accept(
        await browser.client.send(cartTotalsCalls.chooseShipping, {
          body: { location: cart.shippingLocation, optionKey },
        }),
      );
    return { browser, cart: (await shop.view(browser)).cart };
  };

  const offered = async (quantity: number, place: typeof sampleAddress) =>
    (await at(quantity, place)).cart.shippingOptions.map(({ key, priceCents }) => [key, priceCents]);

  it('rates are flat, by weight and by item, in the zone of the address, or the order is picked up', async () => {
    expect(await offered(1, sampleAddress)).toEqual([
      ['weight', 300],
      ['flat', 600],
      ['studio', 0],
    ]);
    expect(await offered(2, sampleAddress)).toEqual([
      ['flat', 700],
      ['weight', 900],
      ['studio', 0],
    ]);
    expect(await offered(2, NEW_YORK)).toEqual([
      ['items', 400],
      ['studio', 0],
    ]);
    expect(await offered(3, OAKLAND)).toEqual([
      ['items', 800],
      ['studio', 0],
    ]);
  });

  it('tax is that of the country or state, and both are on the order', async () => {
    expect((await at(1, NEW_YORK)).cart).toMatchObject({ taxCents: 0, grandTotalCents: 1400 });
    expect((await at(1, OAKLAND)).cart).toMatchObject({ taxCents: 73, grandTotalCents: 1473 });
    const { browser, cart } = await at(2, sampleAddress, 'weight');
    expect(cart).toMatchObject({ shippingCostCents: 900, taxCents: 460, grandTotalCents: 3360 });
    const order = await orderAt(accept(await shop.pay(browser)).url);
    expect(order).toMatchObject({ shippingCents: 900, taxCents: 460, totalCents: 3360 });
    const fetched = await at(1, sampleAddress, 'studio');
    accept(await shop.save(fetched.browser, { billingAddress: sampleAddress }));
    const pickup = await orderAt(accept(await shop.pay(fetched.browser)).url);
    expect(pickup).toMatchObject({ shippingCents: 0, totalCents: 1230 });
  });
});

describe('[CHK-08] a discount', () => {
  let paper = '';

  beforeAll(async () => {
    shop = await openCheckoutShop();
    ({ id: paper } = await publishProduct(shop.owner, shop.shop, {
      title: 'Paper',
      categories: ['Stationery'],
      product: { variants: [variant({ sku: 'PAPER', price: 2000 })] },
      stock: [null],
    }));
  });

  const create = async (terms: Partial<DiscountTerms>) => {
    const body = { ...newDiscountTerms, name: 'Offer', ...terms };
    return accept(await shop.owner.client.send(discountsCalls.create, { body })).id;
  };

  const remove = async (id: string) =>
    accept(await shop.owner.client.send(discountsCalls.remove, { params: { id } }));

  const enter = (browser: TestBrowser, code: string) =>
    browser.client.send(checkoutCalls.applyCode, { body: { code } });

  /** Paper for 20.00 and a print for 60.00, with 5.00 of shipping. */
  const shopper = (email: string) =>
    shop.ready([{ itemId: paper }, { itemId: shop.print.id, sku: 'LS-A2' }], email);

  const totalOf = async (browser: TestBrowser) => {
    const { cart } = await shop.view(browser);
    return [cart.discountCents, cart.shippingCostCents, cart.grandTotalCents];
  };

  it.each<[string, Partial<DiscountTerms>, number[]]>([
    ['a percentage of the order', { reward: { kind: 'percent', percent: '10' } }, [800, 500, 7700]],
    [
      'an amount off the order',
      { reward: { kind: 'amount', cents: 1500, isPerItem: false } },
      [1500, 500, 7000],
    ],
    ['free shipping', { reward: { kind: 'free-shipping' } }, [0, 0, 8000]],
    ['a category', { target: { kind: 'categories', categories: ['Stationery'] } }, [200, 500, 8300]],
    ['the first purchase', { isFirstPurchaseOnly: true }, [800, 500, 7700]],
  ])('%s: automatic, or with a code', async (name, terms, total) => {
    const browser = await shopper(`${name.replaceAll(' ', '-')}@example.com`);
    expect(await totalOf(browser)).toEqual([0, 500, 8500]);
    const automatic = await create(terms);
    expect(await totalOf(browser)).toEqual(total);
    await remove(automatic);
    expect(await totalOf(browser)).toEqual([0, 500, 8500]);
    const byCode = await create({ ...terms, code: 'OFFER' });
    expect(await totalOf(browser)).toEqual([0, 500, 8500]);
    accept(await enter(browser, 'offer'));
    expect(await totalOf(browser)).toEqual(total);
    const order = await orderAt(accept(await shop.pay(browser)).url);
    expect(order.totalCents).toBe(total[2]);
    await remove(byCode);
  });

  it('takes off products, the first purchase alone, within its limits and dates', async () => {
    const browser = await shopper('limits@example.com');
    const products = await create({ target: { kind: 'products', productIds: [paper] } });
    expect(await totalOf(browser)).toEqual([200, 500, 8300]);
    await remove(products);
    accept(await shop.pay(browser));
    const first = await create({ isFirstPurchaseOnly: true });
    expect(await totalOf(await shopper('limits@example.com'))).toEqual([0, 500, 8500]);
    expect(await totalOf(await shopper('new@example.com'))).toEqual([800, 500, 7700]);
    await remove(first);
    const once = await create({ code: 'ONCE', maxUses: 1, maxUsesPerCustomer: 1 });
    const [one, other] = [await shopper('one@example.com'), await shopper('other@example.com')];
    for (const each of [one, other]) accept(await enter(each, 'ONCE'));
    accept(await shop.pay(one));
    expect(await totalOf(other)).toEqual([0, 500, 8500]);
    await remove(once);
    const now = shop.app.clock.now.getTime();
    const dated = await create({ startsOn: now + 3_600_000, endsOn: now + 7_200_000 });
    const totals: unknown[] = [];
    for (const at of [0, 3_600_000, 7_199_999, 7_200_000]) {
      shop.app.clock.now = new Date(now + at);
      totals.push((await totalOf(other))[0]);
    }
    expect(totals).toEqual([0, 800, 800, 0]);
    await remove(dated);
  });
});
