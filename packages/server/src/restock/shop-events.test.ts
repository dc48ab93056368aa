import { customersCalls } from '@sitewright/api/customers';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { webhookCalls } from '@sitewright/api/webhooks';
import type { WebhookEventType } from '@sitewright/domain/webhooks';
import { beforeEach, expect, it } from 'vitest';
import { accept, publishProduct, variant } from '../testing/index.ts';
import { openWaitingShop } from './testing/open-waiting-shop.ts';

const shop = await openWaitingShop();
const { client } = shop.owner;

const listen = async (...events: WebhookEventType[]): Promise<void> => {
  accept(await client.send(webhookCalls.create, { body: { url: 'https://hooks.example/in', events } }));
};

interface Sent {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

const sent = async (): Promise<Sent[]> =>
  (await shop.rows('select body from webhook_deliveries where website_id = $1 order by delivery_id')).map(
    ({ body }) => JSON.parse(String(body)) as Sent,
  );

const types = async (): Promise<string[]> => (await sent()).map(({ type }) => type);

const buy = async (entry: object, email: string): Promise<string> => {
  const { url } = accept(await shop.pay(await shop.ready([entry], email)));
  return new URLSearchParams(url.split('?')[1]).get('order') ?? '';
};

const read = async (id: string) => accept(await client.send(ordersCalls.read, { params: { id } }));

const publishCounted = async (sku: string, stock: number) => {
  const { id, variants } = await publishProduct(shop.owner, shop.shop, {
    title: `Counted ${sku}`,
    product: { variants: [variant({ sku, price: 1000 })] },
    stock: [stock],
  });
  return { productId: id, variantId: variants[0]?.id ?? '' };
};

beforeEach(async () => {
  await shop.pool.query('delete from webhook_deliveries');
  await shop.pool.query('delete from webhook_endpoints');
  await shop.pool.query(`delete from jobs where kind = 'webhooks.deliver'`);
});

it('an order tells of itself, its fulfilment and its refund, in the transactions of these', async () => {
  await listen('order.created', 'order.fulfilled', 'order.refunded');
  const id = await buy({ itemId: shop.print.id, sku: 'LS-A3', quantity: 2 }, 'Ada@Example.com');
  const { lines, revision } = await read(id);
  const lineId = lines[0]?.id ?? '';
  const tracking = { carrier: 'dhl', carrierName: '', trackingNumber: '42', trackingUrl: '' };
  const shipment = { revision, lines: [{ lineId, quantity: 1 }], ...tracking, isNotified: false };
  accept(await client.send(ordersCalls.fulfil, { params: { id }, body: shipment }));
  const refund = {
    revision: (await read(id)).revision,
    lines: [],
    amountCents: 150,
    isRestocked: false,
    reason: 'late',
  };
  accept(await client.send(paymentsCalls.refund, { params: { id }, body: refund }));
  const events = await sent();
  expect(events.map(({ type }) => type)).toEqual(['order.created', 'order.fulfilled', 'order.refunded']);
  expect(events[0]?.data).toMatchObject({
    orderId: id,
    isPaid: true,
    customerEmail: 'Ada@Example.com',
    items: [{ sku: 'LS-A3', quantity: 2 }],
  });
  expect(events[1]?.data).toMatchObject({
    orderId: id,
    isPart: true,
    shipment: { trackingNumber: '42', items: [{ lineId, quantity: 1 }] },
  });
  expect(events[2]?.data).toMatchObject({ orderId: id, refund: { amount: { cents: 150 }, reason: 'late' } });
  // The address of the order's page opens it: whoever has its token reads the order.
  expect(JSON.stringify(events)).not.toMatch(/token|secret/i);
});

it('stock that falls low, goes and returns is told, and the notices that follow', async () => {
  const lamp = await publishCounted('LAMP', 7);
  await listen('stock.low', 'stock.returned', 'restock.notified');
  await buy({ itemId: lamp.productId, sku: 'LAMP', quantity: 1 }, 'bo@example.com');
  expect(await types()).toEqual([]);
  await buy({ itemId: lamp.productId, sku: 'LAMP', quantity: 1 }, 'bo@example.com');
  expect((await sent())[0]).toMatchObject({ type: 'stock.low', data: { sku: 'LAMP', quantity: 5 } });
  await shop.setStock(lamp, 0);
  accept(await shop.signUp(lamp, 'cy@example.com'));
  await shop.setStock(lamp, 4);
  await shop.sendDue();
  const events = await sent();
  expect(events.map(({ type }) => type)).toEqual(['stock.low', 'stock.returned', 'restock.notified']);
  expect(events[1]?.data).toMatchObject({ variantId: lamp.variantId, quantity: 4 });
  expect(events[2]?.data).toMatchObject({ variantId: lamp.variantId, count: 1 });
});

it('what is sold out and can be bought without stock again is told once', async () => {
  const stool = await publishCounted('STOOL', 0);
  await listen('stock.returned');
  await shop.allowBackorder(stool);
  expect(await sent()).toMatchObject([
    { type: 'stock.returned', data: { variantId: stool.variantId, sku: 'STOOL', quantity: null } },
  ]);
  await shop.allowBackorder(stool);
  expect(await types()).toEqual(['stock.returned']);
});

it('what is stored of an event is erased with the person, and nothing else', async () => {
  await listen('order.created');
  await buy({}, 'erased@example.com');
  await buy({}, 'kept@example.com');
  const [customer] = await shop.rows(
    `select customer_id as id from customers where website_id = $1 and email_key = 'erased@example.com'`,
  );
  accept(await client.send(customersCalls.erase, { params: { id: String(customer?.['id']) } }));
  expect((await sent()).map(({ data }) => data['customerEmail'])).toEqual(['kept@example.com']);
});

it('where nobody listens, an order and its stock write nothing for it', async () => {
  await buy({ itemId: shop.print.id, sku: 'LS-A3', quantity: 1 }, 'nobody@example.com');
  expect(await sent()).toEqual([]);
  expect(await shop.rows(`select 1 from jobs where website_id = $1 and kind = 'webhooks.deliver'`)).toEqual(
    [],
  );
});
