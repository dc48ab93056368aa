import { describe, expect, it } from 'vitest';
import { choosePage, type PageEntry } from './page-entry.ts';
import { findNode, nameOfGroup, pageNodes, withEmptyGroups, type PageNode } from './page-nodes.ts';

const page = (title: string, more: Partial<PageEntry> = {}): PageEntry => ({
  id: title,
  title,
  fullUrl: `/${title.toLowerCase()}`,
  urlId: title.toLowerCase(),
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

const pages = [
  page('Shop'),
  page('Home', { isHomepage: true, fullUrl: '/' }),
  page('Prints'),
  page('Thanks'),
  page('Lessons', { fullUrl: '/learn' }),
];

const navigations = {
  _memberareas: [{ collectionId: 'Lessons' }],
  mainNav: [
    { collectionId: 'Shop', children: [{ collectionId: 'Prints' }, { collectionId: 'Gone' }] },
    { externalLink: { title: 'Elsewhere', url: 'https://example.com/there' } },
    { collectionId: 'Home' },
  ],
  _hidden: [{ collectionId: 'Thanks' }],
};

const shape = (nodes: readonly PageNode[]): unknown[] =>
  nodes.map(({ name, children }) => (children.length === 0 ? name : [name, ...shape(children)]));

describe('the tree of pages', () => {
  it('is the navigation: Main, Not linked and Member areas, with what stands in each other', () => {
    expect(shape(pageNodes(navigations, pages, ''))).toEqual([
      ['Main', ['Shop', 'Prints'], 'Elsewhere', 'Home'],
      ['Not linked', 'Thanks'],
      ['Member areas', 'Lessons'],
    ]);
  });

  it('[SITE-14] has every group that something can be put into, also where nothing stands in it', () => {
    const groups = withEmptyGroups({ mainNav: [{ collectionId: 'Home' }] }, ['mainNav', 'footerNav']);
    expect(shape(pageNodes(groups, pages, ''))).toEqual([
      ['Main', 'Home'],
      'Footer',
      'Not linked',
      'Member areas',
    ]);
  });

  it('is searched by name and address, without groups that are empty', () => {
    expect(shape(pageNodes(navigations, pages, ' LEARN '))).toEqual([['Member areas', 'Lessons']]);
    expect(shape(pageNodes(navigations, pages, 'prin'))).toEqual([['Main', ['Shop', 'Prints']]]);
    expect(shape(pageNodes(navigations, pages, 'example.com'))).toEqual([['Main', 'Elsewhere']]);
    expect(shape(pageNodes(navigations, pages, 'xyz'))).toEqual([]);
  });

  it('knows where each row stands', () => {
    const nodes = pageNodes(navigations, pages, '');
    expect(findNode(nodes, 'Prints')?.place).toEqual({ group: 'mainNav', path: [0, 0] });
    expect(findNode(nodes, 'group:mainNav')?.place).toEqual({ group: 'mainNav', path: [] });
    expect(findNode(nodes, 'nowhere')).toBeUndefined();
  });

  it('calls groups by what they are for', () => {
    expect(['mainNav', '_hidden', 'footerNav', 'top-bar', 'Nav'].map(nameOfGroup)).toEqual([
      'Main',
      'Not linked',
      'Footer',
      'Top bar',
      'Nav',
    ]);
  });
});

describe('the page in view', () => {
  it('is the chosen one, else the homepage, else the first, else none', () => {
    expect(choosePage(pages, '/thanks')?.title).toBe('Thanks');
    expect(choosePage(pages, '/gone')?.title).toBe('Home');
    expect(choosePage([page('Only')], undefined)?.title).toBe('Only');
    expect(choosePage([], undefined)).toBeUndefined();
  });
});
