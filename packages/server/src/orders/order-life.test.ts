import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accept, openCheckoutShop } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

beforeEach(() => shop.passMinute());

const buy = async (email: string) => {
  const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2', quantity: 2 }], email);
  const { url } = accept(await shop.pay(browser));
  const parameters = url.split('?')[1] ?? '';
  const params = { id: String(new URLSearchParams(parameters).get('order')) };
  const { client } = shop.owner;
  const read = async () => accept(await client.send(ordersCalls.read, { params }));
  const refund = async (amountCents: number) => {
    const { revision } = await read();
    const body = { revision, lines: [], amountCents, isRestocked: false, reason: '' };
    accept(await client.send(paymentsCalls.refund, { params, body }));
  };
  const subjects = async () =>
    (
      await shop.rows(`select subject from mail_outbox where website_id = $1 and to_address = '${email}'
      order by id`)
    ).map(({ subject }) => String(subject));
  const states = async () => {
    const { text } = await browser.open(`/checkout/order-status?${parameters}`);
    return [...text.matchAll(/class="order-state[^"]*"[^>]*>([^<]+)/g)].map(([, state]) => state);
  };
  return { params, read, refund, subjects, states };
};

it('[CHK-04] an order is pending, fulfilled, cancelled or refunded in part and as a whole; its page, emails and CSV file tell', async () => {
  const { client } = shop.owner;
  const sent = await buy('sent@example.com');
  const before = await sent.read();
  expect(before).toMatchObject({ fulfilmentState: 'pending', paymentState: 'paid' });
  expect(await sent.subjects()).toHaveLength(1);
  const tracking = { carrier: 'dhl', carrierName: '', trackingNumber: 'JD014', trackingUrl: '' } as const;
  const lines = [{ lineId: before.lines[0]?.id ?? '', quantity: 2 }];
  const body = { ...tracking, revision: before.revision, lines, isNotified: true };
  accept(await client.send(ordersCalls.fulfil, { params: sent.params, body }));
  expect(await sent.read()).toMatchObject({ fulfilmentState: 'fulfilled' });
  expect(await sent.subjects()).toHaveLength(2);
  await sent.refund(2500);
  expect(await sent.read()).toMatchObject({ paymentState: 'part-refunded', refundedCents: 2500 });
  expect(await sent.states()).toContain('Partly refunded');
  await sent.refund(before.totalCents - 2500);
  expect(await sent.read()).toMatchObject({ paymentState: 'refunded' });
  expect(await sent.states()).toContain('Refunded');
  const cancelled = await buy('cancelled@example.com');
  const { revision } = await cancelled.read();
  const cancel = { revision, isRestocked: true };
  accept(await client.send(ordersCalls.cancel, { params: cancelled.params, body: cancel }));
  expect(await cancelled.read()).toMatchObject({ fulfilmentState: 'cancelled' });
  expect(await cancelled.states()).toContain('Cancelled');
  const { text } = await shop.owner.open('/api/orders.csv');
  for (const email of ['sent@example.com', 'cancelled@example.com']) expect(text).toContain(email);
});
