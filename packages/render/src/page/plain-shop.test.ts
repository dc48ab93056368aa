import { pageTypes } from '@sitewright/domain/pages';
import { defaultStoreSettings } from '@sitewright/domain/store';
import { describe, expect, it } from 'vitest';
import {
  itemPage,
  listPage,
  mainContentOf,
  readTemplateFolder,
  renderSample,
  systemPage,
} from '../testing/index.ts';
import type { PageData } from './index.ts';

const demo = Object.fromEntries(readTemplateFolder('../../../../sites/demo/template'));
const demoFiles = {
  ...demo,
  'collections/shop.item': demo['collections/products.item'] ?? '',
  'collections/shop.list': demo['collections/products.list'] ?? '',
};
const starter = Object.fromEntries(readTemplateFolder('../../../../sites/starter/template'));
const bare = { 'collections/shop.item': '{.section item}{@|product-checkout}{.end}' };

/** The demo's template, none for products, and one that prints only the button. */
const templates = [
  ['the demo’s template', demoFiles],
  ['the program’s own templates', {}],
  ['a template without a form', bare],
] as const;

const inGerman = (page: PageData): PageData => ({
  ...page,
  site: { ...page.site, settings: { ...page.site.settings, language: 'de' } },
});

const plainPart = (html: string): string => /<noscript>([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? '';

/** A product in two sizes, with the given stock of the first. */
const sized = (stock: number | null, content: object = {}): PageData => {
  const page = itemPage('shop', 0);
  const { item } = page;
  if (!item) throw new Error('The page shows no item.');
  const variants = ['S', 'L'].map((Size, index) => ({
    id: `${index}`.repeat(24),
    sku: Size,
    price: 100,
    attributes: { Size },
  }));
  const structuredContent = { productType: 1, variantOptionOrdering: ['Size'], variants, ...content };
  return inGerman({ ...page, item: { ...item, structuredContent, stock: { ['0'.repeat(24)]: stock } } });
};

describe.each(templates)('a shop without script, by %s', (_name, files: Record<string, string>) => {
  it('[CART-03 FMT-11] asks for quantity and order in the store’s language', () => {
    const order = plainPart(mainContentOf(sized(null), files));
    expect(order).toMatch(/Menge <input name="quantity"[\s\S]*>In den Warenkorb<\/button>/);
  });

  it('[CAT-12 (rule)] says that a product is sold out, and lets nobody order it', () => {
    const order = plainPart(mainContentOf(sized(0), files));
    expect(order).toContain('>Ausverkauft</p>');
    expect(order).not.toContain('<button');
  });

  it.each([
    ['a download', sized(null, { productType: 2, variants: undefined, price: 900 })],
    ['the last piece', sized(1)],
    [
      'a service that is booked once',
      {
        ...sized(null, { productType: 3 }),
        store: { ...defaultStoreSettings, multipleQuantityAllowedForServices: false },
      },
    ],
  ])('[CART-03] asks for no quantity of %s', (_goods, page) => {
    const order = plainPart(mainContentOf(page, files));
    expect(order).toContain('>In den Warenkorb</button>');
    expect(order).not.toContain('name="quantity"');
  });

  it('[BTN-05] the browser asks for options that were not chosen', () => {
    const html = mainContentOf(sized(null), files);
    const choices = html.match(/<(?:select|input)[^>]* name="variant-option-Size"[^>]*>/g) ?? [];
    const posted = files === bare ? choices.filter((tag) => tag.startsWith('<select')) : choices;
    expect(posted.length).toBeGreaterThan(0);
    for (const tag of posted) expect(tag).toContain(' required');
  });
});

it('what posts elsewhere, or in a list, has no choices that are required', () => {
  const form = (action: string) => `<form action="${action}">{@|variants-select}</form>`;
  const item = { 'collections/shop.item': `{.section item}${form('/-/cart/entries/1')}${form('/x')}{.end}` };
  expect(mainContentOf(sized(null), item)).not.toContain(' required');
  const list = { 'collections/shop.list': `{.repeated section items}${form('/-/cart/entries')}{.end}` };
  expect(mainContentOf(inGerman(listPage('shop')), list)).not.toContain(' required');
});

describe('the demo’s template in another language', () => {
  const entry = {
    id: 'e',
    title: 'Print',
    isAvailable: true,
    multipleQuantityAllowed: true,
    quantity: 1,
    subTotalText: '€9.00',
  };
  const cartPage = (entries: readonly object[]): PageData =>
    systemPage(pageTypes.cart, {
      cart: {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the template reads these fields alone
        shoppingCart: { entries, subtotal: { text: '€9.00' } } as unknown as NonNullable<
          PageData['cart']
        >['shoppingCart'],
        alsoBoughtIds: [],
        notice: { text: 'Das geht nicht.', item: { title: 'Late <Sun>', fullUrl: '/shop/late-sun' } },
      },
    });
  const ENGLISH = /Cart\b|Quantity|Update|Remove|Subtotal|empty\.|Continue|Sold|Everything|Hangs/;
  const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

  it('[FMT-11] its cart is German throughout, and leads back to what was refused', () => {
    const full = mainContentOf(inGerman(cartPage([entry])), demoFiles);
    expect(textOf(full)).toContain('Warenkorb Late &lt;Sun&gt; : Das geht nicht. Print');
    expect(full).toContain('<a href="/shop/late-sun">');
    expect(full).toContain('aria-label="Menge: Print"');
    expect(textOf(full)).toMatch(/Aktualisieren .*Entfernen .*Zwischensumme €9\.00/);
    const empty = textOf(mainContentOf(inGerman(cartPage([])), demoFiles));
    expect(empty).toContain('Ihr Warenkorb ist leer. Weiter einkaufen');
    expect(full + empty).not.toMatch(ENGLISH);
    expect(mainContentOf(cartPage([entry]), demoFiles)).toMatch(/>Cart<[\s\S]*>Update<[\s\S]*>Subtotal</);
  });

  it('[CAT-12 (rule) FMT-11] so are its products and their list, where a sold-out one says so too', () => {
    expect(textOf(mainContentOf(sized(null), demoFiles))).not.toMatch(ENGLISH);
    const { items = [], ...list } = listPage('shop');
    const gone = { ...list, items: items.map((item) => ({ ...item, stock: {} })) };
    const shelf = mainContentOf(inGerman(gone), demoFiles);
    expect(plainPart(shelf)).toContain('>Ausverkauft</p>');
    expect(textOf(shelf)).not.toMatch(ENGLISH);
    expect(plainPart(mainContentOf(gone, demoFiles))).toContain('>Sold Out</p>');
  });

  it.each([
    ['the demo', demo],
    ['the starter', starter],
  ])('[FMT-11] so are the signs in the header of %s', (_name, files: Record<string, string>) => {
    const page = itemPage('shop', 0);
    const header = { showCart: true, showSearch: true };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of a header does not matter here
    const siteChrome = { ...page.siteChrome, header } as NonNullable<PageData['siteChrome']>;
    const headerOf = (data: PageData): string =>
      textOf(/<header[\s\S]*?<\/header>/.exec(renderSample({ ...data, siteChrome }, files).html)?.[0] ?? '');
    expect(headerOf(inGerman(page))).toMatch(/Warenkorb/);
    expect(headerOf(inGerman(page))).toMatch(/Suche/);
    expect(headerOf(page)).toMatch(/Cart/);
  });
});

it('[FMT-11] a template reads the program’s words by the names under which it says them otherwise', () => {
  const files = {
    'strings/de.json': JSON.stringify({ 'shop.remove': 'Weg damit' }),
    'site.region': '<body>{localizedStrings.shop.remove}, {localizedStrings.shop.save}</body>',
  };
  expect(renderSample(inGerman(listPage('shop')), files).html).toContain('Weg damit, Speichern');
  expect(renderSample(listPage('shop'), files).html).toContain('Remove, Save');
  const own = { ...files, 'strings/en-US.json': '{"shop":"Shop"}', 'site.region': '{localizedStrings.shop}' };
  expect(renderSample(listPage('shop'), own).html).toContain('Shop');
});
