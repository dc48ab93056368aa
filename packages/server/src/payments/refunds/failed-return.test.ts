import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findSiteById } from '../../sites/index.ts';
import { accept, type TestBrowser } from '../../testing/index.ts';
import { createAnnouncer } from '../announce-order.ts';
import { applyResult } from '../apply-result.ts';
import type { GatewayResult } from '../gateways/gateway.ts';
import { openStripeShop, type TestedStripe } from '../testing/tested-gateways.ts';

let tested: TestedStripe;
let shop: TestedStripe['shop'];

beforeAll(async () => {
  tested = await openStripeShop();
  ({ shop } = tested);
});

beforeEach(() => {
  shop.passMinute();
  tested.stripe.refundBehaviour = 'succeeds';
});

/** What a service reports, however late. */
const report = (paymentId: string, result: GatewayResult) => {
  const { database, secret } = shop.app.services;
  const services = {
    database,
    clock: () => shop.app.clock.now,
    findSite: (id: string) => findSiteById(database, id),
    ...createAnnouncer(secret),
  };
  return applyResult(services, { websiteId: shop.site.id, paymentId }, { result });
};

const failuresTold = () =>
  shop.rows(`select subject, text, to_address from mail_outbox where website_id = $1
    and subject like 'Refund %failed%' order by id`);

const entriesOf = async (id: string) => {
  const { events } = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
  return events.filter(({ kind }) => kind === 'refund-failed').map(({ data }) => data);
};

const orderOf = async (email: string): Promise<string> => {
  const order = (await shop.orders()).find((each) => each['email'] === email);
  return String(order?.['order_id']);
};

/** Reported as failed first, although Stripe charges it in the end. */
const payLate = async (browser: TestBrowser): Promise<string> => {
  const { paymentId } = accept(await shop.pay(browser, tested.choose('webhook-late')));
  await report(String(paymentId), { state: 'failed', failure: 'declined' });
  return String(paymentId);
};

it('a second payment of an order that cannot be returned: the owner is told, by email and at the order', async () => {
  const browser = await shop.ready([{}], 'twice@example.com');
  const late = await payLate(browser);
  accept(await shop.pay(browser, tested.choose('success')));
  await report(late, { state: 'succeeded' });
  tested.stripe.refundBehaviour = 'fails';
  shop.passMinute();
  await shop.reconcile();
  const id = await orderOf('twice@example.com');
  expect(await entriesOf(id)).toMatchObject([{ failure: 'expired_or_canceled_card', isReturn: true }]);
  const [mail, ...more] = await failuresTold();
  expect(more).toEqual([]);
  expect(mail?.['subject']).toMatch(/^Refund of test order #T\d+ failed: /);
  expect(mail?.['text']).toContain('Reason: expired_or_canceled_card');
  expect(mail?.['text']).toContain(`/config/store/orders/order?id=${id}`);
  expect((await shop.orders()).find((each) => each['order_id'] === id)).toMatchObject({
    payment_state: 'paid',
    refunded_cents: '0',
  });
  shop.passMinute();
  await shop.reconcile();
  expect(await failuresTold()).toHaveLength(1);
});

it('money for an order that was cancelled meanwhile that cannot be returned: the same', async () => {
  const before = (await failuresTold()).length;
  const browser = await shop.ready([{}], 'cancelled@example.com');
  const { paymentId } = accept(await shop.pay(browser, tested.choose('success')));
  const id = await orderOf('cancelled@example.com');
  await shop.rows(
    `update payments set state = 'processing' where website_id = $1 and payment_id = '${paymentId}'`,
  );
  await shop.rows(`update orders set payment_state = 'expired', fulfilment_state = 'cancelled'
    where website_id = $1 and order_id = '${id}'`);
  tested.stripe.refundBehaviour = 'fails';
  await report(String(paymentId), { state: 'succeeded' });
  shop.passMinute();
  await shop.reconcile();
  expect(await entriesOf(id)).toMatchObject([{ failure: 'expired_or_canceled_card' }]);
  expect((await failuresTold()).length - before).toBe(1);
});

it('a refund that its maker saw fail is told at the order alone', async () => {
  const before = (await failuresTold()).length;
  const browser = await shop.ready([{}], 'seen@example.com');
  accept(await shop.pay(browser, tested.choose('success')));
  const id = await orderOf('seen@example.com');
  const { revision } = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
  tested.stripe.refundBehaviour = 'fails';
  const body = { revision, lines: [], amountCents: 100, isRestocked: false, reason: '' };
  const refunded = accept(await shop.owner.client.send(paymentsCalls.refund, { params: { id }, body }));
  expect(refunded.state).toBe('failed');
  expect(await entriesOf(id)).toHaveLength(1);
  expect((await failuresTold()).length).toBe(before);
});
