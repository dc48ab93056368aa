import { expect, it } from 'vitest';
import { findTrashFault, rightsOnItems, rightsOnPages } from './index.ts';

const all = { canPublish: true, canCreate: true };
const drafts = { canPublish: false, canCreate: true };
const none = { canPublish: false, canCreate: false };

it('the trash takes neither the homepage nor, from who may not publish, what visitors see', () => {
  expect(findTrashFault({ isHomepage: true, isPublished: false }, all)).toContain('homepage');
  expect(findTrashFault({ isPublished: true }, drafts)).toContain('publish');
  expect(findTrashFault({ isPublished: true }, all)).toBeUndefined();
  expect(findTrashFault({ isPublished: false }, drafts)).toBeUndefined();
});

it('the trash takes no draft from who may not make one', () => {
  expect(findTrashFault({ isPublished: false }, none)).toContain('create pages');
});

it('who sells publishes products and neither posts nor pages', () => {
  const seller = ['content', 'products', 'publish-products'];
  expect(rightsOnItems('products', seller)).toEqual(all);
  expect(rightsOnItems('blog', seller)).toEqual(none);
  expect(rightsOnPages(seller)).toEqual(none);
});
