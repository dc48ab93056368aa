import { expect, it } from 'vitest';
import { pathSplits } from './context-store.ts';

it('cuts a path into every page and item that it can mean', () => {
  expect(pathSplits('a/b/c')).toEqual({ urlIds: ['a', 'a/b', 'a/b/c'], rests: ['b/c', 'c', ''] });
});

it('finds nothing at an address deeper than any page and item, and little at the deepest', () => {
  const deep = (levels: number) => Array(levels).fill('a').join('/');
  expect(pathSplits(deep(1000))).toEqual({ urlIds: [], rests: [] });
  expect(pathSplits(deep(40))).toEqual({ urlIds: [deep(20)], rests: [deep(20)] });
  expect(pathSplits(deep(21)).urlIds).toHaveLength(20);
});
