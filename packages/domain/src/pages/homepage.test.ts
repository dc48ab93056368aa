import { expect, it } from 'vitest';
import { collectionTypes, findHomepageFault, withHomepage, type CollectionContent } from './index.ts';

const NOW = 1000;
const page: CollectionContent = {
  id: 'a',
  title: 'A',
  urlId: 'a',
  status: 'published',
  type: collectionTypes.page,
  typeName: 'page',
};

it('marks the page that the site names, and no other', () => {
  expect(withHomepage(page, 'a')).toEqual({ ...page, isHomepage: true });
  expect(withHomepage(page, 'b')).toBe(page);
  expect(withHomepage(page, null)).toBe(page);
});

it('takes only a page that visitors can open for the homepage', () => {
  expect(findHomepageFault(page, NOW)).toBeUndefined();
  expect(findHomepageFault({ ...page, status: 'scheduled', publishOn: NOW }, NOW)).toBeUndefined();
  expect(findHomepageFault({ ...page, status: 'scheduled', publishOn: NOW + 1 }, NOW)).toBe(
    'homepage-hidden',
  );
  for (const status of ['draft', 'needs-review', 'private'] as const)
    expect(findHomepageFault({ ...page, status }, NOW), status).toBe('homepage-hidden');
  expect(findHomepageFault(undefined, NOW)).toBe('homepage-hidden');
  expect(findHomepageFault({ ...page, isFolder: true }, NOW)).toBe('homepage-kind');
  expect(findHomepageFault({ ...page, role: 'not-found' }, NOW)).toBe('homepage-kind');
});
