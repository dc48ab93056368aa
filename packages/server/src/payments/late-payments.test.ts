import { ordersCalls } from '@sitewright/api/orders';
import { storeCalls } from '@sitewright/api/store';
import { defaultPaymentSettings } from '@sitewright/domain/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSiteById } from '../sites/index.ts';
import { accept, openCheckoutShop } from '../testing/index.ts';
import { createAnnouncer } from './announce-order.ts';
import { applyResult } from './apply-result.ts';
import type { GatewayResult } from './gateways/gateway.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

const transfer = { id: 'transfer', name: 'Transfer', instructions: 'IBAN', isEnabled: true };

beforeAll(async () => {
  shop = await openCheckoutShop();
  const { shipping } = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  await shop.setStore({ shipping, payments: { ...defaultPaymentSettings, manualMethods: [transfer] } });
});

beforeEach(() => shop.passMinute());

const mailsTo = (email: string) =>
  shop.rows(`select subject, text, html from mail_outbox where website_id = $1 and to_address = '${email}'
    order by id`);

const print = { quantity: 1, sku: 'LS-A3' };

/** A payment that takes longer than the visit. */
const processing = async (email: string, outcome: string) => {
  const browser = await shop.ready([{ itemId: shop.print.id, ...print }], email);
  const { paymentId } = accept(await shop.pay(browser, { outcome }));
  return String(paymentId);
};

/** The service finds out later that the account has no money. */
const failAtGateway = (paymentId: string) =>
  shop.rows(`update test_charges set state = 'failed', failure = 'insufficient-funds'
    where website_id = $1 and payment_id = '${paymentId}'`);

describe('a payment that takes longer than the visit', () => {
  it('fails: the shopper gets one email, and no order', async () => {
    const paymentId = await processing('slow@example.com', 'webhook-late');
    expect(await mailsTo('slow@example.com')).toEqual([]);
    await failAtGateway(paymentId);
    await shop.runWebhookJobs(paymentId);
    shop.passMinute();
    await shop.reconcile();
    const mails = await mailsTo('slow@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.['subject']).toMatch(/: Payment failed$/);
    expect(mails[0]?.['text']).toContain('Nothing was charged and nothing was ordered.');
    expect(mails[0]?.['text']).toMatch(/Back to checkout: \[link [\w-]{16}\]/);
    expect((await shop.orders()).filter(({ email }) => email === 'slow@example.com')).toEqual([]);
  });

  it('is refused at once: the page tells, no email', async () => {
    const browser = await shop.ready([{ itemId: shop.print.id, ...print }], 'declined@example.com');
    expect(await shop.pay(browser, { outcome: 'decline' })).toMatchObject({ ok: false });
    expect(await mailsTo('declined@example.com')).toEqual([]);
  });
});

describe('an order that waits for its payment', () => {
  const order = async (email: string) => {
    const browser = await shop.ready([{ itemId: shop.print.id, ...print }], email);
    const { url } = accept(await shop.pay(browser, { methodId: 'manual-transfer', outcome: undefined }));
    const orderId = String(new URLSearchParams(url.split('?')[1]).get('order'));
    const [payment] = await shop.rows(`select payment_id as id from payments
      where website_id = $1 and order_id = '${orderId}'`);
    return { orderId, paymentId: String(payment?.['id']) };
  };

  /** What a service reports of a bank debit. */
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

  const read = async (id: string) =>
    accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

  const subjects = async (email: string) =>
    (await mailsTo(email)).map(({ subject }) => String(subject).replace(/^.*#\d+ /, ''));

  it('fails: it is cancelled, its stock is free again, and the customer is told once', async () => {
    const { orderId, paymentId } = await order('debit@example.com');
    await report(paymentId, { state: 'failed', failure: 'insufficient-funds' });
    await report(paymentId, { state: 'failed', failure: 'insufficient-funds' });
    const { paymentState, fulfilmentState, events } = await read(orderId);
    expect([paymentState, fulfilmentState]).toEqual(['failed', 'cancelled']);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      'emailed',
      'emailed',
      'payment-failed',
      'placed',
    ]);
    const moves = await shop.rows(`select change from stock_moves where website_id = $1
      and reason = 'sale-cancelled'`);
    expect(moves).toHaveLength(1);
    expect(await subjects('debit@example.com')).toEqual(['received', 'failed']);
  });

  it('is paid: the customer gets the confirmation', async () => {
    const { orderId, paymentId } = await order('paid@example.com');
    await report(paymentId, { state: 'succeeded' });
    await report(paymentId, { state: 'succeeded' });
    expect((await read(orderId)).paymentState).toBe('paid');
    expect(await subjects('paid@example.com')).toEqual(['received', 'confirmed']);
  });

  it('is cancelled before the money comes: the money goes back', async () => {
    const { orderId, paymentId } = await order('late@example.com');
    await shop.rows(`update orders set payment_state = 'expired', fulfilment_state = 'cancelled'
      where website_id = $1 and order_id = '${orderId}'`);
    await report(paymentId, { state: 'succeeded' });
    const { paymentState, refunds } = await read(orderId);
    expect(paymentState).toBe('refunded');
    expect(refunds).toMatchObject([{ state: 'requested', reason: 'paid-too-late' }]);
    expect(await subjects('late@example.com')).toEqual(['received']);
  });
});
