import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '../money/index.ts';
import type { DiscountReward, DiscountTarget } from '../discounts/index.ts';
import { sampleDiscount } from './testing/sample-discount.ts';
import { defaultShippingSettings, shippingFromRules } from '../shipping/index.ts';
import { totalOrder, type PricedLine, type TotalsRequest } from './index.ts';

const base: TotalsRequest = {
  lines: [],
  currency: 'USD',
  discounts: [],
  codes: [],
  now: 0,
  location: { country: 'DE' },
  shippingKey: null,
  shipping: defaultShippingSettings,
  taxRules: [],
  pricesIncludeTax: false,
};

const print: PricedLine = { itemId: 'print', quantity: 1, priceCents: 10_000, productType: 1 };
const vat = {
  id: 'vat',
  name: 'VAT',
  country: 'DE',
  rate: '19',
  taxesShipping: false,
  taxesServicesAndDigital: false,
};
const off = (cents: number) => sampleDiscount({ reward: { kind: 'amount', cents, isPerItem: false } });
const total = (request: Partial<TotalsRequest>) => totalOrder({ ...base, ...request });

const line = fc.record({
  itemId: fc.constantFrom('a', 'b', 'c'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  // Together up to 10^12 a line.
  priceCents: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 100_000_000 })),
  productType: fc.integer({ min: 1, max: 5 }),
  categories: fc.subarray(['x', 'y']),
  taxClass: fc.constantFrom('', 'books', 'other'),
});
const percent = fc.constantFrom('1', '10', '33.33', '50', '100');
const target: fc.Arbitrary<DiscountTarget> = fc.oneof(
  fc.constant({ kind: 'order' as const }),
  fc.record({ kind: fc.constant('products' as const), productIds: fc.subarray(['a', 'b', 'c']) }),
  fc.record({ kind: fc.constant('categories' as const), categories: fc.subarray(['x', 'y']) }),
);
const reward: fc.Arbitrary<DiscountReward> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({
    kind: fc.constant('amount' as const),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    isPerItem: fc.boolean(),
  }),
  fc.constant({ kind: 'free-shipping' as const }),
  fc.record({
    kind: fc.constant('buy-x-get-y' as const),
    buyQuantity: fc.integer({ min: 1, max: 5 }),
    getQuantity: fc.integer({ min: 1, max: 5 }),
    gets: target,
    percent,
  }),
);
const discount = fc
  .record({ id: fc.uuid(), reward, target, isCombinable: fc.boolean() })
  .map((fields) => sampleDiscount(fields));
const taxRule = fc.record({
  id: fc.string(),
  name: fc.string(),
  country: fc.constantFrom('DE', 'FR'),
  rate: fc.constantFrom('0', '5', '7.5', '8.875', '19', '99.999999'),
  taxesShipping: fc.boolean(),
  taxesServicesAndDigital: fc.boolean(),
});
const bookRule = taxRule.map((rule) => ({ ...rule, taxClass: 'books' }));
const shippingRule = fc.record({
  id: fc.string(),
  name: fc.string(),
  countries: fc.subarray(['DE', 'FR']),
  orderCents: fc.integer({ min: 0, max: 100_000 }),
  itemCents: fc.integer({ min: 0, max: 1000 }),
});
const anyCart = fc.record({
  lines: fc.array(line, { maxLength: 20 }),
  codes: fc.constant([]),
  now: fc.constant(0),
  currency: fc.constantFrom(...currencyCodes),
  discounts: fc.array(discount, { maxLength: 4 }),
  location: fc.constantFrom({}, { country: 'DE' }, { country: 'XX' }),
  shippingKey: fc.constant(null),
  shipping: fc.array(shippingRule, { maxLength: 3 }).map(shippingFromRules),
  taxRules: fc.array(fc.oneof(taxRule, bookRule), { maxLength: 4 }),
  pricesIncludeTax: fc.boolean(),
});

describe('totals of a cart', () => {
  it('[CART-14 F17] always add up, in whole minor units, whatever the currency', () => {
    fc.assert(
      fc.property(anyCart, (request) => {
        const cart = totalOrder(request);
        const goods = request.lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
        expect(cart.subtotalCents).toBe(goods);
        expect(cart.grandTotalCents).toBe(
          cart.subtotalCents -
            cart.discountCents +
            cart.shippingCostCents +
            (request.pricesIncludeTax ? 0 : cart.taxCents),
        );
        for (const cents of [
          cart.subtotalCents,
          cart.discountCents,
          cart.shippingCostCents,
          cart.taxCents,
          cart.grandTotalCents,
        ]) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
        expect(cart.discountCents).toBeLessThanOrEqual(cart.subtotalCents);
        expect(cart.taxCents).toBe(cart.taxLineItems.reduce((sum, { amountCents }) => sum + amountCents, 0));
      }),
    );
  });

  it('[F17] every line has its share of discount and tax, and the shares make the whole', () => {
    const add = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
    fc.assert(
      fc.property(anyCart, (request) => {
        const order = totalOrder(request);
        const sharesOf = (shares: readonly { readonly amountCents: number }[]) =>
          add(shares.map(({ amountCents }) => amountCents));
        expect(add(order.lines.map(({ subtotalCents }) => subtotalCents))).toBe(order.subtotalCents);
        expect(add(order.lines.map(({ discountCents }) => discountCents))).toBe(order.discountCents);
        expect(add(order.lines.map(({ taxCents }) => taxCents)) + sharesOf(order.shippingTaxes)).toBe(
          order.taxCents,
        );
        for (const [index, each] of order.lines.entries()) {
          expect(each.discountCents).toBe(sharesOf(each.discounts));
          expect(each.taxCents).toBe(sharesOf(each.taxes));
          expect(each.discountCents).toBeGreaterThanOrEqual(0);
          expect(each.discountCents).toBeLessThanOrEqual(each.subtotalCents);
          const isGiftCard = request.lines[index]?.productType === 4;
          if (isGiftCard) expect([each.discountCents, each.taxCents]).toEqual([0, 0]);
        }
        expect(sharesOf(order.appliedDiscounts)).toBe(order.discountCents);
      }),
    );
  });

  it('[F17] a line of 10^12 minor units is exact', () => {
    const lines = [
      { ...print, priceCents: 999_999_999_999 },
      { ...print, priceCents: 1 },
    ];
    const half = sampleDiscount({ reward: { kind: 'percent', percent: '33.33' } });
    expect(total({ lines, discounts: [half], taxRules: [vat] })).toMatchObject({
      subtotalCents: 1_000_000_000_000,
      discountCents: 333_300_000_000,
      taxCents: 126_673_000_000,
      grandTotalCents: 793_373_000_000,
    });
  });

  it('[CART-01 F17] tax that is part of the price is never more than the price', () => {
    fc.assert(
      fc.property(anyCart, (request) => {
        const { taxCents, grandTotalCents } = totalOrder({ ...request, pricesIncludeTax: true });
        expect(taxCents).toBeLessThanOrEqual(grandTotalCents);
      }),
    );
  });

  it('[F17] a discount of 100 % leaves nothing to pay but what is not discounted', () => {
    const discounts = [sampleDiscount({ reward: { kind: 'percent', percent: '100' } })];
    expect(total({ lines: [print], discounts, taxRules: [vat] })).toMatchObject({
      discountCents: 10_000,
      taxCents: 0,
      grandTotalCents: 0,
    });
  });

  it('[F17] yen have no cents', () => {
    const lines = [{ itemId: 'a', quantity: 3, priceCents: 333, productType: 1 }];
    expect(total({ lines, currency: 'JPY', taxRules: [{ ...vat, rate: '10' }] })).toMatchObject({
      subtotalCents: 999,
      taxCents: 100,
      grandTotalCents: 1099,
    });
  });

  it('[CART-14] taxes what the rule says, after the discount; rates add; gift cards never', () => {
    const lines = [print, { ...print, productType: 2 }, { ...print, productType: 4 }];
    expect(total({ lines, taxRules: [vat] }).taxCents).toBe(1900);
    expect(total({ lines, taxRules: [{ ...vat, taxesServicesAndDigital: true }] }).taxCents).toBe(3800);
    expect(total({ lines: [print], taxRules: [vat, { ...vat, id: 'city', rate: '1' }] }).taxCents).toBe(2000);
    expect(total({ lines: [print], taxRules: [vat], discounts: [off(5000)] }).taxCents).toBe(950);
    expect(total({ lines: [print], taxRules: [vat], pricesIncludeTax: true })).toMatchObject({
      taxCents: 1597,
      grandTotalCents: 10_000,
    });
    expect(
      total({ lines: [print], taxRules: [vat], location: { country: 'FR' } }).applicableTaxRules,
    ).toEqual([]);
    expect(total({ lines: [print], taxRules: [{ ...vat, region: 'BE' }] }).taxCents).toBe(0);
  });

  it('names no tax where nothing is taxed, and a rate of 0 where something is', () => {
    const giftCard = { ...print, productType: 4 };
    const all = { ...vat, taxesShipping: true, taxesServicesAndDigital: true };
    const taxLines = (lines: PricedLine[], rate: string) =>
      total({ lines, taxRules: [{ ...all, rate }], pricesIncludeTax: true }).taxLineItems;
    expect(taxLines([giftCard], '19')).toEqual([]);
    expect(taxLines([print], '0')).toEqual([{ id: 'vat', name: 'VAT', rate: '0', amountCents: 0 }]);
  });

  it('[CART-14] ships by the country’s own rule, else by that for the rest of the world', () => {
    const rules = [
      { id: 'de', name: 'Post', countries: ['DE'], orderCents: 500, itemCents: 50, freeFromCents: 20_000 },
      { id: 'fast', name: 'Courier', countries: ['DE'], orderCents: 1500, itemCents: 0 },
      { id: 'world', name: 'World', countries: [], orderCents: 2000, itemCents: 0 },
    ];
    const ship = (request: Partial<TotalsRequest>) =>
      total({ lines: [{ ...print, quantity: 2 }], shipping: shippingFromRules(rules), ...request });
    expect(ship({})).toMatchObject({ shippingCostCents: 0, selectedShippingOption: { key: 'de' } });
    expect(ship({ lines: [print] })).toMatchObject({ shippingCostCents: 550 });
    expect(ship({ shippingKey: 'fast' })).toMatchObject({ shippingCostCents: 1500 });
    expect(ship({ location: { country: 'BR' } })).toMatchObject({ shippingCostCents: 2000 });
    expect(ship({ location: {} })).toMatchObject({
      shippingOptionsStatus: 'INCOMPLETE_ADDRESS',
      shippingCostCents: 0,
    });
    expect(ship({ lines: [{ ...print, productType: 3 }] })).toMatchObject({
      shippingOptionsStatus: 'SHIPPING_NOT_REQUIRED',
      requiresShipping: false,
    });
    expect(
      ship({ lines: [print], discounts: [sampleDiscount({ reward: { kind: 'free-shipping' } })] })
        .shippingOptions,
    ).toMatchObject([
      { key: 'de', priceCents: 550, costCents: 0 },
      { key: 'fast', priceCents: 1500, costCents: 0 },
    ]);
    expect(
      ship({ lines: [print], discounts: [sampleDiscount({ reward: { kind: 'free-shipping' } })] })
        .shippingCostCents,
    ).toBe(0);
    expect(
      ship({ shipping: shippingFromRules(rules.slice(0, 2)), location: { country: 'BR' } })
        .shippingOptionsStatus,
    ).toBe('POSTAL_CODE_NOT_APPLICABLE');
  });

  it('[CART-13 (rule)] discounts never take more than there is', () => {
    const many = off(99_999);
    expect(total({ lines: [print], discounts: [many, { ...many, id: 'b' }] })).toMatchObject({
      discountCents: 10_000,
      grandTotalCents: 0,
    });
  });

  it('[CART-01] knows what kind of things it holds', () => {
    const kinds = (...types: number[]) => {
      const { hasDigital, purelyDigital, requiresShipping } = total({
        lines: types.map((productType) => ({ ...print, productType })),
      });
      return [hasDigital, purelyDigital, requiresShipping];
    };
    expect(kinds()).toEqual([false, false, false]);
    expect(kinds(1)).toEqual([false, false, true]);
    expect(kinds(2)).toEqual([true, true, false]);
    expect(kinds(1, 2)).toEqual([true, false, true]);
    expect(kinds(3)).toEqual([false, false, false]);
  });
});
