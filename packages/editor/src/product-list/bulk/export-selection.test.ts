import { expect, it } from 'vitest';
import { allSelected, select, type Selection } from '../model/selection.ts';
import { exportedProducts } from './export-selection.ts';

const idOf = (number: number): string => number.toString(16).padStart(24, '0');
const some = (count: number): Selection => ({
  kind: 'some',
  ids: new Set(Array.from({ length: count }, (_, index) => idOf(index))),
});

it('an export takes the selected products, or all that match without those deselected', () => {
  const search = { stock: 'out', sort: 'price', order: 'desc' } as const;
  expect(exportedProducts(some(2), search)).toEqual({ ids: `${idOf(0)},${idOf(1)}` });
  expect(exportedProducts(allSelected, search)).toEqual({ stock: 'out' });
  const without = select(allSelected, [idOf(7)], false);
  expect(exportedProducts(without, search)).toEqual({ stock: 'out', except: idOf(7) });
});

it('names at most 500 products in the address of the file', () => {
  expect(exportedProducts(some(500), {})).toBeDefined();
  expect(exportedProducts(some(501), {})).toBeUndefined();
});
