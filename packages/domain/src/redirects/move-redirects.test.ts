import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRedirect, findRedirectFault, followMove, type AddressMove, type Redirect } from './index.ts';

const permanent = (from: string, to: string): Redirect => ({ from, to, status: 301 });
const after = (moves: readonly AddressMove[], first: readonly Redirect[] = []): readonly Redirect[] =>
  moves.reduce<readonly Redirect[]>(followMove, first);
const leads = (redirects: readonly Redirect[], path: string): string | undefined =>
  findRedirect(redirects, path)?.to;

describe('an address that changes', () => {
  it('leads to the new one for good', () => {
    const redirects = after([{ from: '/a', to: '/b' }]);
    expect(redirects).toEqual([permanent('/a', '/b')]);
    expect(leads(redirects, '/A/')).toBe('/b');
  });

  it('is not sent on twice when it changes again', () => {
    const redirects = after([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ]);
    expect(redirects).toEqual([permanent('/a', '/c'), permanent('/b', '/c')]);
  });

  it('makes no circle when it changes back', () => {
    const redirects = after([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ]);
    expect(redirects).toEqual([permanent('/b', '/a')]);
  });

  it('is replaced when another page stood there since', () => {
    const redirects = after([
      { from: '/a', to: '/b' },
      { from: '/a', to: '/d' },
    ]);
    expect(redirects).toEqual([permanent('/a', '/d')]);
  });

  it('can be given up; what led to it leads to the new one', () => {
    expect(after([{ from: '/b', to: '/c', isGivenUp: true }], [permanent('/a', '/b?x=1#top')])).toEqual([
      permanent('/a', '/c?x=1#top'),
    ]);
  });

  it('keeps what an owner wrote about other addresses', () => {
    const own: Redirect[] = [
      { from: '/sale', to: 'https://example.com/a', status: 302 },
      { from: '/x/[name]', to: '/y/[name]', status: 302 },
    ];
    expect(after([{ from: '/a', to: '/b' }], own)).toEqual([...own, permanent('/a', '/b')]);
  });

  it('changes nothing by its case alone', () => {
    expect(after([{ from: '/About', to: '/about' }])).toEqual([]);
  });
});

describe('a list that moves', () => {
  const move: AddressMove = { from: '/blog', to: '/journal', depths: [1, 3], staying: ['/blog/team'] };

  it('takes its items along, at every depth they have', () => {
    const redirects = after([move]);
    expect(leads(redirects, '/blog')).toBe('/journal');
    expect(leads(redirects, '/blog/first')).toBe('/journal/first');
    expect(leads(redirects, '/blog/2026/11/first')).toBe('/journal/2026/11/first');
    expect(leads(redirects, '/blog/2026/first')).toBeUndefined();
  });

  it('leads from every address that an item ever had straight to its last one', () => {
    const item: AddressMove = { from: '/blog/a', to: '/blog/b' };
    expect(leads(after([item, move]), '/blog/a')).toBe('/journal/b');
    const later = after([move, { from: '/journal/a', to: '/journal/b' }]);
    expect(leads(later, '/journal/a')).toBe('/journal/b');
    expect(leads(later, '/blog/a')).toBe('/journal/b');
    expect(leads(later, '/blog/c')).toBe('/journal/c');
    const twice = after([move, { from: '/journal', to: '/news', depths: [1] }]);
    expect(leads(twice, '/blog/c')).toBe('/news/c');
  });

  it('leaves pages that only stand below its address where they are', () => {
    const redirects = after([move], [permanent('/people', '/blog/team')]);
    expect(leads(redirects, '/people')).toBe('/blog/team');
  });

  it('makes no circle when it moves back', () => {
    const redirects = after([move, { from: '/journal', to: '/blog', depths: [1, 3] }]);
    expect(leads(redirects, '/blog')).toBeUndefined();
    expect(leads(redirects, '/blog/a')).toBeUndefined();
    expect(leads(redirects, '/journal/a')).toBe('/blog/a');
  });
});

it('after any moves of a page every address it had leads straight to where it is, and all can be saved', () => {
  const place = fc.constantFrom('/a', '/b', '/c', '/d/e', '/d');
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const moves = places.slice(1).map((to, index) => ({ from: places[index] ?? '', to }));
      const redirects = after(moves);
      const now = places.at(-1) ?? '';
      for (const old of new Set(places)) expect(leads(redirects, old)).toBe(old === now ? undefined : now);
      expect(findRedirectFault(redirects)).toBeUndefined();
    }),
  );
});
