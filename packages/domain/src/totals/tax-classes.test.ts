import { describe, expect, it } from 'vitest';
import type { TaxRule } from '../tax/index.ts';
import { sampleDiscount } from './testing/sample-discount.ts';
import { defaultShippingSettings } from '../shipping/index.ts';
import { totalOrder, type PricedLine, type TotalsRequest } from './index.ts';

const rule = (id: string, rate: string, taxClass?: string): TaxRule => ({
  id,
  name: id,
  country: 'DE',
  rate,
  taxesShipping: true,
  taxesServicesAndDigital: true,
  ...(taxClass === undefined ? {} : { taxClass }),
});

const line = (priceCents: number, taxClass?: string): PricedLine => ({
  itemId: 'item',
  quantity: 1,
  priceCents,
  productType: 1,
  ...(taxClass === undefined ? {} : { taxClass }),
});

const total = (lines: readonly PricedLine[], more: Partial<TotalsRequest> = {}) =>
  totalOrder({
    lines,
    currency: 'EUR',
    discounts: [],
    codes: [],
    now: 0,
    location: { country: 'DE' },
    shippingKey: null,
    shipping: defaultShippingSettings,
    taxRules: [rule('full', '19'), rule('books', '7', 'books'), rule('none', '0', 'zero')],
    pricesIncludeTax: false,
    ...more,
  });

const amounts = ({ taxLineItems }: ReturnType<typeof total>) =>
  Object.fromEntries(taxLineItems.map(({ id, amountCents }) => [id, amountCents]));

describe('tax classes', () => {
  it('a product is taxed by the rules of its class, all others by the standard ones', () => {
    const cart = total([line(10_000), line(10_000, 'books'), line(10_000, 'zero')]);
    expect(amounts(cart)).toEqual({ full: 1900, books: 700, none: 0 });
    expect(cart.grandTotalCents).toBe(32_600);
  });

  it('a class that no rule names is taxed by the standard rules', () => {
    expect(amounts(total([line(10_000, 'unheard of')]))).toEqual({ full: 1900 });
  });

  it('included tax is taken out of the price by the rates of the class alone', () => {
    const cart = total([line(10_700, 'books'), line(11_900)], { pricesIncludeTax: true });
    expect(amounts(cart)).toEqual({ full: 1900, books: 700 });
    expect(cart.grandTotalCents).toBe(22_600);
  });

  it('shipping is taxed by the standard rules, and a discount is spread over all classes', () => {
    const cart = total([line(10_000, 'books'), line(10_000)], {
      discounts: [sampleDiscount({ reward: { kind: 'percent', percent: '50' } })],
    });
    expect(amounts(cart)).toEqual({ full: 950, books: 350 });
  });
});
