import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, openCheckoutShop, publishProduct, variant } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

const buy = async (entries: readonly object[], email: string) => {
  const browser = await shop.ready(entries, email);
  const { url } = accept(await shop.pay(browser));
  return String(new URLSearchParams(url.split('?')[1]).get('order'));
};

const read = async (id: string) => accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

const refund = async (id: string, body: object) => {
  const { revision } = await read(id);
  return shop.owner.client.send(paymentsCalls.refund, {
    params: { id },
    body: { lines: [], amountCents: 0, isRestocked: false, reason: '', revision, ...body },
  });
};

const refundedAtGateway = async (): Promise<number> =>
  (await shop.charges()).reduce((sum, charge) => sum + Number(charge['refunded_cents']), 0);

const levelOf = async (sku: string): Promise<number> => {
  const { rows } = await shop.pool.query(
    `select s.quantity from stock_levels s join product_variants v
       on v.website_id = s.website_id and v.variant_id = s.variant_id
     where s.website_id = $1 and v.sku = $2`,
    [shop.site.id, sku],
  );
  return rows[0].quantity;
};

describe('a refund', () => {
  it('of one piece of a line gives back its share and puts it into stock', async () => {
    const id = await buy([{ itemId: shop.print.id, sku: 'LS-A3', quantity: 3 }], 'piece@example.com');
    const { lines } = await read(id);
    const before = [await refundedAtGateway(), await levelOf('LS-A3')] as const;
    const body = { lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }], isRestocked: true };
    expect(accept(await refund(id, body))).toEqual({ amountCents: 4500, state: 'succeeded', failure: '' });
    expect([await refundedAtGateway(), await levelOf('LS-A3')]).toEqual([before[0] + 4500, before[1] + 1]);
    expect(await read(id)).toMatchObject({ paymentState: 'part-refunded', refundedCents: 4500 });
    const mails = await shop.rows(
      `select subject from mail_outbox where website_id = $1 and to_address = 'piece@example.com' order by id`,
    );
    expect(mails.map(({ subject }) => String(subject).split(' ').at(-1))).toEqual(['confirmed', 'refunded']);
  });

  it('of everything takes the rest; more than was paid is refused', async () => {
    const id = await buy([{}], 'rest@example.com');
    expect(await refund(id, { amountCents: 651 })).toMatchObject({ refusal: { code: 'refund-impossible' } });
    expect(await refund(id, {})).toMatchObject({ refusal: { code: 'refund-nothing' } });
    accept(await refund(id, { amountCents: 100 }));
    expect(await refund(id, { amountCents: 551 })).toMatchObject({ refusal: { code: 'refund-impossible' } });
    accept(await refund(id, { amountCents: 550 }));
    expect(await read(id)).toMatchObject({ paymentState: 'refunded', refundedCents: 650 });
  });

  it('asked for by five people at once is made once', async () => {
    const id = await buy([{}], 'five@example.com');
    const before = await refundedAtGateway();
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => refund(id, { amountCents: 600 })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await refundedAtGateway()).toBe(before + 600);
  });

  it('is made when the order is cancelled, by the reconciliation at the latest', async () => {
    const id = await buy([{}], 'cancel@example.com');
    const before = await refundedAtGateway();
    const { revision } = await read(id);
    accept(
      await shop.owner.client.send(ordersCalls.cancel, {
        params: { id },
        body: { revision, isRestocked: true },
      }),
    );
    shop.passMinute();
    await shop.reconcile();
    await shop.reconcile();
    expect(await refundedAtGateway()).toBe(before + 650);
  });

  it('of what the owner took out of stock meanwhile is made with the order', async () => {
    const rare = await publishProduct(shop.owner, shop.shop, {
      title: 'Rare',
      product: { variants: [variant({ sku: 'RARE', price: 1000 })] },
      stock: [2],
    });
    const browser = await shop.ready([{ itemId: rare.id, quantity: 2 }], 'rare@example.com');
    const { url } = accept(await shop.pay(browser, { outcome: 'authentication' }));
    await shop.pool.query(
      `with moved as (update stock_levels set quantity = 1 where website_id = $1 and item_id = $2 returning *)
       insert into stock_moves (website_id, move_id, variant_id, change, quantity_after, reason, made_by, created_at)
       select website_id, 'ffffffffffffffffffffffff', variant_id, -1, 1, 'set', 'Owner', now() from moved`,
      [shop.site.id, rare.id],
    );
    await shop.post(browser, url, { answer: 'approve' });
    const order = (await shop.orders()).find(({ email }) => email === 'rare@example.com');
    expect(order).toMatchObject({
      payment_state: 'part-refunded',
      refunded_cents: '1000',
      total_cents: '2500',
    });
    expect(await levelOf('RARE')).toBe(0);
  });
});

describe('stock that was taken', () => {
  it('comes back with a refund, a cancellation or the deletion of test orders, and no backordered piece with it', async () => {
    const made = await publishProduct(shop.owner, shop.shop, {
      title: 'Made to order',
      product: { variants: [variant({ sku: 'MADE', price: 1000, allowBackorder: true })] },
      stock: [2],
    });
    const id = await buy([{ itemId: made.id, quantity: 5 }], 'made@example.com');
    expect(await levelOf('MADE')).toBe(0);
    const lineId = (await read(id)).lines[0]?.id ?? '';
    accept(await refund(id, { lines: [{ lineId, quantity: 2 }], isRestocked: true }));
    expect(await levelOf('MADE')).toBe(0);
    accept(await refund(id, { lines: [{ lineId, quantity: 2 }], isRestocked: true }));
    expect(await levelOf('MADE')).toBe(1);
    const { revision } = await read(id);
    const cancelling = { params: { id }, body: { revision, isRestocked: true } };
    accept(await shop.owner.client.send(ordersCalls.cancel, cancelling));
    expect(await levelOf('MADE')).toBe(2);

    const second = await buy([{ itemId: made.id, quantity: 3 }], 'made@example.com');
    const removal = { body: { ids: [id, second] } };
    expect(accept(await shop.owner.client.send(ordersCalls.removeTestOrders, removal))).toEqual({ count: 2 });
    expect(await levelOf('MADE')).toBe(2);
    const ledger = await shop.rows(
      `select sum(m.change)::int as sum from stock_moves m join product_variants v
         on v.website_id = m.website_id and v.variant_id = m.variant_id where m.website_id = $1 and v.sku = 'MADE'`,
    );
    expect(ledger).toEqual([{ sum: 2 }]);
  });
});

describe('emails of an order', () => {
  it('go to the customer and to the owner, once each', async () => {
    await buy([{}], 'mail@example.com');
    const { rows } = await shop.pool.query(
      `select to_address, subject from mail_outbox where website_id = $1
         and (to_address = 'mail@example.com' or subject like 'New test order%') order by id desc limit 2`,
      [shop.site.id],
    );
    expect(rows.map(({ to_address: to }) => to).toSorted()).toEqual([
      'mail@example.com',
      'owner@example.com',
    ]);
  });
});
