import { describe, expect, it } from 'vitest';
import { itemPage, listPage, mainContentOf, sampleCollections } from '../testing/index.ts';
import type { PageData, PageItem } from './index.ts';

const list = (template: string) => ({
  'collections/news.list': `{.repeated section items}${template}\n{.end}`,
});
const item = (template: string) => ({ 'collections/news.item': `{.section item}${template}{.end}` });

const withItem = (rest: Partial<PageItem>, data: Partial<PageData> = {}): PageData => {
  const page = itemPage('news', 0, data);
  return { ...page, ...(page.item ? { item: { ...page.item, ...rest } } : {}) };
};

describe('formatters find in a page what they need', () => {
  it('[FMT-01] the number of comments, and where they stand', () => {
    const html = mainContentOf(listPage('news'), list('{@|comment-link}'));
    expect(html).toMatch(/href="\/news\/2026\/11\/story-0#comments-[^>]*>\s*No\s+Comments/);
    expect(html).toMatch(/story-1#comments-[^>]*>\s*1\s+Comment\s/);
    expect(html).toMatch(/story-2#comments-[^>]*>\s*2\s+Comments/);
  });

  it('[MON-02 (rule)] the currency of the shop: 1500 of one without minor units is 1500', () => {
    const page = listPage('news');
    const inCurrency = (currency: string): PageData => ({
      ...page,
      site: { ...page.site, settings: { ...page.site.settings, currency } },
    });
    const price = { 'collections/news.list': '{collection.itemCount|money-format}' };
    const plain = { 'collections/news.list': '{collection.itemCount}' };
    const count = Number(mainContentOf(page, plain));
    expect(mainContentOf(inCurrency('JPY'), price)).toBe(`${count}`);
    expect(mainContentOf(inCurrency('EUR'), price)).toBe((count / 100).toFixed(2));
  });

  it('[FMT-02] comments while a post is open or has some, unless the site has none', () => {
    const template = item('{.comments?}open{.or}closed{.end}');
    expect(mainContentOf(withItem({ commentState: 1 }), template)).toBe('open');
    expect(mainContentOf(withItem({ commentState: 2, publicCommentCount: 0 }), template)).toBe('closed');
    expect(mainContentOf(withItem({ commentState: 2, publicCommentCount: 3 }), template)).toBe('open');
    const settings = { commentsEnabled: false };
    expect(mainContentOf(withItem({ commentState: 1 }, { settings }), template)).toBe('closed');
  });

  it('[FMT-03] likes where the site has them', () => {
    const template = item('{@|like-button}');
    expect(mainContentOf(withItem({ likeCount: 5 }), template)).toContain('data-like-count="5"');
    expect(mainContentOf(withItem({}, { settings: { simpleLikingEnabled: false } }), template)).toBe('');
  });

  it('[FMT-04] an event for the visitor’s calendar, and whether it ends on the day it begins', () => {
    const files = {
      'collections/diary.item': '{.section item}{@|google-calendar-url} {.same-day?}one{.or}more{.end}{.end}',
    };
    const html = mainContentOf(itemPage('diary', 4), files);
    expect(html).toContain('&dates=20261116T110000Z/20261116T130000Z&location=Alley%205%2C%20Germany one');
    expect(mainContentOf(itemPage('diary', 5), files)).toMatch(/ more$/);
  });

  it('[FMT-05] addresses, handles and tags of a short message', () => {
    const html = mainContentOf(
      withItem({ body: 'See https://a.example @ada #ink' }),
      item('{body|activate-twitter-links}'),
    );
    expect(html).toMatch(/href="https:\/\/a\.example"[^>]*>https:\/\/a\.example<\/a>/);
    expect(html).toContain('https://twitter.com/ada/');
    expect(html).toContain('https://twitter.com/hashtag/ink?src=hash');
  });

  it('[FMT-13] the colours of a picture', () => {
    const html = mainContentOf(listPage('plates'), {
      'collections/plates.list':
        '{items.0|image-color center} {items.0.colorData.topLeftAverage|color-weight}',
    });
    expect(html).toBe('#8899aa dark');
  });

  it('[IMG-02 IMG-04 IMG-07 (rule)] size, focal point and words of a picture', () => {
    const html = mainContentOf(listPage('plates'), {
      'collections/plates.list':
        '{.section items.1}{originalSize|width}×{originalSize|height} {originalSize|resizedHeightForWidth 650} {title|resizedHeightForWidth 1}<img {@|image-meta}>{.end}',
    });
    expect(html).toContain("1300×800 400 Invalid source parameter. Pass in 'originalSize'");
    expect(html).toContain('data-image-focal-point="0.25,0.75" alt="Plate 1"');
  });

  it('[CAT-07] categories, nested ones and tags', () => {
    const nestedCategories = [
      { id: 'c1', displayName: 'World', children: [{ id: 'c2', displayName: 'Europe' }] },
    ];
    const collection = { ...sampleCollections.news, nestedCategories };
    const html = mainContentOf(listPage('news', { collection }), {
      'collections/news.list':
        '{.repeated section collection.nestedCategories}{displayName}:{.repeated section children}{displayName}{.end}{.end} {collection.categories|count} {items.1.categories.0} {items.1.tags.0}',
    });
    expect(html).toBe('World:Europe 3 Science & Ink free');
  });
});
