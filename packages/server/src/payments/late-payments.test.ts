import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { checkoutCalls } from '@sitewright/api/checkout';
import { discountsCalls } from '@sitewright/api/discounts';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { storeCalls } from '@sitewright/api/store';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import { defaultPaymentSettings } from '@sitewright/domain/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSiteById } from '../sites/index.ts';
import { accept, openCheckoutShop, type TestBrowser } from '../testing/index.ts';
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

  it('succeeds after it was given up: its discount counts as used', async () => {
    const { id } = accept(
      await shop.owner.client.send(discountsCalls.create, {
        body: { ...newDiscountTerms, name: 'Once', code: 'ONCE', maxUses: 1 },
      }),
    );
    const browser = await shop.ready([{}], 'given-up@example.com');
    accept(await browser.client.send(cartTotalsCalls.applyCode, { body: { code: 'ONCE' } }));
    const { paymentId } = accept(await shop.pay(browser, { outcome: 'webhook-late' }));
    const uses = () =>
      shop.rows(`select order_id is not null as "isFinal" from discount_uses
        where website_id = $1 and discount_id = '${id}'`);
    await report(String(paymentId), { state: 'failed', failure: 'insufficient-funds' });
    expect(await uses()).toEqual([]);
    await report(String(paymentId), { state: 'succeeded' });
    expect((await shop.orders()).filter(({ email }) => email === 'given-up@example.com')).toHaveLength(1);
    expect(await uses()).toEqual([{ isFinal: true }]);
  });

  it('is refused at once: the page tells, no email', async () => {
    const browser = await shop.ready([{ itemId: shop.print.id, ...print }], 'declined@example.com');
    expect(await shop.pay(browser, { outcome: 'decline' })).toMatchObject({ ok: false });
    expect(await mailsTo('declined@example.com')).toEqual([]);
  });
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

describe('money that no order can be made of', () => {
  const issueCard = async () => {
    const body = { amountCents: 1000, isTest: true, recipientName: '', recipientEmail: '', note: '' };
    return accept(await shop.owner.client.send(giftCardsCalls.issue, { body: { ...body, expiresOn: null } }));
  };

  const enter = (browser: TestBrowser, code: string) =>
    browser.client.send(checkoutCalls.applyCode, { body: { code } });

  /** Reported as failed, although the service charges it in the end. */
  const failFirst = async (browser: TestBrowser): Promise<string> => {
    const paymentId = String(accept(await shop.pay(browser, { outcome: 'webhook-late' })).paymentId);
    await report(paymentId, { state: 'failed', failure: 'declined' });
    return paymentId;
  };

  const stateOf = async (browser: TestBrowser, id: string) =>
    accept(await browser.client.send(checkoutCalls.readPayment, { params: { id } }));

  const expectReturned = async (paymentId: string, email: string, amountCents: number) => {
    shop.passMinute();
    await shop.reconcile();
    await shop.reconcile();
    const charge = (await shop.charges()).find((each) => each['payment_id'] === paymentId);
    expect(charge).toMatchObject({
      amount_cents: String(amountCents),
      refunded_cents: String(amountCents),
    });
    const returned = (await mailsTo(email)).filter(({ subject }) =>
      String(subject).endsWith(': Payment returned'),
    );
    expect(returned).toHaveLength(1);
    return String(returned[0]?.['text']);
  };

  const returnedReply = {
    state: 'failed',
    message: 'Your payment could not be used for an order. You get all of it back.',
  };

  it('because the gift card was spent meanwhile: the shopper is told, and gets all of it back', async () => {
    const card = await issueCard();
    const browser = await shop.ready([{ itemId: shop.print.id, ...print }], 'spent@example.com');
    accept(await enter(browser, card.code));
    const paymentId = await failFirst(browser);
    const other = await shop.ready([{ itemId: shop.print.id, ...print }], 'faster@example.com');
    accept(await enter(other, card.code));
    accept(await shop.pay(other));
    await report(paymentId, { state: 'succeeded' });
    expect(await stateOf(browser, paymentId)).toMatchObject(returnedReply);
    const charge = (await shop.charges()).find((each) => each['payment_id'] === paymentId);
    const text = await expectReturned(paymentId, 'spent@example.com', Number(charge?.['amount_cents']));
    expect(text).toContain('Nothing was ordered with it.');
    expect((await shop.orders()).filter(({ email }) => email === 'spent@example.com')).toEqual([]);
  });

  it('because it was paid twice: one order, and the other payment goes back', async () => {
    const browser = await shop.ready([{ itemId: shop.print.id, ...print }], 'twice@example.com');
    const paymentId = await failFirst(browser);
    accept(await shop.pay(browser));
    await report(paymentId, { state: 'succeeded' });
    expect(await stateOf(browser, paymentId)).toMatchObject(returnedReply);
    const order = (await shop.orders()).find(({ email }) => email === 'twice@example.com');
    await expectReturned(paymentId, 'twice@example.com', Number(order?.['total_cents']));
    const orders = (await shop.orders()).filter(({ email }) => email === 'twice@example.com');
    expect(orders).toMatchObject([{ payment_state: 'paid', refunded_cents: '0' }]);
  });

  it('is told to who comes back from the payment service', async () => {
    const browser = await shop.ready([{ itemId: shop.print.id, ...print }], 'back@example.com');
    const paymentId = await failFirst(browser);
    accept(await shop.pay(browser));
    await report(paymentId, { state: 'succeeded' });
    const { headers } = await browser.open(`/checkout/return?payment=${paymentId}`);
    expect(headers['location']).toBe('/checkout?notice=payment-returned');
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
