import type { CallInput } from '@sitewright/api/call';
import { activityCalls } from '@sitewright/api/activity';
import { catalogueCalls } from '@sitewright/api/catalogue';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { mailCalls } from '@sitewright/api/mail';
import { storeCalls } from '@sitewright/api/store';
import type { LowStockAlert } from '@sitewright/domain/store';
import { describe, expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import {
  accept,
  createTestDatabase,
  publishPage,
  publishProduct,
  startTestApp,
  variant,
} from '../../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);

type Change = CallInput<typeof catalogueCalls.adjustInventory>['body']['changes'][number];
type Query = CallInput<typeof catalogueCalls.listInventory>['query'];

/** A site with two products pages. */
const openStore = async (name: string) => {
  const site = await app.addSite(name);
  const owner = await app.signIn(site);
  const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
  const list = async (query: Query = {}) =>
    accept(await owner.client.send(catalogueCalls.listInventory, { query }));
  const skus = async (query: Query = {}) => (await list(query)).rows.map(({ sku }) => sku);
  const adjust = (changes: Change[], note?: string) =>
    owner.client.send(catalogueCalls.adjustInventory, {
      body: { changes, reason: 'count', ...(note === undefined ? {} : { note }) },
    });
  const ledger = async (variantId: string, cursor?: string) =>
    accept(
      await owner.client.send(catalogueCalls.readLedger, {
        params: { variantId },
        query: cursor === undefined ? {} : { cursor },
      }),
    );
  return { site, owner, shop, list, skus, adjust, ledger };
};

const store = await openStore('inventory');
const small = variant({ sku: 'SUN-S', attributes: { Size: 'Small', Paper: 'Matte' } });
const large = variant({ sku: 'SUN-L', attributes: { Size: 'Large', Paper: 'Matte' } });
const sun = await publishProduct(store.owner, store.shop, {
  title: 'Late Sun',
  categories: ['Prints'],
  product: { variantOptionOrdering: ['Size', 'Paper'], variants: [small, large] },
  stock: [12, 3],
});
const moon = variant({ sku: 'MOON' });
await publishProduct(store.owner, store.shop, {
  title: 'Early moon',
  product: { variants: [moon] },
  stock: [0],
});
const framing = variant({ sku: 'FRAME' });
const services = await publishPage(store.owner, { kind: 'products', title: 'Services' });
await publishProduct(store.owner, services, {
  title: 'Framing',
  product: { productType: 3, variants: [framing] },
  stock: [null],
});
await publishProduct(store.owner, store.shop, {
  title: 'Wallpapers',
  product: { productType: 2, price: 500 },
});

describe('the inventory', () => {
  it('lists every variant that is counted, with its options and stock', async () => {
    const { rows, total, lowThreshold } = await store.list();
    expect([total, lowThreshold]).toEqual([4, 5]);
    expect(rows.map(({ sku, stock, options }) => [sku, stock, options])).toEqual([
      ['MOON', 0, []],
      ['FRAME', null, []],
      ['SUN-S', 12, ['Small', 'Matte']],
      ['SUN-L', 3, ['Large', 'Matte']],
    ]);
    expect(rows[2]).toMatchObject({ itemId: sun.id, collectionId: store.shop, title: 'Late Sun' });
  });

  it('is searched by title, SKU and option', async () => {
    expect(await store.skus({ search: 'late' })).toEqual(['SUN-S', 'SUN-L']);
    expect(await store.skus({ search: 'sun large' })).toEqual(['SUN-L']);
    expect(await store.skus({ search: 'moon' })).toEqual(['MOON']);
    expect(await store.skus({ search: "x' or 1=1" })).toEqual([]);
  });

  it('is filtered by status, category and products page', async () => {
    expect(await store.skus({ status: 'low' })).toEqual(['SUN-L']);
    expect(await store.skus({ status: 'out' })).toEqual(['MOON']);
    expect(await store.skus({ status: 'unlimited' })).toEqual(['FRAME']);
    expect(await store.skus({ category: 'Prints', search: 'S' })).toEqual(['SUN-S', 'SUN-L']);
    expect(await store.skus({ collection: services })).toEqual(['FRAME']);
  });

  it('is sorted, and read a range at a time', async () => {
    expect(await store.skus({ sort: 'stock' })).toEqual(['MOON', 'SUN-L', 'SUN-S', 'FRAME']);
    expect(await store.skus({ sort: 'sku', direction: 'descending' })).toEqual([
      'SUN-S',
      'SUN-L',
      'MOON',
      'FRAME',
    ]);
    const { rows, total } = await store.list({ offset: '1', limit: '2' });
    expect([rows.map(({ sku }) => sku), total]).toEqual([['FRAME', 'SUN-S'], 4]);
  });

  it('leaves out other sites and deleted products', async () => {
    const other = await openStore('inventory-other');
    expect((await other.list()).total).toBe(0);
    const { id } = await publishProduct(other.owner, other.shop, { title: 'Gone' });
    expect((await other.list()).total).toBe(1);
    accept(await other.owner.client.send(documentCalls.trash, { params: { kind: 'item', id } }));
    expect((await other.list()).total).toBe(0);
    const foreign = await other.adjust([{ variantId: small.id, kind: 'set', quantity: 1 }]);
    expect(foreign).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
    const query = { params: { variantId: small.id }, query: {} };
    expect(await other.owner.client.send(catalogueCalls.readLedger, query)).toMatchObject({
      refusal: { code: 'not-found' },
    });
  });
});

describe('variants that were never published', () => {
  const openDraft = async (name: string) => {
    const draftStore = await openStore(name);
    const { owner, shop } = draftStore;
    const made = accept(
      await owner.client.send(pageCalls.createItem, { params: { id: shop }, body: { title: 'Begun' } }),
    );
    const [first, second] = [
      variant({ sku: 'NEW-1', attributes: { Size: 'Small', Ink: 'Red' } }),
      variant({ sku: 'NEW-2', attributes: { Size: 'Large', Ink: 'Red' } }),
    ];
    const { content, revision } = accept(
      await owner.client.send(documentCalls.read, { params: { kind: 'item', id: made.id } }),
    );
    const structuredContent = {
      productType: 1,
      variantOptionOrdering: ['Size', 'Ink'],
      variants: [first, second],
    };
    const body = { baseRevision: revision, content: { ...(content as object), structuredContent } };
    accept(await owner.client.send(documentCalls.save, { params: { kind: 'item', id: made.id }, body }));
    return { ...draftStore, id: made.id, first, second };
  };

  it('are listed as drafts, found and counted', async () => {
    const { list, skus, adjust, ledger, first, second, owner, id } = await openDraft('inventory-drafts');
    expect((await list()).rows).toMatchObject([
      { sku: 'NEW-1', options: ['Small', 'Red'], stock: 0, isDraft: true, updatedOn: null },
      { sku: 'NEW-2', options: ['Large', 'Red'], stock: 0, isDraft: true, updatedOn: null },
    ]);
    expect(await skus({ search: 'large' })).toEqual(['NEW-2']);
    expect((await ledger(first.id)).moves).toEqual([]);
    accept(await adjust([{ variantId: second.id, kind: 'set', quantity: 7, expected: 0 }]));
    expect((await list({ sort: 'stock', direction: 'descending' })).rows[0]).toMatchObject({
      sku: 'NEW-2',
      stock: 7,
      isDraft: true,
    });
    expect((await ledger(second.id)).moves).toMatchObject([{ before: 0, after: 7, reason: 'count' }]);
    const { entries } = accept(await owner.client.send(activityCalls.list, { query: {} }));
    expect(entries[0]).toMatchObject({ call: 'catalogue.adjustInventory', subject: `product:${id}` });
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id } }));
    expect(await skus()).toEqual([]);
    expect(await adjust([{ variantId: second.id, kind: 'set', quantity: 1 }])).toMatchObject({
      refusal: { code: 'not-found' },
    });
  });

  it('are looked up by id and SKU with all others, of this site alone', async () => {
    const { owner, first } = await openDraft('inventory-lookups');
    const find = async (body: { variantIds: string[]; skus: string[] }) =>
      accept(await owner.client.send(catalogueCalls.findInventory, { body })).rows.map(({ sku }) => sku);
    expect(await find({ variantIds: [first.id, small.id], skus: ['NEW-2', 'SUN-L'] })).toEqual([
      'NEW-1',
      'NEW-2',
    ]);
  });
});

describe('an adjustment', () => {
  it('changes variants of several products, with its reason in the ledger', async () => {
    const { owner, shop, adjust, ledger, list } = await openStore('adjusted');
    const [first, second] = [variant({ sku: 'A' }), variant({ sku: 'B' })];
    const { id } = await publishProduct(owner, shop, {
      title: 'One',
      product: { variants: [first] },
      stock: [4],
    });
    await publishProduct(owner, shop, { title: 'Two', product: { variants: [second] }, stock: [7] });
    const { levels } = accept(
      await adjust(
        [
          { variantId: first.id, kind: 'adjust', by: 5 },
          { variantId: second.id, kind: 'unlimited' },
        ],
        'Autumn count',
      ),
    );
    expect(levels).toMatchObject([
      { variantId: first.id, stock: 9 },
      { variantId: second.id, stock: null },
    ]);
    expect((await list({ sort: 'updated' })).rows.map(({ updatedOn }) => updatedOn)).toEqual([
      app.clock.now.toISOString(),
      app.clock.now.toISOString(),
    ]);
    const madeBy = expect.any(String);
    expect((await ledger(first.id)).moves).toMatchObject([
      { before: 4, after: 9, reason: 'count', note: 'Autumn count', madeBy },
      { before: 0, after: 4, reason: 'set', note: '' },
    ]);
    expect((await ledger(second.id)).moves[0]).toMatchObject({ before: 7, after: null });
    const { entries } = accept(await owner.client.send(activityCalls.list, { query: {} }));
    expect(entries[0]).toMatchObject({ call: 'catalogue.adjustInventory', subject: `product:${id}` });
  });

  it('is made whole or not at all', async () => {
    const before = await store.list();
    const outcome = await store.adjust([
      { variantId: small.id, kind: 'adjust', by: 1 },
      { variantId: moon.id, kind: 'adjust', by: -1 },
    ]);
    expect(outcome).toMatchObject({ refusal: { code: 'stock-impossible' } });
    expect(await store.list()).toEqual(before);
  });

  it('counts beside another one of the same moment', async () => {
    const { owner, shop, adjust, list, ledger } = await openStore('together');
    const only = variant();
    await publishProduct(owner, shop, { title: 'Both', product: { variants: [only] }, stock: [10] });
    const outcomes = await Promise.all(
      [5, -3, 2, -1].map((by) => adjust([{ variantId: only.id, kind: 'adjust', by }])),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect((await list()).rows[0]?.stock).toBe(13);
    const { moves } = await ledger(only.id);
    expect(moves).toHaveLength(5);
    expect(moves.every(({ before }, index) => before === (moves[index + 1]?.after ?? 0))).toBe(true);
  });

  it('to a number is refused with the current one if that is no longer what was seen', async () => {
    const outcome = await store.adjust([{ variantId: small.id, kind: 'set', quantity: 20, expected: 11 }]);
    expect(outcome).toMatchObject({
      refusal: {
        status: 409,
        code: 'stock-changed',
        message: 'The stock was changed in the meantime. Check the current number and enter it again.',
        data: { levels: [{ variantId: small.id, stock: 12 }] },
      },
    });
    const expected = await store.adjust([{ variantId: small.id, kind: 'set', quantity: 12, expected: 12 }]);
    expect(expected.ok).toBe(true);
  });

  it('needs a known reason and a short note', async () => {
    const changes = [{ variantId: small.id, kind: 'set', quantity: 1 }] as const;
    const body = { changes, reason: 'theft' } as unknown as CallInput<
      typeof catalogueCalls.adjustInventory
    >['body'];
    expect(await store.owner.client.send(catalogueCalls.adjustInventory, { body })).toMatchObject({
      ok: false,
    });
    expect(await store.adjust([...changes], 'x'.repeat(501))).toMatchObject({ ok: false });
  });
});

it('the ledger of a variant is read a page at a time', async () => {
  const { owner, shop, adjust, ledger } = await openStore('ledger');
  const only = variant();
  await publishProduct(owner, shop, { title: 'Busy', product: { variants: [only] } });
  const changes = Array.from({ length: 60 }, () => ({ variantId: only.id, kind: 'adjust', by: 1 }) as const);
  accept(await adjust(changes));
  const first = await ledger(only.id);
  const second = await ledger(only.id, first.nextCursor ?? newId());
  expect([first.moves.length, second.moves.length, second.nextCursor]).toEqual([50, 10, null]);
  expect([first.moves[0]?.after, second.moves[9]?.before]).toEqual([60, 0]);
});

describe('the low stock alert', () => {
  const openAlerted = async (name: string, alert: LowStockAlert) => {
    const opened = await openStore(name);
    const { client } = opened.owner;
    const settings = accept(await client.send(storeCalls.readSettings, {}));
    accept(await client.send(storeCalls.saveSettings, { body: { ...settings, lowStockAlert: alert } }));
    const readEmails = async () => {
      const { emails } = accept(await client.send(mailCalls.listOutbox, { query: {} }));
      return Promise.all(
        emails.map(async ({ id }) => accept(await client.send(mailCalls.readEmail, { params: { id } }))),
      );
    };
    return { ...opened, readEmails };
  };
  const alert = { isEnabled: true, threshold: 5, email: 'stock@example.com' };

  it('is sent once when stock falls to the threshold, and again only after it rose', async () => {
    const { owner, shop, adjust, readEmails } = await openAlerted('alerted', alert);
    const only = variant({ sku: 'LAMP' });
    await publishProduct(owner, shop, { title: 'Lamp', product: { variants: [only] }, stock: [8] });
    const by = async (amount: number) =>
      accept(await adjust([{ variantId: only.id, kind: 'adjust', by: amount }]));
    expect(await readEmails()).toEqual([]);
    await by(-3);
    const [letter] = await readEmails();
    expect(letter).toMatchObject({
      to: 'stock@example.com',
      subject: expect.stringContaining('Lamp (SKU LAMP)'),
    });
    expect(letter?.text).toContain('Lamp (SKU LAMP): 5 left');
    await by(-1);
    expect(await readEmails()).toHaveLength(1);
    await by(6);
    await by(-7);
    expect(await readEmails()).toHaveLength(2);
  });

  it('is one email for all variants of a change', async () => {
    const { owner, shop, adjust, readEmails } = await openAlerted('alerted-many', alert);
    const both = [
      variant({ sku: 'A', attributes: { Size: 'S' } }),
      variant({ sku: 'B', attributes: { Size: 'M' } }),
    ];
    const product = { variantOptionOrdering: ['Size'], variants: both };
    await publishProduct(owner, shop, { title: 'Shirt', product, stock: [9, 9] });
    accept(await adjust(both.map(({ id: variantId }, quantity) => ({ variantId, kind: 'set', quantity }))));
    const letters = await readEmails();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Shirt, S (SKU A): out of stock\nShirt, M (SKU B): 1 left');
  });

  it('is not sent while it is off', async () => {
    const { owner, shop, adjust, readEmails } = await openAlerted('quiet', { ...alert, isEnabled: false });
    const only = variant();
    await publishProduct(owner, shop, { title: 'Lamp', product: { variants: [only] }, stock: [8] });
    accept(await adjust([{ variantId: only.id, kind: 'set', quantity: 0 }]));
    expect(await readEmails()).toEqual([]);
  });
});
