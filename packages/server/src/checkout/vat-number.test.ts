import { customersCalls } from '@sitewright/api/customers';
import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { invoicesCalls } from '@sitewright/api/invoices';
import { ordersCalls } from '@sitewright/api/orders';
import { defaultCheckoutSettings, defaultInvoiceSettings } from '@sitewright/domain/store';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { accept, newKey, openCheckoutShop, sampleAddress } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

const setField = async (vatNumber: 'hidden' | 'optional') => {
  const { shipping } = await readStoreSettings(shop.database, shop.site.id);
  const seller = { sellerName: 'Halftone', sellerAddress: 'Rua das Flores 12, Porto' };
  const invoices = { ...defaultInvoiceSettings, ...seller, isAutomatic: true };
  await shop.setStore({ shipping, invoices, checkout: { ...defaultCheckoutSettings, vatNumber } });
};

beforeAll(async () => {
  shop = await openCheckoutShop();
  await setField('optional');
});

const orderIdIn = (url: string): string => String(new URLSearchParams(url.split('?')[1]).get('order'));
const client = () => shop.owner.client;
const orderOf = async (id: string) => accept(await client().send(ordersCalls.read, { params: { id } }));

const company = { ...sampleAddress, company: 'Duarte & Filhos Lda' };

it('is checked by its country, copied to the order, and on invoice, CSV file and the page of the customer', async () => {
  const browser = await shop.ready([{}], 'firm@example.com');
  const wrong = accept(await shop.save(browser, { shippingAddress: company, vatNumber: 'PT 50' }));
  expect(wrong.faults.payment).toEqual([
    {
      field: 'vatNumber',
      code: 'vat-number-invalid',
      message: 'Check this VAT number. It should look like PT123456789.',
    },
  ]);
  expect(await shop.pay(browser)).toMatchObject({ refusal: { code: 'checkout-incomplete' } });
  accept(await shop.save(browser, { vatNumber: '501 234 567' }));
  const { url } = accept(await shop.pay(browser));
  const id = orderIdIn(url);
  const order = await orderOf(id);
  expect(order.vatNumber).toBe('PT501234567');
  expect((await shop.owner.open(`/api/orders.csv?search=${order.number}`)).text).toContain('PT501234567');
  const { prints } = accept(await client().send(invoicesCalls.listPrints, { query: { ids: id } }));
  expect(JSON.stringify(prints)).toContain('VAT ID: PT501234567');
  expect(JSON.stringify(prints)).toContain('Duarte & Filhos Lda');
  const customer = accept(await client().send(customersCalls.read, { params: { id: order.customerId } }));
  expect(customer.vatNumber).toBe('PT501234567');
  expect((await browser.open(url)).text).toContain('VAT number: PT501234567');
});

it('is asked for without script, with its message at the field and what was typed', async () => {
  const browser = await shop.ready([{}], 'plain-firm@example.com');
  const { cart } = await shop.view(browser);
  const pay = (vatNumber: string) =>
    shop.post(browser, '/-/checkout/pay', {
      idempotencyKey: newKey(),
      methodId: 'test',
      outcome: 'success',
      totalCents: String(cart.grandTotalCents),
      currency: 'USD',
      isBillingSame: 'true',
      vatNumber,
    });
  const location = String((await pay('PT<1>')).headers['location']);
  expect(location).toMatch(/^\/checkout\?step=payment&check=1&reply=/);
  const { text } = await browser.open(location);
  expect(text).toMatch(/<input id="checkout-vatNumber"[^>]* aria-invalid="true"[^>]*value="PT&lt;1&gt;"/);
  const paid = await pay('PT501234567');
  expect((await orderOf(orderIdIn(String(paid.headers['location'])))).vatNumber).toBe('PT501234567');
});

it('is not asked for where the store does not want it, but the owner can enter one in a draft order', async () => {
  await setField('hidden');
  const browser = await shop.ready([{}], 'person@example.com');
  expect((await browser.open('/checkout')).text).not.toContain('id="checkout-vatNumber"');
  expect((await orderOf(orderIdIn(accept(await shop.pay(browser)).url))).vatNumber).toBe('');
  const { id } = accept(await client().send(draftOrdersCalls.create, { body: {} }));
  const { revision, content, details } = accept(
    await client().send(draftOrdersCalls.read, { params: { id } }),
  );
  const framing = { itemId: null, variantId: null, title: 'Framing', quantity: 1, unitCents: 2000 };
  const draft = accept(
    await client().send(draftOrdersCalls.save, {
      params: { id },
      body: {
        revision,
        content: {
          ...content,
          lines: [{ ...framing, id: newId(), isTaxable: true, needsShipping: false }],
        },
        details: {
          ...details,
          email: 'draft-firm@example.com',
          isBillingSame: false,
          billingAddress: company,
          vatNumber: 'PT501234567',
        },
      },
    }),
  );
  const { orderId } = accept(
    await client().send(draftOrdersCalls.markPaid, {
      params: { id },
      body: { revision: draft.revision, totalCents: draft.totals.totalCents },
    }),
  );
  expect((await orderOf(orderId)).vatNumber).toBe('PT501234567');
});
