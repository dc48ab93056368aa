import { cartCalls } from '@sitewright/api/cart';
import { checkoutCalls } from '@sitewright/api/checkout';
import { discountsCalls } from '@sitewright/api/discounts';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { storeCalls } from '@sitewright/api/store';
import { newDiscountTerms, type DiscountTerms } from '@sitewright/domain/discounts';
import { defaultPaymentSettings, type PaymentSettings } from '@sitewright/domain/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
let print: Awaited<ReturnType<typeof publishProduct>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
  print = await publishProduct(shop.owner, shop.shop, {
    title: 'Quarterly print',
    product: {
      variantOptionOrdering: ['Size'],
      variants: [
        variant({ sku: 'Q-A4', price: 1200, attributes: { Size: 'A4' } }),
        variant({ sku: 'Q-A3', price: 2000, attributes: { Size: 'A3' } }),
      ],
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 0 },
    },
    stock: [null, 5],
  });
});

beforeEach(() => shop.passMinute());

const start = async (browser: TestBrowser, sku = 'Q-A4', qty = 1): Promise<string> =>
  accept(
    await browser.client.send(cartCalls.startSubscription, {
      body: { itemId: print.id, sku, qty, additionalFields: null },
    }),
  ).cartToken;

const subscribePath = (token: string): string => `/subscribe?cartToken=${token}`;
const checkoutPath = (token: string): string => `/checkout/subscribe/${token}`;

/** Fills in contact and delivery, as a browser without script does. */
const enter = async (browser: TestBrowser, token: string, email: string): Promise<void> => {
  await shop.post(browser, `/-/checkout/contact?cart=${token}`, { email });
  const { firstName, lastName, line1, city, postalCode, country } = sampleAddress;
  const address = { firstName, lastName, line1, city, postalCode, country };
  await shop.post(
    browser,
    `/-/checkout/delivery?cart=${token}`,
    Object.fromEntries(Object.entries(address).map(([name, value]) => [`shippingAddress.${name}`, value])),
  );
};

const fieldOf = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Presses the pay button of the page. */
const payOn = async (browser: TestBrowser, path: string, action: string, fields: object = {}) => {
  const { text } = await browser.open(path);
  return shop.post(browser, action, {
    idempotencyKey: fieldOf(text, 'idempotencyKey'),
    totalCents: fieldOf(text, 'totalCents'),
    giftCardCents: fieldOf(text, 'giftCardCents'),
    currency: fieldOf(text, 'currency'),
    methodId: 'test',
    outcome: 'success',
    isBillingSame: 'true',
    ...fields,
  });
};

const payFor = (browser: TestBrowser, token: string, fields: object = {}) =>
  payOn(browser, checkoutPath(token), `/-/checkout/pay?cart=${token}`, fields);

const orderOf = async (email: string) =>
  (await shop.orders()).find((order) => order['email'] === email) as Record<string, unknown> | undefined;

const subscriptionsOf = (email: string) =>
  shop.rows(`select * from subscriptions where website_id = $1 and email = '${email}' order by line_id`);

const setPayments = async (payments: Partial<PaymentSettings>): Promise<void> => {
  const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  accept(
    await shop.owner.client.send(storeCalls.saveSettings, {
      body: { ...settings, payments: { ...defaultPaymentSettings, ...payments } },
    }),
  );
};

const createDiscount = async (terms: Partial<DiscountTerms>) =>
  accept(
    await shop.owner.client.send(discountsCalls.create, {
      body: { ...newDiscountTerms, name: 'Offer', ...terms },
    }),
  );

describe('the page of a subscription', () => {
  it('[SUB-05 (rule)] tells product, variant, quantity, price and period, what is due today and what comes later', async () => {
    const browser = await shop.visitor();
    const token = await start(browser, 'Q-A3', 2);
    const page = await browser.open(subscribePath(token));
    expect(page.status).toBe(200);
    for (const text of [
      'Quarterly print',
      'A3',
      '$20.00 every 3 months',
      'Due today',
      '$40.00',
      '$40.00 every 3 months, first on',
      'Delivery and any tax are added to each later payment',
      'It renews by itself until you cancel.',
      'cancel at any time',
    ])
      expect(page.text).toContain(text);
    expect(page.headers['cache-control']).toContain('no-store');
  });

  it('is the not-found page for a token that is unknown, no token, of another kind, or of a bought cart', async () => {
    const browser = await shop.ready([{}], 'kinds@example.com');
    const cookie = browser.cookies.get('CART') ?? '';
    const token = await start(browser);
    for (const wrong of ['', 'x', 'a'.repeat(32), `${token.slice(0, -1)}_`, cookie]) {
      expect((await browser.open(subscribePath(wrong))).status).toBe(404);
      expect((await browser.open(checkoutPath(wrong || 'x'))).status).toBe(404);
      expect((await shop.post(browser, `/-/subscribe?cartToken=${wrong}`, { next: 'cart' })).status).toBe(
        404,
      );
    }
    await enter(browser, token, 'bought@example.com');
    expect((await payFor(browser, token)).headers['location']).toContain('/checkout/order-confirmed');
    expect((await browser.open(subscribePath(token))).status).toBe(404);
    const again = await browser.open(checkoutPath(token));
    expect(again.status).toBe(303);
    expect(again.headers['location']).toContain('/checkout/order-status');
  });

  it('opens with the token alone on the site that gave it out, and nowhere else', async () => {
    const token = await start(await shop.visitor());
    expect((await (await shop.visitor()).open(subscribePath(token))).status).toBe(200);
    const stranger = await shop.visitor(await shop.app.addSite('elsewhere'));
    expect((await stranger.open(subscribePath(token))).status).toBe(404);
    expect((await stranger.open(checkoutPath(token))).status).toBe(404);
    const posted = await shop.post(stranger, `/-/subscribe?cartToken=${token}`, { next: 'cart' });
    expect(posted.status).toBe(404);
    expect(
      (await shop.post(stranger, `/-/checkout/contact?cart=${token}`, { email: 'x@example.com' })).status,
    ).toBe(303);
    expect(
      await shop.pool.query(`select 1 from checkouts where details ->> 'email' = 'x@example.com'`),
    ).toMatchObject({ rowCount: 0 });
  });

  it('changes the quantity within stock, and refuses others with the reason', async () => {
    const browser = await shop.visitor();
    const token = await start(browser, 'Q-A3');
    const post = (fields: Readonly<Record<string, string>>) =>
      shop.post(browser, `/-/subscribe?cartToken=${token}`, fields);
    expect((await post({ next: 'update', quantity: '3' })).headers['location']).toBe(subscribePath(token));
    expect((await browser.open(subscribePath(token))).text).toContain('$60.00');
    const tooMany = await post({ next: 'checkout', quantity: '6' });
    expect(tooMany.status).toBe(422);
    expect(tooMany.text).toContain('we do not have enough');
    for (const quantity of ['', '0', 'two', '1.5'])
      expect((await post({ next: 'checkout', quantity })).status).toBe(422);
    expect((await post({ next: 'checkout', quantity: '2' })).headers['location']).toBe(checkoutPath(token));
  });

  it('shows that it is gone when the owner no longer sells it by subscription', async () => {
    const changed = await publishProduct(shop.owner, shop.shop, {
      title: 'Once monthly',
      product: {
        variants: [variant({ sku: 'OM', price: 900 })],
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      },
      stock: [null],
    });
    const browser = await shop.visitor();
    const { cartToken } = accept(
      await browser.client.send(cartCalls.startSubscription, {
        body: { itemId: changed.id, sku: 'OM', qty: 1, additionalFields: null },
      }),
    );
    await shop.pool.query(`update products set is_subscribable = false where item_id = $1`, [changed.id]);
    await shop.pool.query('update websites set content_version = content_version + 1');
    const page = await browser.open(subscribePath(cartToken));
    expect(page.text).toContain('No longer available');
    expect(page.text).not.toContain('name="next"');
  });
});

describe('the button of a subscription without script', () => {
  it('[BTN-03] begins it and leads to its page', async () => {
    const browser = await shop.visitor();
    const chosen = { itemId: print.id, 'variant-option-Size': 'A3' };
    const { headers } = await shop.post(browser, '/-/cart/entries', chosen);
    expect(headers['location']).toMatch(/^\/subscribe\?cartToken=[\w-]{32}$/);
    expect((await browser.open(String(headers['location']))).text).toContain('$20.00 every 3 months');
    const unchosen = await shop.post(browser, '/-/cart/entries', { itemId: print.id });
    expect(unchosen.headers['location']).toMatch(/^\/cart\?notice=/);
    const product = await browser.open('/shop/quarterly-print');
    expect(product.text).toContain('action="/-/cart/entries"');
    expect(product.text).toContain('Subscribe');
  });
});

describe('the checkout of a subscription', () => {
  it('says what is due today and what recurs, offers ways to pay that can be stored, and begins the subscription', async () => {
    const browser = await shop.visitor();
    const token = await start(browser);
    await enter(browser, token, 'first@example.com');
    const page = await browser.open(checkoutPath(token));
    for (const text of [
      'every 3 months',
      'Later payments',
      '$12.00 every 3 months, first on',
      'only ways to pay that can be stored',
      'By paying you agree that we store this way to pay',
      'Order and pay $17.00',
    ])
      expect(page.text).toContain(text);
    const paid = await payFor(browser, token);
    expect(paid.headers['location']).toContain('/checkout/order-confirmed');
    const confirmed = await browser.open(String(paid.headers['location']));
    for (const text of [
      '"pageType":206',
      'Quarterly print, every 3 months',
      'Next payment: $12.00 on',
      'Manage subscription',
    ])
      expect(confirmed.text).toContain(text);
    const order = await orderOf('first@example.com');
    expect(Number(order?.['total_cents'])).toBe(1700);
    expect(await subscriptionsOf('first@example.com')).toMatchObject([
      {
        order_id: order?.['order_id'],
        status: 'ACTIVE',
        renewal_cents: '1200',
        content: {
          lines: [
            {
              subscription: {
                plan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 0 },
                unitCents: 1200,
                renewalDiscountCents: 0,
              },
            },
          ],
        },
      },
    ]);
  });

  it('is paid once, however often the form comes, from two tabs and after it was bought', async () => {
    const browser = await shop.visitor();
    const token = await start(browser);
    await enter(browser, token, 'twice@example.com');
    const idempotencyKey = newKey();
    const [one, same, other] = await Promise.all([
      payFor(browser, token, { idempotencyKey }),
      payFor(browser, token, { idempotencyKey }),
      payFor(browser, token),
    ]);
    const later = await payFor(browser, token, { idempotencyKey, totalCents: '1700', currency: 'USD' });
    for (const each of [one, same, other, later]) expect(each.status).toBe(303);
    expect(later.headers['location']).toContain('/checkout/order-');
    const orders = (await shop.orders()).filter(({ email }) => email === 'twice@example.com');
    expect(orders).toHaveLength(1);
    expect(await subscriptionsOf('twice@example.com')).toHaveLength(1);
  });

  it('is refused where the shop has no way to pay that can be stored', async () => {
    const transfer = { id: 'transfer', name: 'Transfer', instructions: '', isEnabled: true };
    await setPayments({ isTestGatewayEnabled: false, manualMethods: [transfer] });
    const browser = await shop.visitor();
    const token = await start(browser);
    await enter(browser, token, 'manual@example.com');
    expect((await browser.open(checkoutPath(token))).text).toContain(
      'Subscriptions need a way to pay that can be charged again',
    );
    await payFor(browser, token, {
      methodId: 'manual-transfer',
      totalCents: '1700',
      currency: 'USD',
      idempotencyKey: newKey(),
    });
    expect(await orderOf('manual@example.com')).toBeUndefined();
    await setPayments({});
  });

  it('is refused with a reason where nothing would be charged', async () => {
    const code = 'FREEFIRST';
    await createDiscount({ code, reward: { kind: 'percent', percent: '100' } });
    const service = await publishProduct(shop.owner, shop.shop, {
      title: 'Lesson',
      product: {
        productType: 3,
        variants: [variant({ sku: 'LESSON', price: 1500 })],
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 4 },
      },
      stock: [null],
    });
    const browser = await shop.visitor();
    const { cartToken: token } = accept(
      await browser.client.send(cartCalls.startSubscription, {
        body: { itemId: service.id, sku: 'LESSON', qty: 1, additionalFields: null },
      }),
    );
    await enter(browser, token, 'free@example.com');
    await shop.post(browser, `/-/checkout/code?cart=${token}`, { code });
    const { firstName, lastName, line1, city, postalCode, country } = sampleAddress;
    const billing = Object.entries({ firstName, lastName, line1, city, postalCode, country });
    const refused = await payFor(
      browser,
      token,
      Object.fromEntries(billing.map(([name, value]) => [`billingAddress.${name}`, value])),
    );
    const told = await browser.open(String(refused.headers['location']));
    expect(told.text).toContain('A subscription begins with a payment');
    expect(await orderOf('free@example.com')).toBeUndefined();
  });
});

describe('discounts of a subscription', () => {
  const renewalWith = async (code: string) => {
    const browser = await shop.visitor();
    const token = await start(browser, 'Q-A3');
    const email = `discount-${code.toLowerCase()}@example.com`;
    await enter(browser, token, email);
    await shop.post(browser, `/-/checkout/code?cart=${token}`, { code });
    await payFor(browser, token);
    const [subscription] = await subscriptionsOf(email);
    return {
      total: Number((await orderOf(email))?.['total_cents']),
      renewal: Number(subscription?.['renewal_cents']),
    };
  };

  it('apply to the first payment, to all of them, or to none, as the owner has set', async () => {
    const reward = { kind: 'percent', percent: '25' } as const;
    await createDiscount({ code: 'FIRST', reward, subscriptionPayments: 'LIMITED_PAYMENTS' });
    await createDiscount({ code: 'ALWAYS', reward, subscriptionPayments: 'ALL_PAYMENTS' });
    await createDiscount({ code: 'NEVER', reward, subscriptionPayments: 'EXCLUDED' });
    await createDiscount({ code: 'UNSET', reward });
    expect(await renewalWith('FIRST')).toEqual({ total: 2000, renewal: 2000 });
    expect(await renewalWith('ALWAYS')).toEqual({ total: 2000, renewal: 1500 });
    expect(await renewalWith('NEVER')).toEqual({ total: 2500, renewal: 2000 });
    expect(await renewalWith('UNSET')).toEqual({ total: 2000, renewal: 2000 });
  });
});

describe('a mixed cart', () => {
  const mixed = async (email: string): Promise<TestBrowser> => {
    const browser = await shop.ready([{}], email);
    const token = await start(browser);
    const key = newKey();
    const press = () => shop.post(browser, `/-/subscribe?cartToken=${token}`, { next: 'cart', key });
    const pressed = await Promise.all([press(), press()]);
    for (const { headers } of pressed) expect(headers['location']).toBe('/cart');
    return browser;
  };

  it('has the subscription as a line with its period, once for each press', async () => {
    const browser = await mixed('mixed@example.com');
    const { entries } = await shop.readCart(browser);
    expect(entries.map(({ title, quantity, subscription }) => [title, quantity, subscription?.text])).toEqual(
      [
        [expect.any(String), 1, undefined],
        ['Quarterly print', 1, 'every 3 months'],
      ],
    );
    expect((await browser.open('/cart')).text).toContain('every 3 months');
    const { recurring, methods } = await shop.view(browser);
    expect(recurring?.lines).toMatchObject([{ title: 'Quarterly print' }]);
    expect(methods.map(({ id }) => id)).toEqual(['test']);
    accept(await shop.pay(browser));
    expect(await subscriptionsOf('mixed@example.com')).toHaveLength(1);
  });

  it('lets gift cards pay for everything but the subscription', async () => {
    const browser = await mixed('gift@example.com');
    const card = accept(
      await shop.owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 100_000,
          expiresOn: null,
          isTest: true,
          note: '',
          recipientEmail: '',
          recipientName: '',
        },
      }),
    );
    accept(await browser.client.send(checkoutCalls.applyCode, { body: { code: card.code } }));
    const { cart } = await shop.view(browser);
    expect(cart.amountDueCents).toBe(1200);
    const alone = await shop.visitor();
    const token = await start(alone);
    await enter(alone, token, 'gift-alone@example.com');
    await shop.post(alone, `/-/checkout/code?cart=${token}`, { code: card.code });
    expect((await alone.open(checkoutPath(token))).text).toContain('Order and pay $17.00');
  });

  it('never makes a subscription of what was put into it to be bought once', async () => {
    const once = await publishProduct(shop.owner, shop.shop, {
      title: 'Becomes a subscription',
      product: { variants: [variant({ sku: 'BS', price: 700 })] },
      stock: [null],
    });
    const browser = await shop.visitor();
    accept(await shop.add(browser, { itemId: once.id, sku: 'BS' }));
    await shop.pool.query(
      `update products set is_subscribable = true,
        subscription_plan = '{"billingPeriod":{"value":1,"unit":"MONTH"},"numBillingCycles":0}' where item_id = $1`,
      [once.id],
    );
    await shop.pool.query('update websites set content_version = content_version + 1');
    const { entries, subtotalCents } = await shop.readCart(browser);
    expect(entries).toMatchObject([{ isAvailable: false, note: 'No longer available' }]);
    expect(subtotalCents).toBe(0);
  });
});
