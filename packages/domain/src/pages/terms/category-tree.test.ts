import { describe, expect, it } from 'vitest';
import type { NestedCategory } from '../content/content.ts';
import {
  describeCategory,
  findCategory,
  findCategoryByName,
  moveCategory,
  stepCategory,
} from './category-tree.ts';

const category = (id: string, children: NestedCategory[] = []): NestedCategory => ({
  id,
  displayName: id.toUpperCase(),
  ...(children.length === 0 ? {} : { children }),
});

/** `a(b(c) d) e` */
const tree = [category('a', [category('b', [category('c')]), category('d')]), category('e')];

const write = (categories: readonly NestedCategory[] | undefined): string | undefined =>
  categories?.map(({ id, children }) => (children ? `${id}(${write(children)})` : id)).join(' ');

describe('the tree of categories', () => {
  it('finds a category at any level', () => {
    expect(findCategory(tree, 'c')?.displayName).toBe('C');
    expect(findCategoryByName(tree, 'D')?.id).toBe('d');
    expect(findCategoryByName(tree, 'd')).toBeUndefined();
  });

  it('moves a category with what it contains', () => {
    expect(write(moveCategory(tree, 'b', { targetId: 'e', position: 'inside' }))).toBe('a(d) e(b(c))');
    expect(write(moveCategory(tree, 'e', { targetId: 'b', position: 'before' }))).toBe('a(e b(c) d)');
    expect(write(moveCategory(tree, 'c', { targetId: 'a', position: 'after' }))).toBe('a(b d) c e');
  });

  it('moves none into itself or deeper than ten levels', () => {
    expect(moveCategory(tree, 'a', { targetId: 'c', position: 'inside' })).toBeUndefined();
    expect(moveCategory(tree, 'a', { targetId: 'a', position: 'after' })).toBeUndefined();
    const deep = Array.from({ length: 9 }, (_, level) => `l${level}`).reduceRight<NestedCategory[]>(
      (children, id) => [category(id, children)],
      [],
    );
    const categories = [...deep, category('two', [category('one')])];
    expect(moveCategory(categories, 'two', { targetId: 'l8', position: 'inside' })).toBeUndefined();
    expect(moveCategory(categories, 'one', { targetId: 'l8', position: 'inside' })).toBeDefined();
  });

  it('moves by steps', () => {
    expect(write(stepCategory(tree, 'd', 'up'))).toBe('a(d b(c)) e');
    expect(write(stepCategory(tree, 'b', 'down'))).toBe('a(d b(c)) e');
    expect(write(stepCategory(tree, 'e', 'in'))).toBe('a(b(c) d e)');
    expect(write(stepCategory(tree, 'c', 'out'))).toBe('a(b c d) e');
    expect(stepCategory(tree, 'a', 'up')).toBeUndefined();
    expect(stepCategory(tree, 'a', 'out')).toBeUndefined();
  });

  it('keeps what is said of a category, without what is empty', () => {
    const details = { description: ' All of it ', imageId: '', seo: { title: '', description: 'Prints' } };
    expect(findCategory(describeCategory(tree, 'b', details), 'b')).toEqual({
      id: 'b',
      displayName: 'B',
      description: 'All of it',
      seo: { description: 'Prints' },
      children: [category('c')],
    });
  });
});
