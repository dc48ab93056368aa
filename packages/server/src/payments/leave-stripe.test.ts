import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { openStripeShop, type TestedStripe } from './testing/tested-gateways.ts';
import { accept, newKey, sampleAddress, type TestBrowser } from '../testing/index.ts';

let shop: TestedStripe['shop'];
let tested: TestedStripe;

beforeAll(async () => {
  tested = await openStripeShop();
  ({ shop } = tested);
});

beforeEach(() => shop.passMinute());

/** Where the shopper lands who presses a button on the page of Stripe's. */
const press = async (browser: TestBrowser, url: string, answer: 'approve' | 'refuse') => {
  const { headers } = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer }),
  });
  const back = new URL(headers.get('location') ?? '');
  return String((await browser.open(`${back.pathname}${back.search}`)).headers['location']);
};

/** The path of a payment link for a draft order of 20.00. */
const linkFor = async (email: string): Promise<string> => {
  const { client } = shop.owner;
  const { id } = accept(await client.send(draftOrdersCalls.create, { body: {} }));
  const { revision, content, details } = accept(await client.send(draftOrdersCalls.read, { params: { id } }));
  const line = { id: newId(), itemId: null, variantId: null, title: 'Framing', quantity: 1, unitCents: 2000 };
  const saved = accept(
    await client.send(draftOrdersCalls.save, {
      params: { id },
      body: {
        revision,
        content: { ...content, lines: [{ ...line, isTaxable: true, needsShipping: false }] },
        details: { ...details, email, billingAddress: sampleAddress, isBillingSame: false },
      },
    }),
  );
  const { link } = accept(
    await client.send(draftOrdersCalls.createLink, {
      params: { id },
      body: { revision: saved.revision, days: 7 },
    }),
  );
  return new URL(link?.url ?? '').pathname;
};

const payLink = async (browser: TestBrowser, path: string): Promise<string> => {
  const address = Object.entries(sampleAddress).map(([name, value]) => [`billingAddress.${name}`, value]);
  const { headers } = await shop.post(browser, `/-/checkout/pay?link=${path.split('/').at(-1)}`, {
    ...Object.fromEntries(address),
    idempotencyKey: newKey(),
    methodId: 'stripe',
    totalCents: '2000',
    currency: 'USD',
  });
  return String(headers['location']);
};

describe('a shopper who leaves the page of Stripe’s', () => {
  it('comes back to the checkout, and can pay there again', async () => {
    const browser = await shop.ready([{}], 'left@example.com');
    const body = { methodId: 'stripe', outcome: undefined };
    const first = accept(await shop.pay(browser, body));
    expect(await press(browser, first.url, 'refuse')).toBe('/checkout');
    const second = accept(await shop.pay(browser, body));
    expect(await press(browser, second.url, 'approve')).toMatch(/^\/checkout\/order-confirmed/);
    expect((await shop.orders()).filter(({ email }) => email === 'left@example.com')).toHaveLength(1);
  });

  it('comes back to the page of the payment link, and can pay there again', async () => {
    const path = await linkFor('link-left@example.com');
    const browser = await shop.visitor();
    expect(await press(browser, await payLink(browser, path), 'refuse')).toBe(path);
    expect((await browser.open(path)).text).toContain('Framing');
    expect(await press(browser, await payLink(browser, path), 'approve')).toMatch(
      /^\/checkout\/order-confirmed/,
    );
    const order = (await shop.orders()).find(({ email }) => email === 'link-left@example.com');
    expect(order).toMatchObject({ payment_state: 'paid', total_cents: '2000' });
  });

  it('who has paid meanwhile comes to the order', async () => {
    const browser = await shop.ready([{}], 'meanwhile@example.com');
    const { url } = accept(await shop.pay(browser, { methodId: 'stripe', outcome: undefined }));
    const session = [...tested.stripe.books.sessions.values()].find((each) => each.url === url);
    await press(browser, url, 'approve');
    const { pathname, search } = new URL(session?.cancel_url ?? '');
    expect((await browser.open(`${pathname}${search}`)).headers['location']).toMatch(
      /^\/checkout\/order-confirmed/,
    );
  });
});
