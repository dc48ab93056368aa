import { describe, expect, it } from 'vitest';
import { isChanged, noEdit, readEdit, withAdded, type EditedOrder } from './edit-values.ts';

const id = (sign: string): string => sign.padStart(24, '0');
const line = (fields: object) => ({ id: id('1'), quantity: 3, fulfilledQuantity: 1, ...fields });
const order = { lines: [line({}), line({ id: id('2'), fulfilledQuantity: 0 })] } as unknown as EditedOrder;

const product = {
  id: id('a'),
  itemId: id('b'),
  variantId: id('c'),
  title: 'Pollen',
  quantity: 1,
  unitCents: 1000,
  isTaxable: true,
  needsShipping: true,
};

describe('an edit in its form', () => {
  it('names the lines that change', () => {
    const edit = readEdit(order, { quantities: { [id('1')]: 3, [id('2')]: 0 }, added: [] });
    expect(edit).toEqual({ quantities: [{ lineId: id('2'), quantity: 0 }], added: [] });
    expect(isChanged(readEdit(order, noEdit) ?? { quantities: [], added: [product] })).toBe(false);
  });

  it('is not sent while a quantity is none, or below what was sent', () => {
    for (const quantity of [Number.NaN, undefined, 1.5, -1, 0, 10_000])
      expect(readEdit(order, { quantities: { [id('1')]: quantity }, added: [] })).toBeUndefined();
    expect(readEdit(order, { quantities: { [id('1')]: 1 }, added: [] })).toBeDefined();
  });

  it('adds one more of a product that is added twice, and custom items apart', () => {
    const twice = withAdded(withAdded(noEdit, product), { ...product, id: id('d') });
    expect(twice.added.map(({ quantity }) => quantity)).toEqual([2]);
    const custom = { ...product, itemId: null, variantId: null };
    const both = withAdded(withAdded(noEdit, custom), { ...custom, id: id('e') });
    expect(both.added).toHaveLength(2);
  });
});
