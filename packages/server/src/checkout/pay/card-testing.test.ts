import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import {
  accept,
  newKey,
  openCheckoutShop,
  sampleAddress,
  solveCheck,
  type TestBrowser,
} from '../../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
let networks = 0;

const HOUR_MS = 3_600_000;

beforeAll(async () => {
  shop = await openCheckoutShop({ SITEWRIGHT_TRUST_PROXY: '127.0.0.1' });
});

const passHour = (): void => {
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + HOUR_MS);
};

beforeEach(passHour);

const newAddress = (): string => {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
};

/** A shopper at an address where nothing has failed yet. */
const shopper = async (email = 'tester@example.com'): Promise<TestBrowser> => {
  const browser = await shop.ready([{}], email);
  browser.address = newAddress();
  return browser;
};

type Sent = Awaited<ReturnType<typeof shop.sendPayment>>;

const codeOf = (sent: Sent): string => (sent.ok ? sent.answer.state : sent.refusal.code);

const decline = (browser: TestBrowser, body: object = {}) =>
  shop.sendPayment(browser, { outcome: 'decline', ...body });

const proofOf = (sent: Sent) => (sent.ok ? undefined : solveCheck(sent.refusal));

const countCharges = async (): Promise<number> => (await shop.charges()).length;

const failThreeTimes = async (browser: TestBrowser): Promise<void> => {
  for (let count = 0; count < 3; count += 1) expect(codeOf(await decline(browser))).toBe('payment-refused');
};

/** What the page without script answers. */
const payPlainly = async (browser: TestBrowser, outcome: string, link?: string) => {
  const { text: page } = await browser.open(link === undefined ? '/checkout' : `/checkout/pay/${link}`);
  const valueOf = (name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const { status, headers } = await shop.post(
    browser,
    `/-/checkout/pay${link === undefined ? '' : `?link=${link}`}`,
    {
      idempotencyKey: newKey(),
      totalCents: valueOf('totalCents'),
      currency: valueOf('currency'),
      isBillingSame: 'true',
      methodId: 'test',
      outcome,
    },
  );
  const location = String(headers['location']);
  return { status, location, text: (await browser.open(location)).text };
};

const WAIT = 'Several payments have failed. Please wait a minute, then try again.';

const makePaymentLink = async (): Promise<string> => {
  const send = shop.owner.client.send.bind(shop.owner.client);
  const { id } = accept(await send(draftOrdersCalls.create, { body: {} }));
  const { revision, content, details } = accept(await send(draftOrdersCalls.read, { params: { id } }));
  const line = { id: newId(), itemId: null, variantId: null, title: 'Framing', quantity: 1, unitCents: 2000 };
  const lines = [{ ...line, isTaxable: true, needsShipping: true }];
  const whole = { ...details, email: 'link@example.com', shippingAddress: sampleAddress };
  const body = { revision, content: { ...content, lines }, details: whole };
  const saved = accept(await send(draftOrdersCalls.save, { params: { id }, body }));
  const linked = { revision: saved.revision, days: 7 };
  const { link } = accept(await send(draftOrdersCalls.createLink, { params: { id }, body: linked }));
  return link?.url.split('/').at(-1) ?? '';
};

/** A busy machine takes its time for so many. */
describe('[F29] card testing', () => {
  it('after 3 failed payments a cart needs a bot check, which is solved once for each attempt', async () => {
    const [browser, other] = [await shopper(), await shopper()];
    await failThreeTimes(browser);
    const charges = await countCharges();
    const checked = await decline(browser);
    expect(checked).toMatchObject({ refusal: { code: 'payment-check', status: 428 } });
    expect(await countCharges()).toBe(charges);
    const proof = proofOf(checked);
    for (const wrong of [
      { ...proof, number: 0 },
      { ...proof, max: 1 },
      { ...proof, expiresAt: 9e15 },
    ])
      expect(codeOf(await decline(browser, { proof: wrong }))).toBe('payment-check');
    await failThreeTimes(other);
    expect(codeOf(await decline(other, { proof }))).toBe('payment-check');
    expect(codeOf(await decline(browser, { proof }))).toBe('payment-refused');
    expect(codeOf(await decline(browser, { proof }))).toBe('payment-check');
    // Nor does another address help, nor the next day.
    browser.address = newAddress();
    passHour();
    const again = await decline(browser);
    expect(codeOf(again)).toBe('payment-check');
    expect(codeOf(await shop.sendPayment(browser, { proof: proofOf(again) }))).toBe('completed');
  });

  it('so does a network, whose carts are new each time; one address of IPv6 is as good as another', async () => {
    const codes: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const browser = await shopper();
      browser.address = `2001:db8:5:6::${count + 1}`;
      codes.push(codeOf(await decline(browser)));
    }
    expect(codes).toEqual(['payment-refused', 'payment-refused', 'payment-refused', 'payment-check']);
    expect(codeOf(await decline(await shopper()))).toBe('payment-refused');
  });

  it('confirmations that nobody gives count as failed', async () => {
    const browser = await shopper();
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1)
      codes.push(codeOf(await shop.sendPayment(browser, { outcome: 'authentication' })));
    expect(codes).toEqual([...Array<string>(4).fill('requires_action'), 'payment-check']);
  });

  it('10 failed payments a minute of an address are all, however many carts it has', async () => {
    const address = newAddress();
    const codes: string[] = [];
    const browsers = [await shopper(), await shopper(), await shopper()];
    for (let count = 0; count < 12; count += 1) {
      const browser = browsers[count % 3] as TestBrowser;
      browser.address = address;
      codes.push(codeOf(await shop.pay(browser, { outcome: 'decline' })));
    }
    expect(codes).toEqual([
      ...Array<string>(10).fill('payment-refused'),
      'too-many-requests',
      'too-many-requests',
    ]);
    expect(await shop.pay(browsers[0] as TestBrowser)).toMatchObject({ refusal: { status: 429 } });
    shop.passMinute();
    expect(codeOf(await shop.pay(browsers[0] as TestBrowser))).toBe('completed');
  });

  it('10 a minute of a cart are all, however many addresses it comes from, also at once', async () => {
    const browser = await shopper();
    const charges = await countCharges();
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        browser.address = newAddress();
        return codeOf(await decline(browser));
      }),
    );
    expect(codes.filter((code) => code === 'too-many-requests').length).toBeGreaterThanOrEqual(10);
    expect((await countCharges()) - charges).toBeLessThanOrEqual(10);
    // Each cancels those that are about to be charged, and none of them is charged for that.
    expect(codes).not.toContain('completed');
    browser.address = newAddress();
    expect(codeOf(await decline(browser))).toBe('too-many-requests');
  });

  it('without script the page says to wait a minute, and one attempt a minute is made', async () => {
    const browser = await shopper('plain@example.com');
    for (let count = 0; count < 3; count += 1)
      expect((await payPlainly(browser, 'decline')).text).toContain('The payment was declined.');
    const charges = await countCharges();
    const refused = await payPlainly(browser, 'success');
    expect(refused.status).toBe(303);
    expect(refused.text).toContain(WAIT);
    expect(await countCharges()).toBe(charges);
    shop.passMinute();
    await Promise.all([1, 2, 3].map(() => payPlainly(browser, 'decline')));
    expect(await countCharges()).toBe(charges + 1);
    expect((await payPlainly(browser, 'success')).text).toContain(WAIT);
    shop.passMinute();
    expect((await payPlainly(browser, 'success')).location).toMatch(/^\/checkout\/order-confirmed\?/);
  });

  it('payment links have the same limits', async () => {
    const link = await makePaymentLink();
    const browser = await shop.visitor();
    for (let count = 0; count < 3; count += 1) {
      browser.address = newAddress();
      expect((await payPlainly(browser, 'decline', link)).text).toContain('The payment was declined.');
    }
    browser.address = newAddress();
    expect((await payPlainly(browser, 'success', link)).text).toContain(WAIT);
    shop.passMinute();
    expect((await payPlainly(browser, 'success', link)).location).toMatch(/^\/checkout\/order-confirmed\?/);
  });
});
