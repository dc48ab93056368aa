import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '../money/index.ts';
import type { CartDiscount } from './discounts.ts';
import { totalCart, type PricedLine, type TotalsRequest } from './index.ts';

const base: TotalsRequest = {
  lines: [],
  currency: 'USD',
  discounts: [],
  location: { country: 'DE' },
  shippingKey: null,
  shippingRules: [],
  taxRules: [],
  pricesIncludeTax: false,
};

const print: PricedLine = { quantity: 1, priceCents: 10_000, productType: 1 };
const vat = {
  id: 'vat',
  name: 'VAT',
  country: 'DE',
  rate: '19',
  taxesShipping: false,
  taxesServicesAndDigital: false,
};
const total = (request: Partial<TotalsRequest>) => totalCart({ ...base, ...request });

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  priceCents: fc.integer({ min: 0, max: 10_000_000 }),
  productType: fc.integer({ min: 1, max: 5 }),
});
const discount: fc.Arbitrary<CartDiscount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }).map(String) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 0, max: 1_000_000 }) }),
  fc.constant({ kind: 'free-shipping' as const }),
);
const taxRule = fc.record({
  id: fc.string(),
  name: fc.string(),
  country: fc.constantFrom('DE', 'FR'),
  rate: fc.constantFrom('0', '5', '7.5', '8.875', '19', '99.999999'),
  taxesShipping: fc.boolean(),
  taxesServicesAndDigital: fc.boolean(),
});
const shippingRule = fc.record({
  id: fc.string(),
  name: fc.string(),
  countries: fc.subarray(['DE', 'FR']),
  orderCents: fc.integer({ min: 0, max: 100_000 }),
  itemCents: fc.integer({ min: 0, max: 1000 }),
});
const anyCart = fc.record({
  lines: fc.array(line, { maxLength: 20 }),
  currency: fc.constantFrom(...currencyCodes),
  discounts: fc.array(discount, { maxLength: 3 }),
  location: fc.constantFrom({}, { country: 'DE' }, { country: 'XX' }),
  shippingKey: fc.constant(null),
  shippingRules: fc.array(shippingRule, { maxLength: 3 }),
  taxRules: fc.array(taxRule, { maxLength: 3 }),
  pricesIncludeTax: fc.boolean(),
});

describe('totals of a cart', () => {
  it('[CART-14 F17] always add up, in whole minor units, whatever the currency', () => {
    fc.assert(
      fc.property(anyCart, (request) => {
        const cart = totalCart(request);
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

  it('[CART-01 F17] tax that is part of the price is never more than the price', () => {
    fc.assert(
      fc.property(anyCart, (request) => {
        const { taxCents, grandTotalCents, taxLineItems } = totalCart({ ...request, pricesIncludeTax: true });
        // Each rule rounds by itself.
        expect(taxCents).toBeLessThanOrEqual(grandTotalCents + taxLineItems.length);
      }),
    );
  });

  it('[F17] a discount of 100 % leaves nothing to pay but what is not discounted', () => {
    const discounts = [{ kind: 'percent', percent: '100' }] as const;
    expect(total({ lines: [print], discounts, taxRules: [vat] })).toMatchObject({
      discountCents: 10_000,
      taxCents: 0,
      grandTotalCents: 0,
    });
  });

  it('[F17] yen have no cents', () => {
    const lines = [{ quantity: 3, priceCents: 333, productType: 1 }];
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
    expect(
      total({ lines: [print], taxRules: [vat], discounts: [{ kind: 'amount', cents: 5000 }] }).taxCents,
    ).toBe(950);
    expect(total({ lines: [print], taxRules: [vat], pricesIncludeTax: true })).toMatchObject({
      taxCents: 1597,
      grandTotalCents: 10_000,
    });
    expect(
      total({ lines: [print], taxRules: [vat], location: { country: 'FR' } }).applicableTaxRules,
    ).toEqual([]);
    expect(total({ lines: [print], taxRules: [{ ...vat, region: 'BE' }] }).taxCents).toBe(0);
  });

  it('[CART-14] ships by the country’s own rule, else by that for the rest of the world', () => {
    const shippingRules = [
      { id: 'de', name: 'Post', countries: ['DE'], orderCents: 500, itemCents: 50, freeFromCents: 20_000 },
      { id: 'fast', name: 'Courier', countries: ['DE'], orderCents: 1500, itemCents: 0 },
      { id: 'world', name: 'World', countries: [], orderCents: 2000, itemCents: 0 },
    ];
    const ship = (request: Partial<TotalsRequest>) =>
      total({ lines: [{ ...print, quantity: 2 }], shippingRules, ...request });
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
    expect(ship({ lines: [print], discounts: [{ kind: 'free-shipping' }] }).shippingCostCents).toBe(0);
    expect(
      ship({ shippingRules: shippingRules.slice(0, 2), location: { country: 'BR' } }).shippingOptionsStatus,
    ).toBe('POSTAL_CODE_NOT_APPLICABLE');
  });

  it('[CART-13 (rule)] discounts never take more than there is', () => {
    const many = { kind: 'amount', cents: 99_999 } as const;
    expect(total({ lines: [print], discounts: [many, many] })).toMatchObject({
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
