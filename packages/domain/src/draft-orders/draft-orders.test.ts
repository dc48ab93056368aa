import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveTotalledCart, type CartContext } from '../cart/index.ts';
import { completeStoreSettings } from '../store/index.ts';
import {
  draftContext,
  draftState,
  hasRepeatedLines,
  newDraftContent,
  type DraftContent,
  type DraftLine,
} from './index.ts';

const settings = completeStoreSettings(null);

const contextOf = (pricesIncludeTax: boolean): CartContext => ({
  variants: new Map(),
  currency: 'EUR',
  settings: {
    ...settings,
    pricesIncludeTax,
    taxRules: [
      {
        id: 'vat',
        name: 'VAT',
        country: 'PT',
        rate: '23',
        taxesShipping: true,
        taxesServicesAndDigital: true,
      },
    ],
  } as CartContext['settings'],
  discounts: [],
  hasDiscounts: true,
  now: 0,
  language: 'en',
  printMoney: String,
});

const idOf = (index: number): string => index.toString(16).padStart(24, '0');

const lineArbitrary = fc.record({
  title: fc.constant('Framing'),
  itemId: fc.constant(null),
  variantId: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitCents: fc.integer({ min: 0, max: 10_000_000 }),
  isTaxable: fc.boolean(),
  needsShipping: fc.boolean(),
});

const linesArbitrary = fc
  .array(lineArbitrary, { minLength: 1, maxLength: 8 })
  .map((lines): DraftLine[] => lines.map((line, index) => ({ ...line, id: idOf(index) })));

const draftArbitrary: fc.Arbitrary<DraftContent> = fc.record({
  lines: linesArbitrary,
  discount: fc.oneof(
    fc.constant(null),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 0, max: 100 }).map(String),
      reason: fc.constant(''),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      cents: fc.integer({ min: 0, max: 20_000_000 }),
      reason: fc.constant(''),
    }),
  ),
  delivery: fc.record({
    kind: fc.constant('custom' as const),
    name: fc.constant('Courier'),
    priceCents: fc.integer({ min: 0, max: 100_000 }),
  }),
  tags: fc.constant([]),
});

const total = (draft: DraftContent, pricesIncludeTax = false) =>
  deriveTotalledCart(
    draftState(draft, { id: idOf(99), websiteId: idOf(98), createdOn: 0 }, { country: 'PT' }),
    draftContext(draft, contextOf(pricesIncludeTax)),
  ).totals;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

const line = (fields: Partial<DraftLine> = {}): DraftLine => ({
  id: idOf(1),
  itemId: null,
  variantId: null,
  title: 'Framing',
  quantity: 1,
  unitCents: 1000,
  isTaxable: true,
  needsShipping: true,
  ...fields,
});

describe('the totals of a draft', () => {
  it('add up, whatever its prices, discount and delivery', () => {
    fc.assert(
      fc.property(draftArbitrary, fc.boolean(), (draft, isIncluded) => {
        const totals = total(draft, isIncluded);
        expect(sum(totals.lines.map(({ subtotalCents }) => subtotalCents))).toBe(totals.subtotalCents);
        expect(sum(totals.lines.map(({ discountCents }) => discountCents))).toBe(totals.discountCents);
        expect(totals.grandTotalCents).toBe(
          totals.subtotalCents -
            totals.discountCents +
            totals.shippingCostCents +
            (isIncluded ? 0 : totals.taxCents),
        );
        expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents);
      }),
    );
  });

  it('leave tax off items that are not taxed, but not the discount', () => {
    const discount = { kind: 'percent', percent: '10', reason: '' } as const;
    const delivery = { kind: 'custom', name: 'Courier', priceCents: 0 } as const;
    const draft = { ...newDraftContent, discount, delivery };
    const taxed = total({ ...draft, lines: [line()] });
    const untaxed = total({ ...draft, lines: [line({ isTaxable: false })] });
    expect([taxed.grandTotalCents, untaxed.grandTotalCents]).toEqual([1107, 900]);
  });

  it('have no delivery where nothing is shipped', () => {
    const delivery = { kind: 'custom', name: 'Courier', priceCents: 500 } as const;
    const totals = total({ ...newDraftContent, delivery, lines: [line({ needsShipping: false })] });
    expect([totals.requiresShipping, totals.shippingCostCents]).toEqual([false, 0]);
  });
});

it('each variant is in a draft once', () => {
  const product = line({ itemId: idOf(5), variantId: idOf(6) });
  expect(hasRepeatedLines({ lines: [product, line({ id: idOf(2) })] })).toBe(false);
  expect(hasRepeatedLines({ lines: [product, { ...product, id: idOf(2) }] })).toBe(true);
});
