import { describe, expect, it } from 'vitest';
import { choosePage, groupPages, type PageEntry } from './group-pages.ts';

const page = (title: string, more: Partial<PageEntry> = {}): PageEntry => ({
  id: title,
  title,
  fullUrl: `/${title.toLowerCase()}`,
  status: 'published',
  statusLabel: '',
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

const pages = [
  page('Shop'),
  page('Home', { isHomepage: true, fullUrl: '/' }),
  page('Thanks', { navigation: '_hidden' }),
  page('Lessons', { navigation: '_memberareas', fullUrl: '/learn' }),
];

const shape = (search: string) =>
  groupPages(pages, search).map(({ name, pages: found }) => [name, ...found.map(({ title }) => title)]);

describe('the list of pages', () => {
  it('is grouped by navigation and keeps its order', () => {
    expect(shape('')).toEqual([
      ['Main', 'Shop', 'Home'],
      ['Not Linked', 'Thanks'],
      ['Member areas', 'Lessons'],
    ]);
  });

  it('is searched by title and address, without groups that are empty', () => {
    expect(shape(' LEARN ')).toEqual([['Member areas', 'Lessons']]);
    expect(shape('xyz')).toEqual([]);
  });

  it('shows the chosen page, else the homepage, else the first, else none', () => {
    expect(choosePage(pages, '/thanks')?.title).toBe('Thanks');
    expect(choosePage(pages, '/gone')?.title).toBe('Home');
    expect(choosePage([page('Only')], undefined)?.title).toBe('Only');
    expect(choosePage([], undefined)).toBeUndefined();
  });
});
