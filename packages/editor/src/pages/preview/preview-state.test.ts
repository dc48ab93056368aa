import { describe, expect, it } from 'vitest';
import type { PageEntry } from '../model/page-entry.ts';
import { liveUrlOf, previewAddress, sidesOf, versionOf } from './preview-state.ts';

const page = (more: Partial<PageEntry>): PageEntry => ({
  id: 'a',
  title: 'About',
  fullUrl: '/about',
  urlId: 'about',
  publishedUrl: '/about',
  status: 'published',
  state: { name: 'published', isVisible: true },
  revision: 1,
  hasChanges: false,
  isPublished: true,
  typeName: 'page',
  type: 10,
  isFolder: false,
  permission: 1,
  navigation: 'mainNav',
  isHomepage: false,
  updatedOn: '2026-01-01T00:00:00Z',
  ...more,
});

const draft = page({ state: { name: 'draft', isVisible: false } });
const moved = page({ fullUrl: '/team', state: { name: 'changed', isVisible: true } });

describe('the preview of a page', () => {
  it('shows the draft where it is, and what visitors have where they find it', () => {
    expect(previewAddress(moved, 'draft', '1')).toBe('/team?edit=1#1');
    expect(previewAddress(moved, 'published', '1')).toBe('/about#1');
    const home = page({ isHomepage: true, fullUrl: '/' });
    expect(previewAddress(home, 'published', '1')).toBe('/#1');
  });

  it('shows the draft unless the published state is asked for, and that only where there is one', () => {
    expect(sidesOf(moved, true)).toEqual(['draft', 'published']);
    expect(sidesOf(draft, true)).toEqual(['draft']);
    expect(sidesOf(moved, false)).toEqual(['published']);
    expect(sidesOf(draft, false)).toEqual([]);
    expect(liveUrlOf(draft)).toBeUndefined();
  });

  it('is loaded anew when a page, the navigation or the homepage changes', () => {
    const navigation = (revision: number) => ({ saved: { revision } }) as never;
    const states = [
      { pages: [page({})], navigation: navigation(1) },
      { pages: [page({ revision: 2 })], navigation: navigation(1) },
      { pages: [page({})], navigation: navigation(2) },
      { pages: [page({ isHomepage: true })], navigation: navigation(1) },
      { pages: [page({}), draft], navigation: navigation(1) },
    ];
    expect(new Set(states.map(versionOf)).size).toBe(states.length);
  });
});
