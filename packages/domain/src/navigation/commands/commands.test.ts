import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationLink, Navigations } from '../../pages/index.ts';
import { groupOfPages } from '../index.ts';
import { completeNavigation, editNavigation } from './edit-navigation.ts';
import { insertLink, linkAt, placeOfPage, removeLink, replaceLink } from './link-places.ts';
import { endOf, moveLink, placeAfterStep } from './move-link.ts';
import { formerPlaceOf, returnLink } from './return-link.ts';

const page = (collectionId: string, ...children: NavigationLink[]): NavigationLink => ({
  collectionId,
  ...(children.length === 0 ? {} : { children }),
});

const navigations: Navigations = {
  mainNav: [page('home'), page('work', page('prints'), page('books')), page('about')],
  _hidden: [page('thanks')],
};

const main = (...path: number[]) => ({ group: 'mainNav', path });
const shape = (links: readonly NavigationLink[] = []): string =>
  links
    .map(({ collectionId = '', children }) =>
      children ? `${collectionId}(${shape(children)})` : collectionId,
    )
    .join(' ');
const shapeOf = (result: Navigations | undefined, group = 'mainNav') => shape(result?.[group]);

describe('links of a navigation', () => {
  it('are found by their page and by their place', () => {
    expect(placeOfPage(navigations, 'books')).toEqual(main(1, 1));
    expect(placeOfPage(navigations, 'gone')).toBeUndefined();
    expect(linkAt(navigations, main(1, 0))).toEqual(page('prints'));
    expect(linkAt(navigations, main(7, 0))).toBeUndefined();
  });

  it('are put in, replaced and taken away; what stood below moves up', () => {
    const link = { externalLink: { title: 'Shop', url: 'https://shop.example' } };
    expect(linkAt(insertLink(navigations, main(1, 2), link), main(1, 2))).toEqual(link);
    expect(linkAt(replaceLink(navigations, main(1), link), main(1))?.children).toHaveLength(2);
    expect(shapeOf(removeLink(navigations, main(1)))).toBe('home prints books about');
    expect(linkAt(removeLink(removeLink(navigations, main(1, 0)), main(1, 0)), main(1))).toEqual(
      page('work'),
    );
  });
});

describe('moving a link', () => {
  it('goes before what stands at the place, in its list and in others', () => {
    expect(shapeOf(moveLink(navigations, main(0), main(3)))).toBe('work(prints books) about home');
    expect(shapeOf(moveLink(navigations, main(2), main(0)))).toBe('about home work(prints books)');
    expect(shapeOf(moveLink(navigations, main(0), main(1, 1)))).toBe('work(prints home books) about');
    expect(shapeOf(moveLink(navigations, main(1, 1), main(0)))).toBe('books home work(prints) about');
    const unlinked = moveLink(navigations, main(1), { group: '_hidden', path: [0] });
    expect(shapeOf(unlinked, '_hidden')).toBe('work(prints books) thanks');
    expect(shapeOf(unlinked)).toBe('home about');
  });

  it('never puts a link into itself', () => {
    expect(moveLink(navigations, main(1), main(1, 0))).toBeUndefined();
    expect(moveLink(navigations, main(9), main(0))).toBeUndefined();
  });

  it('by steps: up, down, below the one above, and out again', () => {
    const step = (from: { group: string; path: number[] }, way: 'up' | 'down' | 'in' | 'out') => {
      const to = placeAfterStep(navigations, from, way);
      return to && shapeOf(moveLink(navigations, from, to));
    };
    expect(step(main(2), 'up')).toBe('home about work(prints books)');
    expect(step(main(0), 'down')).toBe('work(prints books) home about');
    expect(step(main(2), 'in')).toBe('home work(prints books about)');
    expect(step(main(1, 0), 'out')).toBe('home work(books) prints about');
    expect([step(main(0), 'up'), step(main(2), 'down'), step(main(0), 'in'), step(main(0), 'out')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('loses no page and doubles none, wherever it goes', () => {
    const places = ['home', 'work', 'prints', 'books', 'about', 'thanks'].flatMap(
      (id) => placeOfPage(navigations, id) ?? [],
    );
    const ends = [...places, endOf(navigations, main()), endOf(navigations, main(1))];
    const ids = (given: Navigations) => [...groupOfPages(given).keys()].toSorted();
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...ends), (from, to) => {
        const moved = moveLink(navigations, from, to);
        if (moved) expect(ids(moved)).toEqual(ids(navigations));
      }),
    );
  });
});

describe('a page that comes back', () => {
  const from = formerPlaceOf(navigations, 'work', true);
  const lifted = removeLink(navigations, main(1));
  const back = (given: Navigations) => from && returnLink(given, 'work', from);

  it('stands where it stood, with the pages that its going lifted', () => {
    expect(from).toEqual({ ...main(1), pageIds: ['prints', 'books'], isFolder: true });
    expect(back(lifted)).toEqual({ navigations, pageIds: ['prints', 'books'] });
  });

  it('takes only what still stands where it was lifted to, whatever was put before it', () => {
    const moved = moveLink(lifted, main(1), { group: '_hidden', path: [0] });
    const changed = back(insertLink(moved ?? {}, main(0), page('new')));
    expect(shapeOf(changed?.navigations)).toBe('new work(books) home about');
    expect(changed?.pageIds).toEqual(['books']);
    expect(shapeOf(changed?.navigations, '_hidden')).toBe('prints thanks');
  });

  it('has no place where the page above it is gone or another one', () => {
    const inner = formerPlaceOf(navigations, 'books', false);
    expect(inner).toMatchObject({ ...main(1, 1), below: 'work', pageIds: [] });
    expect(inner && returnLink(lifted, 'books', inner)).toBeUndefined();
    const left = removeLink(navigations, main(1, 1));
    expect(inner && returnLink(left, 'books', inner)).toEqual({ navigations, pageIds: [] });
  });
});

describe('the navigation as it is shown', () => {
  const pageIds = ['home', 'work', 'prints', 'books', 'thanks', 'a', 'b'];

  it('has pages without a place under Not Linked and leaves those in the trash out', () => {
    const shown = completeNavigation(navigations, pageIds);
    expect(shapeOf(shown, '_hidden')).toBe('thanks a b');
    expect(shapeOf(shown)).toBe('home work(prints books)');
  });

  it('writes down no page that stands under Not Linked by itself', () => {
    const toMain = editNavigation(navigations, {
      pageIds,
      edit: (shown) => moveLink(shown, { group: '_hidden', path: [1] }, main(0)),
    });
    expect(shapeOf(toMain)).toBe('a home work(prints books)');
    expect(shapeOf(toMain, '_hidden')).toBe('thanks');
  });

  it('writes down as many as an order under Not Linked needs', () => {
    const ordered = editNavigation(navigations, {
      pageIds,
      edit: (shown) => moveLink(shown, { group: '_hidden', path: [0] }, { group: '_hidden', path: [2] }),
    });
    expect(shapeOf(ordered, '_hidden')).toBe('a thanks');
  });
});
