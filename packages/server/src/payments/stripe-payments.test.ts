import { checkoutCalls } from '@sitewright/api/checkout';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, newKey, publishProduct, sampleAddress, STRIPE_KEYS, variant } from '../testing/index.ts';
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

  it('that fails after it was made leaves the gift card its part, and gives it nothing twice', async () => {
    const { id: cardId, code } = accept(
      await shop.owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 300,
          isTest: true,
          recipientName: '',
          recipientEmail: '',
          note: '',
          expiresOn: null,
        },
      }),
    );
    const browser = await shop.ready([{}], 'card-and-stripe@example.com');
    accept(await browser.client.send(checkoutCalls.applyCode, { body: { code } }));
    const { url } = accept(await shop.pay(browser, tested.choose('success')));
    const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
    const balance = async () =>
      accept(await shop.owner.client.send(giftCardsCalls.read, { params: { id: cardId } })).balanceCents;
    expect(await balance()).toBe(0);
    expect(await refund(id, 650)).toMatchObject({ state: 'succeeded' });
    expect(await balance()).toBe(300);
    const made = [...stripe.books.refunds.values()].at(-1);
    if (!made) throw new Error('There is no refund.');
    made.status = 'failed';
    expect(await stripe.send('refund.failed', made)).toBe(200);
    expect(await read(id)).toMatchObject({ refundedCents: 300, paymentState: 'part-refunded' });
    expect(await refund(id, 350)).toMatchObject({ state: 'succeeded' });
    expect(await balance()).toBe(300);
    expect((await read(id)).paymentState).toBe('refunded');
  });

  it('of a gift card that was sold puts its money back where it fails', async () => {
    const { owner } = shop;
    const product = await publishProduct(owner, shop.shop, {
      title: 'Gift card',
      product: { productType: 4, variants: [variant({ sku: 'G25', price: 2500 })] },
    });
    const browser = await shop.visitor();
    const bought = await shop.post(browser, '/-/gift-card', {
      item: product.id,
      sku: 'G25',
      key: newKey(),
      deliverTo: 'buyer',
      recipientName: 'Ana',
      delivery: 'now',
      next: 'checkout',
    });
    expect(bought.status).toBe(303);
    const billing = { isBillingSame: false, billingAddress: sampleAddress };
    accept(await shop.save(browser, { email: 'sold-card@example.com', ...billing }));
    const { url } = accept(await shop.pay(browser, tested.choose('success')));
    const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
    const cardOf = async () => {
      const search = 'sold-card@example.com';
      const [card] = accept(await owner.client.send(giftCardsCalls.list, { query: { search } })).giftCards;
      return card;
    };
    expect(await cardOf()).toMatchObject({ balanceCents: 2500, status: 'scheduled' });
    expect(await refund(id, 2500)).toMatchObject({ state: 'succeeded' });
    expect(await cardOf()).toMatchObject({ balanceCents: 0, status: 'disabled' });
    const made = [...stripe.books.refunds.values()].at(-1);
    if (!made) throw new Error('There is no refund.');
    made.status = 'failed';
    expect(await stripe.send('refund.failed', made)).toBe(200);
    expect(await stripe.send('refund.failed', made)).toBe(200);
    expect(await cardOf()).toMatchObject({ balanceCents: 2500, status: 'scheduled' });
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

  it('[F28] forged, old and borrowed signatures change nothing; without a signing secret all are refused with 503', async () => {
    const browser = await shop.ready([{}], 'forger@example.com');
    const { paymentId } = accept(await shop.pay(browser, tested.choose('timeout-after-charge')));
    const charge = (await tested.charges()).find((each) => each.paymentId === paymentId);
    const [body, other] = [1, 2].map(() => tested.makeEvent(charge?.reference ?? '')) as [string, string];
    const at = new Date(shop.app.clock.now.getTime() - 301_000);
    const owner = await tested.manage();
    const save = async (webhookSecret: string | null) =>
      accept(
        await owner.client.send(paymentsCalls.saveStripe, {
          body: { publishableKey: STRIPE_KEYS.publishableKey, secretKey: null, webhookSecret },
        }),
      );
    const read = async () => ({
      payments: await shop.rows(
        `select * from payments where website_id = $1 and payment_id = '${paymentId}'`,
      ),
      events: await shop.rows('select * from payment_events where website_id = $1'),
      orders: await ordersOf('forger@example.com'),
    });
    const before = await read();
    const forged = [
      '',
      't=1,v1=00',
      stripe.sign(body, { secret: 'whsec_anothersite' }),
      stripe.sign(body, { at }),
      stripe.sign(other),
    ];
    for (const signature of forged) expect(await tested.post(body, signature)).toBe(403);
    expect(await read()).toEqual(before);
    await save('');
    for (const signature of [...forged, stripe.sign(body), stripe.sign(body, { secret: '' })])
      expect(await tested.post(body, signature)).toBe(503);
    expect(await read()).toEqual(before);
    await save(STRIPE_KEYS.webhookSecret);
    expect(await tested.post(body, stripe.sign(body))).toBe(200);
    expect(await ordersOf('forger@example.com')).toHaveLength(1);
  });
});
