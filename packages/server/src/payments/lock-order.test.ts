import { checkoutCalls } from '@sitewright/api/checkout';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { orderEditsCalls } from '@sitewright/api/order-edits';
import { ordersCalls } from '@sitewright/api/orders';
import { storeCalls } from '@sitewright/api/store';
import { defaultPaymentSettings } from '@sitewright/domain/store';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { findSiteById } from '../sites/index.ts';
import { accept, holdRows, openCheckoutShop } from '../testing/index.ts';
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

const print = { quantity: 1, sku: 'LS-A3' };
const failure: GatewayResult = { state: 'failed', failure: 'declined' };

const readyWithCard = async (email: string, code: string) => {
  const browser = await shop.ready([{ itemId: shop.print.id, ...print }], email);
  accept(await browser.client.send(checkoutCalls.applyCode, { body: { code } }));
  return browser;
};

const issueCard = async (amountCents: number, isTest = true): Promise<string> => {
  const body = { amountCents, isTest, recipientName: '', recipientEmail: '', note: '', expiresOn: null };
  return accept(await shop.owner.client.send(giftCardsCalls.issue, { body })).code;
};

const countRows = async (statement: string): Promise<number> =>
  Number((await shop.pool.query(statement)).rows[0]?.['count']);

const countWaiting = () =>
  countRows(`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);

const countDeadlocks = () =>
  countRows(`select deadlocks as count from pg_stat_database where datname = current_database()`);

/** The first waits for the rows, then the second; both go on at once. */
const race = async <First, Second>(
  statement: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> => {
  const { databaseUrl } = shop;
  const before = await countDeadlocks();
  const release = await holdRows({ databaseUrl, statement, values: [shop.site.id] });
  const begun = first();
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(1);
  const other = second();
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(2);
  await release();
  const outcome = await Promise.all([begun, other]);
  expect(await countDeadlocks()).toBe(before);
  return outcome;
};

const allStock = 'select 1 from stock_levels where website_id = $1 for update';
const allOrders = 'select 1 from orders where website_id = $1 for update';

/** An order that waits for its payment. */
const order = async (email: string, code?: string) => {
  const browser =
    code === undefined
      ? await shop.ready([{ itemId: shop.print.id, ...print }], email)
      : await readyWithCard(email, code);
  const { url, paymentId } = accept(
    await shop.pay(browser, { methodId: 'manual-transfer', outcome: undefined }),
  );
  const orderId = String(new URLSearchParams(url.split('?')[1]).get('order'));
  return { orderId, paymentId: String(paymentId) };
};

const read = async (id: string) => accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

it('a payment that succeeds late and one that begins, with the same gift card and product', async () => {
  const code = await issueCard(2000);
  const late = await readyWithCard('late@example.com', code);
  const paymentId = String(accept(await shop.pay(late, { outcome: 'webhook-late' })).paymentId);
  await report(paymentId, failure);
  const next = await readyWithCard('next@example.com', code);
  const [begun] = await race(
    allStock,
    () => shop.pay(next),
    () => report(paymentId, { state: 'succeeded' }),
  );
  expect(begun).toMatchObject({ ok: true });
});

it('an order whose payment fails and a payment that begins, with the same gift card and product', async () => {
  const code = await issueCard(2000, false);
  const next = await readyWithCard('buys@example.com', code);
  const { orderId, paymentId } = await order('fails@example.com', code);
  await race(
    allStock,
    () => shop.pay(next, { methodId: 'manual-transfer', outcome: undefined }),
    () => report(paymentId, failure),
  );
  expect((await read(orderId)).fulfilmentState).toBe('cancelled');
});

it('an order that the owner marks as paid while its payment fails', async () => {
  const { orderId, paymentId } = await order('marked@example.com');
  const { revision } = await read(orderId);
  const [marked] = await race(
    allOrders,
    () => shop.owner.client.send(ordersCalls.markPaid, { params: { id: orderId }, body: { revision } }),
    () => report(paymentId, failure),
  );
  expect(marked).toMatchObject({ ok: true });
  expect((await read(orderId)).paymentState).toBe('paid');
});

it('an order that the owner cancels while its payment succeeds', async () => {
  const { orderId, paymentId } = await order('cancelled@example.com');
  const { revision } = await read(orderId);
  const body = { revision, isRestocked: true };
  const [cancelled] = await race(
    allOrders,
    () => shop.owner.client.send(ordersCalls.cancel, { params: { id: orderId }, body }),
    () => report(paymentId, { state: 'succeeded' }),
  );
  expect(cancelled).toMatchObject({ ok: true });
  expect((await read(orderId)).fulfilmentState).toBe('cancelled');
});

it('an order that the owner edits while its payment fails', async () => {
  const { orderId, paymentId } = await order('edited@example.com');
  const { revision } = await read(orderId);
  const wrap = {
    id: newId(),
    itemId: null,
    variantId: null,
    title: 'Gift wrap',
    quantity: 1,
    unitCents: 300,
  };
  const edit = { quantities: [], added: [{ ...wrap, isTaxable: false, needsShipping: false }] };
  const params = { id: orderId };
  const { totalCents } = accept(
    await shop.owner.client.send(orderEditsCalls.preview, { params, body: edit }),
  );
  const body = { revision, edit, isRestocked: true, reason: '', totalCents };
  const [edited] = await race(
    allOrders,
    () => shop.owner.client.send(orderEditsCalls.apply, { params, body }),
    () => report(paymentId, failure),
  );
  expect(edited).toMatchObject({ ok: true });
  expect(await read(orderId)).toMatchObject({ totalCents, fulfilmentState: 'cancelled' });
});
