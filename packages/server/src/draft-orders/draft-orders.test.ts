import type { CallInput } from '@sitewright/api/call';
import { customersCalls } from '@sitewright/api/customers';
import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import { ordersCalls } from '@sitewright/api/orders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../testing/index.ts';

type Saved = CallInput<typeof draftOrdersCalls.save>['body'];
type Content = Saved['content'];

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});
beforeEach(() => shop.passMinute());

const owner = () => shop.owner.client;
const read = async (id: string) => accept(await owner().send(draftOrdersCalls.read, { params: { id } }));

const find = async (search: string) => {
  const [found] = accept(await owner().send(draftOrdersCalls.findVariants, { query: { search } })).variants;
  if (!found) throw new Error(`${search} is not sold.`);
  return found;
};

const lineOf = async (sku: string, fields: object = {}): Promise<Content['lines'][number]> => {
  const { itemId, variantId, title, priceCents } = await find(sku);
  const line = { id: newId(), itemId, variantId, title, quantity: 1, unitCents: priceCents };
  return { ...line, isTaxable: true, needsShipping: true, ...fields };
};

const customLine = (fields: object = {}): Content['lines'][number] => ({
  id: newId(),
  itemId: null,
  variantId: null,
  title: 'Framing',
  quantity: 1,
  unitCents: 2000,
  isTaxable: true,
  needsShipping: false,
  ...fields,
});

const save = async (id: string, changes: { content?: Partial<Content>; details?: object } = {}) => {
  const { revision, content, details } = await read(id);
  return owner().send(draftOrdersCalls.save, {
    params: { id },
    body: {
      revision,
      content: { ...content, ...changes.content },
      details: { ...details, ...changes.details },
    },
  });
};

const create = async (changes: { content?: Partial<Content>; details?: object } = {}) => {
  const { id } = accept(await owner().send(draftOrdersCalls.create, { body: {} }));
  return accept(await save(id, changes));
};

const whole = { email: 'ines@example.com', shippingAddress: sampleAddress };

const linkOf = async (id: string, days = 7): Promise<string> => {
  const { revision } = await read(id);
  const { link } = accept(
    await owner().send(draftOrdersCalls.createLink, { params: { id }, body: { revision, days } }),
  );
  return new URL(link?.url ?? '').pathname;
};

const tokenIn = (path: string): string => path.split('/').at(-1) ?? '';

const pay = (browser: TestBrowser, path: string, fields: Record<string, string>) =>
  shop.post(browser, `/-/checkout/pay?link=${tokenIn(path)}`, {
    idempotencyKey: newKey(),
    methodId: 'test',
    outcome: 'success',
    currency: 'USD',
    isBillingSame: 'true',
    ...fields,
  });

const ordersOf = async (email: string) => (await shop.orders()).filter((order) => order['email'] === email);
const totalOf = async (id: string): Promise<string> => String((await read(id)).totals.totalCents);

describe('a draft order', () => {
  it('is totalled by its own prices, discount and delivery', async () => {
    const draft = await create({
      content: {
        lines: [await lineOf('LS-A3', { quantity: 2, unitCents: 4000 }), customLine()],
        discount: { kind: 'percent', percent: '10', reason: 'Wholesale' },
        delivery: { kind: 'custom', name: 'Courier', priceCents: 900 },
        tags: ['wholesale', 'Wholesale '],
      },
      details: whole,
    });
    expect(draft.totals).toMatchObject({
      subtotalCents: 10_000,
      discountCents: 1000,
      shippingCents: 900,
      totalCents: 9900,
      shippingName: 'Courier',
    });
    expect(draft.lines).toMatchObject([
      { title: 'Late Sun', optionText: 'A3', sku: 'LS-A3' },
      { title: 'Framing', isAvailable: true },
    ]);
    expect(draft.content.tags).toEqual(['wholesale']);
  });

  it('is not overwritten by a second tab', async () => {
    const { id, revision, content, details } = await create();
    accept(await save(id, { content: { lines: [customLine()] } }));
    const late = await owner().send(draftOrdersCalls.save, {
      params: { id },
      body: { revision, content, details },
    });
    expect(late).toMatchObject({ refusal: { code: 'conflict' } });
    expect((await read(id)).lines).toHaveLength(1);
  });

  it('has each variant once', async () => {
    const { id } = await create();
    const lines = [await lineOf('PC'), await lineOf('PC')];
    expect(await save(id, { content: { lines } })).toMatchObject({
      refusal: { code: 'draft-lines-invalid' },
    });
  });

  it('is duplicated, listed, searched and deleted', async () => {
    const { id } = await create({
      content: { lines: [customLine({ title: 'Restoration' })] },
      details: { email: 'dup@example.com' },
    });
    const copy = accept(await owner().send(draftOrdersCalls.duplicate, { params: { id } }));
    const list = async () =>
      accept(await owner().send(draftOrdersCalls.list, { query: { search: 'restoration' } })).drafts;
    expect(await list()).toMatchObject([
      { id: copy.id, email: 'dup@example.com', firstTitle: 'Restoration', itemCount: 1, state: 'open' },
      { id },
    ]);
    expect((await read(copy.id)).content.lines[0]?.id).not.toBe((await read(id)).content.lines[0]?.id);
    accept(await owner().send(draftOrdersCalls.remove, { params: { id } }));
    expect((await list()).map((draft) => draft.id)).toEqual([copy.id]);
    expect(await owner().send(draftOrdersCalls.read, { params: { id } })).toMatchObject({
      refusal: { status: 404 },
    });
  });

  it('marked as paid becomes an order with its tags, and can be refunded', async () => {
    const { id, revision, totals } = await create({
      content: { lines: [await lineOf('PC', { quantity: 3 })], tags: ['phone'] },
      details: { ...whole, email: 'phone@example.com' },
    });
    const body = { revision, totalCents: totals.totalCents };
    const { orderId } = accept(await owner().send(draftOrdersCalls.markPaid, { params: { id }, body }));
    const order = accept(await owner().send(ordersCalls.read, { params: { id: orderId } }));
    expect(order).toMatchObject({ paymentState: 'paid', totalCents: 950, tags: ['phone'], isTest: false });
    expect(order.payments).toMatchObject([{ gateway: 'manual', state: 'succeeded', amountCents: 950 }]);
    expect(order.actions).toContain('refund');
    expect(await read(id)).toMatchObject({ state: 'completed', orderId });
    expect(await save(id)).toMatchObject({ refusal: { code: 'draft-completed' } });
    expect(await owner().send(draftOrdersCalls.markPaid, { params: { id }, body })).toMatchObject({
      refusal: { code: 'draft-completed' },
    });
  });

  it('whose marking as paid is interrupted stays a draft, and becomes no unpaid order', async () => {
    const { id, revision, totals } = await create({
      content: { lines: [await lineOf('PC')] },
      details: { ...whole, email: 'interrupted@example.com' },
    });
    const mark = () =>
      owner().send(draftOrdersCalls.markPaid, {
        params: { id },
        body: { revision, totalCents: totals.totalCents },
      });
    // Stands for a program that stops before the order is stored.
    await shop.pool.query(
      `alter table orders add constraint interrupted check (email <> 'interrupted@example.com') not valid`,
    );
    expect(await mark()).toMatchObject({ refusal: { status: 500 } });
    await shop.pool.query('alter table orders drop constraint interrupted');
    shop.passMinute();
    shop.passMinute();
    await shop.reconcile();
    expect((await shop.orders()).filter(({ email }) => email === 'interrupted@example.com')).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'open' });
    const { orderId } = accept(await mark());
    expect(await read(id)).toMatchObject({ state: 'completed', orderId });
  });

  it('forgets a customer who is erased', async () => {
    const details = { ...whole, email: 'Erased@example.com' };
    const { id, revision, totals } = await create({
      content: { lines: [await lineOf('PC')], delivery: { kind: 'custom', name: 'Van', priceCents: 0 } },
      details,
    });
    const other = await create({ content: { lines: [customLine()] }, details });
    const body = { revision, totalCents: totals.totalCents };
    const { orderId } = accept(await owner().send(draftOrdersCalls.markPaid, { params: { id }, body }));
    const order = accept(await owner().send(ordersCalls.read, { params: { id: orderId } }));
    const lines = order.lines.map((line) => ({ lineId: line.id, quantity: line.quantity }));
    const tracking = { carrier: '', carrierName: '', trackingNumber: '', trackingUrl: '', isNotified: false };
    accept(
      await owner().send(ordersCalls.fulfil, {
        params: { id: orderId },
        body: { revision: order.revision, lines, ...tracking },
      }),
    );
    accept(await owner().send(customersCalls.erase, { params: { id: order.customerId } }));
    expect((await read(other.id)).details).toMatchObject({ email: '', shippingAddress: { line1: '' } });
    expect((await read(id)).details.email).toBe('');
  });

  it('is not marked as paid without an address, with too few pieces, or at another total', async () => {
    const { id } = await create({ content: { lines: [await lineOf('PC')] } });
    const mark = async (changes: object = {}) => {
      const { revision, totals } = await read(id);
      const body = { revision, totalCents: totals.totalCents, ...changes };
      return owner().send(draftOrdersCalls.markPaid, { params: { id }, body });
    };
    expect(await mark()).toMatchObject({ refusal: { code: 'checkout-incomplete' } });
    accept(await save(id, { details: whole }));
    expect(await mark({ totalCents: 1 })).toMatchObject({ refusal: { code: 'checkout-changed' } });
    accept(await save(id, { content: { lines: [await lineOf('LS-A3', { quantity: 6 })] } }));
    expect(await mark()).toMatchObject({ refusal: { code: 'draft-out-of-stock' } });
  });
});

describe('a payment link', () => {
  it('shows the draft, is not stored by anybody, and leads on to the order', async () => {
    const { id } = await create({
      content: { lines: [await lineOf('LS-A2', { unitCents: 5000 }), customLine()] },
      details: { ...whole, email: 'link@example.com' },
    });
    const path = await linkOf(id);
    const guest = await shop.visitor();
    const page = await guest.open(path);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.text).toContain('noindex');
    expect(page.text).toContain('Framing');
    const paid = await pay(guest, path, { totalCents: await totalOf(id) });
    expect(paid.status).toBe(303);
    const order = String(paid.headers['location']);
    expect(order).toMatch(/^\/checkout\/order-confirmed/);
    expect((await guest.open(order)).text).toContain('Framing');
    expect(await ordersOf('link@example.com')).toMatchObject([
      { total_cents: '7500', payment_state: 'paid' },
    ]);
    const again = await (await shop.visitor()).open(path);
    expect([again.status, again.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/order-status/),
    ]);
  });

  it('asks for what the owner has left out, and totals it anew', async () => {
    const { id } = await create({ content: { lines: [await lineOf('PC', { quantity: 10 })] } });
    const path = await linkOf(id);
    const link = `link=${tokenIn(path)}`;
    const guest = await shop.visitor();
    expect(await totalOf(id)).toBe('1500');
    await shop.post(guest, `/-/checkout/contact?${link}`, { email: 'self@example.com' });
    const address = Object.entries(sampleAddress).map(([name, value]) => [`shippingAddress.${name}`, value]);
    const sent = await shop.post(guest, `/-/checkout/delivery?${link}`, Object.fromEntries(address));
    expect(sent.headers['location']).toContain(`${path}?step=delivery`);
    const { totals, details } = await read(id);
    expect(details).toMatchObject({ email: 'self@example.com', shippingAddress: { city: 'Porto' } });
    expect(totals.totalCents).toBe(2000);
    expect((await pay(guest, path, { totalCents: '2000' })).status).toBe(303);
    expect(await ordersOf('self@example.com')).toHaveLength(1);
  });

  it('[F07 (payment link)] paid five times at once makes one order and one charge', async () => {
    const { id } = await create({
      content: { lines: [await lineOf('LS-A3')] },
      details: { ...whole, email: 'five@example.com' },
    });
    const path = await linkOf(id);
    const guests = await Promise.all([1, 2, 3, 4, 5].map(() => shop.visitor()));
    const totalCents = await totalOf(id);
    await Promise.all(guests.map((guest) => pay(guest, path, { totalCents })));
    const orders = await ordersOf('five@example.com');
    expect(orders).toHaveLength(1);
    const attempts = (await shop.payments()).filter((row) => row['order_id'] === orders[0]?.['order_id']);
    const all = (await shop.payments()).filter(
      (row) => (row['content'] as { email: string }).email === 'five@example.com',
    );
    const charged = (await shop.charges()).filter(
      (charge) =>
        charge['state'] === 'succeeded' && all.some((row) => row['payment_id'] === charge['payment_id']),
    );
    expect([attempts.length, charged.length, Number(charged[0]?.['charges'])]).toEqual([1, 1, 1]);
  });

  it('keeps the price of the draft when that of the product changes', async () => {
    const item = await publishProduct(shop.owner, shop.shop, {
      title: 'Moving price',
      product: { variants: [variant({ sku: 'MOVES', price: 1000 })] },
      stock: [null],
    });
    const { id } = await create({ content: { lines: [await lineOf('MOVES')] }, details: whole });
    await shop.pool.query('update product_variants set price = 3000 where website_id = $1 and item_id = $2', [
      shop.site.id,
      item.id,
    ]);
    await shop.pool.query('update websites set content_version = content_version + 1 where website_id = $1', [
      shop.site.id,
    ]);
    expect((await find('MOVES')).priceCents).toBe(3000);
    expect(await totalOf(id)).toBe('1500');
  });

  it('refuses a total that the owner has changed meanwhile', async () => {
    const { id } = await create({
      content: { lines: [customLine()] },
      details: {
        ...whole,
        email: 'changed@example.com',
        isBillingSame: false,
        billingAddress: sampleAddress,
      },
    });
    const path = await linkOf(id);
    accept(await save(id, { content: { lines: [customLine({ unitCents: 2500 })] } }));
    const billing = Object.entries(sampleAddress).map(([name, value]) => [`billingAddress.${name}`, value]);
    const guest = await shop.visitor();
    const refused = await pay(guest, path, { totalCents: '2000', ...Object.fromEntries(billing) });
    expect(refused.status).toBe(303);
    expect((await guest.open(String(refused.headers['location']))).text).toContain('Your order has changed.');
    expect(await ordersOf('changed@example.com')).toEqual([]);
  });

  it('does not work once it is revoked or has expired, and not on another site', async () => {
    const { id } = await create({ content: { lines: [customLine()] }, details: whole });
    const path = await linkOf(id, 1);
    const guest = await shop.visitor();
    const other = await shop.app.addSite(`other-${newId()}`);
    expect((await (await shop.visitor(other)).open(path)).status).toBe(404);
    expect((await guest.open(path)).status).toBe(200);
    const { revision } = await read(id);
    accept(await owner().send(draftOrdersCalls.revokeLink, { params: { id }, body: { revision } }));
    const gone = await guest.open(path);
    expect([gone.status, gone.text.includes('not valid')]).toEqual([404, true]);
    await pay(guest, path, { totalCents: '2000' });
    const next = await linkOf(id, 1);
    expect(next).not.toBe(path);
    shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 86_400_001);
    const late = await guest.open(next);
    expect([late.status, late.text.includes('expired')]).toEqual([404, true]);
    await pay(guest, next, { totalCents: '2000' });
    expect((await read(id)).orderId).toBeNull();
  });

  it('is sent by email with a text of the owner, in the language of the store', async () => {
    const { id } = await create({
      content: { lines: [customLine()] },
      details: { ...whole, email: 'mailed@example.com' },
    });
    const send = async (message: string) => {
      const { revision } = await read(id);
      return owner().send(draftOrdersCalls.sendLink, {
        params: { id },
        body: { revision, days: 3, message },
      });
    };
    const sent = accept(await send('As we discussed on the phone.'));
    expect(sent.link?.sentOn).not.toBeNull();
    const mails = await shop.rows(
      `select subject, text from mail_outbox where website_id = $1 and to_address = 'mailed@example.com'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.['text']).toContain('As we discussed on the phone.');
    expect(mails[0]?.['text']).not.toContain(tokenIn(sent.link?.url ?? ''));
    const own = { subject: 'Pay {link.amount}', text: 'For {items|count} item: {link.message}' };
    accept(
      await owner().send(storeEmailsCalls.saveText, {
        params: { kind: 'payment-link', language: 'en' },
        body: { revision: 0, ...own },
      }),
    );
    accept(await send('Until Friday.'));
    const [, second] = await shop.rows(
      `select subject, text from mail_outbox where website_id = $1 and to_address = 'mailed@example.com' order by id`,
    );
    expect(second?.['subject']).toMatch(/^Pay \$\d/);
    expect(second?.['text']).toContain('For 1 item: Until Friday.');
    accept(await save(id, { details: { email: '' } }));
    expect(await send('')).toMatchObject({ refusal: { code: 'draft-no-email' } });
  });

  it('returns from the gateway to its order, although the browser has no cart', async () => {
    const { id } = await create({
      content: { lines: [await lineOf('PC')] },
      details: { ...whole, email: 'secure@example.com' },
    });
    const path = await linkOf(id);
    const guest = await shop.visitor();
    const asked = await pay(guest, path, { totalCents: await totalOf(id), outcome: 'authentication' });
    expect(await save(id)).toMatchObject({ refusal: { code: 'draft-being-paid' } });
    const answered = await shop.post(guest, String(asked.headers['location']), { answer: 'approve' });
    const returned = await guest.open(String(answered.headers['location']));
    expect(returned.headers['location']).toMatch(/^\/checkout\/order-confirmed/);
    expect(await ordersOf('secure@example.com')).toHaveLength(1);
  });
});
