import { describe, expect, it } from 'vitest';
import { emptyListText } from './empty-list.ts';

describe('a list without items', () => {
  it('asks to add one where the screen has a button for it', () => {
    expect(emptyListText('blog')).toEqual({ title: 'No posts yet', next: 'Add one to get started.' });
  });

  it('says how products are added, for which the screen has none', () => {
    const { title, next } = emptyListText('products');
    expect(title).toBe('No products yet');
    expect(next).toBe('You cannot add products here yet. Use the API or import a site.');
  });
});
