import { automationCalls } from '@sitewright/api/automation';
import { webhookCalls } from '@sitewright/api/webhooks';
import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { customersCalls } from '@sitewright/api/customers';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { followUpsCalls } from '@sitewright/api/follow-ups';
import { mailCalls } from '@sitewright/api/mail';
import { paymentsCalls } from '@sitewright/api/payments';
import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { restockCalls } from '@sitewright/api/restock';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addSiteAdministrator } from '../contributors/index.ts';
import { inTransaction } from '../database/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { hasLiveOrders } from '../orders/index.ts';
import { enqueueEvent } from '../webhooks/index.ts';
import { countAudience } from '../mailing-list-records/index.ts';
import { countDiscountUses } from '../payment-records/index.ts';
import { findSiteById } from '../sites/index.ts';
import { accept, createTestDatabase, placeOrder, startTestApp } from '../testing/index.ts';
import { seedDemoOrders } from './index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const folder = fileURLToPath(new URL('../../../../sites/demo', import.meta.url));
const now = new Date();

const laidDown = await inTransaction(database, (transaction) =>
  importSiteFolder({ transaction, files: app.services.files, folder, host: 'demo.localhost' }),
);
if (isRefusal(laidDown)) throw new Error(laidDown.message);
const site = { id: laidDown.id, host: 'demo.localhost' };
const { rows: accounts } = await pool.query<{ id: string }>('select account_id as id from accounts');
await addSiteAdministrator(database, site.id, accounts[0]?.id ?? '');

const rowsOf = async (statement: string) => (await pool.query(statement)).rows;
const stockBefore = await rowsOf('select * from stock_levels order by variant_id');
const found = await findSiteById(database, site.id);
if (!found) throw new Error('The demo site is gone.');
const seed = { database, site: found, folder, publicOrigin: 'http://localhost:4711', now };
await seedDemoOrders(seed);

const owner = await app.signIn(site);
const listAll = async () => {
  const first = accept(await owner.client.send(ordersCalls.list, { query: {} }));
  if (first.nextCursor === null) return first.orders;
  const query = { cursor: first.nextCursor };
  return [...first.orders, ...accept(await owner.client.send(ordersCalls.list, { query })).orders];
};
const read = async (id: string) => accept(await owner.client.send(ordersCalls.read, { params: { id } }));
const orders = await listAll();
const details = await Promise.all(orders.map(({ id }) => read(id)));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const countRows = async (...tables: readonly string[]) => {
  const counts = tables.map((name) => `(select count(*)::int from ${name}) as ${name}`);
  return (await rowsOf(`select ${counts.join(', ')}`))[0];
};

describe('the orders of the demo site', () => {
  it('are some weeks of sales to customers of several countries, numbered as they came', () => {
    expect(orders.length).toBeGreaterThanOrEqual(60);
    expect(orders.every(({ isDemo, isTest }) => isDemo && !isTest)).toBe(true);
    expect(new Set(orders.map(({ customerId }) => customerId)).size).toBe(40);
    expect(new Set(orders.map(({ country }) => country)).size).toBeGreaterThan(10);
    const times = orders.map(({ placedOn }) => Date.parse(placedOn));
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    expect(Math.min(...times)).toBeGreaterThan(now.getTime() - 58 * 86_400_000);
    expect(orders.map(({ number }) => Number(number))).toEqual(
      orders.map((_, index) => orders.length - index),
    );
  });

  it('are in every state that an owner meets', () => {
    const states = new Set(orders.map((order) => `${order.paymentState} ${order.fulfilmentState}`));
    expect([...states].toSorted()).toEqual([
      'awaiting cancelled',
      'awaiting pending',
      'paid fulfilled',
      'paid part-fulfilled',
      'paid pending',
      'part-refunded fulfilled',
      'refunded cancelled',
      'refunded fulfilled',
    ]);
    expect(orders.some(({ isPickup, isReady }) => isPickup && isReady)).toBe(true);
    expect(details.some(({ downloads }) => downloads.length > 0)).toBe(true);
    expect(details.some(({ discounts }) => discounts.some(({ code }) => code === 'WELCOME10'))).toBe(true);
    expect(details.some(({ discounts }) => discounts.some(({ code }) => code === null))).toBe(true);
  });

  it('add up: lines, discounts, shipping, payments, refunds and shipments', () => {
    for (const order of details) {
      expect(sum(order.lines.map(({ subtotalCents }) => subtotalCents))).toBe(order.subtotalCents);
      expect(sum(order.lines.map(({ unitCents, quantity }) => unitCents * quantity))).toBe(
        order.subtotalCents,
      );
      expect(order.subtotalCents - order.discountCents + order.shippingCents).toBe(order.totalCents);
      expect(order.taxCents).toBe(sum(order.taxLines.map(({ amountCents }) => amountCents)));
      expect(order.payments).toMatchObject([{ amountCents: order.totalCents }]);
      expect(sum(order.refunds.map(({ amountCents }) => amountCents))).toBe(order.refundedCents);
      expect(order.refundedCents === order.totalCents).toBe(order.paymentState === 'refunded');
      const sent = order.shipments.flatMap(({ lines }) => lines);
      for (const { lineId, quantity } of sent)
        expect(order.lines).toContainEqual(
          expect.objectContaining({ id: lineId, fulfilledQuantity: quantity }),
        );
      expect(order.events.map(({ createdOn }) => Date.parse(createdOn))).toEqual(
        order.events.map(({ createdOn }) => Date.parse(createdOn)).toSorted((one, other) => other - one),
      );
    }
  });

  it('take no stock, tell nobody, are not invoiced and count for nothing', async () => {
    expect(await rowsOf('select * from stock_levels order by variant_id')).toEqual(stockBefore);
    expect(
      await countRows('mail_outbox', 'invoices', 'credit_notes', 'discount_uses', 'webhook_deliveries'),
    ).toEqual({
      mail_outbox: 0,
      invoices: 0,
      credit_notes: 0,
      discount_uses: 0,
      // Those that the file tells of.
      webhook_deliveries: 3,
    });
    expect(await hasLiveOrders(database, site.id)).toBe(false);
    const emailKey = orders.find(({ paymentState }) => paymentState === 'paid')?.email ?? '';
    expect(
      await countDiscountUses(database, site.id, { discountIds: [], emailKey, checkoutId: '' }),
    ).toMatchObject({
      orders: 0,
    });
  });
});

describe('an email about an order of the demo', () => {
  const mailsTo = async (search: string) => {
    const { emails } = accept(await owner.client.send(mailCalls.listOutbox, { query: { search } }));
    return Promise.all(
      emails.map(async ({ id }) => accept(await owner.client.send(mailCalls.readEmail, { params: { id } }))),
    );
  };

  it('never goes to the customer, and the timeline and the mail list say so', async () => {
    const order = details.find(({ actions }) => actions.includes('refund'));
    if (!order) throw new Error('No order can be refunded.');
    const refund = { lines: [], amountCents: 100, isRestocked: false, reason: '', revision: order.revision };
    accept(await owner.client.send(paymentsCalls.refund, { params: { id: order.id }, body: refund }));
    expect((await read(order.id)).events.find(({ kind }) => kind === 'emailed')).toMatchObject({
      data: { mail: 'refunded' },
      mailState: 'withheld',
    });
    const [mail] = await mailsTo(order.email);
    expect(mail).toMatchObject({ state: 'kept', fault: expect.stringContaining('demo order') });
    // Where the owner is now, and not where the order was made.
    expect(mail?.text).toContain(`${owner.origin}/checkout/order-status?`);
    const again = await owner.client.send(mailCalls.resend, { params: { id: mail?.id ?? '' } });
    expect(again).toMatchObject({ refusal: { code: 'mail-withheld' } });
    expect(await rowsOf("select kind from jobs where kind like 'mail%'")).toEqual([]);
    await rowsOf('delete from mail_outbox');
  });

  it('has the address of the program where no request gives one', async () => {
    expect(await rowsOf('select distinct public_origin from payments')).toEqual([
      { public_origin: 'http://localhost:4711' },
    ]);
  });
});

const tables = [
  'orders',
  'order_lines',
  'order_events',
  'payments',
  'refunds',
  'shipments',
  'downloads',
  'customers',
  'customer_addresses',
  'order_counters',
  'subscriptions',
  'subscription_periods',
  'webhook_endpoints',
  'webhook_deliveries',
  'automation_keys',
  'follow_ups',
];
const remove = async () => accept(await owner.client.send(ordersCalls.removeDemoOrders, {})).count;
const hasDemo = async () => accept(await owner.client.send(ordersCalls.readFilters, {})).hasDemoOrders;

it('come with gift cards that nobody can spend and that no figure counts', async () => {
  const { giftCards } = accept(await owner.client.send(giftCardsCalls.list, { query: {} }));
  expect(giftCards.length).toBeGreaterThan(3);
  expect(giftCards.every(({ isDemo, isTest }) => isDemo && !isTest)).toBe(true);
  expect(new Set(giftCards.map(({ status }) => status))).toEqual(new Set(['active', 'empty', 'disabled']));
  for (const { id, balanceCents } of giftCards) {
    const { entries } = accept(await owner.client.send(giftCardsCalls.read, { params: { id } }));
    expect(sum(entries.map(({ amountCents }) => amountCents))).toBe(balanceCents);
  }
  const figures = accept(await owner.client.send(giftCardsCalls.readFigures, {}));
  expect(figures).toEqual({ liability: [], demoCount: giftCards.length, testPayments: 'some' });
});

const listSubscriptions = async () =>
  accept(await owner.client.send(subscriptionsCalls.list, { query: {} })).subscriptions;
const readSubscription = async (id: string) =>
  accept(await owner.client.send(subscriptionsCalls.read, { params: { id } }));

describe('the subscriptions of the demo site', () => {
  it('are in several states, with periods and orders that agree', async () => {
    const subscriptions = await listSubscriptions();
    expect(new Set(subscriptions.map(({ status }) => status))).toEqual(
      new Set(['ACTIVE', 'PAUSED', 'PAST_DUE', 'CANCEL_AT_PERIOD_END', 'CANCELLED']),
    );
    for (const { id, isDemo, paidPeriods, status } of subscriptions) {
      expect(isDemo).toBe(true);
      const { periods, order } = await readSubscription(id);
      const paid = periods.filter(({ state }) => state === 'paid');
      expect(paid).toHaveLength(paidPeriods);
      expect(periods.at(-1)?.order).toEqual(order);
      expect(periods.some(({ state, failures }) => state === 'open' && failures === 1)).toBe(
        status === 'PAST_DUE',
      );
      for (const period of paid) {
        const renewed = details.find((each) => each.id === period.order?.id);
        expect(renewed).toMatchObject({
          placedOn: period.startsOn,
          totalCents: period.amountCents,
          subscriptions: [{ id, periodIndex: period.index }],
        });
      }
    }
  });

  it('change as real ones do, but are never due, charged or written about', async () => {
    const ids = (await listSubscriptions()).map(({ id, status }) => ({ id, status }));
    const idOf = (status: string) => ids.find((each) => each.status === status)?.id ?? '';
    const change = (call: 'pause' | 'resume' | 'retry', status: string) =>
      owner.client.send(subscriptionsCalls[call], { params: { id: idOf(status) } });
    expect(accept(await change('resume', 'PAUSED'))).toMatchObject({ status: 'ACTIVE' });
    expect(accept(await change('pause', 'ACTIVE'))).toMatchObject({ status: 'PAUSED' });
    const cancel = { params: { id: idOf('CANCEL_AT_PERIOD_END') }, body: { when: 'now' as const } };
    expect(accept(await owner.client.send(subscriptionsCalls.cancel, cancel))).toMatchObject({
      status: 'CANCELLED',
    });
    expect(await change('retry', 'PAST_DUE')).toMatchObject({ refusal: { code: 'subscription-state' } });
    expect(
      await rowsOf('select 1 from subscriptions where due_at is not null or notice_at is not null'),
    ).toEqual([]);
    expect(await countRows('mail_outbox')).toEqual({ mail_outbox: 0 });
  });
});

const listCarts = async () => accept(await owner.client.send(abandonedCartsCalls.list, { query: {} })).carts;

it('have abandoned carts beside them, of which none is ever written about', async () => {
  const carts = await listCarts();
  expect(carts.every(({ isDemo, dueOn }) => isDemo && dueOn === null)).toBe(true);
  expect(carts.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['waiting', 'emailed', 'recovered', 'unsubscribed', 'skipped']),
  );
  const recovered = carts.filter(({ state }) => state === 'recovered');
  expect(recovered.every(({ order }) => order !== null)).toBe(true);
});

const listGroups = async () =>
  accept(await owner.client.send(restockCalls.listGroups, { query: {} })).signUpGroups;

it('have people who wait for what is sold out, of whom none is ever written to', async () => {
  const groups = await listGroups();
  // Nobody reads an email to a sign-up of the sample: nothing is offered for sending.
  expect(groups.map(({ waitingCount, demoCount }) => [waitingCount, demoCount])).toEqual([
    [0, 2],
    [0, 2],
    [0, 3],
  ]);
  expect(groups.every(({ stock, isSold }) => stock === 0 && isSold)).toBe(true);
  const last = groups.at(-1);
  const query = { productId: last?.productId ?? '', variantId: last?.variantId ?? '' };
  const { signUps } = accept(await owner.client.send(restockCalls.listSignUps, { query }));
  expect(signUps.every(({ isDemo }) => isDemo)).toBe(true);
  expect(signUps.filter(({ state }) => state === 'notified')).toHaveLength(2);
});

it('have a mailing list with people in every state, of whom none is ever written to', async () => {
  const { lists } = accept(await owner.client.send(mailingListsCalls.listLists, {}));
  expect(lists).toMatchObject([{ name: 'Newsletter', subscribedCount: 6, pendingCount: 2, endedCount: 3 }]);
  const listIds = lists.map(({ id }) => id);
  expect(await countAudience(database, site.id, { listIds, now })).toBe(0);
  const { segments } = accept(await owner.client.send(mailingListsCalls.listSegments, {}));
  expect(segments.map(({ name }) => name)).toEqual(['Collectors']);
});

it('have follow-up emails and servers that get events, to which nothing is sent', async () => {
  const { followUps } = accept(await owner.client.send(followUpsCalls.list, {}));
  expect(followUps.filter(({ sentCount }) => sentCount > 0).map(({ kind }) => kind)).toEqual([
    'welcome',
    'thank-you',
  ]);
  const { endpoints } = accept(await owner.client.send(webhookCalls.list, {}));
  expect(endpoints).toMatchObject([{ url: 'https://accounts.halftone.example/sitewright', isActive: true }]);
  const { keys, hooks } = accept(await owner.client.send(automationCalls.read, {}));
  expect([keys.length, hooks.length]).toEqual([1, 2]);
  const before = await countRows('webhook_deliveries', 'jobs');
  await inTransaction(database, (transaction) =>
    enqueueEvent(transaction, site.id, { type: 'order.created', data: {}, now }),
  );
  expect(await countRows('webhook_deliveries', 'jobs')).toEqual(before);
});

it('are the owner’s once they are changed, and stay', async () => {
  const { endpoints } = accept(await owner.client.send(webhookCalls.list, {}));
  const params = { id: endpoints[0]?.id ?? '' };
  const body = { url: 'https://mine.example/events', events: ['order.created' as const], isActive: true };
  accept(await owner.client.send(webhookCalls.update, { params, body }));
  accept(
    await owner.client.send(followUpsCalls.save, {
      params: { kind: 'welcome' },
      body: { isEnabled: true, delay: 2 },
    }),
  );
  expect(await rowsOf('select is_demo from webhook_endpoints where not is_demo')).toHaveLength(1);
});

describe('removing them', () => {
  it('leaves real orders, their customers and their numbers', async () => {
    const email = orders[0]?.email ?? '';
    const real = await placeOrder(database, site.id, { content: { email }, now });
    expect(Number(real.number)).toBe(orders.length + 1);
    expect(await hasDemo()).toBe(true);
    expect(await remove()).toBe(orders.length);
    expect(await hasDemo()).toBe(false);
    expect(await rowsOf('select * from mailing_lists')).toEqual([]);
    const connected = ['webhook_endpoints', 'webhook_deliveries', 'automation_keys', 'follow_ups'];
    expect(Object.values((await countRows(...connected)) ?? {})).toEqual([1, 2, 0, 1]);
    expect(accept(await owner.client.send(giftCardsCalls.list, { query: {} })).giftCards).toEqual([]);
    expect(await rowsOf('select * from gift_card_entries')).toEqual([]);
    expect(await listCarts()).toEqual([]);
    expect(await listGroups()).toEqual([]);
    expect(await listSubscriptions()).toEqual([]);
    expect((await listAll()).map(({ id }) => id)).toEqual([real.orderId]);
    const left = accept(await owner.client.send(customersCalls.list, { query: {} })).customers;
    expect(left).toMatchObject([{ email, orderCount: 1 }]);
    const next = accept(await owner.client.send(ordersCalls.readNumbering, {}));
    expect(next.nextNumber).toBe(orders.length + 2);
    expect(await rowsOf('select * from stock_levels order by variant_id')).toEqual(stockBefore);
    expect(await remove()).toBe(0);
  });

  it('leaves no row where there is no real order, and the first one is number 1', async () => {
    for (const name of tables) await pool.query(`delete from ${name}`);
    await seedDemoOrders(seed);
    expect(await remove()).toBe(orders.length);
    expect(await countRows(...tables)).toEqual(Object.fromEntries(tables.map((name) => [name, 0])));
    expect(await placeOrder(database, site.id, { now })).toMatchObject({ number: '00001' });
  });
});
