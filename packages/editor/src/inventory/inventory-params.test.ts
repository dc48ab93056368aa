import { describe, expect, it } from 'vitest';
import { isFiltered, queryOf, readInventoryParams } from './inventory-params.ts';

describe('the address of the inventory', () => {
  it('holds filters, order and the open history', () => {
    const variant = '5f0000000000000000000001';
    const params = readInventoryParams({
      search: 12,
      status: 'low',
      sort: 'stock',
      direction: 'descending',
      variant,
    });
    expect(params).toEqual({ search: '12', status: 'low', sort: 'stock', direction: 'descending', variant });
    expect(queryOf(params)).not.toHaveProperty('variant');
    expect(isFiltered(params)).toBe(true);
  });

  it('leaves out what it does not know', () => {
    const params = readInventoryParams({
      status: 'x',
      sort: 'price',
      collection: '../x',
      variant: '1',
      other: 1,
    });
    expect(params).toEqual({});
    expect(isFiltered(params)).toBe(false);
  });
});
