import { describe, expect, it } from 'vitest';
import { createRenderEngine, openLocale } from './index.ts';

const engine = createRenderEngine();

const render = (template: string, json: unknown, { locale = 'en', now = 0 } = {}): string =>
  engine.render({ template, json, host: { locale: openLocale(locale) }, now }).output;

const flat = (html: string): string => html.replaceAll(/\s+/g, ' ').trim();

describe('comments and likes', () => {
  it('[FMT-01] counts comments in words', () => {
    const label = (count: number) => flat(render('{@|comment-count}', { publicCommentCount: count }));
    expect([0, 1, 2].map(label)).toEqual(['No Comments', '1 Comment', '2 Comments']);
  });

  it('[FMT-02] shows comments while they are open or somebody wrote one, unless the site has none', () => {
    const template = '{.comments?}shown{.or}hidden{.end}';
    expect(render(template, { commentState: 1 })).toBe('shown');
    expect(render(template, { commentState: 2, publicCommentCount: 3 })).toBe('shown');
    expect(render(template, { commentState: 2, publicCommentCount: 0 })).toBe('hidden');
    expect(render(template, { commentState: 1, websiteSettings: { commentsEnabled: false } })).toBe('hidden');
    expect(render(template, { commentState: 1, websiteSettings: { commentsEnabled: true } })).toBe('shown');
  });

  it('[FMT-03] likes where the site likes, and follows by the last part of the profile', () => {
    const like = (isOn: boolean) =>
      render('{item|like-button}', {
        item: { id: 'a', likeCount: 4 },
        websiteSettings: { simpleLikingEnabled: isOn },
      });
    expect(like(true)).toContain('data-item-id="a"');
    expect(flat(like(false))).toBe('');
    const follow = (account: object) => render('{account|twitter-follow-button}', { account });
    expect(follow({ userName: 'halftone', profileUrl: 'https://x.test/other' })).toContain('halftone');
    expect(follow({ userName: '', profileUrl: 'https://x.test/print-studio' })).toContain('print-studio');
  });
});

describe('events and times', () => {
  const event = {
    title: 'Open studio',
    startDate: Date.UTC(2026, 10, 21, 10, 0),
    endDate: Date.UTC(2026, 10, 21, 16, 30),
    location: { addressLine1: 'Ink Lane 3', addressLine2: '', addressCountry: 'Germany' },
  };

  it('[FMT-04] links to a calendar with compact UTC times and the place', () => {
    const url = render('{@|google-calendar-url}', event);
    expect(url).toContain('20261121T100000Z/20261121T163000Z');
    expect(url).toContain('Open%20studio');
    expect(decodeURIComponent(url).replaceAll('+', ' ')).toContain('Ink Lane 3, Germany');
  });

  it('[FMT-04] compares days in UTC', () => {
    const template = '{.same-day?}one{.or}several{.end}';
    expect(render(template, event)).toBe('one');
    expect(render(template, { ...event, endDate: Date.UTC(2026, 10, 22, 0, 0) })).toBe('several');
  });

  it('[FMT-06 (rule)] tells how long ago in whole units', () => {
    const now = Date.UTC(2026, 10, 15);
    const since = (seconds: number) =>
      flat(render('{@|timesince}', now - seconds * 1000, { now })).replaceAll(/<[^>]*>/g, '');
    const day = 86_400;
    const spans = [20, 5 * 60, 3 * 3600, 2 * day, 14 * day, 60 * day, 800 * day].map(since);
    expect(spans).toEqual([
      'less than a minute ago',
      'about 5 minutes ago',
      'about 3 hours ago',
      'about 2 days ago',
      'about 2 weeks ago',
      'about 2 months ago',
      'about 2 years ago',
    ]);
    expect(render('{@|timesince}', 'not a date', { now })).toContain('Invalid date.');
  });

  it('[FMT-05] makes links of addresses, handles and tags', () => {
    const html = render('{@|activate-twitter-links}', 'See http://a.test by @ink on #print');
    expect(html).toMatch(
      /<a [^>]*target="_?new"[^>]*href="http:\/\/a\.test"|<a [^>]*href="http:\/\/a\.test"[^>]*target="_?new"/,
    );
    expect(html).toContain('twitter.com/ink/"');
    expect(html).toMatch(/(%23|hashtag\/)print/);
  });
});

describe('products', () => {
  const money = (value: string) => ({ value, currency: 'USD' });
  const variant = (sku: string, size: string, part: object = {}) => ({
    id: sku,
    sku,
    attributes: { Size: size },
    price: 2500,
    priceMoney: money('25.00'),
    salePrice: 2000,
    salePriceMoney: money('20.00'),
    onSale: false,
    qtyInStock: 4,
    unlimited: false,
    ...part,
  });
  const product = (variants: object[], part: object = {}) => ({
    id: 'p1',
    structuredContent: { productType: 1, variants, variantOptionOrdering: ['Size'], ...part },
  });
  const two = [variant('S1', 'Small'), variant('L1', 'Large')];
  const soldOut = two.map((one) => ({ ...one, qtyInStock: 0 }));
  const onSale = two.map((one) => ({ ...one, onSale: true }));
  const flags = { websiteSettings: { storeSettings: {} } };

  it('[FMT-10] falls back to its own words', () => {
    expect(flat(render('{item|product-status}', { item: product(soldOut), ...flags }))).toContain('sold out');
    expect(flat(render('{item|product-status}', { item: product(onSale), ...flags }))).toContain('sale');
    expect(render('{item|product-quick-view}', { item: product(two), ...flags })).toContain('Quick View');
    expect(render('{item|add-to-cart-btn}', { item: product(two), ...flags })).toContain('Add To Cart');
    expect(render('{item|quantity-input}', { item: product(two), ...flags })).toContain('Quantity');
    expect(render('{item|variants-select}', { item: product(two), ...flags })).toContain('Select Size');
  });

  it('[FMT-11] says it in the site’s words where there are some', () => {
    const localizedStrings = {
      productAddToCartText: 'In den Korb',
      productSoldOutText: 'ausverkauft',
      productSaleText: 'reduziert',
      productQuickViewText: 'Schnellansicht',
      productQuantityInputLabel: 'Menge',
      productVariantSelectText: '{variantName} wählen',
    };
    const say = (template: string, item: object) =>
      flat(render(template, { item, localizedStrings, ...flags }));
    expect(say('{item|add-to-cart-btn}', product(two))).toContain('In den Korb');
    expect(say('{item|product-status}', product(soldOut))).toContain('ausverkauft');
    expect(say('{item|product-status}', product(onSale))).toContain('reduziert');
    expect(say('{item|product-quick-view}', product(two))).toContain('Schnellansicht');
    expect(say('{item|quantity-input}', product(two))).toContain('Menge');
    expect(say('{item|variants-select}', product(two))).toContain('Size wählen');
  });

  it('[BTN-10] asks how many, from 1 to 9999, where several can be bought at once', () => {
    const field = (part: object, variants = two, storeSettings: object = {}) =>
      render('{item|quantity-input}', { item: product(variants, part), websiteSettings: { storeSettings } });
    const [input = ''] = /<input[^>]*>/.exec(field({})) ?? [];
    for (const attribute of ['type="number"', 'min="1"', 'max="9999"', 'step="1"', 'value="1"'])
      expect(input).toContain(attribute);
    const last = [variant('S1', 'Small', { qtyInStock: 1 })];
    const endless = [variant('S1', 'Small', { qtyInStock: 0, unlimited: true })];
    expect(field({}, last)).not.toContain('<input');
    expect(field({}, endless)).toContain('<input');
    for (const productType of [2, 4]) expect(field({ productType })).not.toContain('<input');
    expect(field({ isSubscribable: true })).not.toContain('<input');
    const service = { productType: 3 };
    expect(field(service)).toContain('<input');
    expect(field(service, two, { multipleQuantityAllowedForServices: true })).toContain('<input');
    expect(field(service, two, { multipleQuantityAllowedForServices: false })).not.toContain('<input');
  });

  it('[FMT-12 (rule)] offers every value of an option once, with the variants for the scripts', () => {
    const html = render('{item|variants-select}', { item: product(two), ...flags });
    expect([...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'Small',
      'Large',
    ]);
    expect(html).toContain('data-variant-option-name="Size"');
    expect(html).toContain('&quot;sku&quot;:&quot;S1&quot;');
  });

  it('[MON-04 (rule)] writes money as the language does when the site asks for it', () => {
    const json = { amount: { value: '1234.50', currency: 'EUR' } };
    expect(render('{amount|money style:standard}', json, { locale: 'en' })).toBe('€1,234.50');
    expect(render('{amount|money style:standard}', json, { locale: 'de' }).replaceAll('\u00a0', ' ')).toBe(
      '1.234,50 €',
    );
  });
});

describe('the button of a product', () => {
  const label = (structuredContent: object): string | undefined =>
    /-inner">([^<]*)</.exec(render('{@|add-to-cart-btn}', { id: 'a', structuredContent }))?.[1];

  it('[CAT-09] says what the owner wrote, where that is switched on and something is written', () => {
    const customAddButtonText = 'Book a <slot>';
    const product = { productType: 1, customAddButtonText };
    expect(label({ ...product, useCustomAddButtonText: true })).toBe('Book a &lt;slot&gt;');
    expect(label({ ...product, useCustomAddButtonText: false })).toBe('Add To Cart');
    expect(label({ productType: 1, useCustomAddButtonText: true, customAddButtonText: '' })).toBe(
      'Add To Cart',
    );
  });
});
