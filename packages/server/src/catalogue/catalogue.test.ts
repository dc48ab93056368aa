import { catalogueCalls } from '@sitewright/api/catalogue';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { searchCalls } from '@sitewright/api/search';
import { storeCalls } from '@sitewright/api/store';
import {
  defaultMerchandisingSettings,
  type Product,
  type ProductVariant,
} from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import { defaultStoreSettings } from '@sitewright/domain/store';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  publishPage,
  publishProduct,
  startTestApp,
  variant,
} from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('catalogue');
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
const small = variant({ sku: 'S', attributes: { Size: 'Small' }, price: 4500 });
const large = variant({
  sku: 'L',
  attributes: { Size: 'Large' },
  price: 7000,
  salePrice: 6500,
  onSale: true,
});
const sizes = { variantOptionOrdering: ['Size'], variants: [small, large] };
const print = await publishProduct(owner, shop, {
  title: 'Late Sun',
  excerpt: '<p>Two inks</p>',
  product: sizes,
  stock: [3, 0],
});

/** Pages learn of changes at most once a second. */
beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
});

interface Context {
  readonly item: { structuredContent: Record<string, unknown> & { variants: Record<string, unknown>[] } };
  readonly items: { title: string }[];
  readonly pagination: { nextPageUrl?: string };
  readonly product: unknown;
  readonly productMerchandisingContext: Record<string, unknown>;
  readonly productInstallmentContext: Record<string, unknown>;
}

const contextOf = async (path: string): Promise<Context> => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  const join = path.includes('?') ? '&' : '?';
  return JSON.parse((await app.visit(site).open(`${path}${join}format=json`)).text) as Context;
};

const changeStock = (id: string, changes: object[], browser = owner) =>
  browser.open(`/api/catalogue/products/${id}/stock`, {
    method: 'POST',
    headers: {
      origin: browser.origin,
      'x-csrf-token': browser.sessionCrumb ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ changes }),
  });

const saveProduct = async (id: string, product: Product) => {
  const saved = accept(await owner.client.send(documentCalls.read, { params: { kind: 'item', id } }));
  const content = { ...(saved.content as ItemContent), structuredContent: product };
  const body = { baseRevision: saved.revision, content };
  return owner.client.send(documentCalls.save, { params: { kind: 'item', id }, body });
};

const publish = async (id: string, product: Product) => {
  const { revision: baseRevision } = accept(await saveProduct(id, product));
  accept(await owner.client.send(pageCalls.publishItem, { params: { id }, body: { baseRevision } }));
};

const stockOf = async (id: string) =>
  accept(await app.visit(site).client.send(catalogueCalls.readStock, { query: { itemId: id } })).results;

describe('a product on its page', () => {
  it('[CAT-01 CAT-03 SITE-06] is told in full', async () => {
    const { item, product } = await contextOf('/shop/late-sun');
    expect(item.structuredContent).toMatchObject({
      productType: 1,
      variantOptionOrdering: ['Size'],
      isSubscribable: false,
      priceMoney: { value: '45.00', currency: 'USD' },
      onSale: true,
      useCustomAddButtonText: false,
      variants: [
        {
          id: small.id,
          sku: 'S',
          attributes: { Size: 'Small' },
          optionValues: [{ optionName: 'Size', value: 'Small' }],
          price: 4500,
          priceMoney: { value: '45.00', currency: 'USD' },
          priceText: '$45.00',
          onSale: false,
          unlimited: false,
          qtyInStock: 3,
        },
        { sku: 'L', onSale: true, salePrice: 6500, salePriceMoney: { value: '65.00' }, qtyInStock: 0 },
      ],
    });
    expect(product).toMatchObject({
      id: print.id,
      name: 'Late Sun',
      productType: 1,
      price: { decimalValue: '45.00', currencyCode: 'USD' },
      variants: [{ sku: 'S', stock: { quantity: 3 } }, { sku: 'L' }],
    });
    expect(await contextOf('/shop')).not.toHaveProperty('product');
    const additionalFieldsForm = { id: 'd'.repeat(24), name: 'Dedication', fields: [] };
    await publishProduct(owner, shop, {
      title: 'With everything',
      product: {
        variants: [variant({ price: 900, salePrice: 700, onSale: true })],
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
        useCustomAddButtonText: true,
        customAddButtonText: 'Book',
        additionalFieldsForm,
      },
    });
    const { item: full } = await contextOf('/shop/with-everything');
    expect(full).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      collectionId: shop,
      recordType: 11,
      structuredContent: {
        productType: 1,
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
        priceMoney: { value: '9.00', currency: 'USD' },
        salePriceMoney: { value: '7.00', currency: 'USD' },
        onSale: true,
        useCustomAddButtonText: true,
        customAddButtonText: 'Book',
        additionalFieldsFormId: additionalFieldsForm.id,
        additionalFieldsForm,
        variantOptionOrdering: [],
      },
    });
  });

  it('[SITE-22] is described to search engines, and found by them and by the site’s own search', async () => {
    const { text } = await app.visit(site).open('/shop/late-sun');
    const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(blocks.map(([, json = '']) => JSON.parse(json) as unknown)).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: 'Late Sun',
        offers: [
          expect.objectContaining({ sku: 'S', price: '45.00', availability: 'https://schema.org/InStock' }),
          expect.objectContaining({
            sku: 'L',
            price: '65.00',
            availability: 'https://schema.org/OutOfStock',
          }),
        ],
      }),
    );
    const found = await app.visit(site).client.send(searchCalls.general, { query: { q: 'late sun' } });
    expect(JSON.stringify(found)).toContain('/shop/late-sun');
  });

  it('[CAT-06 PAY-06 PAY-07] comes with what the shop says beside it', async () => {
    const merchandising = {
      ...defaultMerchandisingSettings,
      scarcityEnabledOnProductItems: true,
      scarcityThreshold: 3,
    };
    const installments = { ...defaultStoreSettings.installments, isEnabled: true };
    const { revision } = accept(await owner.client.send(storeCalls.readSettings, {}));
    const body = { ...defaultStoreSettings, merchandising, installments, revision };
    const saved = accept(await owner.client.send(storeCalls.saveSettings, { body }));
    const { productMerchandisingContext, productInstallmentContext } = await contextOf('/shop/late-sun');
    expect(productMerchandisingContext[print.id]).toMatchObject({
      scarcityEnabled: true,
      scarcityTemplateViews: [{ attributes: { Size: 'Small' }, qtyInStock: 3 }],
    });
    expect(productInstallmentContext[print.id]).toMatchObject({
      // There is no account at Stripe: see server/payments/installments.test.ts.
      afterPayAvailable: false,
      afterPayMin: 100,
      afterPayMax: 200_000,
    });
    const limits = { ...installments.limits, US: { min: 500, max: 60_000 } };
    const limited = { ...body, installments: { ...installments, limits }, revision: saved.revision };
    const { revision: next } = accept(await owner.client.send(storeCalls.saveSettings, { body: limited }));
    const { productInstallmentContext: other } = await contextOf('/shop/late-sun');
    expect(other[print.id]).toMatchObject({ afterPayMin: 500, afterPayMax: 60_000 });
    const usual = { ...defaultStoreSettings, revision: next };
    accept(await owner.client.send(storeCalls.saveSettings, { body: usual }));
  });

  it('[SITE-13] lists go on after 200 products', async () => {
    const crowded = await publishPage(owner, { kind: 'products', title: 'Crowded' });
    await publishProduct(owner, crowded, { title: 'First' });
    await pool.query(
      `insert into items (website_id, item_id, collection_id, url_id, title, status, publish_on, visible_from, content,
         display_index) select website_id, lpad(to_hex(n), 24, '0'), collection_id, 'p-' || n, 'P ' || n, status,
         publish_on, visible_from, content || jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'title', 'P ' || n,
         'urlId', 'p-' || n, 'displayIndex', n), n
       from items, generate_series(1, 204) n where collection_id = $1`,
      [crowded],
    );
    const first = await contextOf('/crowded');
    expect(first.items).toHaveLength(200);
    const second = await contextOf(first.pagination.nextPageUrl ?? '');
    expect(second.items.map(({ title }) => title)).toEqual(['P 200', 'P 201', 'P 202', 'P 203', 'P 204']);
  });
});

describe('stock', () => {
  it('[CAT-05] is told to visitors by item', async () => {
    expect(await stockOf(print.id)).toEqual([
      { variantId: small.id, sku: 'S', unlimited: false, qtyInStock: 3 },
      { variantId: large.id, sku: 'L', unlimited: false, qtyInStock: 0 },
    ]);
    const browser = app.visit(site);
    expect((await browser.open(`/api/commerce/inventory/stock/?itemId=${print.id}`)).status).toBe(200);
    for (const itemId of ['f'.repeat(24), shop])
      expect(await browser.client.send(catalogueCalls.readStock, { query: { itemId } })).toMatchObject({
        refusal: { status: 404 },
      });
  });

  it('is live at once, in no revision, and shown on the page', async () => {
    const before = accept(
      await owner.client.send(documentCalls.read, { params: { kind: 'item', id: print.id } }),
    );
    expect((await changeStock(print.id, [{ variantId: large.id, kind: 'adjust', by: 2 }])).status).toBe(200);
    const { item } = await contextOf('/shop/late-sun');
    expect(item.structuredContent.variants.map(({ qtyInStock }) => qtyInStock)).toEqual([3, 2]);
    const after = accept(
      await owner.client.send(documentCalls.read, { params: { kind: 'item', id: print.id } }),
    );
    expect(after.revision).toBe(before.revision);
    expect(JSON.stringify(after.content)).not.toContain('qtyInStock');
  });

  it('keeps a ledger whose sum is the level, all changes of a call or none', async () => {
    const { id, variants } = await publishProduct(owner, shop, { title: 'Counted', stock: [10] });
    const variantId = variants[0]?.id ?? '';
    const moves = [
      { variantId, kind: 'adjust', by: -4 },
      { variantId, kind: 'set', quantity: 20 },
      { variantId, kind: 'unlimited' },
    ];
    expect((await changeStock(id, moves)).status).toBe(200);
    expect(await stockOf(id)).toMatchObject([{ unlimited: true, qtyInStock: 0 }]);
    const refused = await changeStock(id, [
      { variantId, kind: 'set', quantity: 1 },
      { variantId, kind: 'adjust', by: -2 },
    ]);
    expect(refused.status).toBe(422);
    for (const bad of [{ kind: 'set', quantity: -1 }, { kind: 'set', quantity: 1.5 }, { kind: 'give' }])
      expect((await changeStock(id, [{ variantId, ...bad }])).status).toBe(400);
    expect((await changeStock(id, [{ variantId: small.id, kind: 'set', quantity: 1 }])).status).toBe(404);
    const { rows } = await pool.query(
      `select l.quantity, (select sum(change)::int from stock_moves m where m.variant_id = l.variant_id) as moved
       from stock_levels l where l.variant_id = $1`,
      [variantId],
    );
    expect(rows).toEqual([{ quantity: 20, moved: 20 }]);
    const listed = accept(await owner.client.send(catalogueCalls.listStock, { params: { id } }));
    expect(listed.moves.map(({ change, reason }) => [change, reason])).toEqual([
      [0, 'unlimited'],
      [14, 'set'],
      [-4, 'adjust'],
      [10, 'set'],
    ]);
  });

  it('counts every one of parallel adjustments', async () => {
    const { id, variants } = await publishProduct(owner, shop, { title: 'Busy', stock: [100] });
    const change = [{ variantId: variants[0]?.id, kind: 'adjust', by: -3 }];
    const answers = await Promise.all(Array.from({ length: 20 }, () => changeStock(id, change)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await stockOf(id)).toMatchObject([{ qtyInStock: 40 }]);
  });
});

describe('changing a product', () => {
  it('is a draft until it is published; a variant that goes and comes back is the same, with its stock', async () => {
    const { id } = await publishProduct(owner, shop, {
      title: 'Variants',
      product: sizesOf('A', 'B'),
      stock: [5, 6],
    });
    const [first, second] = (await stockOf(id)).map(({ variantId }) => variantId);
    const saved = accept(await owner.client.send(documentCalls.read, { params: { kind: 'item', id } }));
    const whole = (saved.content as ItemContent).structuredContent as Product;
    await publish(id, { ...whole, variants: (whole.variants ?? []).slice(1) });
    expect(await stockOf(id)).toMatchObject([{ variantId: second, qtyInStock: 6 }]);
    const listed = accept(await owner.client.send(catalogueCalls.listStock, { params: { id } })).results;
    expect(listed).toMatchObject([
      { isRetired: false },
      { variantId: first, isRetired: true, qtyInStock: 5 },
    ]);
    await publish(id, whole);
    expect(await stockOf(id)).toMatchObject([{ variantId: first, qtyInStock: 5 }, { variantId: second }]);
  });

  it('[CAT-02] takes products of the types 1 to 5 and no other', async () => {
    const { id } = await publishProduct(owner, shop, { title: 'Typed' });
    const forms: Readonly<Record<number, object>> = {
      1: { variants: [variant({})] },
      2: { price: 900 },
      3: { variants: [variant({})] },
      4: { variants: [variant({})] },
      5: { price: 900 },
    };
    for (const [type, form] of Object.entries(forms)) {
      const saved = accept(await saveProduct(id, { productType: Number(type), ...form } as Product));
      expect(saved.content).toMatchObject({ structuredContent: { productType: Number(type) } });
    }
    for (const productType of [0, 6])
      expect(await saveProduct(id, { productType } as never)).toMatchObject({ ok: false });
  });

  it('[SUB-01] lets physical and service products be subscribed to, by week, month or year, also without end', async () => {
    const { id } = await publishProduct(owner, shop, { title: 'Again and again' });
    const subscribable = (productType: number, unit: string, numBillingCycles = 0) =>
      saveProduct(id, {
        productType,
        variants: [variant({})],
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 2, unit }, numBillingCycles },
      } as Product);
    for (const productType of [1, 3])
      for (const unit of ['WEEK', 'MONTH', 'YEAR'])
        expect(accept(await subscribable(productType, unit, 6)).content).toMatchObject({
          structuredContent: { subscriptionPlan: { billingPeriod: { value: 2, unit }, numBillingCycles: 6 } },
        });
    expect(await subscribable(1, 'MONTH', 0)).toMatchObject({ ok: true });
    expect(await subscribable(1, 'DAY')).toMatchObject({ ok: false });
    for (const productType of [2, 4, 5])
      expect(await subscribable(productType, 'MONTH')).toMatchObject({ ok: false });
  });

  it('is refused with the place of what is wrong', async () => {
    const { id } = await publishProduct(owner, shop, { title: 'Strict' });
    const refusalOf = async (product: unknown) => {
      const outcome = await saveProduct(id, product as Product);
      return outcome.ok ? undefined : Object.keys(outcome.refusal.errors ?? {});
    };
    expect(await refusalOf({ productType: 9 })).toEqual(['structuredContent.productType']);
    expect(await refusalOf({ productType: 1, stock: 5 })).toEqual(['structuredContent.stock']);
    expect(await refusalOf({ productType: 1, variants: [variant({ price: -1 })] })).toEqual([
      'structuredContent.variants.0.price',
    ]);
    expect(await refusalOf({ productType: 2 })).toEqual(['structuredContent.price']);
    expect(await refusalOf({ productType: 1, variants: [small] })).toEqual([
      'structuredContent.variants.0.attributes',
    ]);
    const taken = { productType: 1, variantOptionOrdering: ['Size'], variants: [small] };
    expect(await refusalOf(taken)).toEqual(['structuredContent.variants.0.id']);
  });

  it('a copy of a product has variants of its own', async () => {
    const copied = accept(await owner.client.send(pageCalls.duplicateItem, { params: { id: print.id } }));
    const { variants = [] } = (copied.content as ItemContent).structuredContent as Product;
    expect(variants).toHaveLength(2);
    const originals = new Set([small.id, large.id, 'S', 'L']);
    for (const { id, sku } of variants) expect(originals.has(id) || originals.has(sku)).toBe(false);
  });
});

const sizesOf = (...names: string[]) => ({
  variantOptionOrdering: ['Size'],
  variants: names.map((Size) => variant({ attributes: { Size } })),
});

describe('a product without a price', () => {
  it('is saved as a draft and not published before one is entered; 0 is one', async () => {
    const { id, content, revision } = accept(
      await owner.client.send(pageCalls.createItem, { params: { id: shop }, body: { title: 'Unpriced' } }),
    );
    const save = async (baseRevision: number, priced: Partial<ProductVariant>) =>
      accept(
        await owner.client.send(documentCalls.save, {
          params: { kind: 'item', id },
          body: {
            baseRevision,
            content: {
              ...(content as ItemContent),
              structuredContent: { productType: 1, variants: [{ ...variant({ sku: 'U' }), ...priced }] },
            },
          },
        }),
      );
    const release = (baseRevision: number) =>
      owner.client.send(documentCalls.createRelease, {
        body: { name: 'Unpriced', documents: [{ kind: 'item', id, baseRevision }] },
      });
    const draft = await save(revision, { price: 0, isPriceMissing: true });
    const refused = await release(draft.revision);
    expect(refused.ok ? {} : refused.refusal.errors).toEqual({
      'structuredContent.variants.0.price': 'Enter a price. Enter 0 if it is free.',
    });
    const free = await save(draft.revision, { price: 0 });
    accept(await release(free.revision));
    const { item } = await contextOf('/shop/unpriced');
    expect(item.structuredContent.variants[0]).toMatchObject({ price: 0 });
  });
});
