import { orderEditsCalls } from '@sitewright/api/order-edits';
import { ordersCalls } from '@sitewright/api/orders';
import { storeCalls } from '@sitewright/api/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { accept, publishProduct, variant } from '../testing/index.ts';
import { customItem, openEditShop } from './testing/open-edit-shop.ts';

let shop: Awaited<ReturnType<typeof openEditShop>>;

beforeAll(async () => {
  shop = await openEditShop();
});
beforeEach(() => shop.passMinute());

describe('an edit of an order', () => {
  it('adds a product and a custom item, takes the product out of stock and asks for the difference', async () => {
    const id = await shop.buy([{ itemId: shop.pollen.id, quantity: 2 }], 'add@example.com');
    const { level: before } = await shop.levelsOf('POLLEN');
    const added = [await shop.product('POLLEN'), customItem()];
    const seen = accept(await shop.preview(id, { added }));
    const difference = (added[0]?.unitCents ?? 0) + 2000;
    expect(seen).toMatchObject({ differenceCents: difference, balanceCents: difference, shippingCents: 500 });
    expect((await shop.readOrder(id)).lines).toHaveLength(1);
    const applied = accept(await shop.apply(id, { added }, { reason: 'Asked for on the phone' }));
    expect(applied).toMatchObject({ differenceCents: difference, balanceCents: difference });
    const order = await shop.readOrder(id);
    expect(order).toMatchObject({
      totalCents: seen.totalCents,
      balanceCents: difference,
      paymentState: 'paid',
      fulfilmentState: 'pending',
    });
    expect(order.lines.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Pollen', 2],
      ['Pollen', 1],
      ['Framing', 1],
    ]);
    expect(order.events[0]).toMatchObject({
      kind: 'edited',
      madeBy: expect.stringMatching(/./),
      data: { reason: 'Asked for on the phone', lines: [{ before: 0, after: 1 }, { title: 'Framing' }] },
    });
    expect(await shop.levelsOf('POLLEN')).toEqual({ level: before - 1, moved: before - 1 });
  });

  it('removes pieces, restocks them by choice and leaves what was paid too much as a credit', async () => {
    const id = await shop.buy([{ itemId: shop.pollen.id, quantity: 3 }], 'remove@example.com');
    const { level: before } = await shop.levelsOf('POLLEN');
    accept(await shop.apply(id, { quantities: await shop.firstLine(id, 2) }, { isRestocked: false }));
    expect(await shop.levelsOf('POLLEN')).toEqual({ level: before, moved: before });
    accept(await shop.apply(id, { quantities: await shop.firstLine(id, 1) }));
    expect(await shop.levelsOf('POLLEN')).toEqual({ level: before + 1, moved: before + 1 });
    expect(await shop.readOrder(id)).toMatchObject({
      balanceCents: -2000,
      totalCents: 1500,
      refundedCents: 0,
    });
  });

  it('is refused where someone else was faster: of five at once one is made', async () => {
    const id = await shop.buy([{ itemId: shop.pollen.id }], 'race@example.com');
    const { level: before } = await shop.levelsOf('POLLEN');
    const { revision, lines, totalCents } = await shop.readOrder(id);
    const body = {
      revision,
      edit: { quantities: [{ lineId: lines[0]?.id ?? '', quantity: 2 }], added: [] },
      isRestocked: true,
      reason: '',
      totalCents: totalCents + 1000,
    };
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map(() => shop.client.send(orderEditsCalls.apply, { params: { id }, body })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.flatMap((each) => (each.ok ? [] : each.refusal.code))).toEqual(
      Array.from({ length: 4 }, () => 'conflict'),
    );
    expect((await shop.readOrder(id)).balanceCents).toBe(1000);
    expect(await shop.levelsOf('POLLEN')).toEqual({ level: before - 1, moved: before - 1 });
  });

  it('sells no piece twice: of two orders that want the last one, one gets it', async () => {
    const last = await publishProduct(shop.owner, shop.shop, {
      title: 'Last one',
      product: { variants: [variant({ sku: 'LAST', price: 1000 })] },
      stock: [1],
    });
    expect(last.id).toBeTruthy();
    const ids = [await shop.buy([{}], 'last-1@example.com'), await shop.buy([{}], 'last-2@example.com')];
    const wanted = await shop.product('LAST');
    const edits = await Promise.all(
      ids.map(async (id) => {
        const { revision, totalCents } = await shop.readOrder(id);
        return { id, revision, totalCents: totalCents + 1000 };
      }),
    );
    const outcomes = await Promise.all(
      edits.map(({ id, revision, totalCents }) =>
        shop.client.send(orderEditsCalls.apply, {
          params: { id },
          body: {
            revision,
            edit: { quantities: [], added: [{ ...wanted, id: newId() }] },
            isRestocked: true,
            reason: '',
            totalCents,
          },
        }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'order-edit-out-of-stock' } });
    expect(await shop.levelsOf('LAST')).toEqual({ level: 0, moved: 0 });
    expect(await shop.preview(ids[0] ?? '', { added: [await shop.product('LAST')] })).toMatchObject({
      refusal: { code: 'order-edit-out-of-stock' },
    });
  });

  it('is refused for lines that were sent or refunded, for a cancelled order and for another total', async () => {
    const id = await shop.buy([{ itemId: shop.pollen.id, quantity: 2 }, {}], 'fixed@example.com');
    const { lines, revision } = await shop.readOrder(id);
    const [print, card] = lines;
    accept(await shop.refund(id, { lines: [{ lineId: card?.id ?? '', quantity: 1 }] }));
    const removeCard = [{ lineId: card?.id ?? '', quantity: 0 }];
    expect(await shop.apply(id, { quantities: removeCard })).toMatchObject({
      refusal: { code: 'order-edit-line-fixed' },
    });
    expect(
      await shop.client.send(orderEditsCalls.apply, {
        params: { id },
        body: {
          revision,
          edit: { quantities: [{ lineId: print?.id ?? '', quantity: 1 }], added: [] },
          isRestocked: true,
          reason: '',
          totalCents: 0,
        },
      }),
    ).toMatchObject({ refusal: { code: 'conflict' } });
    const one = [{ lineId: print?.id ?? '', quantity: 1 }];
    expect(await shop.apply(id, { quantities: one }, { totalCents: 1 })).toMatchObject({
      refusal: { code: 'order-edit-changed' },
    });
    const tracking = { carrier: '', carrierName: '', trackingNumber: '', trackingUrl: '', isNotified: false };
    accept(
      await shop.client.send(ordersCalls.fulfil, {
        params: { id },
        body: { revision: (await shop.readOrder(id)).revision, lines: one, ...tracking },
      }),
    );
    expect(await shop.apply(id, { quantities: [{ lineId: print?.id ?? '', quantity: 0 }] })).toMatchObject({
      refusal: { code: 'order-edit-line-fixed' },
    });
    accept(await shop.apply(id, { quantities: one }));
    expect(await shop.readOrder(id)).toMatchObject({ fulfilmentState: 'fulfilled' });
    const cancelled = await shop.buy([{}], 'gone@example.com');
    accept(
      await shop.client.send(ordersCalls.cancel, {
        params: { id: cancelled },
        body: { revision: (await shop.readOrder(cancelled)).revision, isRestocked: true },
      }),
    );
    expect(await shop.apply(cancelled, { added: [customItem()] })).toMatchObject({
      refusal: { code: 'order-cancelled' },
    });
  });
});

it('an order that waits for its transfer asks for the new total, with tax on what is added', async () => {
  const vat = {
    id: 'vat',
    name: 'VAT',
    country: 'PT',
    rate: '20',
    taxesShipping: false,
    taxesServicesAndDigital: true,
  };
  const { payments, shipping } = accept(await shop.client.send(storeCalls.readSettings, {}));
  const transfer = { id: 'transfer', name: 'Transfer', instructions: 'To our account.', isEnabled: true };
  await shop.setStore({ taxRules: [vat], shipping, payments: { ...payments, manualMethods: [transfer] } });
  const browser = await shop.ready([{ itemId: shop.pollen.id }], 'transfer@example.com');
  const { url } = accept(await shop.pay(browser, { methodId: 'manual-transfer', outcome: undefined }));
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  expect(await shop.readOrder(id)).toMatchObject({ totalCents: 1700, paymentState: 'awaiting' });
  accept(await shop.apply(id, { added: [customItem()] }));
  expect(await shop.readOrder(id)).toMatchObject({
    totalCents: 4100,
    taxCents: 600,
    balanceCents: 0,
    taxLines: [{ name: 'VAT', amountCents: 600 }],
    payments: [{ gateway: 'manual', amountCents: 4100 }],
  });
  const { revision } = await shop.readOrder(id);
  accept(await shop.client.send(ordersCalls.markPaid, { params: { id }, body: { revision } }));
  expect(accept(await shop.refund(id, { amountCents: 4100 }))).toMatchObject({ state: 'succeeded' });
  await shop.setStore({ taxRules: [], shipping, payments });
});
