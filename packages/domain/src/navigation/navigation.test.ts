import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationLink } from '../pages/index.ts';
import {
  findNavigationFault,
  groupOfPages,
  sortNavigations,
  withoutPages,
  withUnplacedPages,
} from './index.ts';

const page = (collectionId: string, ...children: NavigationLink[]): NavigationLink => ({
  collectionId,
  children,
});
const everyPage = () => true;

describe('navigations', () => {
  it('[SITE-14] come in the order main, others, not linked, member areas', () => {
    const names = sortNavigations({ _memberareas: [], _hidden: [], zeta: [], mainNav: [], alpha: [] });
    expect(names.map(([name]) => name)).toEqual(['mainNav', 'alpha', 'zeta', '_hidden', '_memberareas']);
  });

  it('hold every page once, wherever pages are added and taken away', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-f]{3}$/), { maxLength: 12 });
    fc.assert(
      fc.property(ids, fc.nat(11), (list, at) => {
        const all = withUnplacedPages({ mainNav: list.slice(0, 4).map((id) => page(id)) }, list);
        expect([...groupOfPages(all).keys()].toSorted()).toEqual(list.toSorted());
        expect(findNavigationFault(all, everyPage)).toBeUndefined();
        const gone = list[at] ?? '';
        expect([...groupOfPages(withoutPages(all, new Set([gone]))).keys()]).not.toContain(gone);
      }),
    );
  });

  it('move up what stood below a page that goes', () => {
    expect(withoutPages({ mainNav: [page('a', page('b'))] }, new Set(['a']))).toEqual({
      mainNav: [page('b')],
    });
  });

  it('[SITE-14] leave room for any number of pages that are not linked', () => {
    const pages = Array.from({ length: 10_000 }, (_, index) => page(String(index)));
    expect(findNavigationFault({ _hidden: pages }, everyPage)).toBeUndefined();
    expect(findNavigationFault({ mainNav: pages }, everyPage)).toBe('navigation-too-long');
  });

  it('are refused when they are too long or too deep', () => {
    const link = { externalLink: { title: 'x', url: '/x' } };
    const many = Array.from({ length: 1001 }, () => link);
    expect(findNavigationFault({ mainNav: many }, everyPage)).toBe('navigation-too-long');
    expect(findNavigationFault({ mainNav: many.slice(1) }, everyPage)).toBeUndefined();
    const groups = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`n${index}`, []]));
    expect(findNavigationFault(groups, everyPage)).toBe('navigation-too-many');
    let deep: NavigationLink = link;
    for (let level = 0; level < 4; level += 1) deep = { ...link, children: [deep] };
    expect(findNavigationFault({ mainNav: [deep] }, everyPage)).toBe('navigation-too-deep');
  });
});
