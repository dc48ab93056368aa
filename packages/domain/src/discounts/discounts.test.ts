import { describe, expect, it } from 'vitest';
import {
  chooseDiscounts,
  codeOfBytes,
  discountStatus,
  findDiscountFaults,
  foldDiscountCode,
  isDiscountCode,
  newDiscountTerms,
  tidyDiscount,
  type Discount,
  type DiscountedLine,
  type DiscountRequest,
} from './index.ts';

const sampleDiscount = (fields: Partial<Discount> = {}): Discount => ({
  ...newDiscountTerms,
  id: 'a',
  name: 'Ten percent',
  ...fields,
});

const line = (fields: Partial<DiscountedLine> = {}): DiscountedLine => ({
  itemId: 'print',
  categories: [],
  quantity: 1,
  unitMinor: 10_000n,
  isDiscountable: true,
  ...fields,
});

const choose = (discounts: readonly Discount[], request: Partial<DiscountRequest> = {}) => {
  const { reductions, refused, isShippingFree, displaced } = chooseDiscounts({
    lines: [line()],
    discounts,
    codes: discounts.flatMap(({ code }) => code ?? []),
    currency: 'EUR',
    now: 0,
    usesOf: () => 0,
    customer: undefined,
    needsShipping: true,
    shippingMinor: 0n,
    ...request,
  });
  return {
    applied: reductions.map(({ discount, amounts }) => [discount.name, amounts.map(Number)] as const),
    refused: refused.map(({ code, obstacle }) => [code, obstacle] as const),
    isShippingFree,
    displaced: displaced.map(({ name }) => name),
  };
};

const percent = (value: string, fields: Partial<Discount> = {}) =>
  sampleDiscount({ name: `${value} %`, reward: { kind: 'percent', percent: value }, ...fields });
const amount = (cents: number, fields: Partial<Discount> = {}) =>
  sampleDiscount({ name: `${cents} off`, reward: { kind: 'amount', cents, isPerItem: false }, ...fields });

describe('[CHK-08 (rule)] discounts', () => {
  it('take a percentage or an amount off the order, products or categories', () => {
    const lines = [line(), line({ itemId: 'card', categories: ['Paper'], unitMinor: 1000n, quantity: 3 })];
    const reduced = (discount: Discount) => choose([discount], { lines }).applied[0]?.[1];
    expect(reduced(percent('10'))).toEqual([1000, 300]);
    expect(reduced(percent('10', { target: { kind: 'products', productIds: ['card'] } }))).toEqual([0, 300]);
    expect(reduced(percent('50', { target: { kind: 'categories', categories: ['Paper'] } }))).toEqual([
      0, 1500,
    ]);
    expect(reduced(amount(1300))).toEqual([1000, 300]);
    const each = { kind: 'amount', cents: 400, isPerItem: true } as const;
    expect(reduced(sampleDiscount({ reward: each }))).toEqual([400, 1200]);
    expect(reduced(sampleDiscount({ reward: { ...each, cents: 5000 } }))).toEqual([5000, 3000]);
  });

  it('leave gift cards and donations alone', () => {
    const lines = [line({ isDiscountable: false }), line({ unitMinor: 2000n })];
    expect(choose([percent('50')], { lines }).applied).toEqual([['50 %', [0, 1000]]]);
    expect(choose([amount(9999)], { lines }).applied).toEqual([['9999 off', [0, 2000]]]);
    expect(
      choose([percent('50', { code: 'HALF' })], { lines: [line({ isDiscountable: false })] }),
    ).toMatchObject({
      applied: [],
      refused: [['HALF', 'no-matching-products']],
    });
  });

  it('need their minimum of the products they are for', () => {
    const lines = [line(), line({ itemId: 'card', unitMinor: 1000n, quantity: 3 })];
    const refusedBy = (fields: Partial<Discount>) =>
      choose([percent('10', { code: 'TEN', ...fields })], { lines }).refused[0]?.[1];
    const cards = { kind: 'products', productIds: ['card'] } as const;
    expect(refusedBy({ minimumSubtotalCents: 13_000 })).toBeUndefined();
    expect(refusedBy({ minimumSubtotalCents: 13_001 })).toBe('below-minimum-subtotal');
    expect(refusedBy({ minimumSubtotalCents: 3001, target: cards })).toBe('below-minimum-subtotal');
    expect(refusedBy({ minimumQuantity: 3, target: cards })).toBeUndefined();
    expect(refusedBy({ minimumQuantity: 4, target: cards })).toBe('below-minimum-quantity');
    expect(refusedBy({ target: { kind: 'products', productIds: ['frame'] } })).toBe('no-matching-products');
  });

  it('begin and end at a moment, up to the last second', () => {
    const [startsOn, endsOn] = [1_000_000, 2_000_000];
    const at = (now: number) =>
      choose([percent('10', { code: 'MAY', startsOn, endsOn })], { now }).refused[0]?.[1];
    expect([999_999, 1_000_000, 1_999_000, 1_999_999, 2_000_000].map(at)).toEqual([
      'not-started',
      undefined,
      undefined,
      undefined,
      'expired',
    ]);
    const status = (now: number) => discountStatus({ isEnabled: true, startsOn, endsOn }, now);
    expect([0, startsOn, endsOn].map(status)).toEqual(['scheduled', 'active', 'expired']);
    expect(choose([percent('10', { code: 'OFF', isEnabled: false })]).refused).toEqual([['OFF', 'unknown']]);
  });

  it('end with their limits, in all and for each customer', () => {
    const limited = percent('10', { code: 'TWICE', maxUses: 2, maxUsesPerCustomer: 1 });
    const used = (uses: number, own?: number) =>
      choose([limited], {
        usesOf: () => uses,
        customer: own === undefined ? undefined : { orders: own, usesOf: () => own },
      }).refused[0]?.[1];
    expect([used(1), used(2), used(1, 0), used(1, 1)]).toEqual([
      undefined,
      'used-up',
      undefined,
      'used-by-customer',
    ]);
    const first = percent('10', { code: 'NEW', isFirstPurchaseOnly: true });
    const bought = (orders: number) =>
      choose([first], { customer: { orders, usesOf: () => 0 } }).refused[0]?.[1];
    expect([bought(0), bought(1)]).toEqual([undefined, 'not-first-purchase']);
  });

  it('are combined where all of them may be: products first, then the order, percents before amounts', () => {
    const discounts = [
      amount(1000, { id: 'a' }),
      percent('10', { id: 'b' }),
      percent('50', { id: 'c', target: { kind: 'products', productIds: ['print'] } }),
    ];
    expect(choose(discounts).applied).toEqual([
      ['50 %', [5000]],
      ['10 %', [500]],
      ['1000 off', [1000]],
    ]);
  });

  it('of those that exclude each other the best applies, and the others say so', () => {
    const alone = percent('20', { id: 'a', code: 'ALONE', isCombinable: false });
    const together = [percent('10', { id: 'b' }), amount(500, { id: 'c', code: 'FIVE' })];
    expect(choose([alone, ...together])).toMatchObject({
      applied: [['20 %', [2000]]],
      refused: [['FIVE', 'not-combinable']],
    });
    const better = [percent('10', { id: 'b' }), amount(1500, { id: 'c', code: 'MORE' })];
    expect(choose([alone, ...better])).toMatchObject({
      applied: [
        ['10 %', [1000]],
        ['1500 off', [1500]],
      ],
      refused: [['ALONE', 'not-combinable']],
    });
  });

  it('of those that apply by themselves, the ones that codes displace are told', () => {
    const alone = percent('10', { id: 'a', name: 'Sale', isCombinable: false });
    const other = amount(300, { id: 'b', name: 'Welcome' });
    const code = percent('20', { id: 'c', code: 'CODE' });
    const names = (discounts: Discount[], codes?: string[]) =>
      choose(discounts, codes ? { codes } : {}).displaced;
    expect(names([alone, other, code])).toEqual(['Sale']);
    // Without a code the shop itself chooses between its offers.
    expect(names([alone, other], [])).toEqual([]);
    const elsewhere = percent('10', {
      id: 'd',
      isCombinable: false,
      target: { kind: 'products', productIds: ['other'] },
    });
    expect(names([elsewhere, code])).toEqual([]);
    // Of two that cannot be combined the shop gives one, so the code is used instead of one.
    const second = percent('15', { id: 'e', name: 'Members', isCombinable: false });
    expect(names([alone, second, code])).toEqual(['Members']);
    // What would not have applied anyway is not lost.
    const better = amount(1200, { id: 'f', name: 'Better' });
    expect(names([alone, better, code])).toEqual([]);
    // Nor is what saves nothing.
    const free = sampleDiscount({ id: 'g', reward: { kind: 'free-shipping' }, isCombinable: false });
    expect(names([free, code])).toEqual([]);
    expect(choose([free, code], { shippingMinor: 100n }).displaced).toEqual([free.name]);
    // Before an address is known nobody knows what the delivery costs.
    expect(choose([free, code], { shippingMinor: undefined }).displaced).toEqual([free.name]);
    expect(choose([free, code], { shippingMinor: undefined, needsShipping: false }).displaced).toEqual([]);
  });

  it('of two that save the same, the one whose code was entered applies', () => {
    const automatic = percent('10', { id: 'a', isCombinable: false });
    const entered = { ...automatic, id: 'b', code: 'TEN', name: 'Entered' };
    expect(choose([automatic, entered])).toMatchObject({ applied: [['Entered', [1000]]], refused: [] });
  });

  it('count what a free delivery saves', () => {
    const free = sampleDiscount({
      id: 'a',
      code: 'SHIP',
      reward: { kind: 'free-shipping' },
      isCombinable: false,
    });
    const ten = percent('10', { id: 'b', code: 'TEN', isCombinable: false });
    expect(choose([free, ten], { shippingMinor: 1500n })).toMatchObject({ isShippingFree: true });
    expect(choose([free, ten], { shippingMinor: 900n })).toMatchObject({
      isShippingFree: false,
      refused: [['SHIP', 'not-combinable']],
    });
    expect(choose([free], { needsShipping: false }).refused).toEqual([['SHIP', 'no-matching-products']]);
  });

  it('apply by themselves only where they have no code', () => {
    const discounts = [percent('10', { id: 'a' }), amount(500, { id: 'b', code: 'FIVE' })];
    expect(choose(discounts, { codes: [] })).toMatchObject({ applied: [['10 %', [1000]]], refused: [] });
  });

  it('unknown codes are unknown', () => {
    expect(choose([], { codes: ['NOTHING'] }).refused).toEqual([['NOTHING', 'unknown']]);
  });
});

describe('[CHK-08 (rule)] buy X, get Y', () => {
  const offer = (fields: object = {}, target: Discount['target'] = { kind: 'order' }) =>
    sampleDiscount({
      code: 'THREE',
      target,
      reward: {
        kind: 'buy-x-get-y',
        buyQuantity: 2,
        getQuantity: 1,
        gets: { kind: 'order' },
        percent: '100',
        ...fields,
      },
    });
  const amountsOf = (discount: Discount, lines: readonly DiscountedLine[]) =>
    choose([discount], { lines }).applied[0]?.[1];

  it('gives the cheapest of every complete set', () => {
    const lines = [line({ quantity: 2 }), line({ itemId: 'card', unitMinor: 1000n, quantity: 4 })];
    expect(amountsOf(offer(), lines)).toEqual([0, 2000]);
    expect(amountsOf(offer({ percent: '50' }), lines)).toEqual([0, 1000]);
    expect(amountsOf(offer({ maxPerOrder: 1 }), lines)).toEqual([0, 1000]);
  });

  it('counts no piece both as bought and as given', () => {
    const buysPrints = offer(
      { gets: { kind: 'products', productIds: ['card'] } },
      { kind: 'products', productIds: ['print'] },
    );
    const [two, cards] = [line({ quantity: 2 }), line({ itemId: 'card', unitMinor: 1000n, quantity: 5 })];
    expect(amountsOf(buysPrints, [two, cards])).toEqual([0, 1000]);
    // Cards may be bought too: those that are needed for that are not given.
    const buysAny = offer({ gets: { kind: 'products', productIds: ['card'] } });
    expect(amountsOf(buysAny, [cards])).toEqual([1000]);
    expect(amountsOf(buysAny, [two, cards])).toEqual([0, 2000]);
  });

  it('says that something is missing while no set is complete', () => {
    expect(choose([offer()], { lines: [line({ quantity: 2 })] })).toMatchObject({
      applied: [],
      refused: [['THREE', 'below-minimum-quantity']],
    });
  });
});

describe('codes', () => {
  it('are the same in capitals and small letters', () => {
    expect(foldDiscountCode(' summer-25 ')).toBe('SUMMER-25');
    expect(['A', 'A'.repeat(50), 'a', 'Ä', '', 'A'.repeat(51), 'A B'].map(isDiscountCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('that are made up have 16 signs that nobody confuses', () => {
    expect(codeOfBytes(Uint8Array.from({ length: 64 }, (_, index) => index))).toBe('ABCDEFGHJKMNPQRS');
    expect(codeOfBytes(Uint8Array.from([255, 254, 0, 30, 31]))).toBe('A9A');
  });
});

it('a discount that gives nothing cannot be saved; the message stands at the field', () => {
  const faults = (fields: Partial<Discount>) =>
    Object.keys(findDiscountFaults(tidyDiscount(sampleDiscount(fields))));
  expect(faults({})).toEqual([]);
  expect(faults({ code: 'summer' })).toEqual([]);
  expect(faults({ name: ' ', code: 'a b' })).toEqual(['name', 'code']);
  expect(faults({ reward: { kind: 'percent', percent: '0.00' } })).toEqual(['reward.percent']);
  expect(faults({ reward: { kind: 'amount', cents: 0, isPerItem: true } })).toEqual(['reward.cents']);
  expect(faults({ target: { kind: 'products', productIds: [] } })).toEqual(['target.productIds']);
  expect(faults({ startsOn: 5, endsOn: 5 })).toEqual(['endsOn']);
});
