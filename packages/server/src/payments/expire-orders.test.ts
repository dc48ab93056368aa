import { invoicesCalls } from '@sitewright/api/invoices';
import { ordersCalls } from '@sitewright/api/orders';
import { storeCalls } from '@sitewright/api/store';
import { defaultPaymentSettings } from '@sitewright/domain/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, openCheckoutShop } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

const DAY_MS = 86_400_000;
const transfer = { id: 'transfer', name: 'Transfer', instructions: 'IBAN', isEnabled: true };

beforeAll(async () => {
  shop = await openCheckoutShop();
  const { shipping } = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  await shop.setStore({
    shipping,
    payments: { ...defaultPaymentSettings, manualMethods: [transfer], awaitingDays: 3 },
  });
});

beforeEach(() => shop.passMinute());

const order = async (email: string): Promise<string> => {
  const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A3', quantity: 2 }], email);
  const { url } = accept(await shop.pay(browser, { methodId: 'manual-transfer', outcome: undefined }));
  return String(new URLSearchParams(url.split('?')[1]).get('order'));
};

/** The owner's session may end while the clock moves. */
const states = (id: string) =>
  shop.rows(`select payment_state, fulfilment_state, expires_at from orders
    where website_id = $1 and order_id = '${id}'`);

const level = async (): Promise<unknown> => {
  const rows = await shop.rows(`select s.quantity from stock_levels s join product_variants v
    on v.website_id = s.website_id and v.variant_id = s.variant_id
    where s.website_id = $1 and v.sku = 'LS-A3'`);
  return rows[0]?.['quantity'];
};

const mailsTo = async (email: string): Promise<unknown[]> =>
  (
    await shop.rows(`select subject from mail_outbox where website_id = $1 and to_address = '${email}'
      order by id`)
  ).map(({ subject }) => subject);

const passDays = (days: number): void => {
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + days * DAY_MS);
};

it('is never invoiced once it is cancelled for want of a payment', async () => {
  const id = await order('uninvoiced@example.com');
  passDays(4);
  await shop.expireOrders();
  const owner = await shop.app.signIn(shop.site);
  expect(await owner.client.send(invoicesCalls.issue, { params: { id } })).toMatchObject({
    refusal: { code: 'invoice-not-paid' },
  });
});

describe('an order that waits for its payment', () => {
  it('is cancelled once its days are over: stock is back, the payment ended, the customer told', async () => {
    const before = await level();
    const id = await order('late@example.com');
    const paid = await order('paid@example.com');
    const { revision } = accept(await shop.owner.client.send(ordersCalls.read, { params: { id: paid } }));
    accept(await shop.owner.client.send(ordersCalls.markPaid, { params: { id: paid }, body: { revision } }));
    const waiting = Number(before) - 4;
    expect(await level()).toBe(waiting);

    passDays(2);
    await shop.expireOrders();
    expect(await states(id)).toMatchObject([{ payment_state: 'awaiting', fulfilment_state: 'pending' }]);
    expect(await level()).toBe(waiting);

    passDays(2);
    await shop.expireOrders();
    await shop.expireOrders();
    expect(await states(id)).toMatchObject([
      { payment_state: 'expired', fulfilment_state: 'cancelled', expires_at: null },
    ]);
    expect(await states(paid)).toMatchObject([{ payment_state: 'paid', fulfilment_state: 'pending' }]);
    expect(await level()).toBe(waiting + 2);
    expect(
      await shop.rows(`select state from payments where website_id = $1 and order_id = '${id}'`),
    ).toEqual([{ state: 'cancelled' }]);
    const events = await shop.rows(`select kind, made_by, data from order_events
      where website_id = $1 and order_id = '${id}' and kind = 'cancelled'`);
    expect(events).toEqual([
      { kind: 'cancelled', made_by: '', data: { isRestocked: true, isExpired: true } },
    ]);
    const mails = await mailsTo('late@example.com');
    expect(mails.filter((subject) => String(subject).includes('cancelled'))).toHaveLength(1);
    expect((await mailsTo('paid@example.com')).some((subject) => String(subject).includes('cancelled'))).toBe(
      false,
    );
  });
  it('ends in time too where nobody has begun to pay', async () => {
    const before = await level();
    const id = await order('invoice@example.com');
    await shop.rows(`delete from payments where website_id = $1 and order_id = '${id}'`);
    passDays(4);
    await shop.expireOrders();
    expect(await states(id)).toMatchObject([{ payment_state: 'expired', fulfilment_state: 'cancelled' }]);
    expect(await level()).toBe(before);
    expect(await mailsTo('invoice@example.com')).toHaveLength(2);
  });
});
