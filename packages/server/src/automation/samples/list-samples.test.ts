import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { expect, it } from 'vitest';
import { accept, openCheckoutShop } from '../../testing/index.ts';
import { listSamples } from './list-samples.ts';

const shop = await openCheckoutShop();
const { client } = shop.owner;

it('the sample of a refund names the items that it was for', async () => {
  const request = { event: 'order.refunded', now: shop.app.clock.now } as const;
  expect(await listSamples(shop.database, shop.site.id, request)).toMatchObject([
    { data: { refund: { items: [{ quantity: 1 }] } } },
  ]);
  const entry = { itemId: shop.print.id, sku: 'LS-A3', quantity: 2 };
  const { url } = accept(await shop.pay(await shop.ready([entry])));
  const id = new URLSearchParams(url.split('?')[1]).get('order') ?? '';
  const { lines, revision } = accept(await client.send(ordersCalls.read, { params: { id } }));
  const lineId = lines[0]?.id ?? '';
  const body = {
    revision,
    lines: [{ lineId, quantity: 1 }],
    amountCents: 4500,
    isRestocked: false,
    reason: '',
  };
  accept(await client.send(paymentsCalls.refund, { params: { id }, body }));
  expect(await listSamples(shop.database, shop.site.id, request)).toMatchObject([
    { data: { orderId: id, refund: { items: [{ lineId, quantity: 1 }] } } },
  ]);
});
