import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceFormat } from '../../money/index.ts';
import {
  addDenomination,
  addOption,
  addValues,
  bringBack,
  cellText,
  changeProductType,
  findProductFaults,
  missingCombinations,
  moveOption,
  moveValue,
  optionsOf,
  placePastedCells,
  readPastedCells,
  removeOption,
  removeValue,
  renameOption,
  renameValue,
  retireVariants,
  setSwatch,
  setVariantPicture,
  switchVariants,
  variantColumns,
  variantName,
  withoutPictures,
  writeCells,
  type Product,
  type ProductEdit,
} from '../index.ts';

const german: PriceFormat = { currency: 'EUR', locale: 'de-DE' };
const idOf = (number: number): string => number.toString(16).padStart(24, '0');

const createIds = () => {
  let last = 100;
  return () => {
    last += 1;
    return idOf(last);
  };
};

const shirt: Product = {
  productType: 1,
  variants: [{ id: idOf(1), sku: 'SHIRT', attributes: {}, price: 2500 }],
};

const done = (edit: ProductEdit): Product => {
  if ('fault' in edit) throw new Error(edit.fault);
  return edit.product;
};

const build = (): Product => {
  const newId = createIds();
  const sized = done(addOption(shirt, { name: 'Size', values: ['S', 'M'] }, { newId }));
  return done(addOption(sized, { name: 'Colour', values: ['Red', 'Blue'] }, { newId }));
};

const names = (product: Product): string[] =>
  (product.variants ?? []).map((variant) => variantName(variant, product.variantOptionOrdering));
const idsByName = (product: Product): Record<string, string> =>
  Object.fromEntries(
    (product.variants ?? []).map((variant) => [
      variantName(variant, product.variantOptionOrdering),
      variant.id,
    ]),
  );

describe('options', () => {
  it('make a variant for each combination; the one that exists stays, with its id, SKU and price', () => {
    const product = build();
    expect(names(product)).toEqual(['S · Red', 'S · Blue', 'M · Red', 'M · Blue']);
    expect(product.variants?.[0]).toMatchObject({ id: idOf(1), sku: 'SHIRT', price: 2500 });
    expect(product.variants?.map(({ price }) => price)).toEqual([2500, 2500, 2500, 2500]);
    expect(findProductFaults(product)).toEqual({});
  });

  it('get values: only combinations with the new one are added, at the price of the most similar variant', () => {
    const product = build();
    const [blue] =
      retireVariants(product, []).variants?.filter(({ attributes }) => attributes['Colour'] === 'Blue') ?? [];
    const dearer = writeCells(
      product,
      [{ variantId: blue?.id ?? '', column: 'price', text: '30' }],
      german,
    ).product;
    const without = retireVariants(dearer, [idsByName(dearer)['M · Red'] ?? '']);
    const more = done(addValues(without, { name: 'Size', values: ['L'] }, { newId: createIds() }));
    expect(names(more)).toEqual(['S · Red', 'S · Blue', 'M · Blue', 'L · Red', 'L · Blue']);
    expect(more.variants?.at(-1)?.price).toBe(3000);
    expect(missingCombinations(more)).toEqual([{ Size: 'M', Colour: 'Red' }]);
  });

  it('bring a retired variant back under its own id', () => {
    const product = build();
    const gone = product.variants?.find(({ id }) => id === idsByName(product)['M · Red']);
    const without = retireVariants(product, [gone?.id ?? '']);
    const back = bringBack(without, [{ Size: 'M', Colour: 'Red' }], {
      newId: createIds(),
      retired: gone ? [gone] : [],
    });
    expect(done(back)).toEqual(product);
  });

  it('are renamed without touching the variants otherwise', () => {
    const product = setSwatch(build(), { option: 'Colour', value: 'Red' }, { color: '#ff0000' });
    const renamed = done(renameOption(product, 'Colour', ' Farbe '));
    expect(optionsOf(renamed).map(({ name }) => name)).toEqual(['Size', 'Farbe']);
    expect(renamed.swatches).toEqual({ Farbe: { Red: { color: '#ff0000' } } });
    expect(renamed.variants?.map(({ id }) => id)).toEqual(product.variants?.map(({ id }) => id));
    const value = done(renameValue(renamed, { option: 'Farbe', value: 'Red' }, 'Rot'));
    expect(names(value)).toEqual(['S · Rot', 'S · Blue', 'M · Rot', 'M · Blue']);
    expect(value.swatches).toEqual({ Farbe: { Rot: { color: '#ff0000' } } });
    expect(renameOption(product, 'Colour', 'size')).toEqual({
      fault: 'Another option is called size already.',
    });
    expect(renameValue(product, { option: 'Size', value: 'S' }, '')).toEqual({ fault: 'Enter a value.' });
  });

  it('are ordered, and their values too', () => {
    expect(names(moveOption(build(), 'Colour', 0))).toEqual(['Red · S', 'Red · M', 'Blue · S', 'Blue · M']);
    expect(names(moveValue(build(), { option: 'Size', value: 'M' }, 0))).toEqual([
      'M · Red',
      'M · Blue',
      'S · Red',
      'S · Blue',
    ]);
  });

  it('are removed: of variants that become the same the first stays', () => {
    const product = build();
    const plain = removeOption(product, 'Colour');
    expect(names(plain)).toEqual(['S', 'M']);
    expect(plain.variants?.[0]?.id).toBe(idOf(1));
    expect(names(removeValue(product, { option: 'Colour', value: 'Red' }))).toEqual(['S · Blue', 'M · Blue']);
    const last = removeValue(removeValue(plain, { option: 'Size', value: 'M' }), {
      option: 'Size',
      value: 'S',
    });
    expect(last).toEqual(shirt);
  });

  it('[CAT-03 (rule)] refuse the 251st variant and the seventh option, and say how many there would be', () => {
    const values = Array.from({ length: 126 }, (_, number) => `${number}`);
    const edit = addOption(shirt, { name: 'Number', values }, { newId: createIds() });
    const wide = addOption(done(edit), { name: 'Side', values: ['Left', 'Right'] }, { newId: createIds() });
    expect(wide).toEqual({
      fault: 'A product can have up to 250 variants. This would make 252. Remove values or variants first.',
    });
    const six = ['A', 'B', 'C', 'D', 'E', 'F'].reduce<Product>(
      (product, name) => done(addOption(product, { name, values: ['x'] }, { newId: createIds() })),
      shirt,
    );
    expect(addOption(six, { name: 'G', values: ['x'] }, { newId: createIds() })).toEqual({
      fault: 'A product can have up to 6 options.',
    });
  });

  it('keep a product sound whatever is done to them in whatever order', () => {
    const word = fc.constantFrom('S', 'M', 'L', 'Red', 'Blue', 'Size', 'Colour', ' ');
    const step = fc.record({
      act: fc.constantFrom(
        'option',
        'value',
        'rename',
        'renameValue',
        'move',
        'moveValue',
        'remove',
        'removeValue',
      ),
      one: word,
      other: word,
      place: fc.nat(3),
    });
    const newId = createIds();
    const apply = (
      product: Product,
      { act, one, other, place }: { act: string; one: string; other: string; place: number },
    ): Product => {
      const edits: Record<string, () => ProductEdit> = {
        option: () => addOption(product, { name: one, values: [other] }, { newId }),
        value: () => addValues(product, { name: one, values: [other] }, { newId }),
        rename: () => renameOption(product, one, other),
        renameValue: () => renameValue(product, { option: one, value: other }, `${other}!`),
        move: () => ({ product: moveOption(product, one, place) }),
        moveValue: () => ({ product: moveValue(product, { option: one, value: other }, place) }),
        remove: () => ({ product: removeOption(product, one) }),
        removeValue: () => ({ product: removeValue(product, { option: one, value: other }) }),
      };
      const isKnown = optionsOf(product).some(
        ({ name, values }) => name === one && (!act.endsWith('Value') || values.includes(other)),
      );
      const edit = act === 'option' || isKnown ? edits[act]?.() : undefined;
      return edit && 'product' in edit ? edit.product : product;
    };
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const product = steps.reduce(apply, shirt);
        expect(findProductFaults(product)).toEqual({});
        expect(product.variants?.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('cells of variants', () => {
  it('are written together; what is wrong stays with its text and says what to do', () => {
    const product = build();
    const [first = '', second = '', third = ''] = product.variants?.map(({ id }) => id) ?? [];
    const edit = writeCells(
      product,
      [
        { variantId: first, column: 'price', text: '65,00 €' },
        { variantId: second, column: 'price', text: '1,005' },
        { variantId: third, column: 'sku', text: 'SHIRT' },
        { variantId: second, column: 'weight', text: '420 g' },
        { variantId: first, column: 'salePrice', text: '70' },
        { variantId: third, column: 'size', text: '40 x 50 x 3 cm' },
      ],
      german,
    );
    expect(edit.product.variants?.[0]).toMatchObject({ price: 6500 });
    expect(edit.product.variants?.[1]).toMatchObject({ shippingWeight: { value: 0.42, unit: 'KILOGRAM' } });
    expect(edit.product.variants?.[2]).toMatchObject({
      sku: '',
      shippingSize: { unit: 'CENTIMETER', width: 40, height: 50, len: 3 },
    });
    expect(edit.faults.map(({ text, fault }) => [text, fault])).toEqual([
      ['1,005', 'Prices in EUR have up to 2 decimals, such as 1.234,50.'],
      ['70', 'The sale price cannot be higher than the price.'],
      ['SHIRT', 'Another variant has this SKU already.'],
    ]);
  });

  it('swap SKUs in one change, and leave fields out that are emptied', () => {
    const product = build();
    const [first = '', second = ''] = product.variants?.map(({ id }) => id) ?? [];
    const named = writeCells(product, [{ variantId: second, column: 'sku', text: 'B' }], german).product;
    const swapped = writeCells(
      named,
      [
        { variantId: first, column: 'sku', text: 'B' },
        { variantId: second, column: 'sku', text: 'SHIRT' },
      ],
      german,
    );
    expect(swapped.faults).toEqual([]);
    expect(swapped.product.variants?.slice(0, 2).map(({ sku }) => sku)).toEqual(['B', 'SHIRT']);
    const sale = writeCells(product, [{ variantId: first, column: 'salePrice', text: '20' }], german).product;
    expect(sale.variants?.[0]).toMatchObject({ salePrice: 2000, onSale: true });
    expect(writeCells(sale, [{ variantId: first, column: 'salePrice', text: ' ' }], german).product).toEqual(
      product,
    );
  });

  it('show what they are read back as', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 99_999 }), (price, cost, grams) => {
        const variant = {
          id: idOf(1),
          sku: 'A',
          attributes: {},
          price,
          cost,
          barcode: '978',
          shippingWeight: { value: grams / 1000, unit: 'KILOGRAM' as const },
        };
        const product: Product = { productType: 1, variants: [variant] };
        const inputs = variantColumns.map((column) => ({
          variantId: variant.id,
          column,
          text: cellText(variant, column, german),
        }));
        expect(writeCells(product, inputs, german)).toEqual({ product, faults: [] });
      }),
    );
  });

  it('are filled from a spreadsheet, downwards and to the right, as far as there are variants', () => {
    expect(readPastedCells('65,00\t"a\nb"\r\n70,00\t""""\r\n')).toEqual([
      ['65,00', 'a\nb'],
      ['70,00', '"'],
    ]);
    expect(readPastedCells('10\n\n30\n')).toEqual([['10'], [''], ['30']]);
    const target = {
      variantId: 'b',
      column: 'price',
      columns: ['sku', 'price', 'salePrice'],
      variantIds: ['a', 'b', 'c'],
    };
    expect(placePastedCells([['1', '2', '3'], ['4'], ['5']], target)).toEqual([
      { variantId: 'b', column: 'price', text: '1' },
      { variantId: 'b', column: 'salePrice', text: '2' },
      { variantId: 'c', column: 'price', text: '4' },
    ]);
  });

  it('are switched for many at once; only what has a sale price goes on sale', () => {
    const product = build();
    const [first = '', second = ''] = product.variants?.map(({ id }) => id) ?? [];
    const priced = writeCells(
      product,
      [{ variantId: first, column: 'salePrice', text: '20' }],
      german,
    ).product;
    const off = switchVariants(priced, { ids: [first, second], field: 'onSale', isOn: false });
    expect(off.variants?.[0]).toMatchObject({ salePrice: 2000 });
    expect(off.variants?.[0]).not.toHaveProperty('onSale');
    const on = switchVariants(off, { ids: [first, second], field: 'onSale', isOn: true });
    expect(on.variants?.map(({ onSale }) => onSale ?? false)).toEqual([true, false, false, false]);
    expect(findProductFaults(on)).toEqual({});
  });

  it('lose the picture that is no longer one of the product', () => {
    const product = build();
    const ids = product.variants?.map(({ id }) => id) ?? [];
    const pictured = setSwatch(
      setVariantPicture(product, ids.slice(0, 1), idOf(7)),
      { option: 'Size', value: 'S' },
      { imageId: idOf(7) },
    );
    expect(withoutPictures(pictured, [idOf(7)])).toEqual(pictured);
    expect(withoutPictures(pictured, [])).toEqual(product);
  });
});

describe('the type of a product', () => {
  it('keeps the price when it changes, and is sound in every type', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 3, 4, 5), { maxLength: 6 }), (types) => {
        const start = switchVariants(
          writeCells(build(), [{ variantId: idOf(1), column: 'salePrice', text: '20' }], german).product,
          { ids: [], field: 'onSale', isOn: true },
        );
        const subscribed: Product = {
          ...start,
          isSubscribable: true,
          subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
          additionalFieldsForm: { id: idOf(9), name: 'Dedication', fields: [] },
        };
        const product = types.reduce<Product>(
          (before, type) => changeProductType(before, type, idOf(50)),
          subscribed,
        );
        expect(findProductFaults(product)).toEqual({});
        expect(product.price ?? product.variants?.[0]?.price).toBe(2500);
      }),
    );
  });

  it('gift cards are worth what they cost', () => {
    const card = changeProductType(shirt, 4, idOf(50));
    const newId = createIds();
    const one = done(addDenomination(card, { minor: 5000, label: '50,00 €' }, { newId }));
    const two = done(addDenomination(one, { minor: 2500, label: '25,00 €' }, { newId }));
    expect(two.variants?.map(({ attributes, price }) => [attributes['Value'], price])).toEqual([
      ['25,00 €', 2500],
      ['50,00 €', 5000],
    ]);
    expect(two.variants).toHaveLength(2);
    expect(addDenomination(two, { minor: 2500, label: '25,00 €' }, { newId })).toEqual({
      fault: '25,00 € exists already.',
    });
    expect(findProductFaults(two)).toEqual({});
  });
});
