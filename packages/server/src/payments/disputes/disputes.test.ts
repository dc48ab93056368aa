import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../testing/index.ts';
import { openStripeShop, type TestedStripe } from '../testing/tested-gateways.ts';

let shop: TestedStripe['shop'];
let stripe: TestedStripe['stripe'];
let tested: TestedStripe;

beforeAll(async () => {
  tested = await openStripeShop();
  ({ shop, stripe } = tested);
});

beforeEach(() => shop.passMinute());

const buy = async (email: string, choice: object = tested.choose('success')) => {
  const browser = await shop.ready([{}], email);
  const { url, paymentId } = accept(await shop.pay(browser, choice));
  const charge = (await tested.charges()).find((each) => each.paymentId === paymentId);
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  return { id, browser, url, paymentId, reference: charge?.reference ?? '' };
};

const RESPOND_BY = new Date('2031-03-04T12:00:00Z');

const dispute = (reference: string, more: { status?: string; reason?: string; amount?: number } = {}) =>
  stripe.books.addDispute(reference, {
    status: 'needs_response',
    reason: 'fraudulent',
    created: Math.floor(shop.app.clock.now.getTime() / 1000),
    evidence_details: { due_by: RESPOND_BY.getTime() / 1000 },
    ...more,
  });

const read = async (id: string) => accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

const refund = async (id: string, amountCents: number) => {
  const { revision } = await read(id);
  return shop.owner.client.send(paymentsCalls.refund, {
    params: { id },
    body: { lines: [], amountCents, isRestocked: false, reason: '', revision },
  });
};

const listDisputed = async () =>
  accept(await shop.owner.client.send(ordersCalls.list, { query: { tab: 'disputed' } })).orders.map(
    ({ id, dispute: state }) => [id, state],
  );

const mailsAbout = async (number: string) =>
  shop.rows(
    `select subject, text from mail_outbox where website_id = $1 and subject like '%disputed%'
       and subject like '%#${number}%'`,
  );

const kindsOf = ({ events }: Awaited<ReturnType<typeof read>>): string[] =>
  events
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('dispute'))
    .toReversed();

describe('a payment that the bank of the customer disputes', () => {
  it('marks its order and tells the owner once, however often and in whatever order it is reported', async () => {
    const { id, reference } = await buy('twice@example.com');
    const made = dispute(reference);
    const created = stripe.makeEvent('charge.dispute.created', made);
    expect(await stripe.send('charge.dispute.funds_withdrawn', made)).toBe(200);
    const statuses = await Promise.all([1, 2, 3].map(() => tested.post(created, stripe.sign(created))));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await stripe.send('charge.dispute.updated', made)).toBe(200);
    const order = await read(id);
    expect(order).toMatchObject({ dispute: 'needs-response', paymentState: 'paid', refundedCents: 0 });
    expect(order.disputes).toMatchObject([
      {
        amountCents: 650,
        currency: 'USD',
        reason: 'fraudulent',
        state: 'needs-response',
        respondBy: RESPOND_BY.toISOString(),
        url: `https://dashboard.stripe.com/test/payments/${reference}`,
        lostCents: 0,
      },
    ]);
    expect(kindsOf(order)).toEqual(['disputed']);
    expect(await listDisputed()).toContainEqual([id, 'needs-response']);
    const [mail, ...more] = await mailsAbout(order.number);
    expect(more).toEqual([]);
    expect(mail?.['subject']).toBe(`Payment of test order #${order.number} disputed: $6.50`);
    expect(mail?.['text']).toContain('The customer says they did not make this payment.');
    expect(mail?.['text']).toContain('Respond by March 4, 2031.');
    expect(mail?.['text']).toContain(`https://dashboard.stripe.com/test/payments/${reference}`);
    expect(mail?.['text']).toContain(`/config/store/orders/order?id=${id}`);
  });

  it('is not refunded, and its order not cancelled, before the dispute is closed', async () => {
    const { id, reference } = await buy('blocked@example.com');
    const made = dispute(reference);
    await stripe.send('charge.dispute.created', made);
    expect(await refund(id, 100)).toMatchObject({
      refusal: {
        code: 'refund-disputed',
        message:
          'The customer’s bank disputes this payment. It cannot be refunded before the dispute is closed.',
      },
    });
    const { revision } = await read(id);
    const body = { revision, isRestocked: true };
    expect(await shop.owner.client.send(ordersCalls.cancel, { params: { id }, body })).toMatchObject({
      refusal: { code: 'refund-disputed' },
    });
    made.status = 'under_review';
    await stripe.send('charge.dispute.updated', made);
    expect(await refund(id, 100)).toMatchObject({ refusal: { code: 'refund-disputed' } });
    expect(await read(id)).toMatchObject({ refundedCents: 0, fulfilmentState: 'pending' });
  });

  it('can be refunded again once the dispute is won, and its order has no mark', async () => {
    const { id, reference } = await buy('won@example.com');
    const made = dispute(reference);
    await stripe.send('charge.dispute.created', made);
    made.status = 'under_review';
    await stripe.send('charge.dispute.updated', made);
    made.status = 'won';
    await stripe.send('charge.dispute.funds_reinstated', made);
    await stripe.send('charge.dispute.closed', made);
    const order = await read(id);
    expect(order).toMatchObject({ dispute: 'won', paymentState: 'paid', refundedCents: 0 });
    expect(kindsOf(order)).toEqual(['disputed', 'dispute-answered', 'dispute-won']);
    expect((await listDisputed()).map(([disputed]) => disputed)).not.toContain(id);
    expect(accept(await refund(id, 650))).toMatchObject({ state: 'succeeded' });
  });

  it('counts as taken back once the dispute is lost, and is never refundable again', async () => {
    const { id, reference } = await buy('lost@example.com');
    accept(await refund(id, 150));
    const made = dispute(reference, { amount: 400 });
    await stripe.send('charge.dispute.created', made);
    made.status = 'lost';
    await stripe.send('charge.dispute.closed', made);
    await stripe.send('charge.dispute.funds_withdrawn', made);
    const order = await read(id);
    expect(order).toMatchObject({ dispute: 'lost', paymentState: 'part-refunded', refundedCents: 550 });
    expect(order.disputes).toMatchObject([{ state: 'lost', lostCents: 400 }]);
    expect(kindsOf(order)).toEqual(['disputed', 'dispute-lost']);
    expect(await refund(id, 101)).toMatchObject({ refusal: { code: 'refund-impossible' } });
    expect(accept(await refund(id, 100))).toMatchObject({ state: 'succeeded' });
    expect(await read(id)).toMatchObject({ paymentState: 'refunded', refundedCents: 650 });
    expect(await refund(id, 1)).toMatchObject({ refusal: { code: 'refund-impossible' } });
    expect(await listDisputed()).toContainEqual([id, 'lost']);
    expect(await mailsAbout(order.number)).toHaveLength(1);
  });

  it('is not opened again by an event that comes after the end', async () => {
    const { id, reference } = await buy('late-event@example.com');
    const made = dispute(reference);
    const created = stripe.makeEvent('charge.dispute.created', { ...made });
    made.status = 'lost';
    await stripe.send('charge.dispute.closed', made);
    expect(await tested.post(created, stripe.sign(created))).toBe(200);
    const order = await read(id);
    expect(order).toMatchObject({ dispute: 'lost', paymentState: 'refunded', refundedCents: 650 });
    expect(kindsOf(order)).toEqual(['disputed', 'dispute-lost']);
    expect(await mailsAbout(order.number)).toHaveLength(1);
  });

  it('may be refunded while the bank only asks about it; a dispute that follows is told of again', async () => {
    const { id, reference } = await buy('inquiry@example.com');
    const made = dispute(reference, { status: 'warning_needs_response', reason: 'unrecognized' });
    await stripe.send('charge.dispute.created', made);
    expect(accept(await refund(id, 50))).toMatchObject({ state: 'succeeded' });
    made.status = 'needs_response';
    await stripe.send('charge.dispute.updated', made);
    const order = await read(id);
    expect(kindsOf(order)).toEqual(['dispute-inquiry', 'disputed']);
    expect(await refund(id, 50)).toMatchObject({ refusal: { code: 'refund-disputed' } });
    expect(await mailsAbout(order.number)).toHaveLength(2);
  });

  it('on a page of Stripe’s is found too', async () => {
    const browser = await shop.ready([{}], 'hosted-dispute@example.com');
    const { url, paymentId } = accept(await shop.pay(browser, { methodId: 'stripe', outcome: undefined }));
    await tested.answer(browser, url, 'approve');
    const order = (await shop.orders()).find(({ email }) => email === 'hosted-dispute@example.com');
    const charge = (await tested.charges()).find((each) => each.paymentId === paymentId);
    await stripe.send('charge.dispute.created', dispute(charge?.reference ?? ''));
    expect(await read(String(order?.['order_id']))).toMatchObject({ dispute: 'needs-response' });
  });
});

describe('events about disputes', () => {
  it('are refused without a signature of Stripe, and have no effect then', async () => {
    const { id, reference } = await buy('forged@example.com');
    const body = stripe.makeEvent('charge.dispute.created', dispute(reference));
    expect(await tested.post(body, '')).toBe(403);
    expect(await tested.post(body, stripe.sign(body, { secret: 'whsec_anothersite' }))).toBe(403);
    expect(await read(id)).toMatchObject({ dispute: null, disputes: [] });
  });

  it('are only hints: what the gateway says counts, and a dispute of another payment does not', async () => {
    const [one, other] = [await buy('hint@example.com'), await buy('other@example.com')];
    const made = dispute(one.reference);
    await stripe.send('charge.dispute.closed', { ...made, status: 'lost' });
    expect(await read(one.id)).toMatchObject({ dispute: 'needs-response', refundedCents: 0 });
    expect(await stripe.send('charge.dispute.created', { ...made, payment_intent: other.reference })).toBe(
      200,
    );
    expect(await read(other.id)).toMatchObject({ dispute: null });
  });

  it('that cannot be followed up are not taken, so that they are sent again', async () => {
    const { id, reference } = await buy('again@example.com');
    const made = dispute(reference);
    stripe.books.disputes.delete(made.id);
    expect(await stripe.send('charge.dispute.created', made)).toBeGreaterThanOrEqual(400);
    stripe.books.disputes.set(made.id, made);
    expect(await stripe.send('charge.dispute.created', made)).toBe(200);
    expect(await read(id)).toMatchObject({ dispute: 'needs-response' });
  });
});
