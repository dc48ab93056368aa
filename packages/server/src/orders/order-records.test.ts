import { ordersCalls } from '@sitewright/api/orders';
import { roles } from '@sitewright/domain/contributors';
import { sampleAddress, sampleOrderLine } from '@sitewright/domain/orders/testing';
import { describe, expect, it } from 'vitest';
import { accept, idOf, openDraftSite, placeOrder, type OrderToPlace } from '../testing/index.ts';

const { app, database, site, owner, signInAs } = await openDraftSite('order-records');
const other = await app.addSite('other-records');

const place = (order: OrderToPlace = {}, at = site) =>
  placeOrder(database, at.id, { now: app.clock.now, ...order });
const read = async (id: string) => accept(await owner.client.send(ordersCalls.read, { params: { id } }));
const list = async (query: object = {}) =>
  accept(await owner.client.send(ordersCalls.list, { query })).orders.map(({ number }) => number);
const noTracking = { carrier: '', carrierName: '', trackingNumber: '', trackingUrl: '', isNotified: false };

describe('notes and tags', () => {
  it('are of contributors, and notes can be deleted', async () => {
    const { orderId: id } = await place();
    const params = { id };
    const body = { text: '<img src=x onerror=alert(1)> call first' };
    const noted = accept(await owner.client.send(ordersCalls.addNote, { params, body }));
    expect(noted.events[0]).toMatchObject({ kind: 'note', data: body, madeBy: 'Owner' });
    const noteId = noted.events[0]?.id ?? '';
    const gone = accept(await owner.client.send(ordersCalls.removeNote, { params: { id, noteId } }));
    expect(gone.events.some(({ kind }) => kind === 'note')).toBe(false);
    const placedId = gone.events.at(-1)?.id ?? '';
    expect(
      await owner.client.send(ordersCalls.removeNote, { params: { id, noteId: placedId } }),
    ).toMatchObject({
      refusal: { status: 404 },
    });
    const tags = { revision: gone.revision, tags: [' VIP ', 'vip', 'Gift'] };
    expect(accept(await owner.client.send(ordersCalls.setTags, { params, body: tags })).tags).toEqual([
      'VIP',
      'Gift',
    ]);
    const bulk = { ids: [id], tag: 'vip', isAdded: false };
    expect(accept(await owner.client.send(ordersCalls.tagMany, { body: bulk }))).toEqual({ count: 1 });
    expect((await read(id)).tags).toEqual(['Gift']);
  });
});

describe('test orders and numbers', () => {
  it('test orders are deleted, live ones never', async () => {
    const test = await place({ isTest: true });
    const live = await place();
    const body = { ids: [test.orderId, live.orderId] };
    expect(accept(await owner.client.send(ordersCalls.removeTestOrders, { body }))).toEqual({ count: 1 });
    expect((await read(live.orderId)).number).toBe(live.number);
    expect(await owner.client.send(ordersCalls.read, { params: { id: test.orderId } })).toMatchObject({
      refusal: { status: 404 },
    });
    await place({ isTest: true }, other);
    accept(await owner.client.send(ordersCalls.removeTestOrders, { body: {} }));
    expect(await list({ test: 'only' })).toEqual([]);
    const foreign = await app.signIn(other);
    expect(
      accept(await foreign.client.send(ordersCalls.list, { query: { test: 'only' } })).orders,
    ).toHaveLength(1);
  });

  it('the next number only goes up', async () => {
    const { nextNumber } = accept(await owner.client.send(ordersCalls.readNumbering, {}));
    const set = (value: number) =>
      owner.client.send(ordersCalls.setNextNumber, { body: { nextNumber: value } });
    expect(await set(nextNumber - 1)).toMatchObject({
      refusal: { code: 'order-number-too-low', errors: { nextNumber: 'Enter a higher number.' } },
    });
    accept(await set(5000));
    expect((await place()).number).toBe('05000');
    expect(await set(5000)).toMatchObject({ refusal: { code: 'order-number-too-low' } });
    const fresh = await app.signIn(await app.addSite('fresh-orders'));
    accept(await fresh.client.send(ordersCalls.setNextNumber, { body: { nextNumber: 1001 } }));
    expect(accept(await fresh.client.send(ordersCalls.readNumbering, {}))).toEqual({ nextNumber: 1001 });
  });
});

describe('[F19 (rule)] orders of others', () => {
  it('are not found, by id, in any call', async () => {
    const { orderId: id } = await place({}, other);
    const params = { id };
    const one = { revision: 1 };
    const outcomes = [
      await owner.client.send(ordersCalls.read, { params }),
      await owner.client.send(ordersCalls.unfulfil, { params, body: one }),
      await owner.client.send(ordersCalls.cancel, { params, body: { ...one, isRestocked: true } }),
      await owner.client.send(ordersCalls.markPaid, { params, body: one }),
      await owner.client.send(ordersCalls.addNote, { params, body: { text: 'x' } }),
      await owner.client.send(ordersCalls.setTags, { params, body: { ...one, tags: [] } }),
      await owner.client.send(ordersCalls.fulfil, {
        params,
        body: { ...noTracking, ...one, lines: [{ lineId: idOf('a1'), quantity: 1 }] },
      }),
    ];
    for (const outcome of outcomes) expect(outcome).toMatchObject({ refusal: { status: 404 } });
    const slips = await owner.client.send(ordersCalls.listSlips, { query: { ids: id } });
    expect(accept(slips).orders).toEqual([]);
    const visitor = app.visit(other);
    await visitor.open('/');
    expect((await visitor.open(`/api/orders/${id}`)).status).toBe(401);
    const editor = await signInAs(roles.editor.code);
    expect(await editor.client.send(ordersCalls.list, { query: {} })).toMatchObject({
      refusal: { status: 403 },
    });
  });
});

describe('[F32 (rule)] the CSV file', () => {
  it('has a row for each item of the orders that match, and no formula', async () => {
    const lines = [
      sampleOrderLine({ title: '=HYPERLINK("https://evil.example")' }),
      sampleOrderLine({ id: idOf('a2'), sku: '@sum' }),
    ];
    const note = '+49 is my number';
    const { number, orderId } = await place({
      content: { email: 'csv@example.com', lines, note, shippingAddress: sampleAddress({ city: '-1' }) },
    });
    const { text, status } = await owner.open('/api/orders.csv?search=csv@example.com');
    expect(status).toBe(200);
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain(`${number},csv@example.com,`);
    for (const cell of [`'=HYPERLINK(""https://evil.example"")`, `'-1`, `'+49 is my number`])
      expect(rows[1]).toContain(cell);
    expect(rows[2]).toContain(`'@sum`);
    expect((await owner.open(`/api/orders.csv?ids=${orderId}`)).text.trim().split('\r\n')).toHaveLength(3);
  });
});
