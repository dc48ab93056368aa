import { expect, it } from 'vitest';
import { isItemUrlId, isPageUrlId, tidyUrlId } from './page-paths.ts';
import { offerUrl, urlMessage } from './url-message.ts';

it.each([
  ['', /^Please enter a page URL$/],
  ['MOUSE', /^MOUSE is not a valid page URL\. .*for example mouse\.$/],
  ['a b c', /for example a-b-c\.$/],
  ['Über uns/Café', /for example uber-uns\/cafe\.$/],
  ['日本', /^日本 is not a valid page URL\. Use small letters without accents, numbers and dashes\.$/],
  ['cart', /^cart is not a valid page URL\. The program itself answers there\.$/],
  ['Cart', /^Cart is not a valid page URL\. The program itself answers there\.$/],
  ['about/config', /The program itself answers there\.$/],
  ['x'.repeat(300), /^x{60}… is not a valid page URL\. A URL has up to 200 characters\.$/],
  ['A/'.repeat(20) + 'a', /A URL has up to \d+ parts\.$/],
  ['a/'.repeat(20) + 'a', /A URL has up to \d+ parts\.$/],
])('[SITE-03] %j is told with what would be valid', (typed, told) => {
  expect(urlMessage(typed, isPageUrlId)).toMatch(told);
});

it('a typed address keeps its parts when it is tidied', () => {
  expect(tidyUrlId('/Blog/My first Post!/')).toBe('blog/my-first-post');
});

it('only what would be taken is offered', () => {
  expect(offerUrl('My Post', isPageUrlId)).toBe('my-post');
  expect(offerUrl('Cart', isPageUrlId)).toBeUndefined();
  expect(offerUrl('A/'.repeat(20) + 'a', isPageUrlId)).toBeUndefined();
  expect(offerUrl('x'.repeat(300), isPageUrlId)).toBeUndefined();
});

it('an item may be called as the program’s own pages are', () => {
  expect(offerUrl('cart/My Post', isItemUrlId)).toBe('cart/my-post');
  expect(urlMessage('cart/My Post', isItemUrlId)).toMatch(/for example cart\/my-post\.$/);
});
