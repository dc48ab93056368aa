import { expect, it } from 'vitest';
import { collectionTypes, pageSizeOf, urlIdFrom } from '../index.ts';

it('[SITE-13] a page of a list holds 20 items, 200 products or 250 in an order of their own', () => {
  expect(pageSizeOf({ type: 1, ordering: 'chronological' })).toBe(20);
  expect(pageSizeOf({ type: 1, ordering: 'user-orderable' })).toBe(250);
  expect(pageSizeOf({ type: collectionTypes.products, ordering: 'user-orderable' })).toBe(200);
  expect(pageSizeOf({ type: collectionTypes.products, ordering: 'user-orderable', pageSize: 250 })).toBe(200);
  expect(pageSizeOf({ type: 1, ordering: 'chronological', pageSize: 7 })).toBe(7);
});

it('makes addresses of titles', () => {
  expect(urlIdFrom('Über uns & mehr!')).toBe('uber-uns-mehr');
  expect(urlIdFrom('—')).toBe('');
});
