import { describe, expect, it } from 'vitest';
import { storeSetupTexts, storeUrlId, withFirstLink } from './index.ts';

describe('a new store', () => {
  it.each([
    ['Prints & Posters', [], 'prints-posters'],
    ['印刷', [], 'store'],
    ['', ['store'], 'store-1'],
    ['Shop', ['shop', 'shop-1'], 'shop-2'],
    ['Cart', [], 'cart-1'],
  ])('titled %j gets a URL that no page has: %j', (title, taken, urlId) => {
    expect(storeUrlId(title, new Set(taken))).toBe(urlId);
  });

  it('comes first in the main navigation, followed by the links that are there', () => {
    const layout = [
      {
        identifier: 'mainNav',
        links: [
          { collectionId: 'about', children: [] },
          { collectionId: 'folder', children: [{ collectionId: 'inside', children: [] }] },
          { externalLink: { title: 'Out', url: 'https://example.com' }, children: [] },
        ],
      },
      { identifier: 'footerNav', links: [{ collectionId: 'store', children: [] }] },
    ];
    expect(withFirstLink({ layout }, 'store')).toEqual({
      fieldName: 'mainNav',
      navigation: {
        items: [
          { collectionId: 'store' },
          { collectionId: 'about' },
          { collectionId: 'folder', items: [{ collectionId: 'inside' }] },
          { externalLink: { title: 'Out', url: 'https://example.com' } },
        ],
      },
    });
  });

  it('is linked once, wherever it was before', () => {
    const links = [{ collectionId: 'a', children: [{ collectionId: 'store', children: [] }] }];
    expect(withFirstLink({ layout: [{ identifier: 'mainNav', links }] }, 'store')?.navigation.items).toEqual([
      { collectionId: 'store' },
      { collectionId: 'a' },
    ]);
  });

  it('has no place in a site without navigation, which is told', () => {
    expect(withFirstLink({ layout: [] }, 'store')).toBeUndefined();
    expect(storeSetupTexts.NO_MAIN_NAVIGATION).toBe('Unable to find site main navigation');
  });
});
