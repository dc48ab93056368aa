import { expect, it } from 'vitest';
import { categoryMenu } from '../index.ts';

const tree = [
  {
    id: '1',
    displayName: 'Paper',
    children: [
      { id: '2', displayName: 'Prints' },
      { id: '3', displayName: 'Empty' },
    ],
  },
  { id: '4', displayName: 'Gifts' },
];

it('the menu has the order and nesting of the tree, with parents of categories that have items', () => {
  expect(categoryMenu(tree, ['Gifts', 'Prints', 'Typed'])).toEqual([
    { displayName: 'Paper', level: 1 },
    { displayName: 'Prints', level: 2 },
    { displayName: 'Gifts', level: 1 },
    { displayName: 'Typed', level: 1 },
  ]);
});

it('categories without a tree are in their own order', () => {
  expect(categoryMenu(undefined, ['B', 'A']).map(({ displayName }) => displayName)).toEqual(['B', 'A']);
  expect(categoryMenu(tree, [])).toEqual([]);
});
