import { describe, expect, it } from 'vitest';
import { createRenderEngine, openLocale } from './index.ts';

const engine = createRenderEngine();

const render = (template: string, json: unknown, { locale = 'en', now = 0 } = {}): string =>
  engine.render({ template, json, host: { locale: openLocale(locale) }, now }).output;

const flat = (html: string): string => html.replaceAll(/\s+/g, ' ').trim();

/** Symbols that end in a letter are followed by a space. */
const signsOf27 = [
  ['EUR', '€'],
  ['USD', '$'],
  ['AUD', 'A$'],
  ['NOK', 'kr '],
  ['CAD', 'C$'],
  ['NZD', 'NZ$'],
  ['DKK', 'kr '],
  ['GBP', '£'],
  ['HKD', 'HK$'],
  ['CHF', 'CHF '],
  ['MXN', 'MX$'],
  ['SGD', 'S$'],
  ['SEK', 'kr '],
  ['CZK', 'Kč '],
  ['ILS', '₪'],
  ['PHP', '₱'],
  ['RUB', '₽'],
  ['PLN', 'zł '],
  ['THB', '฿'],
  ['MYR', 'RM '],
  ['ARS', '$'],
  ['BRL', 'R$'],
  ['COP', '$'],
  ['IDR', 'Rp '],
  ['INR', '₹'],
  ['JPY', '¥'],
  ['ZAR', 'R '],
] as const;

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

  it('[FMT-12 (rule)] prints every part of a product: prices, status, choices, button, scarcity, restock form, answers', () => {
    const item = product([variant('S1', 'Small', { onSale: true }), variant('L1', 'Large')]);
    const json = {
      item,
      ...flags,
      productMerchandisingContext: {
        p1: {
          scarcityEnabled: true,
          scarcityShownByDefault: true,
          scarcityText: 'Only {qtyInStock} left',
          scarcityTemplateViews: [
            { scarcityText: 'Only 4 left', attributes: { Size: 'Small' }, qtyInStock: 4 },
          ],
          restockNotificationViews: [{ variantId: 'L1', hiddenByDefault: false }],
          restockNotificationMessages: { CTAText: 'Tell me when it is back', buttonText: 'Notify me' },
        },
      },
    };
    const print = (template: string): string => flat(render(template, json));
    expect(print('{item|normal-price}')).toBe('2500');
    expect(print('{item|sale-price}')).toBe('2000');
    expect(print('{item|product-price}')).toContain('20.00');
    expect(print('{item|product-status}')).toContain('sale');
    expect(print('{item|quantity-input}')).toContain('type="number"');
    expect(print('{item|add-to-cart-btn}')).toContain('Add To Cart');
    expect(print('{item|product-quick-view}')).toContain('Quick View');
    expect(print('{item|product-scarcity}')).toContain('Only 4 left');
    expect(print('{item|product-restock-notification}')).toMatch(
      /Tell me when it is back.*<form.*name="email".*value="Notify me"/,
    );
    const checkout = print('{item|product-checkout}');
    for (const part of ['variants-select', 'quantity-input', 'add-to-cart-btn'])
      expect(checkout).toContain(print(`{item|${part}}`));
    const select = print('{item|variants-select}');
    expect([...select.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'Small',
      'Large',
    ]);
    expect(select).toContain('data-variant-option-name="Size"');
    expect(select).toContain('&quot;sku&quot;:&quot;S1&quot;');
    const answer = (field: object): string =>
      flat(render('{@|summary-form-field}', { rawTitle: 'Taste', ...field }).replaceAll(/<[^>]*>/g, ''));
    expect(answer({ type: 'text', value: 'Sweet' })).toBe('Taste: Sweet');
    expect(answer({ type: 'likert', values: { a: -2, b: -1, c: 0, d: 1, e: 2 } })).toBe(
      'Taste: a: Strongly Disagree b: Disagree c: Neutral d: Agree e: Strongly Agree',
    );
  });

  it('[CAT-04] is sold out when nothing is left, which wins over a sale; downloads and gift cards never are', () => {
    const status = (productType: number, variants: object[], part: object = {}): string =>
      flat(
        render('{item|product-status}', { item: product(variants, { productType, ...part }), ...flags }),
      ).replaceAll(/<[^>]*>/g, '');
    const goneOnSale = soldOut.map((one) => ({ ...one, onSale: true }));
    for (const productType of [1, 3]) {
      expect(status(productType, soldOut)).toBe('sold out');
      expect(status(productType, goneOnSale)).toBe('sold out');
      expect(status(productType, onSale)).toBe('sale');
      expect(status(productType, two)).toBe('');
      expect(
        status(productType, [...soldOut, variant('U', 'Huge', { qtyInStock: 0, unlimited: true })]),
      ).toBe('');
    }
    expect(status(2, [], { onSale: false })).toBe('');
    expect(status(2, [], { onSale: true })).toBe('sale');
    expect(status(4, soldOut)).toBe('');
  });

  it('[MON-01] writes each of the 27 currencies with its sign on the side that the locale has it on', () => {
    const amount = (currencyCode: string) => ({ decimalValue: '1234.5', currencyCode });
    const write = (locale: string, currencyCode: string): string =>
      render(`{@|i18n-money-format ${locale}}`, amount(currencyCode));
    const left = signsOf27.map(([code, sign]) => `${code} ${sign}${code === 'JPY' ? '1,235' : '1,234.50'}`);
    expect(signsOf27.map(([code]) => `${code} ${write('en-US', code)}`)).toEqual(left);
    expect(['EUR', 'DKK', 'JPY'].map((code) => write('de-DE', code))).toEqual([
      '1.234,50€',
      '1.234,50 kr',
      '1.235¥',
    ]);
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
