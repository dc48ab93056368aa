import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, newKey, openCheckoutShop, type TestBrowser } from '../testing/index.ts';
import { signEvent } from './gateways/sign-event.ts';
import { testWebhookSecret } from './gateways/test-gateway.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

beforeEach(() => shop.passMinute());

interface SentEvent {
  readonly reference: string;
  readonly eventId?: string;
  readonly signature?: string;
  readonly at?: Date;
}

const bodyOf = ({ reference, eventId = newKey() }: SentEvent): string =>
  JSON.stringify({ eventId, kind: 'charge.updated', reference });

const secretOf = (siteId = shop.site.id): string => testWebhookSecret(shop.app.services.secret, siteId);

const send = async (browser: TestBrowser, event: SentEvent, body = bodyOf(event)) => {
  const at = event.at ?? shop.app.clock.now;
  const signature = event.signature ?? signEvent(secretOf(), bodyOf(event), at);
  const { status } = await browser.open('/api/payments/webhooks/test', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === '' ? {} : { 'sitewright-signature': signature }),
    },
    body,
  });
  return status;
};

const ordersOf = async (email: string) => (await shop.orders()).filter((order) => order['email'] === email);

/** A payment that the gateway has charged and that the program does not know of yet. */
const chargeUnknown = async (email: string) => {
  const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], email);
  const answer = accept(await shop.pay(browser, { outcome: 'timeout-after-charge' }));
  const charges = await shop.charges();
  const charge = charges.find(({ payment_id: id }) => id === answer.paymentId);
  return { browser, reference: String(charge?.['reference']), paymentId: String(answer.paymentId) };
};

describe('webhooks of gateways', () => {
  it('[F08 (order)] sent five times at once, together with the shopper’s return, make one order', async () => {
    const { browser, reference, paymentId } = await chargeUnknown('hooks@example.com');
    const eventId = newKey();
    const body = bodyOf({ reference, eventId });
    const signature = signEvent(secretOf(), body, shop.app.clock.now);
    const [, ...statuses] = await Promise.all([
      browser.open(`/checkout/return?payment=${paymentId}`),
      ...[1, 2, 3, 4, 5].map(() => send(browser, { reference, signature }, body)),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const [order] = await ordersOf('hooks@example.com');
    expect(await ordersOf('hooks@example.com')).toHaveLength(1);
    const events = await shop.rows(
      `select count(*)::int as count from payment_events where website_id = $1 and event_id = '${eventId}'`,
    );
    expect(events).toEqual([{ count: 1 }]);
    expect(await send(browser, { reference, signature }, body)).toBe(200);
    expect(await ordersOf('hooks@example.com')).toEqual([order]);
  });

  it('[F28 (signature)] are refused without a signature, with a wrong or old one, or one of another body or site', async () => {
    const { browser, reference } = await chargeUnknown('forged@example.com');
    const body = bodyOf({ reference });
    const now = shop.app.clock.now;
    const old = new Date(now.getTime() - 301_000);
    const signed = (secret: string, at: Date, text = body) => ({
      reference,
      signature: signEvent(secret, text, at),
    });
    const other = await shop.app.addSite('other');
    expect(await send(browser, { reference, signature: '' }, body)).toBe(403);
    expect(await send(browser, { reference, signature: 't=1,v1=00' }, body)).toBe(403);
    expect(await send(browser, signed(secretOf(), old), body)).toBe(403);
    expect(await send(browser, signed(secretOf(), now, bodyOf({ reference })), body)).toBe(403);
    expect(await send(browser, signed(secretOf(other.id), now), body)).toBe(403);
    expect(await ordersOf('forged@example.com')).toEqual([]);
    expect(await send(browser, signed(secretOf(), now), body)).toBe(200);
    expect(await ordersOf('forged@example.com')).toHaveLength(1);
  });

  it('before the answer, late and twice make one order each', async () => {
    for (const outcome of ['webhook-first', 'webhook-twice', 'webhook-late']) {
      const email = `${outcome}@example.com`;
      const browser = await shop.ready([{}], email);
      const { state, paymentId } = accept(await shop.pay(browser, { outcome }));
      expect(state).toBe(outcome === 'webhook-late' ? 'processing' : 'completed');
      shop.passMinute();
      await shop.runWebhookJobs(String(paymentId));
      expect(await ordersOf(email)).toHaveLength(1);
    }
  });
});

describe('failed payments', () => {
  it('[F29 (limits)] are limited to ten a minute and network', async () => {
    const codes: (string | undefined)[] = [];
    const [one, other] = [await shop.ready([{}]), await shop.ready([{}])];
    shop.passMinute();
    for (let count = 0; count < 11; count += 1) {
      const outcome = await shop.pay(count % 2 === 0 ? one : other, { outcome: 'decline' });
      codes.push(outcome.ok ? undefined : outcome.refusal.code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('payment-refused'), 'too-many-requests']);
    shop.passMinute();
    expect(accept(await shop.pay(one)).state).toBe('completed');
  });
});

describe('the test gateway', () => {
  it('refuses a payment that was not confirmed, and the cart stays', async () => {
    const browser = await shop.ready([{}], 'refused@example.com');
    const { url, paymentId } = accept(await shop.pay(browser, { outcome: 'authentication' }));
    expect((await browser.open(url)).text).toContain('Confirm test payment');
    await shop.post(browser, url, { answer: 'refuse' });
    const { headers } = await browser.open(`/checkout/return?payment=${paymentId}`);
    expect(headers['location']).toBe('/checkout?notice=payment-refused');
    expect((await shop.readCart(browser)).entries).toHaveLength(1);
  });

  it('cancels what nobody confirms for half an hour, and frees what it held', async () => {
    const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A3', quantity: 3 }]);
    accept(await shop.pay(browser, { outcome: 'authentication' }));
    const held = 'select sum(quantity)::int as held from stock_reservations where website_id = $1';
    expect(await shop.rows(held)).toEqual([{ held: 3 }]);
    for (let minute = 0; minute < 31; minute += 1) shop.passMinute();
    await shop.reconcile();
    expect(await shop.rows(held)).toEqual([{ held: null }]);
  });
});
