import { describe, expect, it } from 'vitest';
import { treeRows, unlistedId } from './tree-rows.ts';

const tree = [
  { id: 'a', displayName: 'Prints', children: [{ id: 'b', displayName: 'Large prints' }] },
  { id: 'c', displayName: 'Gifts' },
];
const view = { collapsed: new Set<string>(), unlisted: ['Sale'], search: '' };
const idsOf = (rows: ReturnType<typeof treeRows>) => rows.map(({ id, level }) => `${level}${id}`);

describe('the rows of the category tree', () => {
  it('follow the tree, then come those that only products have', () => {
    expect(idsOf(treeRows(tree, view))).toEqual(['1a', '2b', '1c', `1${unlistedId('Sale')}`]);
    expect(treeRows(tree, view)[1]).toMatchObject({ parentId: 'a', position: 1, siblings: 1 });
  });

  it('leave out what is collapsed', () => {
    expect(idsOf(treeRows(tree, { ...view, collapsed: new Set(['a']) }))).toEqual([
      '1a',
      '1c',
      '1unlisted:Sale',
    ]);
  });

  it('are a flat list of matches during a search', () => {
    const found = treeRows(tree, { ...view, collapsed: new Set(['a']), search: ' PRINT' });
    expect(idsOf(found)).toEqual(['1a', '1b']);
    expect(found.every(({ isExpandable }) => !isExpandable)).toBe(true);
  });
});
