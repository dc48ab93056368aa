import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import { accept, openCheckoutShop, sampleAddress } from '../../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

/** What payments that are under way hold. */
const listHeld = () =>
  shop.rows(`select l.item_id, r.quantity from stock_reservations r
    left join stock_levels l on l.website_id = r.website_id and l.variant_id = r.variant_id
    where r.website_id = $1`);

it('a payment under way holds pieces whose stock is counted, and no others', async () => {
  const entries = [{ itemId: shop.print.id, sku: 'LS-A3', quantity: 2 }, { quantity: 3 }];
  const browser = await shop.ready(entries, 'mixed@example.com');
  accept(await shop.pay(browser, { outcome: 'authentication' }));
  expect(await listHeld()).toEqual([{ item_id: shop.print.id, quantity: 2 }]);
  accept(await shop.pay(browser));
  expect(await listHeld()).toEqual([]);
});

it('nor does one for an item of the owner that is not in the catalogue', async () => {
  const send = shop.owner.client.send.bind(shop.owner.client);
  const { id } = accept(await send(draftOrdersCalls.create, { body: {} }));
  const { revision, content, details } = accept(await send(draftOrdersCalls.read, { params: { id } }));
  const line = { id: newId(), itemId: null, variantId: null, title: 'Framing', quantity: 1, unitCents: 2000 };
  const lines = [{ ...line, isTaxable: true, needsShipping: true }];
  const whole = { ...details, email: 'link@example.com', shippingAddress: sampleAddress };
  const body = { revision, content: { ...content, lines }, details: whole };
  const saved = accept(await send(draftOrdersCalls.save, { params: { id }, body }));
  const linked = { revision: saved.revision, days: 7 };
  const { link } = accept(await send(draftOrdersCalls.createLink, { params: { id }, body: linked }));
  const token = link?.url.split('/').at(-1) ?? '';
  const browser = await shop.visitor();
  const { text: page } = await browser.open(`/checkout/pay/${token}`);
  const valueOf = (name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const { headers } = await shop.post(browser, `/-/checkout/pay?link=${token}`, {
    idempotencyKey: valueOf('idempotencyKey'),
    totalCents: valueOf('totalCents'),
    currency: valueOf('currency'),
    isBillingSame: 'true',
    methodId: 'test',
    outcome: 'authentication',
  });
  expect(headers['location']).toMatch(/^\/checkout\/test-payment\//);
  expect(await listHeld()).toEqual([]);
});
