import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../addresses/index.ts';
import type { LineQuantities, OrderContent, OrderLine } from '../orders/index.ts';
import {
  addsToFreeLine,
  describeEdit,
  editContent,
  editedLines,
  findEditFault,
  isEditableLine,
} from './index.ts';

const idOf = (index: number): string => index.toString(16).padStart(24, '0');
const CART = idOf(900);
const nothing = { lines: [], taxLines: [] };

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** A print for €28.00, unless fields say otherwise. */
const sampleOrderLine = (fields: Partial<OrderLine> = {}): OrderLine => {
  const { quantity = 1, unitCents = 2800 } = fields;
  return {
    id: idOf(1),
    itemId: idOf(101),
    variantId: idOf(102),
    sku: 'RIDGE-A3',
    title: 'Ridge lines',
    fullUrl: '/shop/ridge-lines',
    productType: 1,
    quantity,
    unitCents,
    optionValues: [{ optionName: 'Size', value: 'A3' }],
    image: null,
    answers: [],
    subtotalCents: quantity * unitCents,
    discountCents: 0,
    discounts: [],
    taxCents: 0,
    taxes: [],
    ...fields,
  };
};

/** A line with a tax of 20 %, on top of its price or in it. */
const taxedLine = (fields: Partial<OrderLine>, isIncluded: boolean): OrderLine => {
  const line = sampleOrderLine(fields);
  const net = line.subtotalCents - line.discountCents;
  const taxCents = isIncluded ? net - Math.round((net * 100) / 120) : Math.round(net / 5);
  return { ...line, taxCents, taxes: [{ ruleId: 'vat', amountCents: taxCents }] };
};

const orderOf = (lines: readonly OrderLine[], isIncluded = false): OrderContent => {
  const taxCents = sum(lines.map((line) => line.taxCents));
  const subtotalCents = sum(lines.map((line) => line.subtotalCents));
  const discountCents = sum(lines.map((line) => line.discountCents));
  return {
    currency: 'EUR',
    language: 'en',
    lines,
    email: 'ines@example.com',
    shippingAddress: emptyAddress,
    billingAddress: emptyAddress,
    shipping: { key: 'parcel', name: 'Parcel', isPickup: false, pickup: null, priceCents: 450 },
    subtotalCents,
    discountCents,
    shippingCents: 450,
    shippingDiscountCents: 0,
    shippingTaxes: [],
    taxCents,
    pricesIncludeTax: isIncluded,
    note: '',
    answers: [],
    acceptsMarketing: false,
    cartId: CART,
    cartRevision: 1,
    taxLines: [{ id: 'vat', name: 'VAT', rate: '20', amountCents: taxCents }],
    discounts:
      discountCents === 0
        ? []
        : [{ id: 'spring', name: 'Spring', code: null, amountCents: discountCents, isShippingFree: false }],
    totalCents: subtotalCents - discountCents + 450 + (isIncluded ? 0 : taxCents),
  };
};

const lineArbitrary = fc
  .record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitCents: fc.integer({ min: 0, max: 100_000 }),
    off: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ quantity, unitCents, off }) => {
    const discountCents = Math.floor((quantity * unitCents * off) / 100);
    const discounts = discountCents === 0 ? [] : [{ id: 'spring', amountCents: discountCents }];
    return { quantity, unitCents, discountCents, discounts };
  });

const caseArbitrary = fc.record({
  isIncluded: fc.boolean(),
  lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 5 }),
  wanted: fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 5, maxLength: 5 }),
});

describe('an edited order', () => {
  it('adds up, whatever is changed', () => {
    fc.assert(
      fc.property(caseArbitrary, ({ isIncluded, lines, wanted }) => {
        const sold = lines.map((line, index) => taxedLine({ ...line, id: idOf(index) }, isIncluded));
        const order = orderOf(sold, isIncluded);
        const quantities = sold.map(({ id }, index) => ({ lineId: id, quantity: wanted[index] ?? 1 }));
        const after = editContent(order, { quantities, added: nothing });
        expect(sum(after.lines.map((line) => line.subtotalCents))).toBe(after.subtotalCents);
        expect(sum(after.lines.map((line) => line.discountCents))).toBe(after.discountCents);
        expect(sum(after.discounts.map(({ amountCents }) => amountCents))).toBe(after.discountCents);
        expect(sum(after.lines.map((line) => line.taxCents))).toBe(after.taxCents);
        expect(sum(after.taxLines.map(({ amountCents }) => amountCents))).toBe(after.taxCents);
        expect(after.totalCents).toBe(
          after.subtotalCents - after.discountCents + after.shippingCents + (isIncluded ? 0 : after.taxCents),
        );
        expect(after.discountCents).toBeLessThanOrEqual(order.discountCents);
        expect(after.lines.every((line) => line.discountCents <= line.subtotalCents)).toBe(true);
      }),
    );
  });

  it('with the quantities it had is the same order', () => {
    const order = orderOf([taxedLine({ quantity: 3 }, false)]);
    const quantities = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
    expect(editContent(order, { quantities, added: nothing })).toEqual(order);
  });

  it('keeps price, shipping and the discount of what stays; more pieces have no discount', () => {
    const line = taxedLine(
      { quantity: 4, unitCents: 1000, discountCents: 400, discounts: [{ id: 'spring', amountCents: 400 }] },
      false,
    );
    const order = orderOf([line, taxedLine({ id: idOf(2), unitCents: 5000 }, false)]);
    const edited = (quantity: number) =>
      editContent(order, { quantities: [{ lineId: line.id, quantity }], added: nothing });
    expect(edited(2)).toMatchObject({ subtotalCents: 7000, discountCents: 200, shippingCents: 450 });
    expect(edited(6)).toMatchObject({ subtotalCents: 11_000, discountCents: 400, shippingCents: 450 });
    expect(edited(2).lines[0]).toMatchObject({ unitCents: 1000, taxCents: 360 });
    expect(edited(0).lines).toHaveLength(1);
    expect(edited(0).discounts).toEqual([]);
  });

  it('does not guess the tax of more pieces of what was free', () => {
    const free = sampleOrderLine({ quantity: 2, discountCents: 5600 });
    const more = (quantity: number) => addsToFreeLine({ lines: [free] }, [{ lineId: free.id, quantity }]);
    expect([more(1), more(3)]).toEqual([false, true]);
    expect(addsToFreeLine({ lines: [sampleOrderLine()] }, [{ lineId: free.id, quantity: 3 }])).toBe(false);
  });

  it('taxes what is added by its own rate, also where the rule has changed since', () => {
    const order = orderOf([taxedLine({}, false)]);
    const line = sampleOrderLine({ id: idOf(7), unitCents: 1000, taxCents: 250 });
    const added = {
      lines: [{ ...line, taxes: [{ ruleId: 'vat', amountCents: 250 }] }],
      taxLines: [{ id: 'vat', name: 'VAT', rate: '25', amountCents: 250 }],
    };
    const after = editContent(order, { quantities: [], added });
    expect(after.taxLines.map(({ rate, amountCents }) => [rate, amountCents])).toEqual([
      ['20', 560],
      ['25', 250],
    ]);
    expect(after.totalCents).toBe(order.totalCents + 1250);
  });
});

describe('what can be edited', () => {
  const line = (fields: Partial<LineQuantities> = {}): LineQuantities => ({
    id: idOf(1),
    productType: 1,
    quantity: 3,
    fulfilledQuantity: 0,
    refundedQuantity: 0,
    ...fields,
  });
  const edit = (quantity: number) => ({ quantities: [{ lineId: idOf(1), quantity }], added: [] });

  it.each([
    ['sent', line({ fulfilledQuantity: 3 })],
    ['refunded in part', line({ refundedQuantity: 1 })],
    ['a download', line({ productType: 2 })],
  ])('a line that is %s stays', (_, fixed) => {
    expect(isEditableLine(fixed)).toBe(false);
    expect(findEditFault([fixed, line({ id: idOf(2) })], edit(2))).toBe('order-edit-line-fixed');
  });

  it('pieces that were sent stay', () => {
    const sent = line({ fulfilledQuantity: 2 });
    expect(findEditFault([sent], edit(2))).toBeUndefined();
    expect(findEditFault([sent], edit(1))).toBe('order-edit-line-fixed');
    expect(findEditFault([sent], edit(9))).toBeUndefined();
  });

  it('an edit changes something and leaves something', () => {
    expect(findEditFault([line()], edit(3))).toBe('order-edit-empty');
    expect(findEditFault([line()], edit(0))).toBe('order-edit-no-items');
    expect(findEditFault([line(), line({ id: idOf(2) })], edit(0))).toBeUndefined();
  });

  it('unknown and repeated lines are refused', () => {
    const twice = { quantities: [...edit(1).quantities, ...edit(2).quantities], added: [] };
    expect(findEditFault([line()], twice)).toBe('order-edit-invalid');
    expect(findEditFault([line({ id: idOf(2) })], edit(1))).toBe('order-edit-line-fixed');
  });
});

it('the timeline names what was added, removed and changed', () => {
  const before = [
    sampleOrderLine({ id: idOf(1), title: 'Late Sun', quantity: 2 }),
    sampleOrderLine({ id: idOf(2), title: 'Postcard', optionValues: [] }),
    sampleOrderLine({ id: idOf(3), title: 'Frame' }),
  ];
  const quantities = [
    { lineId: idOf(1), quantity: 1 },
    { lineId: idOf(2), quantity: 0 },
    { lineId: idOf(3), quantity: 1 },
  ];
  const added = [sampleOrderLine({ id: idOf(4), title: 'Pollen', optionValues: [] })];
  expect(describeEdit(editedLines(before, { quantities, added }))).toBe(
    'changed Late Sun, A3 from 2 to 1, removed 1 × Postcard, added 1 × Pollen',
  );
});
