import { allFeaturesOn } from '@sitewright/domain/features';
import { defaultSiteSettings, type Site } from '@sitewright/domain/sites';
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

it('knows a site as the same object until it reads otherwise', () => {
  const outline = new OutlineLibrary().take('s', 7, row('/old'));
  const site = (title: string): Site => ({
    id: 's',
    identifier: 'shop',
    settings: { ...defaultSiteSettings, title },
    settingsRevision: 1,
    primaryHost: '',
    features: allFeaturesOn,
  });
  const first = outline?.siteAsKnown(site('Shop'));
  expect(outline?.siteAsKnown(site('Shop'))).toBe(first);
  const renamed = outline?.siteAsKnown(site('Store'));
  expect(renamed).toEqual(site('Store'));
  expect(outline?.siteAsKnown(site('Store'))).toBe(renamed);
});
