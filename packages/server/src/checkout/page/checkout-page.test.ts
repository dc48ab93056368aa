import { discountsCalls } from '@sitewright/api/discounts';
import { productTypes } from '@sitewright/domain/catalogue';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import {
  defaultCheckoutSettings,
  defaultPaymentSettings,
  type StoreSettings,
} from '@sitewright/domain/store';
import { instantOf } from '@sitewright/domain/time-zones';
import { beforeAll, describe, expect, it } from 'vitest';
import { readStoreSettings } from '../../store/index.ts';
import { accept, openCheckoutShop, publishProduct, variant, type TestBrowser } from '../../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

/** Settings of the store; those that are left out are the usual ones. */
const setStore = async (settings: Partial<StoreSettings> = {}): Promise<void> => {
  const { shipping } = await readStoreSettings(shop.database, shop.site.id);
  await shop.setStore({ shipping, ...settings });
};

const shopper = async (): Promise<TestBrowser> => {
  shop.passMinute();
  const browser = await shop.visitor();
  await shop.add(browser, {});
  return browser;
};

const open = async (browser: TestBrowser, path = '/checkout'): Promise<string> =>
  (await browser.open(path)).text;

const post = async (browser: TestBrowser, path: string, fields: Record<string, string>) => {
  const { status, headers, text } = await shop.post(browser, `/-/checkout/${path}`, fields);
  return { status, location: headers['location'], text };
};

/** The page that a form without script leads to. */
const follow = async (browser: TestBrowser, { location }: { location: unknown }) =>
  browser.open(String(location));

const address = {
  'shippingAddress.country': 'PT',
  'shippingAddress.firstName': 'Ines',
  'shippingAddress.lastName': 'Duarte',
  'shippingAddress.line1': 'Rua do Almada 41',
  'shippingAddress.city': 'Porto',
  'shippingAddress.postalCode': '4050-036',
};

const valueOf = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

const paymentFields = (html: string) => ({
  idempotencyKey: valueOf(html, 'idempotencyKey'),
  totalCents: valueOf(html, 'totalCents'),
  currency: valueOf(html, 'currency'),
  isBillingSame: 'true',
  methodId: 'test',
});

const readyToPay = async (): Promise<TestBrowser> => shop.ready([{}]);

const buy = async (browser: TestBrowser, fields: Record<string, string> = {}) =>
  post(browser, 'pay', { ...paymentFields(await open(browser)), outcome: 'success', ...fields });

describe('the checkout page', () => {
  it('is for one visitor, in no frame and in no search engine', async () => {
    const { headers, text } = await (await shopper()).open('/checkout');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('"pageType":201');
    expect(text).toContain('class="checkout ');
  });

  it('is where other addresses of the checkout lead to', async () => {
    const { status, headers } = await (await shopper()).open('/commerce/goto-checkout');
    expect([status, headers['location']]).toEqual([303, '/checkout']);
  });

  it('of an empty cart says so', async () => {
    const browser = await shop.visitor();
    const html = await open(browser);
    expect(html).toContain('Your cart is empty.');
    expect(html).not.toContain('<form');
  });

  it('after the purchase says that the order was placed, and leads to it, until something else is in the cart', async () => {
    const browser = await readyToPay();
    const { location } = await buy(browser);
    const html = await open(browser);
    expect(html).toMatch(/Your order \S+ has been placed\./);
    expect(html).toContain(`href="${String(location).replaceAll('&', '&amp;')}"`);
    expect(html).not.toContain('Your cart is empty.');
    expect(await open(await shop.visitor())).not.toContain('has been placed');
    await shop.add(browser, {});
    expect(await open(browser)).toContain('/-/checkout/');
  });

  it('[CHK-01 (rule)] asks step by step, and says at its field what is wrong', async () => {
    const browser = await shopper();
    expect(await open(browser)).toContain('action="/-/checkout/contact"');
    const wrong = await post(browser, 'contact', { email: 'nobody' });
    expect([wrong.status, wrong.location]).toEqual([303, '/checkout?step=contact&check=1']);
    const again = await open(browser, '/checkout?step=contact&check=1');
    expect(again).toMatch(/<input id="checkout-email" name="email" aria-invalid="true"[^>]*value="nobody"/);
    expect(again).toContain('aria-describedby="checkout-email-hint checkout-email-fault"');
    expect((await post(browser, 'contact', { email: 'ines@example.com' })).location).toBe('/checkout');
    const partly = await post(browser, 'delivery', { ...address, 'shippingAddress.postalCode': '1' });
    expect(partly.location).toBe('/checkout?step=delivery&check=1');
    expect(await open(browser, '/checkout?step=delivery&check=1')).toContain(
      'Check this code. It should look like 4050-036.',
    );
    expect((await post(browser, 'delivery', address)).location).toBe(
      '/checkout?step=delivery#checkout-shippingOption',
    );
    const offered = await open(browser, '/checkout?step=delivery');
    expect(offered).toContain('Parcel');
    expect((await post(browser, 'option', { shippingOption: 'parcel' })).location).toBe(
      '/checkout?step=payment',
    );
    const last = await open(browser, '/checkout?step=payment');
    expect(last).toContain('Ines Duarte, Rua do Almada 41, 4050-036 Porto, Portugal');
    expect(last).toContain('Order and pay');
    expect(last).toContain('Test mode: no money is taken');
  });

  it('keeps what was typed when another country is chosen', async () => {
    const browser = await shopper();
    await post(browser, 'contact', { email: 'ines@example.com' });
    await post(browser, 'delivery', {
      ...address,
      'shippingAddress.country': 'US',
      update: 'shippingAddress',
    });
    const html = await open(browser, '/checkout?step=delivery');
    expect(html).toContain('ZIP code');
    expect(html).toContain('>California</option>');
    expect(html).toContain('value="Rua do Almada 41"');
  });

  it('never opens a step before the ones that it depends on', async () => {
    expect(await open(await shopper(), '/checkout?step=payment')).not.toContain('/-/checkout/pay');
  });

  it('says in an address nothing but known texts', async () => {
    const html = await open(await shopper(), '/checkout?notice=%3Cb%3E');
    expect(html).not.toContain('<b>');
    expect(await open(await shopper(), '/checkout?notice=payment-refused')).toContain(
      'The payment was not accepted.',
    );
  });

  it('takes no form of another site', async () => {
    const browser = await shopper();
    const { status } = await browser.open('/-/checkout/contact', {
      method: 'POST',
      headers: { origin: 'http://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=x%40example.com',
    });
    expect(status).toBe(403);
  });
});

describe('paying without script', () => {
  it('[F07 (rule)] makes one order of a form that is sent twice', async () => {
    const browser = await readyToPay();
    const fields = { ...paymentFields(await open(browser)), outcome: 'success' };
    const before = (await shop.orders()).length;
    const answers = await Promise.all([post(browser, 'pay', fields), post(browser, 'pay', fields)]);
    for (const { status } of answers) expect(status).toBe(303);
    expect((await shop.orders()).length).toBe(before + 1);
  });

  it('leads back to the checkout after a declined payment, with the reason and what was entered', async () => {
    await setStore({ checkout: { ...defaultCheckoutSettings, hasNote: true } });
    const browser = await readyToPay();
    const declined = await buy(browser, { outcome: 'decline', note: 'Ring twice' });
    expect(declined.status).toBe(303);
    expect(declined.location).toMatch(/^\/checkout\?step=payment&reply=[\w-]{16}$/);
    const { status, text } = await follow(browser, declined);
    expect(status).toBe(200);
    for (const part of ['The payment was declined.', 'Ring twice', '<option value="decline" selected'])
      expect(text).toContain(part);
    expect((await follow(browser, declined)).text).toContain('The payment was declined.');
    expect(await open(browser)).not.toContain('The payment was declined.');
    expect(await open(browser, '/checkout?step=payment&reply=AAAAAAAAAAAAAAAA')).not.toContain(
      'was declined',
    );
    const paid = await post(browser, 'pay', { ...paymentFields(text), outcome: 'success' });
    expect(paid.location).toMatch(/^\/checkout\/order-confirmed\?/);
    await setStore();
  });

  it('keeps the way to pay that was chosen when something is missing', async () => {
    const manualMethods = [{ id: 'transfer', name: 'Transfer', instructions: 'IBAN', isEnabled: true }];
    await setStore({ payments: { ...defaultPaymentSettings, manualMethods } });
    const browser = await readyToPay();
    const { isBillingSame: _same, ...fields } = paymentFields(await open(browser));
    const answer = await post(browser, 'pay', { ...fields, methodId: 'manual-transfer' });
    expect((await follow(browser, answer)).text).toMatch(/value="manual-transfer" checked/);
    await setStore();
  });

  it('keeps a code that is not valid in its field, and says why', async () => {
    const browser = await readyToPay();
    accept(
      await shop.owner.client.send(discountsCalls.create, {
        body: { ...newDiscountTerms, name: 'Tenth', code: 'TENTH' },
      }),
    );
    const answer = await post(browser, 'code', { code: 'NOSUCH' });
    expect(answer.status).toBe(303);
    expect(answer.location).not.toContain('NOSUCH');
    const { text } = await follow(browser, answer);
    expect(text).toMatch(/name="code" value="NOSUCH"[^>]*aria-invalid="true"/);
  });

  it('[F15 (rule)] refuses another total than the one that was seen, and says what it is now', async () => {
    const browser = await readyToPay();
    const answer = await buy(browser, { totalCents: '1' });
    expect(answer.status).toBe(303);
    const { text } = await follow(browser, answer);
    expect(text).toContain('Your order has changed.');
    expect(text).toContain('The total was $0.01 and is now $6.50.');
  });

  it('asks for the billing address where it is another one', async () => {
    const browser = await readyToPay();
    const { isBillingSame: _same, ...fields } = paymentFields(await open(browser));
    const { location } = await post(browser, 'pay', { ...fields, outcome: 'success' });
    expect(location).toMatch(/^\/checkout\?step=payment&check=1&reply=/);
    expect(await open(browser, '/checkout?step=payment&check=1')).toContain('Enter street and number.');
  });

  it('leads to the step of the gateway where it needs one', async () => {
    const { location } = await buy(await readyToPay(), { outcome: 'authentication' });
    expect(location).toMatch(/^\/checkout\/test-payment\/[0-9a-f]{24}$/);
  });
});

describe('a billing address', () => {
  it('changes the tax before anything is paid', async () => {
    const taxRules = [
      {
        id: 'vat-de',
        name: 'VAT',
        country: 'DE',
        rate: '20',
        taxesShipping: true,
        taxesServicesAndDigital: true,
      },
    ];
    await setStore({ taxRules });
    const { id: itemId } = await publishProduct(shop.owner, shop.shop, {
      title: 'Consultation',
      product: { productType: productTypes.service, variants: [variant({ sku: 'TALK', price: 1000 })] },
      stock: [null],
    });
    const browser = await shop.ready([{ itemId }]);
    expect(await open(browser)).toContain('ay $10.00');
    const { isBillingSame: _, ...fields } = paymentFields(await open(browser));
    const update = { ...fields, update: 'billingAddress', 'billingAddress.country': 'DE' };
    const { location } = await post(browser, 'pay', update);
    expect(location).toMatch(/^\/checkout\?step=payment&reply=/);
    expect(await open(browser)).toContain('Order and pay $12.00');
    await setStore();
  });
});

describe('a shop that takes no orders', () => {
  it('says so, with the text of its owner, instead of the forms', async () => {
    const pause = { isPaused: true, text: 'Back in January.', until: '' };
    await setStore({ checkout: { ...defaultCheckoutSettings, pause } });
    const html = await open(await readyToPay());
    expect(html).toContain('Back in January.');
    expect(html).not.toContain('/-/checkout/contact');
    expect(html).not.toContain('/-/checkout/pay');
    await setStore();
  });

  it('opens by itself on the day that its owner gave, in the time zone of the site', async () => {
    const [row] = await shop.rows(
      `select settings ->> 'timeZone' as zone from websites where website_id = $1`,
    );
    const tomorrow = new Date(shop.app.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
    const pause = { isPaused: true, text: 'We are moving.', until: tomorrow };
    await setStore({ checkout: { ...defaultCheckoutSettings, pause } });
    const browser = await readyToPay();
    expect(await open(browser)).toMatch(/We are moving\. Orders are taken again on [A-Z][a-z]+ \d+, \d{4}\./);
    const opening = instantOf(Date.parse(`${tomorrow}T00:00:00Z`), String(row?.['zone']));
    shop.app.clock.now = new Date(opening - 1000);
    expect(await shop.pay(browser)).toMatchObject({ refusal: { code: 'checkout-closed' } });
    shop.app.clock.now = new Date(opening);
    expect(await open(browser)).not.toContain('We are moving.');
    expect(await shop.pay(browser)).toMatchObject({ answer: { state: 'completed' } });
    await setStore();
  });

  it('[CHK-01 (rule)] says what is missing for the minimum order', async () => {
    await setStore({ minimumOrder: { isEnabled: true, subtotalCents: 100_000 } });
    const html = await open(await readyToPay());
    expect(html).toContain('The minimum order is $1,000.00.');
    expect(html).not.toContain('/-/checkout/pay');
    await setStore();
  });
});

describe('the page of an order', () => {
  const order = async (): Promise<{ browser: TestBrowser; url: string }> => {
    const browser = await readyToPay();
    const { location } = await buy(browser);
    return { browser, url: String(location) };
  };

  it('[CHK-05 (rule) SITE-02 (rule)] shows its buyer what was bought, where it goes and what it cost', async () => {
    const { browser, url } = await order();
    const { headers, text, status } = await browser.open(url);
    expect(status).toBe(200);
    expect(text).toContain('"pageType":202');
    for (const part of ['Thank you', 'Postcard', 'Rua do Almada 41', 'Parcel', 'Paid', '$6.50'])
      expect(text).toContain(part);
    expect(text).toContain('content="noindex"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    const state = await browser.open(url.replace('order-confirmed', 'order-status'));
    expect(state.text).toContain('"pageType":211');
  });

  it('[F19] asks everybody else for the email address, and tells nobody whether the order exists', async () => {
    const { url } = await order();
    const stranger = await shop.visitor();
    const ask = await open(stranger, url);
    expect(ask).not.toContain('Postcard');
    const unknown = await open(stranger, url.replace(/order=[0-9a-f]{24}/, `order=${'0'.repeat(24)}`));
    const odd = await stranger.open(url.replace(/token=.*/, `token=${'%C3%A9'.repeat(43)}`));
    expect([odd.status, odd.text.includes('Postcard')]).toEqual([(await stranger.open(url)).status, false]);
    const action = (html: string): string =>
      /action="(\/-\/checkout\/order-email[^"]*)"/.exec(html)?.[1] ?? '';
    const plain = (html: string): string => action(html).replaceAll('&amp;', '&');
    const said = 'There is no order with this link and this email address.';
    const email = { [plain(ask)]: 'x@example.com', [plain(unknown)]: 'ines@example.com' };
    for (const [form, entered] of Object.entries(email)) {
      const answer = await shop.post(stranger, form, { email: entered });
      expect(answer.status).toBe(303);
      const page = await open(stranger, String(answer.headers['location']));
      expect(page).toContain(said);
      expect(page).toContain(`value="${entered}"`);
    }
    const right = await shop.post(stranger, plain(ask), { email: ' INES@example.com ' });
    expect([right.status, right.headers['location']]).toEqual([303, url]);
    expect(await open(stranger, url)).toContain('Postcard');
  });

  it('[F19] lets nobody try addresses without end', async () => {
    const { url } = await order();
    const stranger = await shop.visitor();
    const action = `/-/checkout/order-email/confirmed?${url.split('?')[1] ?? ''}`;
    const tryEmail = async (email: string) => {
      const { headers } = await shop.post(stranger, action, { email });
      return open(stranger, String(headers['location']));
    };
    for (let count = 0; count < 11; count += 1) await tryEmail(`a${count}@example.com`);
    expect(await tryEmail('a@example.com')).toContain('That was tried too often.');
    const right = await tryEmail('ines@example.com');
    expect(right).toContain('That was tried too often.');
    expect(right).not.toContain('Postcard');
  });

  it('[CHK-05 (rule) SITE-02 (rule)] says how to pay while the payment is awaited', async () => {
    shop.passMinute();
    const manualMethods = [
      { id: 'transfer', name: 'Bank transfer', instructions: 'IBAN DE00 1234', isEnabled: true },
    ];
    await setStore({ payments: { ...defaultPaymentSettings, manualMethods } });
    const browser = await readyToPay();
    const { location } = await buy(browser, { methodId: 'manual-transfer' });
    expect(location).toMatch(/^\/checkout\/order-received\?/);
    const html = await open(browser, String(location));
    expect(html).toContain('"pageType":207');
    for (const part of ['We have received your order', 'IBAN DE00 1234', 'Awaiting payment', 'How to pay'])
      expect(html).toContain(part);
    await setStore();
  });
});
