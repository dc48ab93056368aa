import { expect, it } from 'vitest';
import { OutlineLibrary, type OutlineRow } from './site-outline.ts';

const row = (from: string): OutlineRow => ({
  homepageId: null,
  collections: [],
  navigations: null,
  headerFooter: null,
  redirects: [{ from, to: '/', status: 301 }],
  commentSettings: null,
  storeSettings: null,
});
const firstRedirect = (library: OutlineLibrary): string | undefined => library.peek('s')?.redirects[0]?.from;

it('keeps the newer of two states that were read at once, whichever comes last', () => {
  const library = new OutlineLibrary();
  library.take('s', 8, row('/new'));
  expect(library.take('s', 7, row('/old'))?.redirects[0]?.from).toBe('/old');
  expect(firstRedirect(library)).toBe('/new');
  library.take('s', 9, row('/newer'));
  expect(firstRedirect(library)).toBe('/newer');
});

it('gives no page a state of another version than the page was read at', () => {
  const library = new OutlineLibrary();
  library.take('s', 7, row('/old'));
  expect(library.take('s', 7, null)?.version).toBe(7);
  library.take('s', 8, row('/new'));
  expect(library.take('s', 7, null)).toBeUndefined();
  expect(library.take('other', 7, null)).toBeUndefined();
});
