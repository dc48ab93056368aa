import { customersCalls } from '@sitewright/api/customers';
import { discountsCalls } from '@sitewright/api/discounts';
import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { invoicesCalls } from '@sitewright/api/invoices';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { storeCalls } from '@sitewright/api/store';
import { roles } from '@sitewright/domain/contributors';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import { isId } from '@sitewright/domain/ids';
import { defaultInvoiceSettings } from '@sitewright/domain/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { newId } from '../ids/index.ts';
import { archiveSite } from '../sites/index.ts';
import { accept, openCheckoutShop, type TestBrowser } from '../testing/index.ts';
import { minimalBodies } from './testing/minimal-bodies.ts';

type Shop = Awaited<ReturnType<typeof openCheckoutShop>>;

let shop: Shop;
/** Administrator of another site, and of nothing else. */
let rival: TestBrowser;
let bought: Awaited<ReturnType<typeof buy>>;
let link = '';
const ids: Record<'order' | 'line' | 'draft' | 'card' | 'customer' | 'discount' | 'payment', string> = {
  order: '',
  line: '',
  draft: '',
  card: '',
  customer: '',
  discount: '',
  payment: '',
};

const buy = async (email: string) => {
  const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A3' }], email);
  const { url, paymentId } = accept(await shop.pay(browser));
  const parameters = new URLSearchParams(url.split('?')[1]);
  return {
    browser,
    url,
    paymentId: String(paymentId),
    orderId: String(parameters.get('order')),
    token: String(parameters.get('token')),
  };
};

const readOrder = async (id: string) =>
  accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

const makeDraft = async (): Promise<{ readonly id: string; readonly token: string }> => {
  const { client } = shop.owner;
  const { id } = accept(await client.send(draftOrdersCalls.create, { body: {} }));
  const { content, details, revision } = accept(await client.send(draftOrdersCalls.read, { params: { id } }));
  const line = { id: newId(), itemId: null, variantId: null, title: 'Framing', quantity: 1, unitCents: 2000 };
  const lines = [{ ...line, isTaxable: true, needsShipping: false }];
  const body = { revision, content: { ...content, lines }, details };
  const saved = accept(await client.send(draftOrdersCalls.save, { params: { id }, body }));
  const linked = accept(
    await client.send(draftOrdersCalls.createLink, {
      params: { id },
      body: { revision: saved.revision, days: 7 },
    }),
  );
  return { id, token: linked.link?.url.split('/').at(-1) ?? '' };
};

beforeAll(async () => {
  shop = await openCheckoutShop({ SITEWRIGHT_OWNER_HOST: 'office.localhost' });
  const { client } = shop.owner;
  const settings = accept(await client.send(storeCalls.readSettings, {}));
  const seller = { isAutomatic: true, sellerName: 'Atelier', sellerAddress: 'Porto' };
  const invoices = { ...defaultInvoiceSettings, ...seller };
  accept(await client.send(storeCalls.saveSettings, { body: { ...settings, invoices } }));
  bought = await buy('theirs@example.com');
  const order = await readOrder(bought.orderId);
  const draft = await makeDraft();
  link = draft.token;
  const card = { amountCents: 5000, isTest: true, recipientName: '', recipientEmail: '', note: '' };
  const issued = await client.send(giftCardsCalls.issue, { body: { ...card, expiresOn: null } });
  const customers = accept(await client.send(customersCalls.list, { query: {} }));
  const terms = { ...newDiscountTerms, name: 'Theirs', code: 'THEIRS' };
  const discount = accept(await client.send(discountsCalls.create, { body: terms }));
  Object.assign(ids, {
    order: bought.orderId,
    line: order.lines[0]?.id,
    draft: draft.id,
    card: accept(issued).id,
    customer: customers.customers[0]?.id,
    discount: discount.id,
    payment: bought.paymentId,
  });
  if (!Object.values(ids).every(isId)) throw new Error('The other site is not complete.');
  const site = await shop.app.addSite('rival');
  const person = { email: 'rival@example.com', password: 'a password for the rival' };
  const accountId = await addAccount(shop.database, { ...person, name: 'Rival', isAdministrator: false });
  await putContributor(shop.database, site.id, { accountId: accountId ?? '', roles: [roles.admin.code] });
  rival = await shop.app.signIn(site, person);
});

const TABLES = [
  'orders',
  'order_lines',
  'order_events',
  'payments',
  'refunds',
  'draft_orders',
  'checkouts',
  'gift_cards',
  'gift_card_entries',
  'customers',
  'discounts',
  'invoices',
  'stock_levels',
  'stock_moves',
  'mail_outbox',
];

/** Everything that the site has. */
const digest = async (): Promise<string> => {
  const parts: unknown[] = [];
  for (const table of TABLES)
    parts.push(await shop.rows(`select t::text as row from ${table} t where website_id = $1 order by 1`));
  return JSON.stringify(parts);
};

const attack = (path: string, method: string, body?: string) =>
  rival.open(path, {
    method,
    headers: {
      origin: rival.origin,
      'x-csrf-token': rival.sessionCrumb ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });

describe('[F19 (owner calls)] orders, money and customers of another site', () => {
  it('are not found by any owner call, whatever the id stands for', async () => {
    const before = await digest();
    const calls = shop.app.app.capabilities
      .flatMap((capability) => capability.calls ?? [])
      .filter(({ statement: { path, caller } }) => caller === 'contributor' && path.includes('{id}'))
      .filter(({ name }) =>
        /^(orders|payments|draft-orders|invoices|returns|customers|gift-cards|discounts)\./.test(name),
      );
    expect(calls.length).toBeGreaterThan(30);
    for (const { name, statement } of calls)
      for (const id of Object.values(ids)) {
        const { status, text } = await attack(
          statement.path.replaceAll(/\{\w+\}/g, id),
          statement.method,
          minimalBodies[name],
        );
        expect(status, `${name} with ${id}: ${text}`).toBe(404);
      }
    expect(await digest()).toBe(before);
  });

  it('nor by an id in a body or a query', async () => {
    const before = await digest();
    const { client } = rival;
    const orders = [ids.order];
    expect(accept(await client.send(ordersCalls.listSlips, { query: { ids: ids.order } })).orders).toEqual(
      [],
    );
    expect(accept(await client.send(invoicesCalls.listPrints, { query: { ids: ids.order } })).prints).toEqual(
      [],
    );
    const many = await client.send(ordersCalls.fulfilMany, { body: { ids: orders, isNotified: true } });
    expect(accept(many)).toEqual({ count: 0, skipped: [] });
    const tagged = await client.send(ordersCalls.tagMany, {
      body: { ids: orders, tag: 'mine', isAdded: true },
    });
    expect(accept(tagged)).toEqual({ count: 0 });
    expect(accept(await client.send(ordersCalls.removeTestOrders, { body: { ids: orders } }))).toMatchObject({
      count: 0,
    });
    const { id } = accept(await client.send(draftOrdersCalls.create, { body: {} }));
    const draft = accept(await client.send(draftOrdersCalls.read, { params: { id } }));
    const [variant] = shop.print.variants;
    const line = {
      id: newId(),
      itemId: shop.print.id,
      variantId: variant?.id ?? '',
      title: 'Taken',
      quantity: 1,
    };
    const lines = [{ ...line, unitCents: 1, isTaxable: true, needsShipping: true }];
    const saved = await client.send(draftOrdersCalls.save, {
      params: { id },
      body: { revision: draft.revision, content: { ...draft.content, lines }, details: draft.details },
    });
    // A line of no product of this site is not sold.
    const { revision, totals } = accept(saved);
    const { totalCents } = totals;
    expect(totalCents).toBe(0);
    const markedPaid = await client.send(draftOrdersCalls.markPaid, {
      params: { id },
      body: { revision, totalCents },
    });
    expect(markedPaid).toMatchObject({ ok: false });
    const { text } = await rival.open('/api/orders.csv');
    expect(text).not.toContain('theirs@example.com');
    expect((await rival.open('/api/customers.csv')).text).not.toContain('theirs@example.com');
    expect(await digest()).toBe(before);
  });

  it('nor by tokens and links on another host', async () => {
    const { url, token, orderId } = bought;
    const stranger = shop.app.visit({ id: '', host: 'rival.localhost' });
    await stranger.open('/');
    for (const path of [url, `/checkout/order-status?order=${orderId}&token=${token}`]) {
      const page = await stranger.open(path);
      expect(page.text).not.toContain('theirs@example.com');
      expect(page.text).not.toContain('Late Sun');
    }
    const asked = await shop.post(stranger, `/-/checkout/order?order=${orderId}&token=${token}`, {
      email: 'theirs@example.com',
    });
    expect(asked.text).not.toContain('Late Sun');
    expect((await stranger.open(`/checkout/pay/${link}`)).status).toBe(404);
    expect((await stranger.open(`/checkout/return?payment=${ids.payment}`)).headers['location']).toBe(
      '/checkout',
    );
    expect((await stranger.open(`/api/commerce/checkout/payments/${ids.payment}`)).status).toBe(404);
  });
});

describe('[F35 (ids)] lines of another order of the same site', () => {
  it('are neither refunded nor fulfilled with this one', async () => {
    const other = await buy('second@example.com');
    const { revision } = await readOrder(other.orderId);
    const before = await digest();
    const params = { id: other.orderId };
    const lines = [{ lineId: ids.line, quantity: 1 }];
    const refund = { revision, lines, amountCents: 0, isRestocked: true, reason: '' };
    expect(await shop.owner.client.send(paymentsCalls.refund, { params, body: refund })).toMatchObject({
      ok: false,
    });
    const sent = { carrier: '', carrierName: '', trackingNumber: '', trackingUrl: '', isNotified: false };
    const fulfilled = { revision, lines, ...sent } as never;
    expect(await shop.owner.client.send(ordersCalls.fulfil, { params, body: fulfilled })).toMatchObject({
      ok: false,
    });
    expect(await digest()).toBe(before);
    const page = await (
      await shop.visitor()
    ).open(`/checkout/order-status?order=${other.orderId}&token=${bought.token}`);
    expect(page.text).not.toContain('second@example.com');
  });
});

describe('an archived site', () => {
  it('takes no payment by a link, shows no order and no file', async () => {
    const guest = shop.app.visit(shop.site);
    expect((await guest.open(`/checkout/pay/${link}`)).status).toBe(200);
    await archiveSite(shop.database, shop.site.id, shop.app.clock.now);
    shop.passMinute();
    const charges = (await shop.charges()).length;
    for (const path of [`/checkout/pay/${link}`, bought.url, '/checkout'])
      expect((await bought.browser.open(path)).status, path).toBe(404);
    const paid = await shop.post(guest, `/-/checkout/pay?link=${link}`, {
      idempotencyKey: 'a'.repeat(32),
      totalCents: '2000',
      currency: 'USD',
      isBillingSame: 'true',
      methodId: 'test',
      outcome: 'success',
    });
    expect(paid.status).toBe(404);
    expect(await shop.charges()).toHaveLength(charges);
  });
});
