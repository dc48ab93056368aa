import { cartCalls } from '@sitewright/api/cart';
import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { catalogueCalls } from '@sitewright/api/catalogue';
import { checkoutCalls } from '@sitewright/api/checkout';
import { discountsCalls } from '@sitewright/api/discounts';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { storeCalls } from '@sitewright/api/store';
import { checkoutTextsIn, describeChanges, seenOrder, type CheckoutView } from '@sitewright/domain/checkout';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../testing/index.ts';

type Shop = Awaited<ReturnType<typeof openCheckoutShop>>;
type Sold = Awaited<ReturnType<typeof publishProduct>>;

let shop: Shop;
let product: Sold;
let products = 0;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

beforeEach(async () => {
  products += 1;
  product = await publishProduct(shop.owner, shop.shop, {
    title: `Vase ${products}`,
    product: { variants: [variant({ sku: `VASE-${products}`, price: 1000 })] },
    stock: [3],
  });
});

const retire = async (): Promise<void> => {
  accept(await shop.owner.client.send(documentCalls.trash, { params: { kind: 'item', id: product.id } }));
};

const changePrice = async (price: number): Promise<void> => {
  const params = { kind: 'item', id: product.id } as const;
  const read = accept(await shop.owner.client.send(documentCalls.read, { params }));
  const [first] = product.variants;
  const structuredContent = { productType: 1, variants: [{ ...first, price }] };
  const content = { ...(read.content as object), structuredContent };
  const body = { baseRevision: read.revision, content };
  const { revision } = accept(await shop.owner.client.send(documentCalls.save, { params, body }));
  accept(
    await shop.owner.client.send(pageCalls.publishItem, {
      params: { id: product.id },
      body: { baseRevision: revision },
    }),
  );
};

const emptyShelf = async (): Promise<void> => {
  const variantId = product.variants[0]?.id ?? '';
  const changes = [{ variantId, kind: 'set' as const, quantity: 0 }];
  accept(
    await shop.owner.client.send(catalogueCalls.changeStock, {
      params: { id: product.id },
      body: { changes },
    }),
  );
};

/** Ships to the given countries, or everywhere. */
const shipTo = async (countries: readonly string[]): Promise<void> => {
  const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  const profiles = settings.shipping.profiles.map((profile) => ({
    ...profile,
    zones: profile.zones.map((zone) => ({
      ...zone,
      countries: countries.map((country) => ({ country })),
    })),
  }));
  const shipping = { ...settings.shipping, profiles };
  accept(await shop.owner.client.send(storeCalls.saveSettings, { body: { ...settings, shipping } }));
};

const ready = (email: string): Promise<TestBrowser> => shop.ready([{ itemId: product.id }], email);

/** What a reader finds on the page. */
const wordsOf = (html: string): string =>
  html.replace(/<(style|script|select)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');

/** Pays what was seen, by the call and by the form without script; nothing may come of either. */
const payWhatWasSeen = async (browser: TestBrowser, opened: CheckoutView) => {
  const { cart } = opened;
  const totalCents = cart.grandTotalCents;
  const before = await shop.rows('select count(*)::int from payments where website_id = $1');
  const seen = seenOrder(opened);
  const sent = await shop.sendPayment(browser, { totalCents, seen });
  const plain = await shop.post(browser, '/-/checkout/pay', {
    idempotencyKey: newKey(),
    totalCents: String(totalCents),
    currency: 'USD',
    seen,
    isBillingSame: 'true',
    methodId: 'test',
    outcome: 'success',
  });
  expect(await shop.rows('select count(*)::int from payments where website_id = $1')).toEqual(before);
  const after = await shop.view(browser);
  const page = plain.status === 303 ? await browser.open(String(plain.headers['location'])) : plain;
  return {
    code: sent.ok ? sent.answer.state : sent.refusal.code,
    changes: describeChanges(opened, after, checkoutTextsIn('en')),
    page: wordsOf(page.text),
  };
};

describe('[CHK-01 (changes)] while the shopper is on the page', () => {
  it('a product is retired: it is named, and nothing is charged', async () => {
    const browser = await ready('retired@example.com');
    const seen = await shop.view(browser);
    await retire();
    const { code, changes, page } = await payWhatWasSeen(browser, seen);
    expect(code).toBe('stock-gone');
    expect(changes[0]).toBe(`Vase ${products} is not available any more.`);
    expect(page).toContain(`Vase ${products} is not available any more.`);
  });

  it('a price changes: both prices are told, and the new one is paid', async () => {
    const browser = await ready('dearer@example.com');
    const seen = await shop.view(browser);
    await changePrice(1234);
    const { code, changes, page } = await payWhatWasSeen(browser, seen);
    expect(code).toBe('checkout-changed');
    expect(changes).toEqual([
      `Vase ${products} was $10.00 and is now $12.34.`,
      'The total was $15.00 and is now $17.34.',
    ]);
    expect(page).toContain('The total was $15.00 and is now $17.34.');
    const { paymentId } = accept(await shop.pay(browser));
    const charge = (await shop.charges()).find((each) => each['payment_id'] === paymentId);
    expect(charge).toMatchObject({ amount_cents: '1734' });
  });

  it('the shelf is emptied', async () => {
    const browser = await ready('emptied@example.com');
    const seen = await shop.view(browser);
    await emptyShelf();
    const { code, changes, page } = await payWhatWasSeen(browser, seen);
    expect(code).toBe('stock-gone');
    expect(changes[0]).toBe(`Vase ${products} is not available any more.`);
    expect(page).toContain('Something in your cart has just been sold. Please check your cart.');
  });

  it('a discount ends: it counts in its last moment, and a moment later it is told and not charged', async () => {
    const browser = await ready('last-second@example.com');
    const endsOn = Math.floor(shop.app.clock.now.getTime() / 1000) * 1000 + 60_000;
    const body = { ...newDiscountTerms, name: 'Until', code: `UNTIL${products}`, endsOn };
    accept(await shop.owner.client.send(discountsCalls.create, { body }));
    const apply = async (by: TestBrowser) =>
      accept(await by.client.send(cartTotalsCalls.applyCode, { body: { code: body.code } }));
    await apply(browser);
    const seen = await shop.view(browser);
    expect(seen.cart.grandTotalCents).toBe(1400);
    const quick = await shop.visitor();
    accept(await shop.add(quick, { itemId: product.id }));
    accept(await shop.save(quick, { email: 'quick@example.com', shippingAddress: sampleAddress }));
    await apply(quick);
    shop.app.clock.now = new Date(endsOn - 1);
    expect(accept(await shop.pay(quick, { totalCents: 1400 })).state).toBe('completed');
    shop.app.clock.now = new Date(endsOn);
    const { code, changes, page } = await payWhatWasSeen(browser, seen);
    expect(code).toBe('checkout-changed');
    expect(changes).toEqual([
      `${body.code}: This code has expired.`,
      'The total was $14.00 and is now $15.00.',
    ]);
    expect(page).toContain('This code has expired.');
  });

  it('a zone is removed: the address is no longer delivered to, and the page says so there', async () => {
    const browser = await ready('zone@example.com');
    const seen = await shop.view(browser);
    await shipTo(['JP']);
    const { code, page } = await payWhatWasSeen(browser, seen);
    expect(code).toBe('checkout-incomplete');
    expect(page).toContain('We do not deliver to this address.');
    await shipTo([]);
    expect(accept(await shop.pay(browser)).state).toBe('completed');
  });

  it('what is bought is exchanged in another tab for something of the same price', async () => {
    const browser = await ready('swapped@example.com');
    const seen = await shop.view(browser);
    const other = await publishProduct(shop.owner, shop.shop, {
      title: `Bowl ${products}`,
      product: { variants: [variant({ sku: `BOWL-${products}`, price: 1000 })] },
      stock: [3],
    });
    const id = seen.cart.entries[0]?.id ?? '';
    accept(await browser.client.send(cartCalls.removeEntry, { params: { id } }));
    accept(await shop.add(browser, { itemId: other.id }));
    const { code, changes, page } = await payWhatWasSeen(browser, seen);
    expect(code).toBe('checkout-changed');
    expect(changes).toEqual([
      `Vase ${products} is not available any more.`,
      `Bowl ${products} has been added.`,
    ]);
    expect(page).toContain('Your order has changed. Please check it and pay again.');
    expect(accept(await shop.pay(browser)).state).toBe('completed');
  });

  it('something that costs nothing is added in another tab', async () => {
    const browser = await ready('freebie@example.com');
    const seen = await shop.view(browser);
    const free = await publishProduct(shop.owner, shop.shop, {
      title: `Card ${products}`,
      product: { variants: [variant({ sku: `CARD-${products}`, price: 0 })] },
      stock: [3],
    });
    accept(await shop.add(browser, { itemId: free.id }));
    const { code, changes } = await payWhatWasSeen(browser, seen);
    expect(code).toBe('checkout-changed');
    expect(changes).toEqual([`Card ${products} has been added.`]);
  });

  it('the address of delivery and the email are changed in another tab', async () => {
    const browser = await ready('moved@example.com');
    const seen = await shop.view(browser);
    const shippingAddress = { ...sampleAddress, line1: 'Other street 9' };
    accept(await shop.save(browser, { email: 'moved-on@example.com', shippingAddress }));
    const { code, changes, page } = await payWhatWasSeen(browser, seen);
    expect(code).toBe('checkout-changed');
    expect(changes[0]).toBe('The email address is now moved-on@example.com.');
    expect(changes[1]).toMatch(/^It is now delivered to: .*Other street 9/);
    expect(page).toContain('Your order has changed. Please check it and pay again.');
    expect(accept(await shop.pay(browser)).state).toBe('completed');
  });

  it('the order was paid in another tab: this one leads to the same order, and the cart is empty', async () => {
    const browser = await ready('two-tabs@example.com');
    const [key, other] = [newKey(), newKey()];
    const seen = await shop.view(browser);
    const body = { totalCents: seen.cart.grandTotalCents, giftCardCents: 0, currency: 'USD' };
    const pay = (idempotencyKey: string) =>
      browser.client.send(checkoutCalls.pay, {
        body: { idempotencyKey, methodId: 'test', outcome: 'success', ...body },
      });
    const first = accept(await pay(key));
    expect(accept(await pay(key)).url).toBe(first.url);
    expect(accept(await pay(other)).url).toBe(first.url);
    expect((await shop.readCart(browser)).entries).toEqual([]);
    const { text } = await browser.open('/checkout');
    expect(text).toContain('has been placed.');
    expect(text).toContain(first.url.replaceAll('&', '&amp;'));
    const orders = (await shop.orders()).filter(({ email }) => email === 'two-tabs@example.com');
    expect(orders).toHaveLength(1);
  });
});
