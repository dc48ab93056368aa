import { describe, expect, it } from 'vitest';
import { filterOf, isFiltered, readListSearch, withField, withoutFilters } from './list-search.ts';

describe('the address of the product list', () => {
  it('is read with its filters, and nothing that the list does not know', () => {
    const address = {
      search: 'sun',
      status: 'draft',
      type: 2,
      sort: 'price',
      order: 'desc',
      colour: 'red',
      page: 'x',
    };
    expect(readListSearch(address)).toEqual({
      search: 'sun',
      status: 'draft',
      type: '2',
      sort: 'price',
      order: 'desc',
    });
  });

  it('changes by one field at a time', () => {
    expect(withField({ search: 'sun', stock: 'low' }, 'stock', '')).toEqual({ search: 'sun' });
    expect(withField({}, 'tag', 'new')).toEqual({ tag: 'new' });
    expect(withField({}, 'stock', 'plenty')).toEqual({});
  });

  it('tells filters from the sort', () => {
    const search = readListSearch({ sort: 'title', order: 'asc', sale: 'yes' });
    expect(filterOf(search)).toEqual({ sale: 'yes' });
    expect(isFiltered(search)).toBe(true);
    expect(isFiltered(withoutFilters(search))).toBe(false);
    expect(withoutFilters(search)).toEqual({ sort: 'title', order: 'asc' });
  });
});
