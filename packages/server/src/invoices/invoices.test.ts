import type { CallInput } from '@sitewright/api/call';
import { invoicesCalls } from '@sitewright/api/invoices';
import { orderEditsCalls } from '@sitewright/api/order-edits';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { storeCalls } from '@sitewright/api/store';
import { defaultInvoiceSettings, type StoreSettings } from '@sitewright/domain/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, idOf, openCheckoutShop, placeOrder } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

const seller = {
  ...defaultInvoiceSettings,
  isAutomatic: true,
  sellerName: 'Atelier Duarte',
  sellerAddress: 'Rua das Flores 12\n4050-265 Porto',
  vatId: 'PT123456789',
  footer: 'Thank you.',
};

/** Others stay as they are. */
const change = async (settings: Partial<StoreSettings>) =>
  accept(
    await shop.owner.client.send(storeCalls.saveSettings, {
      body: { ...accept(await shop.owner.client.send(storeCalls.readSettings, {})), ...settings },
    }),
  );

beforeAll(async () => {
  shop = await openCheckoutShop();
  await change({
    invoices: seller,
    taxRules: [
      {
        id: 'vat',
        name: 'VAT',
        country: 'PT',
        rate: '23',
        taxesShipping: true,
        taxesServicesAndDigital: true,
      },
    ],
  });
});

const buy = async (email: string, entries: readonly object[] = [{}]) => {
  const browser = await shop.ready(entries, email);
  const { url } = accept(await shop.pay(browser));
  return { browser, url, id: String(new URLSearchParams(url.split('?')[1]).get('order')) };
};

const list = async (id: string) =>
  accept(await shop.owner.client.send(invoicesCalls.list, { params: { id } }));

const refund = async (id: string, body: object) => {
  const { revision } = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
  return accept(
    await shop.owner.client.send(paymentsCalls.refund, {
      params: { id },
      body: { lines: [], amountCents: 0, isRestocked: false, reason: '', revision, ...body },
    }),
  );
};

const numbersOf = async (table: 'invoices' | 'credit_notes', isTest: boolean): Promise<unknown[]> =>
  (
    await shop.rows(
      `select number from ${table} where website_id = $1 and is_test = ${isTest} order by number`,
    )
  ).map(({ number }) => number);

const upTo = (count: number): number[] => Array.from({ length: count }, (_each, index) => index + 1);

describe('an invoice', () => {
  it('is issued with the payment, is on the page of the order and in its email', async () => {
    const { browser, url, id } = await buy('first@example.com');
    const { invoices, canIssue } = await list(id);
    expect(canIssue).toBe(false);
    expect(invoices).toMatchObject([{ kind: 'invoice', number: 'TEST-INV-00001', totalText: '$8.00' }]);
    const page = (await browser.open(url)).text;
    const link = /href="(\/checkout\/order-invoice[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const invoice = await browser.open(link);
    expect(invoice.headers['cache-control']).toBe('no-store');
    const { text } = invoice;
    for (const part of [
      'Invoice TEST-INV-00001',
      'Atelier Duarte',
      'PT123456789',
      'VAT 23%',
      '$6.50',
      '$1.50',
    ])
      expect(text).toContain(part);
    const [mail] = await shop.rows(
      `select text from mail_outbox where website_id = $1 and to_address = 'first@example.com'`,
    );
    expect(String(mail?.['text'])).toContain('Your invoice TEST-INV-00001');
    const stranger = await shop.visitor();
    const refused = await stranger.open(link);
    expect([refused.status, refused.headers['location']]).toEqual([
      303,
      expect.stringContaining('/checkout/order-status'),
    ]);
  });

  it('keeps what the seller was called when it was issued', async () => {
    const { id } = await buy('copy@example.com');
    await change({ invoices: { ...seller, sellerName: 'Another name', invoicePrefix: 'X-' } });
    const { prints } = accept(await shop.owner.client.send(invoicesCalls.listPrints, { query: { ids: id } }));
    expect(prints[0]?.seller[0]).toBe('Atelier Duarte');
    await change({ invoices: seller });
  });

  it('of orders that are paid at once have numbers without gaps, test orders apart', async () => {
    const before = await numbersOf('invoices', true);
    const browsers = await Promise.all(upTo(6).map((n) => shop.ready([{}], `many-${n}@example.com`)));
    const paid = await Promise.all(browsers.map((browser) => shop.pay(browser)));
    expect(paid.every(({ ok }) => ok)).toBe(true);
    expect(await numbersOf('invoices', true)).toEqual(upTo(before.length + 6));
    await Promise.all(upTo(8).map(() => placeOrder(shop.database, shop.site.id, { now: new Date() })));
    expect(await numbersOf('invoices', false)).toEqual(upTo(8));
  });

  it('is issued once, though five people ask for it', async () => {
    await change({ invoices: { ...seller, isAutomatic: false } });
    const { orderId: id } = await placeOrder(shop.database, shop.site.id, { now: new Date() });
    expect(await list(id)).toMatchObject({ invoices: [], canIssue: true });
    const outcomes = await Promise.all(
      upTo(5).map(() => shop.owner.client.send(invoicesCalls.issue, { params: { id } })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: 'invoice-exists', status: 409 },
    });
    expect(await numbersOf('invoices', false)).toEqual(upTo(9));
    const { orderId: unpaid } = await placeOrder(shop.database, shop.site.id, { isPaid: false });
    expect(await shop.owner.client.send(invoicesCalls.issue, { params: { id: unpaid } })).toMatchObject({
      refusal: { code: 'invoice-not-paid' },
    });
    await change({ invoices: { ...seller, isAutomatic: false, sellerName: ' ' } });
    const { orderId: nameless } = await placeOrder(shop.database, shop.site.id);
    expect(await shop.owner.client.send(invoicesCalls.issue, { params: { id: nameless } })).toMatchObject({
      refusal: { code: 'invoice-seller-missing' },
    });
    await change({ invoices: seller });
  });

  it('of another site is neither listed nor printed', async () => {
    const other = await shop.app.addSite('other-invoices');
    const { orderId } = await placeOrder(shop.database, other.id);
    expect(await shop.owner.client.send(invoicesCalls.list, { params: { id: orderId } })).toMatchObject({
      refusal: { status: 404 },
    });
    expect(
      accept(await shop.owner.client.send(invoicesCalls.listPrints, { query: { ids: orderId } })),
    ).toEqual({ prints: [] });
    expect(await shop.owner.client.send(invoicesCalls.issue, { params: { id: idOf('f1') } })).toMatchObject({
      refusal: { status: 404 },
    });
  });
});

describe('a credit note', () => {
  it('is issued for each refund, in parallel too, and together they give back the invoice', async () => {
    const orders = await Promise.all(upTo(4).map((n) => buy(`credit-${n}@example.com`)));
    await Promise.all(orders.map(({ id }) => refund(id, { amountCents: 300 })));
    await Promise.all(orders.map(({ id }) => refund(id, { amountCents: 500 })));
    expect(await numbersOf('credit_notes', true)).toEqual(upTo(8));
    for (const { id } of orders) {
      const rows = await shop.rows(
        `select content from credit_notes where website_id = $1 and order_id = '${id}' order by number`,
      );
      const sum = (field: string) =>
        rows.reduce((total, { content }) => total + Number((content as Record<string, unknown>)[field]), 0);
      expect([sum('totalCents'), sum('taxCents')]).toEqual([800, 150]);
    }
    expect((await list(orders[0]?.id ?? '')).invoices.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
      'credit-note',
    ]);
  });

  it('follows an invoice that is created after the refund', async () => {
    await change({ invoices: { ...seller, isAutomatic: false } });
    const { id } = await buy('late@example.com');
    await refund(id, { amountCents: 100 });
    expect((await list(id)).invoices).toEqual([]);
    const { invoices } = accept(await shop.owner.client.send(invoicesCalls.issue, { params: { id } }));
    expect(invoices.map(({ kind, totalText }) => [kind, totalText])).toEqual([
      ['invoice', '$8.00'],
      ['credit-note', '$1.00'],
    ]);
    await change({ invoices: seller });
  });
});

describe('a credit note of an edited order', () => {
  type Edit = CallInput<typeof orderEditsCalls.apply>['body']['edit'];

  const framing: Edit['added'][number] = {
    id: idOf('e7'),
    itemId: null,
    variantId: null,
    title: 'Framing',
    quantity: 1,
    unitCents: 2000,
    isTaxable: true,
    needsShipping: false,
  };

  const edit = async (id: string, changes: Partial<Edit>) => {
    const { revision } = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
    const edited = { quantities: [], added: [], ...changes };
    const seen = accept(
      await shop.owner.client.send(orderEditsCalls.preview, { params: { id }, body: edited }),
    );
    const body = { revision, edit: edited, isRestocked: true, reason: '', totalCents: seen.totalCents };
    accept(await shop.owner.client.send(orderEditsCalls.apply, { params: { id }, body }));
    return seen.totalCents;
  };

  const lineOf = async (id: string): Promise<string> =>
    accept(await shop.owner.client.send(ordersCalls.read, { params: { id } })).lines[0]?.id ?? '';

  const printed = async (id: string) =>
    (await list(id)).invoices.map(({ kind, totalText }) => [kind, totalText]);

  it('does not give back what the invoice never had', async () => {
    await change({ invoices: { ...seller, isAutomatic: false } });
    const { id } = await buy('edited@example.com', [{ quantity: 2 }]);
    const before = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } })).totalCents;
    const after = await edit(id, { quantities: [{ lineId: await lineOf(id), quantity: 1 }] });
    await refund(id, { amountCents: before - after });
    accept(await shop.owner.client.send(invoicesCalls.issue, { params: { id } }));
    expect((await printed(id)).map(([kind]) => kind)).toEqual(['invoice']);
    await change({ invoices: seller });
  });

  const contentsOf = async (table: 'invoices' | 'credit_notes', id: string) =>
    (
      await shop.rows(
        `select content from ${table} where website_id = $1 and order_id = '${id}' order by number`,
      )
    ).map(({ content }) => content as Record<string, unknown>);

  const markPaid = async (id: string) => {
    const { revision } = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
    accept(await shop.owner.client.send(ordersCalls.markPaid, { params: { id }, body: { revision } }));
    return accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
  };

  it('gives back all invoices of the order, and no more', async () => {
    const { id } = await buy('added@example.com');
    await edit(id, { added: [framing] });
    expect((await list(id)).invoices).toHaveLength(1);
    const { totalCents } = await markPaid(id);
    const before = await list(id);
    expect(before.canIssue).toBe(false);
    expect(before.invoices.map(({ kind, totalText }) => [kind, totalText])).toEqual([
      ['invoice', '$8.00'],
      ['invoice', '$24.60'],
    ]);
    const { prints } = accept(await shop.owner.client.send(invoicesCalls.listPrints, { query: { ids: id } }));
    expect(prints[1]?.lines.map(({ title }) => title)).toEqual(['Framing']);
    expect(prints[1]?.totals.map(({ value }) => value)).toEqual(['$20.00', '$4.60', '$24.60']);
    await refund(id, { amountCents: totalCents });
    shop.passMinute();
    await shop.reconcile();
    const notes = await contentsOf('credit_notes', id);
    const sum = (field: 'totalCents' | 'taxCents') =>
      notes.reduce((total, note) => total + Number(note[field]), 0);
    expect([sum('totalCents'), sum('taxCents')]).toEqual([totalCents, 610]);
    const numbers = before.invoices.map(({ number }) => number).join(', ');
    for (const note of notes) expect(note).toMatchObject({ invoiceNumber: numbers });
  });

  it('and an invoice of what is added later add up to the order, after pieces were taken off', async () => {
    const { id } = await buy('both-ways@example.com', [{ quantity: 2 }]);
    const totals = async (table: 'invoices' | 'credit_notes') =>
      (await contentsOf(table, id)).map(({ totalCents }) => totalCents);
    const { totalCents: whole } = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
    const reduced = await edit(id, { quantities: [{ lineId: await lineOf(id), quantity: 1 }] });
    await refund(id, { amountCents: whole - reduced });
    const more = await edit(id, { added: [framing] });
    await markPaid(id);
    expect(await totals('invoices')).toEqual([whole, more - reduced]);
    expect(await totals('credit_notes')).toEqual([whole - reduced]);
    const most = await edit(id, { quantities: [{ lineId: await lineOf(id), quantity: 3 }] });
    await markPaid(id);
    expect(await totals('invoices')).toEqual([whole, more - reduced, most - more]);
  });

  it('is not needed twice: an invoice that has the added items already is the only one', async () => {
    await change({ invoices: { ...seller, isAutomatic: false } });
    const { id } = await buy('invoiced-late@example.com');
    await edit(id, { added: [framing] });
    accept(await shop.owner.client.send(invoicesCalls.issue, { params: { id } }));
    await markPaid(id);
    expect(await printed(id)).toEqual([['invoice', '$32.60']]);
    await change({ invoices: seller });
  });
});

describe('the list of invoices and credit notes', () => {
  type Query = CallInput<typeof invoicesCalls.listAll>['query'];

  const listed = async (query: Query = {}) =>
    accept(await shop.owner.client.send(invoicesCalls.listAll, { query }));

  it('finds them by number, order, name and email address, by kind, day and test order', async () => {
    const { id } = await buy('listed@example.com');
    await refund(id, { amountCents: 300 });
    const [note, invoice] = (await listed()).invoices;
    expect([note, invoice]).toMatchObject([
      { kind: 'credit-note', orderId: id, invoiceNumber: invoice?.number, totalCents: 300, isTest: true },
      { kind: 'invoice', orderId: id, invoiceNumber: '', totalCents: 800, customerName: 'Ines Duarte' },
    ]);
    const numbers = async (query: Query) => (await listed(query)).invoices.map(({ number }) => number);
    const both = [note?.number, invoice?.number];
    expect(await numbers({ search: 'listed@example.com' })).toEqual(both);
    expect(await numbers({ search: 'ines listed' })).toEqual(both);
    expect(await numbers({ search: String(invoice?.number) })).toEqual([invoice?.number]);
    expect(await numbers({ search: `#${invoice?.orderNumber}` })).toEqual(expect.arrayContaining(both));
    const digits = String(Number(invoice?.number.split('-').at(-1)));
    expect(await numbers({ search: digits })).toContain(invoice?.number);
    expect(await numbers({ search: 'listed', kind: 'credit-note' })).toEqual([note?.number]);
    expect(await numbers({ search: 'listed', test: 'none' })).toEqual([]);
    expect(await numbers({ search: 'listed', test: 'only' })).toEqual(both);
    const dayAfter = (days: number) =>
      new Date(Date.parse(String(invoice?.issuedOn)) + days * 86_400_000).toISOString().slice(0, 10);
    expect(await numbers({ search: 'listed', from: dayAfter(-1), to: dayAfter(1) })).toEqual(both);
    expect(await numbers({ search: 'listed', to: dayAfter(-2) })).toEqual([]);
    expect(await numbers({ search: 'listed', from: dayAfter(2) })).toEqual([]);
    for (const query of [{ from: '2026-02-31' }, { cursor: 'nothing' }])
      expect(await shop.owner.client.send(invoicesCalls.listAll, { query })).toMatchObject({
        refusal: { code: 'bad-request' },
      });
  });

  it('continues where a part ended, and names each once', async () => {
    for (let count = 0; count < 52; count += 1)
      await placeOrder(shop.database, shop.site.id, { now: new Date() });
    const first = await listed();
    expect(first.invoices).toHaveLength(50);
    const second = await listed({ cursor: String(first.nextCursor) });
    const ids = [...first.invoices, ...second.invoices].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('is exported with the same filters; credit notes are negative', async () => {
    const { text, headers } = await shop.owner.open('/api/invoices.csv?search=listed');
    expect(headers['content-disposition']).toContain('invoices-');
    const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toMatch(/^Kind,Number,For invoice,Order,Issued on,/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['Credit note', 'Invoice']);
    expect(rows[0]).toContain(',USD,-2.44,-0.56,-3.00,');
    expect(rows[1]).toContain(',USD,6.50,1.50,8.00,VAT 23%: 1.50,yes');
  });

  it('shows nothing of another site', async () => {
    const other = await shop.app.addSite('other-invoice-list');
    await shop.rows(`insert into invoices (website_id, invoice_id, order_id, number, is_test, content, issued_at)
      select '${other.id}', invoice_id, order_id, number, is_test,
        jsonb_set(content, '{buyer,email}', '"elsewhere@example.com"'), issued_at
      from invoices where website_id = $1 limit 1`);
    const [{ count } = {}] = await shop.rows(`select count(*)::int as count from invoices
      where website_id <> $1 and content -> 'buyer' ->> 'email' = 'elsewhere@example.com'`);
    expect(count).toBe(1);
    expect((await listed({ search: 'elsewhere' })).invoices).toEqual([]);
  });
});

describe('settings of invoices', () => {
  it('need a seller before every payment is invoiced', async () => {
    const { revision = 0 } = accept(
      await shop.owner.client.send(storeCalls.readPreferences, { params: { namespace: 'invoices' } }),
    );
    const body = { invoices: { ...seller, sellerName: '' }, revision };
    expect(
      await shop.owner.client.send(storeCalls.savePreferences, { params: { namespace: 'invoices' }, body }),
    ).toMatchObject({ refusal: { errors: { 'invoices.sellerName': 'Enter the name of your business.' } } });
  });

  it('count on from any higher number', async () => {
    const { invoice, creditNote } = accept(await shop.owner.client.send(invoicesCalls.readNumbering, {}));
    const set = (numbers: object) =>
      shop.owner.client.send(invoicesCalls.setNextNumbers, { body: { invoice, creditNote, ...numbers } });
    expect(await set({ invoice: invoice - 1, creditNote: 900 })).toMatchObject({
      refusal: { code: 'invoice-number-too-low', errors: { invoice: 'Enter a higher number.' } },
    });
    expect(accept(await set({ invoice: 5000, creditNote: 700 }))).toEqual({ invoice: 5000, creditNote: 700 });
    const { orderId } = await placeOrder(shop.database, shop.site.id);
    expect((await list(orderId)).invoices[0]?.number).toBe('INV-05000');
  });

  it('are deleted with a test order, never with a live one', async () => {
    accept(await shop.owner.client.send(ordersCalls.removeTestOrders, { body: {} }));
    expect(await numbersOf('invoices', true)).toEqual([]);
    expect(await numbersOf('credit_notes', true)).toEqual([]);
    expect((await numbersOf('invoices', false)).length).toBeGreaterThan(0);
  });
});
