import { discountsCalls } from '@sitewright/api/discounts';
import { storeCalls } from '@sitewright/api/store';
import { newDiscountTerms, type DiscountTerms } from '@sitewright/domain/discounts';
import { defaultPaymentSettings, type PaymentSettings } from '@sitewright/domain/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, newKey, publishProduct, variant } from '../../testing/index.ts';
import { checkoutPath, openPrintShop, subscribePath } from './testing/open-print-shop.ts';

const { shop, print, start, enter, openTab, payFor, orderOf, subscriptionsOf } = await openPrintShop();

beforeEach(() => shop.passMinute());

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
    const token = await start(browser, { sku: 'Q-A3', qty: 2 });
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
    const changed = `${token.slice(0, -1)}${token.endsWith('_') ? '-' : '_'}`;
    for (const wrong of ['', 'x', 'a'.repeat(32), changed, cookie]) {
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
    const token = await start(browser, { sku: 'Q-A3' });
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
    const cartToken = await start(browser, { itemId: changed.id, sku: 'OM' });
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
      'Delivery and any tax are added to each later payment',
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
    const [first, second] = [await openTab(browser, token), await openTab(browser, token)];
    const [one, same, other] = await Promise.all([
      first({ idempotencyKey }),
      first({ idempotencyKey }),
      second(),
    ]);
    const later = await first({ idempotencyKey });
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
});

describe('discounts of a subscription', () => {
  const renewalWith = async (code: string) => {
    const browser = await shop.visitor();
    const token = await start(browser, { sku: 'Q-A3' });
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

  it('[SUB-05] free delivery of all payments stays free, and the page does not speak of its price', async () => {
    const reward = { kind: 'free-shipping' } as const;
    await createDiscount({ code: 'SENTFREE', reward, subscriptionPayments: 'ALL_PAYMENTS' });
    await createDiscount({ code: 'SENTONCE', reward, subscriptionPayments: 'LIMITED_PAYMENTS' });
    const startWith = async (code: string) => {
      const browser = await shop.visitor();
      const token = await start(browser);
      await enter(browser, token, `${code.toLowerCase()}@example.com`);
      await shop.post(browser, `/-/checkout/code?cart=${token}`, { code });
      const { text } = await browser.open(checkoutPath(token));
      await payFor(browser, token);
      expect(Number((await orderOf(`${code.toLowerCase()}@example.com`))?.['total_cents'])).toBe(1200);
      return text;
    };
    expect(await startWith('SENTONCE')).toContain('Delivery and any tax are added to each later payment');
    const text = await startWith('SENTFREE');
    expect(text).not.toContain('Delivery and any tax');
    expect(text).toContain('Any tax is added to each later payment');
    for (const email of ['sentonce@example.com', 'sentfree@example.com']) {
      const [{ content } = {}] = await subscriptionsOf(email);
      expect(content).toMatchObject({
        lines: [{ subscription: email.startsWith('sentfree') ? { hasFreeShipping: true } : {} }],
      });
    }
  });

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
