import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { createRenderEngine, formatters, openLocale, predicates } from './index.ts';

const FORMATTERS = `AbsUrl activate-twitter-links add-to-cart-btn apply audio-player bookkeeper-money-format capitalize
  cart-quantity cart-subtotal cart-url child-image-meta color-weight comment-count comment-link comments count
  cover-image-meta cycle date datetime datetime-interval datetimefield decimal encode-space encode-uri
  encode-uri-component find-first find-last format from-price get google-calendar-url height html htmlattr htmltag
  humanizeDuration i18n-money-format image image-color image-element image-meta image-srcset item-classes iter json json-pretty key-by
  like-button line-breaks lookup message mod money money-format money-string moneyFormat normal-price output
  percentage-format plural pluralize product-checkout product-filters product-price product-price-notes product-quick-view product-restock-notification
  product-scarcity product-status prop quantity-input raw relative-time resizedHeightForWidth resizedWidthForHeight
  round safe sale-price slugify smartypants social-button social-button-inline squarespaceThumbnailForHeight
  squarespaceThumbnailForWidth str subscription-price summary-form-field timesince truncate twitter-follow-button unit
  url-encode variant-descriptor variants-select video website-color width`;

const { cache } = createRequire(import.meta.url);
const loadedLocaleData = () => Object.keys(cache).filter((path) => path.includes('@phensley'));

/** Like a new process: other tests may have loaded locales. */
const startAnew = () => {
  vi.resetModules();
  for (const path of loadedLocaleData()) delete cache[path];
  return import('./index.ts');
};

const item = {
  id: 'a1',
  structuredContent: {
    productType: 1,
    variants: [{ priceMoney: { value: '5', currency: 'USD' }, qtyInStock: 3 }],
  },
};
const template = '{item|product-price}{item|product-status}{item|product-checkout}';

describe('the engine of the product', () => {
  it('loads no locale data for pages that need none', async () => {
    const fresh = await startAnew();
    const engine = fresh.createRenderEngine();
    const host = { locale: fresh.openLocale('de') };
    const { output } = engine.render({ template, json: { item }, host });
    expect(output).toContain('<span class="sqs-money-native">5.00</span>');
    expect(loadedLocaleData()).toEqual([]);
    expect(engine.render({ template: '{n|decimal}', json: { n: 1234.5 }, host }).output).toBe('1.234,5');
    expect(loadedLocaleData()).not.toEqual([]);
  });

  it('has every formatter by its name', () => {
    expect(Object.keys(formatters).toSorted()).toEqual(FORMATTERS.split(/\s+/).toSorted());
  });

  it('has 101 predicates', () => {
    expect(Object.keys(predicates)).toHaveLength(101);
  });

  it('forgets what it wrote: the same product changed prints its new variants', () => {
    const engine = createRenderEngine();
    const variant = (value: string) => ({ attributes: { Size: value } });
    const variants = [variant('S'), variant('M')];
    const json = { item: { structuredContent: { variantOptionOrdering: ['Size'], variants } } };
    const render = () =>
      engine.render({
        template: '{item|variants-select}{item|product-checkout}',
        json,
        host: { locale: openLocale('en') },
      }).output;
    expect(render().split('&quot;M&quot;')).toHaveLength(3);
    variants[1] = variant('XL');
    expect(render()).not.toContain('&quot;M&quot;');
    expect(render().split('&quot;XL&quot;')).toHaveLength(3);
  });

  it('[F25] prints what a shopper wrote as text, never as a template', () => {
    const engine = createRenderEngine();
    const note = '{.section x}{@|json}{.end}{{7*7}}{0 plural other {x}}';
    const json = { note, greeting: 'Dear {0}', field: { type: 'text', rawTitle: note, value: note } };
    const { output, errors } = engine.render({
      template: '{note}|{note|htmltag}|{greeting|message note}|{field|summary-form-field}',
      json,
      host: { locale: openLocale('en') },
    });
    expect(output.split(note)).toHaveLength(6);
    expect(errors).toEqual([]);
  });
});
