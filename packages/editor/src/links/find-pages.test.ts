import { expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = [
  { title: 'Home', fullUrl: '/' },
  { title: 'Shop', fullUrl: '/shop' },
  { title: 'Late sun', fullUrl: '/shop/late-sun' },
  { title: 'Late sun', fullUrl: '/shop/late-sun' },
];
const found = (typed: string) => findPages(pages, typed).map(({ fullUrl }) => fullUrl);

it('[EDT-03] pages are found by title and address, each once', () => {
  expect(found('')).toEqual(['/', '/shop', '/shop/late-sun']);
  expect(found('LATE')).toEqual(['/shop/late-sun']);
  expect(found('/sho')).toEqual(['/shop', '/shop/late-sun']);
  expect(found('nowhere')).toEqual([]);
});

it('[EDT-03] a page that was chosen leaves the others in view', () => {
  expect(found('/shop')).toEqual(['/', '/shop', '/shop/late-sun']);
});
