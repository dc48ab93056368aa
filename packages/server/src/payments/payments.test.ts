import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, newKey, publishProduct, type TestBrowser, variant } from '../testing/index.ts';
import { testedGateways, type TestedGateway } from './testing/tested-gateways.ts';

interface RacedPurchase {
  readonly email: string;
  readonly item: { readonly id: string };
  readonly charged: { readonly paymentId: string };
}

/** Every gateway that the shopper pays at passes these. */
describe.each(['test', 'stripe'] as const)('[CHK-02] the gateway %s', (name) => {
  let gateway: TestedGateway;

  beforeAll(async () => {
    gateway = await testedGateways[name]();
  });

  beforeEach(() => gateway.shop.passMinute());

  const pay = (browser: TestBrowser, outcome = 'success', more: object = {}) =>
    gateway.shop.pay(browser, { ...gateway.choose(outcome), ...more });

  const ordersOf = async (email: string) =>
    (await gateway.shop.orders()).filter((order) => order['email'] === email);

  const chargeOf = async (paymentId: string | null) =>
    (await gateway.charges()).find((charge) => charge.paymentId === paymentId);

  const codeOf = (outcome: Awaited<ReturnType<typeof pay>>): string =>
    outcome.ok ? outcome.answer.state : outcome.refusal.code;

  /** A payment that the gateway has charged and that the program does not know of yet. */
  const chargeUnknown = async (email: string, entry?: object) => {
    const { shop } = gateway;
    const browser = await shop.ready([entry ?? { itemId: shop.print.id, sku: 'LS-A2' }], email);
    const { state, paymentId } = accept(await pay(browser, 'timeout-after-charge'));
    expect(state).toBe('processing');
    const charge = await chargeOf(paymentId);
    return { browser, reference: charge?.reference ?? '', paymentId: String(paymentId) };
  };

  /** What a payment has led to in the books of the shop. */
  const countEffects = async ({ email, item, charged }: RacedPurchase) => {
    const [counts] = await gateway.shop.rows(`select
      (select count(*)::int from orders where website_id = $1 and email = '${email}') as orders,
      (select count(*)::int from mail_outbox where website_id = $1 and to_address = '${email}') as emails,
      (select count(*)::int from payment_events
        where website_id = $1 and payment_id = '${charged.paymentId}') as events,
      (select array_agg(m.change) from stock_moves m
        join stock_levels l on l.website_id = m.website_id and l.variant_id = m.variant_id
        where m.website_id = $1 and l.item_id = '${item.id}' and m.reason = 'sale') as sold`);
    return counts;
  };

  it('charges once and makes an order; a test order as long as no real money moves', async () => {
    const browser = await gateway.shop.ready([{}], 'plain@example.com');
    const { state, paymentId, url } = accept(await pay(browser));
    expect([state, url.startsWith('/checkout/order-confirmed')]).toEqual(['completed', true]);
    expect(await ordersOf('plain@example.com')).toMatchObject([
      { is_test: true, total_cents: '650', payment_state: 'paid' },
    ]);
    expect(await chargeOf(paymentId)).toMatchObject({ state: 'succeeded', charges: 1, amountCents: 650 });
  });

  it('[F07] pressed five times at once is one order, one charge and one answer', async () => {
    const browser = await gateway.shop.ready([{}], 'double@example.com');
    const body = { ...gateway.choose('success'), idempotencyKey: newKey(), totalCents: 650 };
    const opened = await gateway.shop.view(browser);
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => gateway.shop.pay(browser, body, opened)));
    expect(new Set(outcomes.map((outcome) => accept(outcome).url)).size).toBe(1);
    expect(await ordersOf('double@example.com')).toHaveLength(1);
    const [first] = outcomes.map((outcome) => accept(outcome).paymentId);
    const charged = (await gateway.charges()).filter(({ paymentId }) => paymentId === first);
    expect(charged).toMatchObject([{ state: 'succeeded', charges: 1 }]);
  });

  it('[F10 (answer lost)] a charge whose answer is lost becomes an order by the reconciliation', async () => {
    const { paymentId } = await chargeUnknown('lost@example.com');
    expect(await ordersOf('lost@example.com')).toHaveLength(0);
    gateway.shop.passMinute();
    await gateway.shop.reconcile();
    await gateway.shop.reconcile();
    expect(await ordersOf('lost@example.com')).toHaveLength(1);
    expect(await chargeOf(paymentId)).toMatchObject({ charges: 1, refundedCents: 0 });
  });

  it('[F08] webhooks before, after and together with the shopper’s return, and five times, make one order, one email and one stock move', async () => {
    const { shop } = gateway;
    type Charged = Awaited<ReturnType<typeof chargeUnknown>>;
    const goBack = async ({ browser, paymentId }: Charged) => {
      const { headers } = await browser.open(`/checkout/return?payment=${paymentId}`);
      expect(headers['location']).toMatch(/^\/checkout\/order-confirmed\?/);
    };
    const races: Readonly<Record<string, (charged: Charged, send: () => Promise<void>) => Promise<unknown>>> =
      {
        first: async (charged, send) => {
          await send();
          await goBack(charged);
        },
        last: async (charged, send) => {
          await goBack(charged);
          await send();
        },
        five: async (charged, send) => {
          for (let count = 0; count < 5; count += 1) await send();
          await goBack(charged);
        },
        together: (charged, send) => Promise.all([goBack(charged), send(), send(), send(), send(), send()]),
      };
    for (const [name, race] of Object.entries(races)) {
      const email = `hooks-${name}@example.com`;
      const item = await publishProduct(shop.owner, shop.shop, {
        title: `Raced ${name}`,
        product: { variants: [variant({ sku: `RACED-${name}`, price: 1000 })] },
        stock: [3],
      });
      const charged = await chargeUnknown(email, { itemId: item.id });
      const body = gateway.makeEvent(charged.reference);
      const send = async () => expect(await gateway.post(body, gateway.sign(body))).toBe(200);
      await race(charged, send);
      await send();
      shop.passMinute();
      await shop.reconcile();
      expect(await countEffects({ email, item, charged })).toEqual({
        orders: 1,
        emails: 1,
        events: 1,
        sold: [-1],
      });
      expect(await chargeOf(charged.paymentId)).toMatchObject({ charges: 1, refundedCents: 0 });
    }
  });

  it('[F28 (signature)] webhooks are refused without a signature, with a wrong or old one, or one of another body', async () => {
    const { reference } = await chargeUnknown('forged@example.com');
    const body = gateway.makeEvent(reference);
    const old = new Date(gateway.shop.app.clock.now.getTime() - 301_000);
    expect(await gateway.post(body, '')).toBe(403);
    expect(await gateway.post(body, 't=1,v1=00')).toBe(403);
    expect(await gateway.post(body, gateway.sign(body, { at: old }))).toBe(403);
    expect(await gateway.post(body, gateway.sign(gateway.makeEvent(reference)))).toBe(403);
    expect(await gateway.post(body, gateway.sign(body, { secret: 'whsec_anothersite' }))).toBe(403);
    expect(await ordersOf('forged@example.com')).toEqual([]);
    expect(await gateway.post(body, gateway.sign(body))).toBe(200);
    expect(await ordersOf('forged@example.com')).toHaveLength(1);
  });

  it('webhooks before the answer, late and twice make one order each', async () => {
    for (const outcome of ['webhook-first', 'webhook-twice', 'webhook-late']) {
      const email = `${outcome}@example.com`;
      const browser = await gateway.shop.ready([{}], email);
      const { state, paymentId } = accept(await pay(browser, outcome));
      expect(state).toBe(outcome === 'webhook-late' ? 'processing' : 'completed');
      gateway.shop.passMinute();
      await gateway.deliverLate(String(paymentId));
      expect(await ordersOf(email)).toHaveLength(1);
    }
  });

  it('says why a payment was declined, keeps the cart, and another attempt works', async () => {
    const browser = await gateway.shop.ready([{}], 'declined@example.com');
    const messages: string[] = [];
    for (const outcome of ['decline', 'insufficient-funds', 'processing-error']) {
      const refused = await pay(browser, outcome);
      expect(codeOf(refused)).toBe('payment-refused');
      messages.push(refused.ok ? '' : refused.refusal.message);
    }
    expect(messages).toEqual([
      'The payment was declined. You have not been charged. Please try another way to pay.',
      'There is not enough money on this account. You have not been charged.',
      'The payment service could not process the payment. You have not been charged.',
    ]);
    expect((await gateway.shop.readCart(browser)).entries).toHaveLength(1);
    expect(accept(await pay(browser)).state).toBe('completed');
  });

  it('[F29 (each gateway)] the fourth payment of a cart after three that failed needs a bot check', async () => {
    const { shop } = gateway;
    const browser = await shop.ready([{}]);
    shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 3_600_000);
    const codes: string[] = [];
    for (let count = 0; count < 4; count += 1)
      codes.push(codeOf(await shop.sendPayment(browser, gateway.choose('decline'))));
    expect(codes).toEqual([...Array<string>(3).fill('payment-refused'), 'payment-check']);
    expect(accept(await pay(browser)).state).toBe('completed');
  });

  it('makes an order once the shopper has confirmed the payment at the bank', async () => {
    const browser = await gateway.shop.ready([{}], 'confirmed@example.com');
    const { state, url, paymentId } = accept(await pay(browser, 'authentication'));
    expect(state).toBe('requires_action');
    await gateway.answer(browser, url, 'approve');
    const { headers } = await browser.open(`/checkout/return?payment=${paymentId}`);
    expect(headers['location']).toMatch(/^\/checkout\/order-confirmed\?/);
    expect(await ordersOf('confirmed@example.com')).toHaveLength(1);
    expect(await chargeOf(paymentId)).toMatchObject({ charges: 1 });
  });

  it('refuses a payment that was not confirmed, says so on the page, and the cart stays', async () => {
    const browser = await gateway.shop.ready([{}], 'refused@example.com');
    const { url, paymentId } = accept(await pay(browser, 'authentication'));
    await gateway.answer(browser, url, 'refuse');
    const { headers } = await browser.open(`/checkout/return?payment=${paymentId}&redirect_status=succeeded`);
    expect(headers['location']).toBe('/checkout?notice=authentication-failed');
    const { text } = await browser.open(String(headers['location']));
    expect(text).toContain('The payment was not confirmed. You have not been charged.');
    expect((await gateway.shop.readCart(browser)).entries).toHaveLength(1);
    expect(await ordersOf('refused@example.com')).toEqual([]);
  });

  it('shows the payment of another shopper to nobody', async () => {
    const browser = await gateway.shop.ready([{}], 'mine@example.com');
    const { url, paymentId } = accept(await pay(browser, 'authentication'));
    await gateway.answer(browser, url, 'approve');
    const stranger = await gateway.shop.ready([{}], 'stranger@example.com');
    const { headers } = await stranger.open(`/checkout/return?payment=${paymentId}`);
    expect(headers['location']).toBe('/checkout');
  });

  it('[F05] cancels an attempt before the next one: what it held does not lock its own shopper out', async () => {
    const { shop } = gateway;
    const browser = await shop.ready(
      [{ itemId: shop.print.id, sku: 'LS-A3', quantity: 5 }],
      'again@example.com',
    );
    const first = accept(await pay(browser, 'authentication'));
    const second = accept(await pay(browser));
    expect(second.state).toBe('completed');
    await gateway.answer(browser, first.url, 'approve');
    expect(await ordersOf('again@example.com')).toHaveLength(1);
    expect([await chargeOf(first.paymentId), await chargeOf(second.paymentId)]).toMatchObject([
      { charges: 0 },
      { charges: 1 },
    ]);
  });

  it('cancels what nobody confirms for half an hour, and frees what it held', async () => {
    const { shop } = gateway;
    const item = await publishProduct(shop.owner, shop.shop, {
      title: `Held ${name}`,
      product: { variants: [variant({ sku: `HELD-${name}`, price: 1000 })] },
      stock: [3],
    });
    const browser = await shop.ready([{ itemId: item.id, quantity: 3 }]);
    const { paymentId } = accept(await pay(browser, 'authentication'));
    const held = `select sum(quantity)::int as held from stock_reservations where website_id = $1
      and payment_id = '${paymentId}'`;
    expect(await shop.rows(held)).toEqual([{ held: 3 }]);
    for (let minute = 0; minute < 31; minute += 1) shop.passMinute();
    await shop.reconcile();
    expect(await shop.rows(held)).toEqual([{ held: null }]);
    expect((await chargeOf(paymentId))?.state).toMatch(/^cancell?ed$/);
  });
});
