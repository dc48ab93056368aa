import { newItem, pageLimits } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { findSeoFaults, readSeo, withSeo } from './seo-texts.ts';

const item = newItem({
  list: { id: 'f'.repeat(24), typeName: 'products' },
  title: 'Lamp',
  urlId: 'lamp',
  now: 0,
  newId: () => 'a'.repeat(24),
  displayIndex: 0,
});

describe('texts for search engines', () => {
  it('have faults of their own only', () => {
    const broken = { ...item, title: '', urlId: '//' };
    expect(findSeoFaults(readSeo(withSeo(broken, { seoTitle: 'Lamps' })))).toEqual({});
    const seoTitle = 'x'.repeat(pageLimits.MAX_TITLE_LENGTH + 1);
    expect(findSeoFaults({ ...readSeo(item), seoTitle })).toEqual({
      seoTitle: `Enter at most ${pageLimits.MAX_TITLE_LENGTH} characters.`,
    });
  });

  it('are removed from the product when they are empty', () => {
    const named = withSeo(item, { seoTitle: ' Lamps ' });
    expect(named.seo).toEqual({ title: 'Lamps' });
    expect(withSeo(named, { seoTitle: ' ' })).toEqual(item);
  });
});
