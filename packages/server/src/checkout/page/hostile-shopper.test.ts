import { invoicesCalls } from '@sitewright/api/invoices';
import { ordersCalls } from '@sitewright/api/orders';
import { storeCalls } from '@sitewright/api/store';
import { defaultCheckoutSettings, defaultInvoiceSettings } from '@sitewright/domain/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, openCheckoutShop, sampleAddress } from '../../testing/index.ts';

type Shop = Awaited<ReturnType<typeof openCheckoutShop>>;

let shop: Shop;

beforeAll(async () => {
  shop = await openCheckoutShop();
  const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  const seller = { isAutomatic: true, sellerName: 'Atelier', sellerAddress: 'Porto' };
  const body = {
    ...settings,
    checkout: { ...defaultCheckoutSettings, hasNote: true },
    invoices: { ...defaultInvoiceSettings, ...seller },
  };
  accept(await shop.owner.client.send(storeCalls.saveSettings, { body }));
});

/** Buys with the text in every field, and reads whatever then tells of the order. */
const buyAs = async (text: string, email: string) => {
  const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], email);
  const address = {
    ...sampleAddress,
    firstName: text,
    lastName: text,
    company: text,
    line1: text,
    city: text,
  };
  const saved = accept(await shop.save(browser, { shippingAddress: address, note: text }));
  expect(Object.values(saved.faults).flat()).toEqual([]);
  const { url } = accept(await shop.pay(browser));
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  const { text: page } = await browser.open(url);
  const invoice = /href="(\/checkout\/order-invoice[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { text: invoicePage } = await browser.open(invoice);
  const mails = await shop.rows(
    `select html, text, subject, to_address from mail_outbox where website_id = $1`,
  );
  const { client } = shop.owner;
  return {
    pages: [page, invoicePage, (await browser.open('/checkout')).text],
    mails,
    order: accept(await client.send(ordersCalls.read, { params: { id } })),
    slips: accept(await client.send(ordersCalls.listSlips, { query: { ids: id } })),
    prints: accept(await client.send(invoicesCalls.listPrints, { query: { ids: id } })),
    csv: (await shop.owner.open(`/api/orders.csv?ids=${id}`)).text,
    customers: (await shop.owner.open('/api/customers.csv')).text,
  };
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('what a shopper enters', () => {
  it('[F25] that looks like a template is text on the pages, in the emails and on the slip', async () => {
    const text = '{.section site}{title}{.end}{@|json}{{7919*7919}}${7919*7919}{order.total}';
    const sold = await buyAs(text, 'template@example.com');
    for (const page of sold.pages.slice(0, 2)) expect(page).toContain(text);
    for (const { html, text: words } of sold.mails) {
      const mail = `${String(html)}${String(words)}`;
      expect(mail).not.toContain('62710561');
      expect(mail).not.toContain('Site shop{@|json}');
    }
    const confirmation = sold.mails.find(({ to_address: to }) => to === 'template@example.com');
    expect(String(confirmation?.['text'])).toContain(text);
    expect(String(confirmation?.['html'])).toContain(text);
    expect(JSON.stringify(sold.slips)).toContain(text);
    expect(JSON.stringify(sold.prints)).toContain(text);
  });

  it('[F22 (checkout)] is text on the pages of the order and in all emails', async () => {
    const text = `"><script>alert(1)</script><img src=x onerror=alert(2)>'`;
    const sold = await buyAs(text, 'script@example.com');
    for (const page of sold.pages) expect(page).not.toMatch(/<script>alert|<img src=x/);
    for (const page of sold.pages.slice(0, 2)) expect(page).toContain(escape('<script>alert(1)</script>'));
    for (const { html } of sold.mails) expect(String(html)).not.toMatch(/<script>alert|<img src=x/);
    expect(sold.order.shippingAddress).toMatchObject({ firstName: text, city: text });
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1+1', '\r=1+1'])(
    '[F32 (checkout)] %j is no formula in the files of orders and customers',
    async (text) => {
      const { csv, customers } = await buyAs(text, 'formula@example.com');
      for (const file of [csv, customers]) {
        const cells = file.split(/\r\n|,/).map((cell) => cell.replace(/^"/, ''));
        expect(cells.filter((cell) => /^[=+@\t\r]|^-\D|^-1$/.test(cell))).toEqual([]);
      }
      expect(csv).toContain(`'${text.trim()}`);
    },
  );
});
