import { expect, it } from 'vitest';
import { findTrashFault } from './index.ts';

it('the trash takes neither the homepage nor, from who may not publish, what visitors see', () => {
  expect(findTrashFault({ isHomepage: true, isPublished: false }, true)).toContain('homepage');
  expect(findTrashFault({ isPublished: true }, false)).toContain('publish');
  expect(findTrashFault({ isPublished: true }, true)).toBeUndefined();
  expect(findTrashFault({ isPublished: false }, false)).toBeUndefined();
});
