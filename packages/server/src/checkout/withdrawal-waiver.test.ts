import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { ordersCalls } from '@sitewright/api/orders';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  type TestBrowser,
} from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
let songId: string;

beforeAll(async () => {
  shop = await openCheckoutShop();
  const product = { productType: 2 as const, price: 500 };
  ({ id: songId } = await publishProduct(shop.owner, shop.shop, { title: 'Song', product }));
});

/** With a print and a download in the cart, and nothing consented to. */
const atPayment = async (email: string, entries: readonly object[] = [{}, { itemId: songId }]) => {
  const browser = await shop.ready(entries, email);
  accept(await shop.save(browser, { waivesWithdrawal: false, billingAddress: sampleAddress }));
  return browser;
};

const orderIdIn = (url: string): string => String(new URLSearchParams(url.split('?')[1]).get('order'));

const orderOf = async (url: string) =>
  accept(await shop.owner.client.send(ordersCalls.read, { params: { id: orderIdIn(url) } }));

const mailTo = async (email: string): Promise<string> => {
  const rows = await shop.rows(
    `select text from mail_outbox where website_id = $1 and to_address = '${email}' order by id`,
  );
  return rows.map(({ text }) => String(text)).join('\n');
};

const withdrawalForm = async (browser: TestBrowser, url: string): Promise<string> =>
  (await browser.open(`/checkout/order-return?${url.split('?')[1]}&kind=withdrawal`)).text;

it('downloads are not sold to consumers in Europe without their consent, which is kept and confirmed', async () => {
  const browser = await atPayment('waiver@example.com');
  expect(await shop.pay(browser)).toMatchObject({
    refusal: { code: 'checkout-incomplete', errors: { waivesWithdrawal: expect.stringContaining('agree') } },
  });
  accept(await shop.save(browser, { waivesWithdrawal: true }));
  const { url } = accept(await shop.pay(browser));
  const { withdrawalWaiver } = await orderOf(url);
  expect(withdrawalWaiver?.text).toContain('I lose my right of withdrawal');
  expect(withdrawalWaiver?.on).toBe(shop.app.clock.now.toISOString());
  expect(await mailTo('waiver@example.com')).toContain(`“${withdrawalWaiver?.text}”`);
  const form = await withdrawalForm(browser, url);
  expect(form).toContain('Postcard');
  expect(form).not.toContain('Song');
});

const payForm = (browser: TestBrowser, fields: Readonly<Record<string, string>> = {}) =>
  shop.post(browser, '/-/checkout/pay', {
    idempotencyKey: newKey(),
    methodId: 'test',
    outcome: 'success',
    totalCents: '1150',
    currency: 'USD',
    isBillingSame: 'true',
    ...fields,
  });

it('asks without script too, unticked, with the message at the box', async () => {
  const browser = await atPayment('plain-waiver@example.com');
  expect((await browser.open('/checkout')).text).toMatch(
    /<input type="checkbox" id="checkout-waivesWithdrawal" name="waivesWithdrawal" value="true">/,
  );
  const location = String((await payForm(browser)).headers['location']);
  expect(location).toMatch(/^\/checkout\?step=payment&check=1&reply=/);
  const { text } = await browser.open(location);
  expect(text).toMatch(
    /id="checkout-waivesWithdrawal"[^>]* aria-invalid="true" aria-describedby="checkout-waivesWithdrawal-fault" autofocus/,
  );
  expect(text).toContain('<a href="#checkout-waivesWithdrawal">');
  const { cart } = await shop.view(browser);
  const paid = await payForm(browser, {
    totalCents: String(cart.grandTotalCents),
    waivesWithdrawal: 'true',
  });
  expect((await orderOf(String(paid.headers['location']))).withdrawalWaiver).not.toBeNull();
});

it('asks nobody without such a right: other goods, other countries', async () => {
  const goods = await atPayment('goods@example.com', [{}]);
  expect((await shop.view(goods)).faults.payment).toEqual([]);
  expect((await orderOf(accept(await shop.pay(goods)).url)).withdrawalWaiver).toBeNull();
  const abroad = await atPayment('abroad@example.com', [{ itemId: songId }]);
  const billingAddress = { ...sampleAddress, country: 'US', region: 'OR', postalCode: '97201' };
  const { faults } = accept(await shop.save(abroad, { billingAddress }));
  expect(faults.payment).toEqual([]);
  expect((await abroad.open('/checkout')).text).not.toContain('id="checkout-waivesWithdrawal"');
});

it('is the consent of the customer: an owner neither gives it nor needs it', async () => {
  const { client } = shop.owner;
  const { id } = accept(await client.send(draftOrdersCalls.create, { body: {} }));
  const { variants } = accept(
    await client.send(draftOrdersCalls.findVariants, { query: { search: 'Song' } }),
  );
  const { revision, content, details } = accept(await client.send(draftOrdersCalls.read, { params: { id } }));
  const song = variants.map(({ itemId, variantId, title, priceCents }) => ({
    id: newId(),
    itemId,
    variantId,
    title,
    quantity: 1,
    unitCents: priceCents,
    isTaxable: true,
    needsShipping: false,
  }));
  const draft = accept(
    await client.send(draftOrdersCalls.save, {
      params: { id },
      body: {
        revision,
        content: { ...content, lines: song },
        details: {
          ...details,
          email: 'draft@example.com',
          billingAddress: sampleAddress,
          waivesWithdrawal: true,
        },
      },
    }),
  );
  expect(draft.details.waivesWithdrawal).toBe(false);
  const { orderId } = accept(
    await client.send(draftOrdersCalls.markPaid, {
      params: { id },
      body: { revision: draft.revision, totalCents: draft.totals.totalCents },
    }),
  );
  const order = accept(await client.send(ordersCalls.read, { params: { id: orderId } }));
  expect(order.withdrawalWaiver).toBeNull();
});
