import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, STRIPE_KEYS } from '../testing/index.ts';
import { openStripeShop, type TestedStripe } from './testing/tested-gateways.ts';

let shop: TestedStripe['shop'];
let stripe: TestedStripe['stripe'];
let tested: TestedStripe;

beforeAll(async () => {
  tested = await openStripeShop(1000);
  ({ shop, stripe } = tested);
});

beforeEach(() => shop.passMinute());

const ordersOf = async (email: string) => (await shop.orders()).filter((order) => order['email'] === email);

const buy = async (email: string) => {
  const browser = await shop.ready([{}], email);
  const { url, paymentId } = accept(await shop.pay(browser, tested.choose('success')));
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  const charge = (await tested.charges()).find((each) => each.paymentId === paymentId);
  return { id, reference: charge?.reference ?? '' };
};

const read = async (id: string) => accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

const refund = async (id: string, amountCents: number) => {
  const { revision } = await read(id);
  return accept(
    await shop.owner.client.send(paymentsCalls.refund, {
      params: { id },
      body: { lines: [], amountCents, isRestocked: false, reason: '', revision },
    }),
  );
};

describe('a payment with Stripe', () => {
  it('is created, stored and confirmed, each with a key of its own', async () => {
    const browser = await shop.ready([{}]);
    stripe.requests.length = 0;
    const { paymentId } = accept(await shop.pay(browser, tested.choose('success')));
    expect(stripe.requests.filter(({ key }) => key !== undefined)).toEqual([
      { call: 'POST /v1/payment_intents', key: `${paymentId}-create` },
      {
        call: expect.stringMatching(/^POST \/v1\/payment_intents\/pi_\w+\/confirm$/),
        key: `${paymentId}-confirm`,
      },
    ]);
  });

  it('of a shopper without script is made on a page of Stripe’s', async () => {
    const browser = await shop.ready([{}], 'hosted@example.com');
    const body = { methodId: 'stripe', outcome: undefined };
    const { state, url, paymentId } = accept(await shop.pay(browser, body));
    expect(state).toBe('requires_action');
    expect(await (await fetch(url)).text()).toContain('Pay with Stripe');
    await tested.answer(browser, url, 'approve');
    expect(await ordersOf('hosted@example.com')).toHaveLength(1);
    const charged = (await tested.charges()).filter((each) => each.paymentId === paymentId);
    expect(charged).toMatchObject([{ charges: 1, amountCents: 650 }]);
    const [order] = await ordersOf('hosted@example.com');
    expect(await refund(String(order?.['order_id']), 150)).toMatchObject({ state: 'succeeded' });
  });

  it('[F10 (no answer)] that Stripe does not answer is neither charged nor ordered: it ends, and its stock is free', async () => {
    const browser = await shop.ready(
      [{ itemId: shop.print.id, sku: 'LS-A3', quantity: 5 }],
      'hung@example.com',
    );
    stripe.isHanging = true;
    const { state, paymentId } = accept(await shop.pay(browser, tested.choose('success')));
    stripe.isHanging = false;
    expect(state).toBe('processing');
    shop.passMinute();
    await shop.reconcile();
    expect(await ordersOf('hung@example.com')).toEqual([]);
    expect((await tested.charges()).find((each) => each.paymentId === paymentId)).toMatchObject({
      state: 'canceled',
      charges: 0,
    });
    expect(accept(await shop.pay(browser, tested.choose('success'))).state).toBe('completed');
  });

  it('with a token that Stripe does not know is refused, and not left open', async () => {
    const browser = await shop.ready([{}], 'unknown@example.com');
    const body = { ...tested.choose('success'), confirmationToken: 'ctoken_unknown' };
    expect(await shop.pay(browser, body)).toMatchObject({ refusal: { code: 'payment-refused' } });
    expect((await shop.payments()).filter(({ state }) => state === 'created')).toEqual([]);
  });
});

describe('a refund with Stripe', () => {
  it('that is pending is finished by its webhook, and one that fails later is taken off again', async () => {
    const { id, reference } = await buy('pending@example.com');
    stripe.refundBehaviour = 'is-pending';
    expect(await refund(id, 200)).toMatchObject({ state: 'pending' });
    stripe.refundBehaviour = 'succeeds';
    expect(await read(id)).toMatchObject({ refundedCents: 200, paymentState: 'part-refunded' });
    const made = [...stripe.books.refunds.values()].find((each) => each.payment_intent === reference);
    if (!made) throw new Error('There is no refund.');
    made.status = 'succeeded';
    expect(await stripe.send('refund.updated', made)).toBe(200);
    expect((await read(id)).refunds).toMatchObject([{ state: 'succeeded', amountCents: 200 }]);
    made.status = 'failed';
    expect(await stripe.send('refund.failed', made)).toBe(200);
    expect(await read(id)).toMatchObject({ refundedCents: 0, paymentState: 'paid' });
  });

  it('whose answer is lost is made once', async () => {
    const { id, reference } = await buy('lost-refund@example.com');
    stripe.refundBehaviour = 'is-lost';
    expect(await refund(id, 300)).toMatchObject({ state: 'requested' });
    stripe.refundBehaviour = 'succeeds';
    const made = [...stripe.books.refunds.values()].find((each) => each.payment_intent === reference);
    expect(await stripe.send('refund.created', made ?? {})).toBe(200);
    shop.passMinute();
    await shop.reconcile();
    expect((await read(id)).refunds).toMatchObject([{ state: 'succeeded', amountCents: 300 }]);
    expect(stripe.books.refundedOf(reference)).toBe(300);
  });

  it('that was made in the dashboard of Stripe is recorded once, however often it is reported', async () => {
    const { id, reference } = await buy('dashboard@example.com');
    const made = stripe.books.addRefund({
      amount: 250,
      payment_intent: reference,
      metadata: {},
      status: 'succeeded',
    });
    const charge = { id: 'ch_1', object: 'charge', payment_intent: reference };
    const statuses = await Promise.all([
      stripe.send('charge.refunded', charge),
      stripe.send('refund.created', made),
      stripe.send('charge.refunded', charge),
    ]);
    expect(statuses).toEqual([200, 200, 200]);
    const { refunds, refundedCents, events } = await read(id);
    expect(refunds).toMatchObject([{ amountCents: 250, state: 'succeeded', madeBy: 'Stripe' }]);
    expect(refundedCents).toBe(250);
    expect(events.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
  });
});

describe('events of Stripe', () => {
  it('about payments of other shops, and of other kinds, are taken and have no effect', async () => {
    const foreign = stripe.books.addIntent({ amount: 900, currency: 'usd', metadata: {} });
    stripe.books.charge(foreign);
    expect(await stripe.send('payment_intent.succeeded', foreign)).toBe(200);
    expect(await stripe.send('customer.created', { id: 'cus_1' })).toBe(200);
    const other = { ...foreign, metadata: { sitewright_payment: '0123456789abcdef01234567' } };
    expect(await stripe.send('payment_intent.succeeded', other)).toBe(200);
  });

  it('[F28 (no secret)] are refused with 503 as long as the signing secret is not set', async () => {
    const body = stripe.makeEvent('customer.created', { id: 'cus_1' });
    const owner = await tested.manage();
    const save = (webhookSecret: string | null) =>
      owner.client.send(paymentsCalls.saveStripe, {
        body: { publishableKey: STRIPE_KEYS.publishableKey, secretKey: null, webhookSecret },
      });
    accept(await save(''));
    expect(await tested.post(body, stripe.sign(body))).toBe(503);
    expect(await tested.post(body, stripe.sign(body, { secret: '' }))).toBe(503);
    accept(await save(STRIPE_KEYS.webhookSecret));
    expect(await tested.post(body, stripe.sign(body))).toBe(200);
  });
});
