import { expect, it } from 'vitest';
import { itemPage, mainContentOf, readTemplateFolder } from '../testing/index.ts';

const demo = Object.fromEntries(readTemplateFolder('../../../../sites/demo/template'));

/** Every value of `sizes` on the page. */
const sizesOf = (html: string): string[] =>
  [...html.matchAll(/ sizes="([^"]*)"/g)].map(([, value = '']) => value);

it.each(['blog', 'events'])('the %s template of the demo says how wide a post’s picture is shown', (kind) => {
  const files = { ...demo, 'collections/news.item': demo[`collections/${kind}.item`] ?? '' };
  const sizes = sizesOf(mainContentOf(itemPage('news', 1), files));
  expect(sizes).toContain('(min-width: 1640px) 1528px, 92vw');
});
