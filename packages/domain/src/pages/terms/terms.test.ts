import { describe, expect, it } from 'vitest';
import {
  addCategory,
  categoryParents,
  categoryRows,
  findTermFault,
  replaceCategory,
  replaceTerm,
} from './terms.ts';

describe('a term', () => {
  it('[EDT-08] that exists already is told, whatever its capitals; its own name is not another', () => {
    const others = ['Ink', 'Paper'];
    expect(findTermFault('tags', 'ink', { others })).toBe('This tag already exists');
    expect(findTermFault('categories', ' PAPER ', { others })).toBe('This category already exists');
    expect(findTermFault('tags', 'ink', { others, own: 'Ink' })).toBeUndefined();
  });

  it('[EDT-08] has up to 50 characters as a tag and 25 as a category', () => {
    expect(findTermFault('tags', 'x'.repeat(50))).toBeUndefined();
    expect(findTermFault('tags', 'x'.repeat(51))).toBe('A tag has up to 50 characters.');
    expect(findTermFault('categories', 'x'.repeat(25))).toBeUndefined();
    expect(findTermFault('categories', 'x'.repeat(26))).toBe('A category has up to 25 characters.');
  });

  it('stands once in an item that has both it and what it becomes', () => {
    expect(replaceTerm(['a', 'b', 'c'], 'a', 'c')).toEqual(['c', 'b']);
    expect(replaceTerm(['a', 'b'], 'a', null)).toEqual(['b']);
  });
});

describe('categories in categories', () => {
  const tree = [
    { id: '1', displayName: 'Craft', children: [{ id: '2', displayName: 'Binding' }] },
    { id: '3', displayName: 'News' },
  ];

  it('tell what they stand in', () => {
    expect([...categoryParents(tree)]).toEqual([['Binding', 'Craft']]);
  });

  it('are renamed where they stand', () => {
    expect(categoryRows(replaceCategory(tree, 'Binding', 'Books'))).toEqual([
      { id: '1', name: 'Craft', level: 1 },
      { id: '2', name: 'Books', level: 2 },
      { id: '3', name: 'News', level: 1 },
    ]);
  });

  it('leave what stood inside them when they go or are joined to another', () => {
    const left = [
      { id: '2', name: 'Binding', level: 1 },
      { id: '3', name: 'News', level: 1 },
    ];
    expect(categoryRows(replaceCategory(tree, 'Craft', null))).toEqual(left);
    expect(categoryRows(replaceCategory(tree, 'Craft', 'News'))).toEqual(left);
  });

  it('are added at the end or inside another', () => {
    const added = { id: '4', displayName: 'Sewing' };
    expect(categoryRows(addCategory(tree, added)).at(-1)).toEqual({ id: '4', name: 'Sewing', level: 1 });
    expect(categoryRows(addCategory(tree, added, '2'))[2]).toEqual({ id: '4', name: 'Sewing', level: 3 });
  });
});
