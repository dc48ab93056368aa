import { orderEditsCalls } from '@sitewright/api/order-edits';
import { ordersCalls } from '@sitewright/api/orders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, holdRows } from '../testing/index.ts';
import { customItem, openEditShop } from './testing/open-edit-shop.ts';

let shop: Awaited<ReturnType<typeof openEditShop>>;

beforeAll(async () => {
  shop = await openEditShop();
});
beforeEach(() => shop.passMinute());

describe('the balance of an edited order', () => {
  it('is paid by its link: of five payments at once one is charged', async () => {
    const buyer = await shop.ready([{}], 'balance@example.com');
    const { url } = accept(await shop.pay(buyer));
    const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
    accept(await shop.apply(id, { added: [customItem({ title: 'Pollen' })] }));
    expect((await buyer.open(url)).text).toContain('Balance due');
    const path = await shop.createLink(id);
    const browser = await shop.visitor();
    const page = await browser.open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Balance of order #');
    const charged = (await shop.charges()).length;
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => shop.payLink(browser, path, { totalCents: '2000' })),
    );
    expect(answers.some(({ headers }) => String(headers['location']).includes(id))).toBe(true);
    expect(await shop.readOrder(id)).toMatchObject({ balanceCents: 0, paymentState: 'paid' });
    const charges = await shop.chargesOf(id);
    expect(
      charges.map((charge) => [charge['amount_cents'], charge['charges'], charge['refunded_cents']]),
    ).toEqual([
      ['650', 1, '0'],
      ['2000', 1, '0'],
    ]);
    const paid = (await shop.charges()).slice(charged).filter((charge) => charge['state'] === 'succeeded');
    expect(paid.length).toBeLessThanOrEqual(1);
    expect((await shop.readOrder(id)).events.map(({ kind }) => kind)).toContain('balance-paid');
    const again = await (await shop.visitor()).open(path);
    expect(again.headers['location']).toContain('order-status');
    expect((await shop.orders()).filter((order) => order['email'] === 'balance@example.com')).toHaveLength(1);
  });

  it('is sent by email, revoked, and no longer asked for after another edit', async () => {
    const id = await shop.buy([{}], 'mail@example.com');
    accept(await shop.apply(id, { added: [customItem()] }));
    const { revision } = await shop.readOrder(id);
    const { link } = accept(
      await shop.client.send(orderEditsCalls.sendLink, {
        params: { id },
        body: { revision, days: 3, message: 'As agreed.' },
      }),
    );
    expect(link).toMatchObject({ isExpired: false, sentOn: expect.any(String) });
    const mails = await shop.rows(
      `select subject, text from mail_outbox where website_id = $1 and to_address = 'mail@example.com' order by id desc`,
    );
    expect(mails[0]?.['subject']).toContain('changed');
    expect(mails[0]?.['text']).toContain('As agreed.');
    const path = new URL(link?.url ?? '').pathname;
    accept(await shop.apply(id, { added: [customItem({ unitCents: 100 })] }));
    expect((await (await shop.visitor()).open(path)).status).toBe(404);
    const late = await shop.payLink(await shop.visitor(), path, { totalCents: '2000' });
    expect(late.headers['location']).toContain('/checkout/pay/');
    expect(await shop.readOrder(id)).toMatchObject({ balanceCents: 2100 });
    const second = await shop.createLink(id);
    accept(
      await shop.client.send(orderEditsCalls.revokeLink, {
        params: { id },
        body: { revision: (await shop.readOrder(id)).revision },
      }),
    );
    expect((await (await shop.visitor()).open(second)).status).toBe(404);
  });

  it('that is being paid is not edited; paid after the order was cancelled it goes back', async () => {
    const id = await shop.buy([{}], 'both@example.com');
    accept(await shop.apply(id, { added: [customItem()] }));
    const path = await shop.createLink(id);
    const browser = await shop.visitor();
    const started = await shop.payLink(browser, path, { totalCents: '2000', outcome: 'authentication' });
    expect(await shop.apply(id, { added: [customItem({ unitCents: 100 })] })).toMatchObject({
      refusal: { code: 'order-edit-being-paid' },
    });
    accept(
      await shop.client.send(ordersCalls.cancel, {
        params: { id },
        body: { revision: (await shop.readOrder(id)).revision, isRestocked: true },
      }),
    );
    await shop.post(browser, String(started.headers['location']), { answer: 'approve' });
    shop.passMinute();
    await shop.reconcile();
    await shop.reconcile();
    const books = (await shop.charges()).findLast((charge) => charge['amount_cents'] === '2000');
    expect(books).toMatchObject({ state: 'succeeded', refunded_cents: '2000' });
    const { events, refundedCents } = await shop.readOrder(id);
    expect(refundedCents).toBe(650);
    expect(events.find(({ kind }) => kind === 'balance-returned')?.data).toMatchObject({ amountCents: 2000 });
    const mails = await shop.rows(
      `select subject, text from mail_outbox where website_id = $1 and to_address = 'both@example.com' order by id`,
    );
    expect(mails.at(-1)?.['subject']).toMatch(/: Payment for order #\S+ returned$/);
    expect(mails.at(-1)?.['text']).toContain('You get $20.00 back.');
  });

  it('that ends while the order is cancelled is waited for before the order is locked', async () => {
    const id = await shop.buy([{}], 'locks@example.com');
    accept(await shop.apply(id, { added: [customItem()] }));
    const path = await shop.createLink(id);
    const begun = { totalCents: '2000', outcome: 'authentication' };
    await shop.payLink(await shop.visitor(), path, begun);
    const { revision } = await shop.readOrder(id);
    const balance = {
      databaseUrl: shop.databaseUrl,
      statement: 'select 1 from payments where pays_order_id = $1 for update',
      values: [id],
    };
    const release = await holdRows(balance);
    const body = { revision, isRestocked: true };
    const cancelled = shop.client.send(ordersCalls.cancel, { params: { id }, body });
    const waiting = async () =>
      (
        await shop.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
    // A payment that ends locks the order last: it must not be held by who waits for the payment.
    const free = await shop.pool.query('select 1 from orders where order_id = $1 for update nowait', [id]);
    expect(free.rowCount).toBe(1);
    await release();
    expect(await cancelled).toMatchObject({ ok: true });
  });

  it('is marked as paid by the owner', async () => {
    const id = await shop.buy([{}], 'cash@example.com');
    accept(await shop.apply(id, { added: [customItem()] }));
    const marked = accept(
      await shop.client.send(ordersCalls.markPaid, {
        params: { id },
        body: { revision: (await shop.readOrder(id)).revision },
      }),
    );
    expect(marked).toMatchObject({ balanceCents: 0, paymentState: 'paid' });
    expect(marked.payments.map(({ gateway, amountCents }) => [gateway, amountCents])).toEqual([
      ['test', 650],
      ['manual', 2000],
    ]);
  });
});

describe('refunds of an edited order', () => {
  it('give the credit back first, and never more than was captured', async () => {
    const id = await shop.buy([{ itemId: shop.pollen.id, quantity: 2 }], 'credit@example.com');
    accept(await shop.apply(id, { quantities: await shop.firstLine(id, 1) }));
    expect(accept(await shop.refund(id, { amountCents: 1000 }))).toMatchObject({ state: 'succeeded' });
    expect(await shop.readOrder(id)).toMatchObject({
      balanceCents: 0,
      refundedCents: 0,
      paymentState: 'paid',
    });
    expect(await shop.refund(id, { amountCents: 1501 })).toMatchObject({
      refusal: { code: 'refund-impossible' },
    });
    accept(await shop.refund(id, { amountCents: 1500 }));
    expect(await shop.readOrder(id)).toMatchObject({ refundedCents: 1500, paymentState: 'refunded' });
    const [charge] = await shop.chargesOf(id);
    expect(charge).toMatchObject({ amount_cents: '2500', refunded_cents: '2500' });
  });

  it('take from both payments where one is not enough', async () => {
    const id = await shop.buy([{}], 'two@example.com');
    accept(await shop.apply(id, { added: [customItem()] }));
    await shop.payLink(await shop.visitor(), await shop.createLink(id), { totalCents: '2000' });
    expect(await shop.refund(id, { amountCents: 2651 })).toMatchObject({
      refusal: { code: 'refund-impossible' },
    });
    expect(accept(await shop.refund(id, { amountCents: 2300 }))).toMatchObject({
      amountCents: 2300,
      state: 'succeeded',
    });
    const refunded = (await shop.chargesOf(id)).map((charge) => Number(charge['refunded_cents']));
    expect(refunded.toSorted((a, b) => a - b)).toEqual([650, 1650]);
    const { revision } = await shop.readOrder(id);
    accept(
      await shop.client.send(ordersCalls.cancel, { params: { id }, body: { revision, isRestocked: true } }),
    );
    shop.passMinute();
    await shop.reconcile();
    const all = (await shop.chargesOf(id)).map((charge) => [
      charge['amount_cents'],
      charge['refunded_cents'],
    ]);
    expect(all).toEqual([
      ['650', '650'],
      ['2000', '2000'],
    ]);
  });

  it('with an unpaid balance give back what was paid alone', async () => {
    const id = await shop.buy([{}], 'part@example.com');
    accept(await shop.apply(id, { added: [customItem()] }));
    expect(await shop.refund(id, { amountCents: 651 })).toMatchObject({
      refusal: { code: 'refund-impossible' },
    });
    accept(await shop.refund(id, { amountCents: 650 }));
    expect(await shop.readOrder(id)).toMatchObject({ paymentState: 'refunded', refundedCents: 650 });
  });
});
