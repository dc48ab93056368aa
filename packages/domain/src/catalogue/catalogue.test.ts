import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { productSchema } from './catalogue-schemas.ts';
import {
  changeStock,
  defaultMerchandisingSettings,
  findProductFaults,
  findVariant,
  isShownDifferently,
  merchandisingContext,
  NO_STOCK,
  sellableVariantsOf,
  UNLIMITED,
  withNewVariants,
  withSkus,
  type Product,
  type ProductVariant,
  type StockChange,
} from './index.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');
const variant = (number: number, fields: Partial<ProductVariant> = {}): ProductVariant => ({
  id: id(number),
  sku: `S${number}`,
  attributes: {},
  price: 1000,
  ...fields,
});
const product = (fields: Partial<Product> = {}): Product => ({ productType: 1, ...fields });
const faultsOf = (fields: Partial<Product>) => Object.keys(findProductFaults(product(fields)));

describe('products', () => {
  it('[CAT-02 (rule) CAT-03] of every type have a form, and nothing unknown in it', () => {
    for (const productType of [1, 2, 3, 4, 5] as const)
      expect(Value.Check(productSchema, { productType })).toBe(true);
    for (const bad of [{ productType: 6 }, { productType: '1' }, {}, { productType: 1, qtyInStock: 1 }])
      expect(Value.Check(productSchema, bad)).toBe(false);
    for (const price of [-1, 1.5, '10', 1e12])
      expect(Value.Check(productSchema, { productType: 2, price })).toBe(false);
  });

  it('[CAT-03] have up to 250 variants, each with a value for each option, none twice', () => {
    const sized = (count: number) =>
      Array.from({ length: count }, (_, n) => variant(n, { attributes: { Size: `${n}` } }));
    const variantOptionOrdering = ['Size'];
    expect(faultsOf({ variantOptionOrdering, variants: sized(250) })).toEqual([]);
    expect(faultsOf({ variantOptionOrdering, variants: sized(251) })).toEqual(['structuredContent.variants']);
    expect(faultsOf({ variantOptionOrdering, variants: [variant(1)] })).toEqual([
      'structuredContent.variants.0.attributes',
    ]);
    const twice = [variant(1, { attributes: { Size: 'A' } }), variant(2, { attributes: { Size: 'A' } })];
    expect(faultsOf({ variantOptionOrdering, variants: twice })).toEqual([
      'structuredContent.variants.1.attributes',
    ]);
    const sameSku = [
      variant(1, { attributes: { Size: 'A' } }),
      variant(2, { sku: 'S1', attributes: { Size: 'B' } }),
    ];
    expect(faultsOf({ variantOptionOrdering, variants: sameSku })).toEqual([
      'structuredContent.variants.1.sku',
    ]);
  });

  it('on sale name a price that is lower', () => {
    expect(faultsOf({ variants: [variant(1, { onSale: true })] })).toEqual([
      'structuredContent.variants.0.salePrice',
    ]);
    expect(faultsOf({ variants: [variant(1, { onSale: true, salePrice: 2000 })] })).toEqual([
      'structuredContent.variants.0.salePrice',
    ]);
    expect(faultsOf({ variants: [variant(1, { onSale: true, salePrice: 900 })] })).toEqual([]);
  });

  it('[SUB-01 (rule)] only physical and service ones can be subscribed to, with a plan', () => {
    const subscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    expect(faultsOf({ isSubscribable: true, subscriptionPlan })).toEqual([]);
    expect(faultsOf({ productType: 3, isSubscribable: true, subscriptionPlan })).toEqual([]);
    expect(faultsOf({ productType: 4, isSubscribable: true, subscriptionPlan })).toEqual([
      'structuredContent.isSubscribable',
    ]);
    expect(faultsOf({ isSubscribable: true })).toEqual(['structuredContent.subscriptionPlan']);
  });

  it('without variants have a price of their own; gift cards no sale and no form', () => {
    expect(faultsOf({ productType: 2 })).toEqual(['structuredContent.price']);
    expect(faultsOf({ productType: 2, price: 1, variants: [variant(1)] })).toEqual([
      'structuredContent.variants',
    ]);
    const form = { id: id(9), name: 'F', fields: [] };
    expect(
      faultsOf({
        productType: 4,
        variants: [variant(1, { onSale: true, salePrice: 1 })],
        additionalFieldsForm: form,
      }),
    ).toEqual(['structuredContent.variants.0.onSale', 'structuredContent.additionalFieldsForm']);
  });

  it('are offered by variant, downloads as themselves', () => {
    expect(
      sellableVariantsOf(id(7), product({ productType: 2, price: 900, salePrice: 500, onSale: true })),
    ).toMatchObject([{ id: id(7), price: 900, salePrice: 500, onSale: true }]);
    expect(
      sellableVariantsOf(id(7), product({ variants: [variant(1), variant(2)] })).map((offer) => offer.id),
    ).toEqual([id(1), id(2)]);
    const sizes = [
      variant(1, { attributes: { Size: 'A', Frame: 'x' } }),
      variant(2, { attributes: { Size: 'B', Frame: 'x' } }),
    ];
    expect(findVariant(sizes, { Size: 'B', Frame: 'x' })?.id).toBe(id(2));
    expect(findVariant(sizes, { Size: 'B' })).toBeUndefined();
  });

  it('get SKUs where they have none, the same ones every time; copies get variants of their own', () => {
    const bare = product({ variants: [variant(1, { sku: '' }), variant(2)] });
    const skus = withSkus(bare).variants?.map(({ sku }) => sku);
    expect(skus).toEqual([expect.stringMatching(/^SQ\d{7}$/), 'S2']);
    expect(withSkus(bare)).toEqual(withSkus(bare));
    const copy = withNewVariants(bare, () => id(77));
    expect(copy.variants?.[1]).toMatchObject({ id: id(77), sku: expect.not.stringMatching('S2') });
  });
});

describe('stock', () => {
  const change: fc.Arbitrary<StockChange> = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), quantity: fc.integer({ min: 0, max: 1000 }) }),
    fc.record({ kind: fc.constant('adjust' as const), by: fc.integer({ min: -1000, max: 1000 }) }),
    fc.constant({ kind: 'unlimited' as const }),
  );

  it('is never less than none, and the sum of its moves', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let stock = NO_STOCK;
        let moved = 0;
        for (const each of changes) {
          const after = changeStock(stock, each);
          if (!after) continue;
          moved += after.quantity - stock.quantity;
          stock = after;
          expect(stock.quantity).toBeGreaterThanOrEqual(0);
        }
        expect(moved).toBe(stock.quantity);
      }),
    );
  });

  it('is seen on pages only near its end', () => {
    const stock = (quantity: number) => ({ isUnlimited: false, quantity });
    expect(isShownDifferently(stock(100), stock(50), 10)).toBe(false);
    expect(isShownDifferently(stock(11), stock(10), 10)).toBe(true);
    expect(isShownDifferently(stock(1), stock(0), 0)).toBe(true);
    expect(isShownDifferently(stock(0), UNLIMITED, 0)).toBe(true);
    expect(isShownDifferently(stock(50), UNLIMITED, 10)).toBe(false);
    expect(isShownDifferently(stock(3), stock(3), 10)).toBe(false);
  });
});

describe('[CAT-06] merchandising', () => {
  const offer = (number: number, quantity: number | null) => ({
    ...variant(number, { attributes: { No: `${number}` } }),
    salePrice: undefined,
    onSale: false,
    imageId: undefined,
    stock: quantity === null ? UNLIMITED : { isUnlimited: false, quantity },
  });
  const settings = {
    ...defaultMerchandisingSettings,
    scarcityEnabledOnProductItems: true,
    restockNotificationsEnabled: true,
    scarcityThreshold: 3,
  };

  it('tells which variants are few, and which are gone', () => {
    const offers = [offer(1, 3), offer(2, 4), offer(3, 0), offer(4, null)];
    const context = merchandisingContext({ productType: 1, offers, customSoldOutText: 'Gone' }, settings);
    expect(context).toMatchObject({
      scarcityEnabled: true,
      scarcityText: 'Only {qtyInStock} left in stock',
      scarcityShownByDefault: false,
      scarcityTemplateViews: [{ attributes: { No: '1' }, qtyInStock: 3 }],
      customSoldOutText: 'Gone',
      restockNotificationViews: [{ variantId: id(3), hiddenByDefault: true }],
      mailingListSignUpEnabled: false,
      mailingListOptInByDefault: false,
    });
    expect(merchandisingContext({ productType: 1, offers: [offer(1, 2)] }, settings)).toMatchObject({
      scarcityShownByDefault: true,
      scarcityTemplateViews: [{ qtyInStock: 2 }],
    });
  });

  it('says nothing where it is switched off, nor of what cannot run out', () => {
    const offers = [offer(1, 1), offer(2, 0)];
    for (const context of [
      merchandisingContext({ productType: 1, offers }, defaultMerchandisingSettings),
      merchandisingContext({ productType: 4, offers }, settings),
    ])
      expect(context).toMatchObject({
        scarcityEnabled: false,
        scarcityTemplateViews: [],
        restockNotificationViews: [],
      });
  });
});
