import { invoicesCalls } from '@sitewright/api/invoices';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { storeCalls } from '@sitewright/api/store';
import { defaultInvoiceSettings } from '@sitewright/domain/store';
import { describe, expect, it } from 'vitest';
import { accept, openCheckoutShop, publishProduct, sampleAddress, variant } from '../testing/index.ts';

type Shop = Awaited<ReturnType<typeof openCheckoutShop>>;

const TAX = { id: 'vat', name: 'VAT', country: 'PT', taxesShipping: true, taxesServicesAndDigital: true };

const openShopIn = async (currency: string, rate: string): Promise<Shop> => {
  const shop = await openCheckoutShop();
  await shop.pool.query(
    `update websites set settings = settings || $2::jsonb, content_version = content_version + 1
     where website_id = $1`,
    [shop.site.id, JSON.stringify({ currency })],
  );
  const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  const invoices = {
    ...defaultInvoiceSettings,
    isAutomatic: true,
    sellerName: 'Atelier',
    sellerAddress: 'Porto',
  };
  const body = { ...settings, taxRules: [{ ...TAX, rate }], invoices };
  accept(await shop.owner.client.send(storeCalls.saveSettings, { body }));
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 10_000);
  return shop;
};

/** Buys, reads everything that tells of the order, and refunds it in two parts. */
const buyAndRefund = async (shop: Shop, entry: object) => {
  const browser = await shop.ready([entry], 'whole@example.com');
  const { cart } = await shop.view(browser);
  const { url, paymentId } = accept(await shop.pay(browser));
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  const read = async () => accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
  const order = await read();
  const { prints } = accept(await shop.owner.client.send(invoicesCalls.listPrints, { query: { ids: id } }));
  const refund = async (lines: readonly object[], amountCents: number) => {
    const { revision } = await read();
    return shop.owner.client.send(paymentsCalls.refund, {
      params: { id },
      body: { lines: lines as never, amountCents, isRestocked: true, reason: '', revision },
    });
  };
  const one = accept(await refund([{ lineId: order.lines[0]?.id, quantity: 1 }], 0));
  const rest = order.totalCents - one.amountCents;
  expect(await refund([], rest + 1)).toMatchObject({ ok: false });
  accept(await refund([], rest));
  const charge = (await shop.charges()).find((each) => each['payment_id'] === paymentId);
  const { rows: mails } = await shop.pool.query(
    `select text from mail_outbox where to_address = 'whole@example.com' order by id`,
  );
  return {
    cart,
    order,
    prints,
    charge,
    firstRefund: one.amountCents,
    after: await read(),
    page: (await browser.open(url)).text,
    mail: String(mails[0]?.text),
  };
};

describe('an order in a currency without decimals', () => {
  it('[F17] is in whole yen from the cart to the refund', async () => {
    const shop = await openShopIn('JPY', '10');
    const sold = await buyAndRefund(shop, { itemId: shop.print.id, sku: 'LS-A3', quantity: 3 });
    // 3 × 4,500, 500 for shipping, 10 % of both.
    expect(sold.cart).toMatchObject({
      subtotalCents: 13_500,
      taxCents: 1400,
      grandTotalCents: 15_400,
      grandTotal: { value: '15400', currencyCode: 'JPY', text: '¥15,400' },
    });
    expect(sold.order).toMatchObject({ totalCents: 15_400, currency: 'JPY' });
    expect(sold.charge).toMatchObject({ amount_cents: '15400', currency: 'JPY', refunded_cents: '15400' });
    expect(sold.firstRefund).toBe(4950);
    expect(sold.after).toMatchObject({ refundedCents: 15_400, paymentState: 'refunded' });
    for (const text of [sold.page, sold.mail, JSON.stringify(sold.prints)]) {
      expect(text).toContain('¥15,400');
      expect(text).not.toMatch(/¥[\d,]+\.\d/);
      expect(text).not.toContain('¥154');
    }
  });
});

describe('an order of 10^12 minor units', () => {
  it('[F17] is exact from the cart to the refund', async () => {
    const shop = await openShopIn('USD', '0.01');
    const dear = await publishProduct(shop.owner, shop.shop, {
      title: 'Palace',
      product: { variants: [variant({ sku: 'PALACE', price: 99_999_999_999 })] },
      stock: [20],
    });
    const sold = await buyAndRefund(shop, { itemId: dear.id, quantity: 10 });
    const [subtotal, tax] = [999_999_999_990, 100_000_000];
    const total = subtotal + 500 + tax;
    expect(sold.cart).toMatchObject({ subtotalCents: subtotal, taxCents: tax, grandTotalCents: total });
    expect(sold.order).toMatchObject({ totalCents: total });
    expect(sold.charge).toMatchObject({ amount_cents: String(total), refunded_cents: String(total) });
    expect(sold.after).toMatchObject({ refundedCents: total, paymentState: 'refunded' });
    for (const text of [sold.page, sold.mail, JSON.stringify(sold.prints)])
      expect(text).toContain('$10,001,000,004.90');
  });
});

describe('an address in a country without a zone', () => {
  it('is told at the delivery and cannot be paid', async () => {
    const shop = await openCheckoutShop();
    const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
    const profiles = settings.shipping.profiles.map((profile) => ({
      ...profile,
      zones: profile.zones.map((zone) => ({ ...zone, countries: [{ country: 'PT' }] })),
    }));
    const body = { ...settings, shipping: { ...settings.shipping, profiles } };
    accept(await shop.owner.client.send(storeCalls.saveSettings, { body }));
    const browser = await shop.ready([{}], 'far@example.com');
    const shippingAddress = { ...sampleAddress, country: 'NO', postalCode: '0150', city: 'Oslo' };
    const saved = accept(await shop.save(browser, { shippingAddress }));
    expect(saved.cart.shippingOptions).toEqual([]);
    expect(saved.faults.delivery).toMatchObject([{ message: 'We do not deliver to this address.' }]);
    expect(saved.countries.map(({ code }) => code)).toEqual(['PT']);
    expect(await shop.pay(browser)).toMatchObject({
      refusal: { code: 'checkout-incomplete', status: 422 },
    });
    expect(await shop.payments()).toEqual([]);
    accept(await shop.save(browser, { shippingAddress: sampleAddress }));
    expect(accept(await shop.pay(browser)).state).toBe('completed');
  });
});
