import { catalogueCalls } from '@sitewright/api/catalogue';
import { ordersCalls } from '@sitewright/api/orders';
import { sampleAddress, sampleOrderLine } from '@sitewright/domain/orders/testing';
import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { listOutbox, mailOutbox } from '../mail/index.ts';
import {
  accept,
  idOf,
  openDraftSite,
  publishPage,
  publishProduct,
  placeOrder,
  type OrderToPlace,
} from '../testing/index.ts';

const { app, database, site, owner } = await openDraftSite('orders');
const other = await app.addSite('other-orders');

const place = (order: OrderToPlace = {}, at = site) =>
  placeOrder(database, at.id, { now: app.clock.now, ...order });
const read = async (id: string) => accept(await owner.client.send(ordersCalls.read, { params: { id } }));
const list = async (query: object = {}) =>
  accept(await owner.client.send(ordersCalls.list, { query })).orders.map(({ number }) => number);
const noTracking = { carrier: '', carrierName: '', trackingNumber: '', trackingUrl: '', isNotified: false };
const twoLines = [
  sampleOrderLine({ quantity: 2 }),
  sampleOrderLine({ id: idOf('a2'), variantId: idOf('c2'), sku: 'MOIRE-50', title: 'Moiré no. 4' }),
];
const mailsTo = async (to: string) => (await listOutbox(database, site.id, { search: to })).mails;

describe('the order list', () => {
  it('is newest first, in parts, and of one site', async () => {
    const start = Date.parse('2026-03-01T12:00:00Z');
    for (let index = 0; index < 53; index += 1)
      await place({
        content: {
          email: 'many@example.com',
          billingAddress: sampleAddress({ country: 'FI' }),
          shippingAddress: sampleAddress({ country: 'FI' }),
        },
        // Two at each moment: the id decides between them.
        now: new Date(start + Math.floor(index / 2) * 1000),
      });
    await place({ content: { email: 'foreign@example.com' } }, other);
    const first = accept(await owner.client.send(ordersCalls.list, { query: { country: 'FI' } }));
    expect(first.orders).toHaveLength(50);
    expect(first.orders[0]).toMatchObject({ customerOrders: 53, country: 'FI', itemCount: 1, city: 'Porto' });
    const next = accept(
      await owner.client.send(ordersCalls.list, { query: { country: 'FI', cursor: first.nextCursor ?? '' } }),
    );
    expect(next).toMatchObject({ orders: [{}, {}, {}], nextCursor: null });
    const ids = [...first.orders, ...next.orders].map(({ id }) => id);
    expect(new Set(ids).size).toBe(53);
    expect(await list({ search: 'foreign@example.com' })).toEqual([]);
    expect(await owner.client.send(ordersCalls.list, { query: { cursor: 'nonsense' } })).toMatchObject({
      refusal: { status: 400 },
    });
  });

  it('is searched by number, name, email address and SKU', async () => {
    const { number } = await place({
      content: {
        email: 'Tomasz.Wilk@Example.com',
        shippingAddress: sampleAddress({ firstName: 'Tomasz', lastName: 'Wilk', country: 'PL' }),
        lines: [sampleOrderLine({ sku: 'ZEBRA-7' })],
      },
    });
    for (const search of [
      number,
      `#${Number(number)}`,
      'tomasz',
      'WILK tom',
      'tomasz.wilk@example.com',
      'zebra-7',
      'zebra',
    ])
      expect(await list({ search }), search).toEqual([number]);
    expect(await list({ search: 'tomasz nobody' })).toEqual([]);
    for (const search of [`'`, '&|!:*', '%', String.raw`\ `, '<script>'])
      expect((await owner.client.send(ordersCalls.list, { query: { search } })).ok, search).toBe(true);
  });

  it('is filtered by states, country, days, tag, pickup and test', async () => {
    const shipping = { key: 'p', name: 'Studio', isPickup: true, pickup: null, priceCents: 0 };
    const now = new Date('2026-05-05T22:30:00Z');
    const { number } = await place({
      content: { shipping, shippingAddress: sampleAddress({ country: 'SE' }) },
      now,
    });
    const { number: unpaid, orderId } = await place({ isPaid: false });
    const { number: test } = await place({ isTest: true });
    expect(test).toBe('T00001');
    expect(await list({ tab: 'pickup' })).toEqual([number]);
    expect(await list({ pickup: 'yes', country: 'SE', payment: 'paid', fulfilment: 'pending' })).toEqual([
      number,
    ]);
    expect(await list({ from: '2026-05-05', to: '2026-05-05', test: 'none' })).toEqual([number]);
    expect(await list({ from: '2026-05-06', to: '2026-05-07' })).toEqual([]);
    expect(await list({ tab: 'unpaid' })).toEqual([unpaid]);
    expect(await list({ test: 'only' })).toEqual([test]);
    expect(await list({ search: 't00001' })).toEqual([test]);
    const body = { ids: [orderId], tag: 'Gift', isAdded: true };
    expect(accept(await owner.client.send(ordersCalls.tagMany, { body }))).toEqual({ count: 1 });
    expect(await list({ tag: 'Gift' })).toEqual([unpaid]);
    const filters = accept(await owner.client.send(ordersCalls.readFilters, {}));
    expect(filters).toMatchObject({ hasTestOrders: true, tags: ['Gift'] });
    expect(filters.countries).toEqual(['FI', 'PL', 'PT', 'SE']);
    expect(await owner.client.send(ordersCalls.list, { query: { from: '2026-02-31' } })).toMatchObject({
      refusal: { status: 400 },
    });
    const counts = accept(await owner.client.send(ordersCalls.count, {}));
    expect(counts).toEqual({ toFulfil: 56, unpaid: 1, returns: 0 });
  });

  it('[F35 (rule)] unknown filters are refused', async () => {
    const answer = await owner.open('/api/orders?websiteId=1');
    expect(answer.status).toBe(400);
  });

  it('saves views under names that differ', async () => {
    const save = (name: string) =>
      owner.client.send(ordersCalls.saveView, {
        body: { name, filters: { tab: 'to-fulfil', country: 'FI' } },
      });
    const view = accept(await save(' Finland '));
    expect(view).toMatchObject({ name: 'Finland', filters: { tab: 'to-fulfil', country: 'FI' } });
    expect(await save('finland')).toMatchObject({
      refusal: { errors: { name: 'Another view has this name. Choose a different one.' } },
    });
    expect(await save(' ')).toMatchObject({ refusal: { errors: { name: 'Enter a name.' } } });
    expect(accept(await owner.client.send(ordersCalls.readFilters, {})).views).toEqual([view]);
    accept(await owner.client.send(ordersCalls.removeView, { params: { id: view.id } }));
    expect(accept(await owner.client.send(ordersCalls.readFilters, {})).views).toEqual([]);
  });

  it('says what types of products each has, once', async () => {
    const lines = [
      sampleOrderLine({ productType: 4 }),
      sampleOrderLine({ id: idOf('a2'), productType: 1 }),
      sampleOrderLine({ id: idOf('a3'), productType: 4 }),
    ];
    await place({ content: { email: 'types@example.com', lines } });
    const query = { search: 'types@example.com' };
    const { orders } = accept(await owner.client.send(ordersCalls.list, { query }));
    expect(orders).toMatchObject([{ productTypes: [1, 4] }]);
  });
});

describe('[CHK-04 (rule)] fulfilment', () => {
  it('sends an order in parts, with tracking and an email to the customer', async () => {
    const { orderId: id } = await place({ content: { email: 'parts@example.com', lines: twoLines } });
    const params = { id };
    const before = await read(id);
    expect(before).toMatchObject({
      fulfilmentState: 'pending',
      actions: ['edit', 'fulfil', 'cancel', 'refund'],
    });
    const lines = [{ lineId: twoLines[0]?.id ?? '', quantity: 1 }];
    const body = {
      ...noTracking,
      revision: before.revision,
      lines,
      carrier: 'dhl',
      trackingNumber: 'JD 014',
      isNotified: true,
    };
    const part = accept(await owner.client.send(ordersCalls.fulfil, { params, body }));
    expect(part).toMatchObject({
      fulfilmentState: 'part-fulfilled',
      shipments: [
        {
          carrier: 'DHL',
          trackingNumber: 'JD014',
          trackingUrl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014',
          madeBy: 'Owner',
        },
      ],
    });
    expect(part.lines.map(({ unfulfilledQuantity }) => unfulfilledQuantity)).toEqual([1, 1]);
    expect(await owner.client.send(ordersCalls.fulfil, { params, body })).toMatchObject({
      refusal: { code: 'conflict' },
    });
    const tooMany = {
      ...body,
      revision: part.revision,
      lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 2 }],
    };
    expect(await owner.client.send(ordersCalls.fulfil, { params, body: tooMany })).toMatchObject({
      refusal: { code: 'order-shipment-impossible' },
    });
    const rest = part.lines.map((line) => ({ lineId: line.id, quantity: line.unfulfilledQuantity }));
    const all = accept(
      await owner.client.send(ordersCalls.fulfil, {
        params,
        body: { ...noTracking, revision: part.revision, lines: rest },
      }),
    );
    expect(all).toMatchObject({ fulfilmentState: 'fulfilled', actions: ['unfulfil', 'refund'] });
    expect(all.events.map(({ kind }) => kind)).toEqual([
      'fulfilled',
      'emailed',
      'fulfilled',
      'placed-and-paid',
    ]);
    const mails = await mailsTo('parts@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: `Site orders: Order #${all.number} is on its way` });
    const again = accept(
      await owner.client.send(ordersCalls.unfulfil, { params, body: { revision: all.revision } }),
    );
    expect(again).toMatchObject({
      fulfilmentState: 'pending',
      shipments: [],
      actions: ['edit', 'fulfil', 'cancel', 'refund'],
    });
  });

  it('tells of each email what became of that very email', async () => {
    const { orderId: id } = await place({ content: { email: 'told@example.com' } });
    const { revision, lines } = await read(id);
    const body = { ...noTracking, revision, lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] };
    const told = { ...body, isNotified: true };
    accept(await owner.client.send(ordersCalls.fulfil, { params: { id }, body: told }));
    const stateTold = async () =>
      (await read(id)).events.find(({ kind }) => kind === 'emailed')?.mailState ?? null;
    const [mail] = await mailsTo('told@example.com');
    const isThis = eq(mailOutbox.id, mail?.id ?? '');
    expect(await stateTold()).toBe('queued');
    for (const state of ['kept', 'failed', 'sent'] as const) {
      await database.update(mailOutbox).set({ state }).where(isThis);
      expect(await stateTold()).toBe(state);
    }
    await database.delete(mailOutbox).where(isThis);
    expect(await stateTold()).toBeNull();
  });

  it('two contributors who fulfil the same order at once make one shipment', async () => {
    const { orderId: id } = await place();
    const { revision, lines } = await read(id);
    const body = { ...noTracking, revision, lines: lines.map((line) => ({ lineId: line.id, quantity: 1 })) };
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => owner.client.send(ordersCalls.fulfil, { params: { id }, body })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await read(id)).shipments).toHaveLength(1);
  });

  it('wrong tracking is refused at its field, and nothing changes', async () => {
    const { orderId: id } = await place();
    const { revision, lines } = await read(id);
    const body = {
      ...noTracking,
      revision,
      lines: lines.map((line) => ({ lineId: line.id, quantity: 1 })),
      carrier: 'other',
      carrierName: 'Bikes',
      trackingUrl: 'javascript:alert(1)',
    };
    expect(await owner.client.send(ordersCalls.fulfil, { params: { id }, body })).toMatchObject({
      refusal: {
        status: 422,
        errors: { trackingUrl: 'Enter a link that begins with https://, or leave it empty.' },
      },
    });
    expect(await read(id)).toMatchObject({ revision, shipments: [] });
  });

  it('several paid orders are fulfilled together, others are left out with the reason', async () => {
    const paid = [await place({ content: { email: 'bulk@example.com' } }), await place()];
    const unpaid = await place({ isPaid: false });
    const ids = [...paid, unpaid].map(({ orderId }) => orderId);
    const foreign = await place({}, other);
    const body = { ids: [...ids, foreign.orderId], isNotified: true };
    expect(accept(await owner.client.send(ordersCalls.fulfilMany, { body }))).toEqual({
      count: 2,
      skipped: [{ id: unpaid.orderId, number: unpaid.number, message: 'This order is not paid yet.' }],
    });
    expect(await read(ids[0] ?? '')).toMatchObject({ fulfilmentState: 'fulfilled' });
    expect(await mailsTo('bulk@example.com')).toHaveLength(1);
  });
});

const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });

const publishPrint = async () => {
  const { variants } = await publishProduct(owner, shop, { title: 'Print', stock: [5] });
  return variants[0]?.id ?? '';
};

const stockOf = async (variantId: string) => {
  const { rows } = accept(await owner.client.send(catalogueCalls.listInventory, { query: {} }));
  return rows.find((each) => each.variantId === variantId)?.stock;
};

describe('[CHK-04 (rule)] cancelling', () => {
  it('an unpaid order returns its stock, once, and tells the customer', async () => {
    const variantId = await publishPrint();
    const lines = [
      sampleOrderLine({ variantId, quantity: 2 }),
      sampleOrderLine({ id: idOf('a2'), variantId }),
    ];
    // Two of the three were there, one is backordered.
    const { orderId: id } = await place({
      isPaid: false,
      content: { email: 'gone@example.com', lines },
      taken: new Map([[variantId, 2]]),
    });
    const { revision } = await read(id);
    const body = { revision, isRestocked: true };
    const outcomes = await Promise.all(
      [1, 2].map(() => owner.client.send(ordersCalls.cancel, { params: { id }, body })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf(variantId)).toBe(7);
    expect(await read(id)).toMatchObject({ fulfilmentState: 'cancelled', actions: [] });
    const mails = await mailsTo('gone@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('cancelled')]);
    const late = await owner.client.send(ordersCalls.cancel, {
      params: { id },
      body: { ...body, revision: revision + 1 },
    });
    expect(late).toMatchObject({ refusal: { code: 'order-cancelled' } });
  });

  it('without restocking the stock stays', async () => {
    const variantId = await publishPrint();
    const { orderId: id } = await place({
      isPaid: false,
      content: { lines: [sampleOrderLine({ variantId })] },
      taken: new Map([[variantId, 1]]),
    });
    const body = { revision: 1, isRestocked: false };
    accept(await owner.client.send(ordersCalls.cancel, { params: { id }, body }));
    expect(await stockOf(variantId)).toBe(5);
  });

  it('a paid order without a payment to give back is refused, and nothing changes', async () => {
    const { orderId: id } = await place();
    const before = await read(id);
    expect(
      await owner.client.send(ordersCalls.cancel, {
        params: { id },
        body: { revision: 1, isRestocked: true },
      }),
    ).toMatchObject({ refusal: { code: 'order-nothing-to-refund' } });
    expect(await read(id)).toEqual(before);
  });
});

describe('[CHK-04 (rule)] an order that waits for its payment', () => {
  it('is marked as paid; a download is delivered with it', async () => {
    const { orderId: id } = await place({
      isPaid: false,
      content: { email: 'later@example.com', lines: [sampleOrderLine({ productType: 2 })] },
    });
    const paid = accept(
      await owner.client.send(ordersCalls.markPaid, { params: { id }, body: { revision: 1 } }),
    );
    expect(paid).toMatchObject({ paymentState: 'paid', fulfilmentState: 'fulfilled', actions: ['refund'] });
    expect(
      await owner.client.send(ordersCalls.markPaid, { params: { id }, body: { revision: paid.revision } }),
    ).toMatchObject({ refusal: { code: 'order-not-awaiting' } });
    expect((await mailsTo('later@example.com')).map(({ subject }) => subject)).toEqual([
      `Site orders: Order #${paid.number} confirmed`,
    ]);
  });
});

describe('an order that is picked up', () => {
  const shipping = { key: 'p', name: 'Studio', isPickup: true, pickup: null, priceCents: 0 };
  const read = async (id: string) => accept(await owner.client.send(ordersCalls.read, { params: { id } }));

  it('is marked as ready once, and the customer is told', async () => {
    const { orderId: id } = await place({ content: { shipping, email: 'pickup@example.com' } });
    const { revision, actions } = await read(id);
    expect(actions).toContain('mark-ready');
    const body = { revision, isNotified: true };
    const ready = accept(await owner.client.send(ordersCalls.markReady, { params: { id }, body }));
    expect(ready).toMatchObject({ isReady: true, fulfilmentState: 'pending' });
    expect(
      ready.events
        .map(({ kind, data }) => data['mail'] ?? kind)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['ready', 'ready']);
    expect(ready.actions).not.toContain('mark-ready');
    const again = { params: { id }, body: { ...body, revision: ready.revision } };
    expect(await owner.client.send(ordersCalls.markReady, again)).toMatchObject({
      refusal: { code: 'order-ready' },
    });
  });

  it('others cannot be ready for pickup', async () => {
    const { orderId: id } = await place({});
    const { revision } = await read(id);
    const body = { revision, isNotified: true };
    expect(await owner.client.send(ordersCalls.markReady, { params: { id }, body })).toMatchObject({
      refusal: { code: 'order-not-pickup' },
    });
  });
});
