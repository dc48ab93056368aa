import { describe, expect, it } from 'vitest';
import { emptyListText } from './empty-list.ts';

describe('a list without items', () => {
  it('asks to add one where the screen has a button for it', () => {
    expect(emptyListText('blog')).toEqual({ title: 'No posts yet', next: 'Add one to get started.' });
  });

  it('says where products are added, for which the screen has no button', () => {
    const { title, next } = emptyListText('products');
    expect(title).toBe('No products yet');
    expect(next).toBe('Add products in the Store section.');
  });
});
