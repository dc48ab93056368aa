import type { MeasuredPage } from '@sitewright/domain/page-costs';
import { expect, it } from 'vitest';
import { byTypicalTime, timesText } from './page-times.ts';

const page = (path: string, times: Partial<MeasuredPage>): MeasuredPage => ({
  path,
  kind: 'page',
  builds: 5,
  readMs: 10,
  renderMs: 10,
  worstMs: 20,
  bytes: 1000,
  items: 0,
  ...times,
});
const pages = [
  page('/', { readMs: 12, renderMs: 30, worstMs: 151 }),
  page('/shop/small-hours', { readMs: 30, renderMs: 48, worstMs: 90, builds: 2 }),
  page('/about', {}),
];

it('pages are sorted by the typical time that their row shows', () => {
  expect(byTypicalTime(pages).map(({ path }) => path)).toEqual(['/shop/small-hours', '/', '/about']);
});

it('the sentence has the figures of the list, those of pages that were built seldom too', () => {
  expect(timesText(pages)).toBe(
    '/shop/small-hours has the longest typical time, 78 ms in all. The worst build took 151 ms (/). Times count once a page was built three times.',
  );
  expect(timesText([page('/', { worstMs: 40 })])).toBe(
    '/ has the longest typical time, 20 ms in all. The worst build took 40 ms.',
  );
  expect(timesText([])).toMatch(/^No page was built/);
});
