import { catalogueCalls } from '@sitewright/api/catalogue';
import { documentCalls } from '@sitewright/api/documents';
import { mediaCalls } from '@sitewright/api/media';
import { pageCalls } from '@sitewright/api/pages';
import { storeCalls } from '@sitewright/api/store';
import { newBlock, type Section } from '@sitewright/domain/blocks';
import type { ItemContent } from '@sitewright/domain/pages';
import { defaultStoreSettings } from '@sitewright/domain/store';
import { describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import {
  accept,
  createTestDatabase,
  publishPage,
  publishProduct,
  startTestApp,
  variant,
} from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('uses');
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop', urlId: 'shop' });
const elsewhere = await app.addSite('uses-elsewhere');
const stranger = await app.signIn(elsewhere);
const theirShop = await publishPage(stranger, { kind: 'products', title: 'Theirs' });

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = accept(
  await owner.client.send(mediaCalls.uploadImage, {
    query: { filename: 'lamp.png' },
    file: new Blob([PICTURE]),
  }),
);
const swatch = accept(
  await owner.client.send(mediaCalls.uploadImage, {
    query: { filename: 'linen.png' },
    file: new Blob([PICTURE]),
  }),
);
const lamp = await publishProduct(owner, shop, {
  title: 'Lamp 100%',
  urlId: 'lamp',
  mainImageId: picture.id,
  imageIds: [picture.id],
  excerpt: '<p>Warm light</p>',
  product: {
    variantOptionOrdering: ['Shade'],
    swatches: { Shade: { Linen: { imageId: swatch.id } } },
    variants: [
      variant({ sku: 'LMP-1', attributes: { Shade: 'Linen' }, price: 4500 }),
      variant({ sku: 'LMP-2', attributes: { Shade: 'Silk' }, price: 6000 }),
    ],
  },
  stock: [2, 2],
});
const vase = await publishProduct(owner, shop, {
  title: 'Vase',
  product: { variants: [variant({ sku: 'V' })] },
});
await publishProduct(stranger, theirShop, {
  title: 'Lamp of others',
  product: { variants: [variant({ sku: 'LMP-1' })] },
});

const find = async (query: { search?: string; ids?: string }) =>
  accept(await owner.client.send(catalogueCalls.findProducts, { query })).products;
const skuUses = async (sku: string, except?: string) =>
  accept(
    await owner.client.send(catalogueCalls.listSkuUses, {
      query: { sku, ...(except === undefined ? {} : { except }) },
    }),
  ).products;
const fileUses = async (assetId: string) =>
  accept(await owner.client.send(catalogueCalls.listFileUses, { query: { assetId } })).products;

describe('products that a picker offers', () => {
  it('are found by words of the title or by SKU, with picture and price, of this site alone', async () => {
    expect((await find({})).map(({ title }) => title)).toEqual(['Lamp 100%', 'Vase']);
    expect(await find({ search: 'lmp-2' })).toMatchObject([
      { id: lamp.id, collectionId: shop, fullUrl: '/shop/lamp', priceText: 'from $45.00', isSoldOut: false },
    ]);
    expect((await find({ search: '100%' }))[0]?.imageUrl).toContain(picture.id);
    expect(await find({ search: '%' })).toHaveLength(1);
    expect(await find({ search: '_' })).toEqual([]);
    expect(await find({ ids: vase.id })).toMatchObject([{ title: 'Vase', imageUrl: null, isSoldOut: true }]);
    expect(await find({ ids: newId() })).toEqual([]);
  });
});

describe('what a product uses', () => {
  it('a SKU names the other products of the site that have it, drafts too', async () => {
    expect(await skuUses('LMP-1')).toEqual([{ id: lamp.id, title: 'Lamp 100%' }]);
    expect(await skuUses('LMP-1', lamp.id)).toEqual([]);
    accept(await owner.client.send(pageCalls.duplicateItem, { params: { id: vase.id } }));
    expect((await skuUses('V')).map(({ id }) => id)).toEqual([vase.id]);
    const params = { kind: 'item', id: vase.id } as const;
    const { revision, content } = accept(await owner.client.send(documentCalls.read, { params }));
    const draft = content as ItemContent;
    const variants = vase.variants.map((each) => ({ ...each, sku: 'DRAFT-1' }));
    const structuredContent = { ...draft.structuredContent, variants };
    const body = { baseRevision: revision, content: { ...draft, structuredContent } };
    accept(await owner.client.send(documentCalls.save, { params, body }));
    expect(await skuUses('DRAFT-1')).toEqual([{ id: vase.id, title: 'Vase' }]);
  });

  it('a file names the products that show it, or draw a swatch with it; without it pages go on', async () => {
    expect(await fileUses(picture.id)).toEqual([{ id: lamp.id, title: 'Lamp 100%' }]);
    expect(await fileUses(swatch.id)).toEqual([{ id: lamp.id, title: 'Lamp 100%' }]);
    expect(await fileUses(newId())).toEqual([]);
    accept(await owner.client.send(mediaCalls.remove, { params: { id: swatch.id } }));
    const { status, text } = await app.visit(site).open('/shop/lamp');
    expect(status).toBe(200);
    expect(text).not.toContain('linen.png');
  });
});

describe('[EDT-16 (rule)] a product block on a page', () => {
  const sectionWith = (value: object): Section => ({
    id: newId(),
    theme: 'paper',
    blocks: [{ ...newBlock('product', newId()), value: { ...value } }],
  });

  it('sells its product with the formatters’ own markup, and scarcity by its setting', async () => {
    const value = { productId: lamp.id, collectionId: shop };
    await publishPage(owner, { title: 'Offer', urlId: 'offer', sections: [sectionWith(value)] });
    const open = async () => (await app.visit(site).open('/offer')).text;
    const first = await open();
    expect(first).toContain(`data-item-id="${lamp.id}"`);
    expect(first).toMatch(/class="product-price"[^]*from \$45\.00/);
    expect(first).toContain('data-variant-option-name="Shade"');
    expect(first).toContain('class="sqs-add-to-cart-button ');
    expect(first).toContain('class="product-quantity-input"');
    expect(first).toContain('Warm light');
    expect(first).not.toContain('product-scarcity');
    const { revision } = accept(await owner.client.send(storeCalls.readSettings, {}));
    const merchandising = { ...defaultStoreSettings.merchandising, scarcityEnabledOnProductBlocks: true };
    accept(
      await owner.client.send(storeCalls.saveSettings, {
        body: { ...defaultStoreSettings, merchandising, revision },
      }),
    );
    app.clock.now = new Date(app.clock.now.getTime() + 61_000);
    expect(await open()).toContain('Only 2 left in stock');
  });

  it('products chosen for a summary stand in the chosen order', async () => {
    const block = newBlock('summary', newId());
    const chosen = { ...block, value: { ...block.value, collectionId: shop, itemIds: [vase.id, lamp.id] } };
    await publishPage(owner, {
      title: 'Picks',
      urlId: 'picks',
      sections: [{ id: newId(), theme: 'paper', blocks: [chosen] }],
    });
    const { text } = await app.visit(site).open('/picks');
    expect(text.match(/<h3><a href="[^"]*">[^<]*/g)?.map((each) => each.replace(/.*>/, ''))).toEqual([
      'Vase',
      'Lamp 100%',
    ]);
  });
});
