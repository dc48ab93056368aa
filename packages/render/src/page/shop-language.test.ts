import { allFeaturesOn, planFeatureIds } from '@sitewright/domain/features';
import { blockTypes } from '@sitewright/domain/blocks';
import { pageTypes } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { openLocale } from '../formatters/index.ts';
import {
  itemPage,
  listPage,
  mainContentOf,
  renderSample,
  requestOf,
  sampleCollections,
  systemPage,
  textSection,
} from '../testing/index.ts';
import { nothingLoaded, renderMainContent, type PageData, type PageItem } from './index.ts';

const inLanguage = (language: string, page: PageData): PageData => ({
  ...page,
  site: { ...page.site, settings: { ...page.site.settings, language } },
});

const withContent = (page: PageData, content: object): PageData => {
  const { item } = page;
  if (!item) throw new Error('The page shows no item.');
  return { ...page, item: { ...item, structuredContent: { ...item.structuredContent, ...content } } };
};

const sizesOf = (prices: readonly number[]) => ({
  variantOptionOrdering: ['Size'],
  variants: prices.map((price, index) => ({
    id: `${index}`.repeat(24),
    sku: `S${index}`,
    price,
    attributes: { Size: `${index}` },
  })),
});

const inTwoSizes = (item: PageItem): PageItem => ({
  ...item,
  structuredContent: { ...item.structuredContent, ...sizesOf([1200, 1500]) },
});

const form = { id: 'f'.repeat(24), name: 'Dedication', fields: [{ id: 'a', type: 'text', title: 'Line' }] };

const scriptContextOf = (page: PageData, files: Record<string, string> = {}) => {
  const [, json = '{}'] = /Static\.SQUARESPACE_CONTEXT=(.*?\});/.exec(renderSample(page, files).html) ?? [];
  return JSON.parse(json);
};

/** The visible text of a page. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<style>[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const cartWith = (entries: readonly object[]): Partial<PageData> => ({
  cart: {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the template reads these fields alone
    shoppingCart: { entries, subtotal: { text: '€9.00' } } as unknown as NonNullable<
      PageData['cart']
    >['shoppingCart'],
    alsoBoughtIds: [],
  },
});

describe('a shop in another language than English', () => {
  it.each([
    ['de-DE', ['In den Warenkorb', 'Menge:', 'Angebot', 'Angebotspreis:']],
    ['fr', ['Ajouter au panier', 'Quantité:', 'promotion']],
    ['es_MX', ['Añadir al carrito', 'Cantidad:', 'oferta']],
  ])(
    '[FMT-10 FMT-11 CAT-12 (rule)] its product pages say in %s what the template leaves to the program',
    (language, words) => {
      const html = mainContentOf(inLanguage(language, itemPage('shop', 1)));
      for (const word of words) expect(html).toContain(word);
      expect(html).not.toMatch(/Add To Cart|Quantity|>sale<|Sale Price/);
    },
  );

  it('[FMT-11] the words of a template stand above them', () => {
    const files = {
      'strings/de-DE.json': JSON.stringify({ productAddToCartText: 'Her damit', 'shop.quantity': 'Anzahl' }),
    };
    const html = mainContentOf(inLanguage('de-DE', itemPage('shop', 0)), files);
    expect(html).toContain('data-original-label="Her damit"');
    expect(html).toMatch(/<noscript>[\s\S]*Anzahl <input[\s\S]*>Her damit<\/button>/);
  });

  it('[FMT-11] what a template says in English alone does not stand between them', () => {
    const english = { productAddToCartText: 'Get it', 'shop.quantity': 'How many', motto: 'Made by hand' };
    const files = {
      'strings/en-US.json': JSON.stringify(english),
      'collections/shop.item': '{.section item}{@|product-checkout}{.end}<p>{localizedStrings.motto}</p>',
    };
    const said = (language: string) => mainContentOf(inLanguage(language, itemPage('shop', 0)), files);
    expect(said('de-DE')).toMatch(/<noscript>[\s\S]*Menge <input[\s\S]*>In den Warenkorb<\/button>/);
    expect(said('de-DE')).toContain('<p>Made by hand</p>');
    expect(said('en-GB')).toMatch(/<noscript>[\s\S]*How many <input[\s\S]*>Get it<\/button>/);
    expect(said('pl')).toContain('data-original-label="Get it"');
  });

  it.each([
    ['fr', 'à partir de {p} tous les 2 mois pendant 1 an', 2],
    ['de', '{p} jeden Monat für 1 Jahr', 1],
  ])('[SUB-03] tells how often a subscription is charged in %s', (language, pattern, value) => {
    const subscribed = withContent(itemPage('shop', 0), {
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value, unit: 'MONTH' }, numBillingCycles: 12 / value },
      ...(value === 2 ? sizesOf([1200, 1500]) : {}),
    });
    const request = requestOf(inLanguage(language, subscribed));
    const host = { locale: openLocale(language) };
    const html = textOf(renderMainContent({ ...request, host }).html);
    const [before = '', after = ''] = pattern.split('{p}');
    expect(html).toContain(after.trim());
    expect(html).toContain(before.trim());
  });

  it('[FMT-11] a summary of products tells their prices in the words of the page', () => {
    const [block] = textSection('s', '').blocks;
    if (!block) throw new Error('The section holds nothing.');
    const value = { collectionId: sampleCollections.shop.id };
    const sections = [{ ...textSection('s', ''), blocks: [{ ...block, type: blockTypes.summary, value }] }];
    const page = systemPage(pageTypes.page, { collection: { ...sampleCollections.old, sections } });
    const request = requestOf(inLanguage('de', page));
    const loaded = request.loaded ?? nothingLoaded;
    const items = new Map(
      [...loaded.items].map(([requirement, list]) => [requirement, list.map(inTwoSizes)] as const),
    );
    const { html } = renderMainContent({ ...request, loaded: { ...loaded, items } });
    expect(textOf(html)).toMatch(/Print 0[^P]*ab 12,00/);
  });

  it('comments below a product are asked for in it, and the script is told what to say about their fields', () => {
    const page = itemPage('shop', 0);
    const item = page.item ? { ...page.item, commentState: 1 } : undefined;
    const html = mainContentOf(inLanguage('de', { ...page, ...(item ? { item } : {}) }));
    expect(html).toContain('>Kommentar schreiben</h3>');
    expect(textOf(html)).toContain('E-Mail (freiwillig, wird nicht gezeigt)');
    const [, faults = ''] = /data-faults="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(faults.replaceAll('&quot;', '"'))).toMatchObject({
      'comment-empty': 'Bitte schreiben Sie etwas.',
    });
  });

  it('the cart without script is German throughout', () => {
    const entry = {
      id: 'e',
      title: 'Print',
      isAvailable: true,
      multipleQuantityAllowed: true,
      quantity: 1,
      subTotalText: '€9.00',
    };
    const cart = (entries: readonly object[]): string =>
      textOf(mainContentOf(inLanguage('de', systemPage(pageTypes.cart, cartWith(entries)))));
    expect(cart([entry])).toBe(
      'Warenkorb Print Menge Aktualisieren Entfernen €9.00 Zwischensumme €9.00 ' +
        'Zur Kasse Weiter einkaufen',
    );
    expect(cart([])).toBe('Warenkorb Ihr Warenkorb ist leer. Weiter einkaufen');
    const page = renderSample(inLanguage('de', systemPage(pageTypes.cart, cartWith([])))).html;
    expect(page).toContain('<title>Warenkorb — The Broadsheet &amp; Sons</title>');
  });

  it('the door of a locked shop, an empty list and a page that is not there are told in it too', () => {
    const lock = { lock: { action: '/open', isRefused: true } };
    const locked = mainContentOf(inLanguage('es', systemPage(pageTypes.lockScreen, lock)));
    expect(textOf(locked)).toBe(
      'Esta página es privada Contraseña Esa contraseña no es correcta. Inténtalo de nuevo. Entrar',
    );
    const search = { search: { query: 'zzq', hits: [] } };
    const searched = (language: string): string =>
      textOf(mainContentOf(inLanguage(language, systemPage(pageTypes.search, search))));
    expect(searched('de')).toContain('Nichts gefunden für „zzq“.');
    expect(searched('fr')).toMatch(/ «\s?zzq\s?»\./);
    expect(searched('en')).toContain('Nothing was found for “zzq”.');
    const empty = mainContentOf(inLanguage('fr', { ...listPage('shop'), items: [] }));
    expect(textOf(empty)).toContain('Il n’y a encore rien ici.');
    const gone = mainContentOf(inLanguage('de-CH', systemPage(pageTypes.notFound)));
    expect(textOf(gone)).toContain('Diese Seite haben wir nicht gefunden');
    expect(textOf(mainContentOf(systemPage(pageTypes.notFound)))).toContain('We couldn’t find that page');
  });

  it('[FMT-11 (rule)] the cart page gets the words of answers, in any language; forms come with theirs', () => {
    const asking = withContent(itemPage('shop', 0), { additionalFieldsForm: form });
    expect(scriptContextOf(asking)).not.toHaveProperty('formTexts');
    const cart = systemPage(pageTypes.cart, cartWith([]));
    expect(scriptContextOf(cart)).toHaveProperty('formTexts.City', 'City');
    const german = scriptContextOf(inLanguage('de', cart), {
      'strings/de.json': JSON.stringify({ productAnswerMapAgree: 'Genau', 'shop.First': 'Rufname' }),
    });
    expect(german.formTexts).toMatchObject({
      required: 'Pflichtfeld',
      First: 'Rufname',
      likert1: 'Genau',
      likert2: 'Stimme voll zu',
    });
  });
});

describe('a template that prints the button alone', () => {
  const bare = { 'collections/shop.item': '{.section item}<h1>{title}</h1>{@|product-checkout}{.end}' };
  const sized = (rest: object = {}): PageData => {
    const page = withContent(itemPage('shop', 0), {
      variantOptionOrdering: ['Size'],
      variants: ['S', 'L & "XL"'].map((Size, index) => ({
        id: `${index}`.repeat(24),
        sku: `S${index}`,
        price: 100,
        attributes: { Size },
      })),
      ...rest,
    });
    return page.item ? { ...page, item: { ...page.item, stock: { ['0'.repeat(24)]: null } } } : page;
  };

  it('[CART-03] sells without script all the same: by a form of the program’s', () => {
    const html = mainContentOf(sized(), bare);
    const [, order = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(html) ?? [];
    expect(order).toContain('action="/-/cart/entries" method="post"');
    expect(order).toContain(`name="itemId" value="${sized().item?.id}"`);
    expect(order).toContain('<select name="variant-option-Size" required>');
    expect(order).toContain('<option value="L &amp; &quot;XL&quot;">');
    expect(order).toMatch(/name="quantity"[\s\S]*<button type="submit">Add To Cart<\/button>/);
    expect(
      mainContentOf(sized({ useCustomAddButtonText: true, customAddButtonText: 'Take it' }), bare),
    ).toMatch(/<noscript>[\s\S]*>Take it<\/button>/);
  });

  it('leads to the page of a gift card, which asks for more', () => {
    const html = mainContentOf(sized({ productType: 4 }), bare);
    expect(html).toMatch(/<noscript><p><a href="\/gift-card\?item=\w{24}">Add To Cart<\/a><\/p><\/noscript>/);
    expect(html).not.toContain('<form');
  });

  it('gets none where its own form sells, where nothing can be bought, in a list or on the canvas', () => {
    const own = {
      'collections/shop.item': `{.section item}<form action="/-/cart/entries">{@|product-checkout}</form>{.end}`,
    };
    expect(mainContentOf(sized(), own)).not.toContain('<noscript>');
    const beside = (id: string) => ({
      'collections/shop.item': `{.section item}{@|product-checkout}<form method=post action="/-/cart/entries"><input name="itemId" value="${id}"></form>{.end}`,
    });
    expect(mainContentOf(sized(), beside('{id}'))).not.toContain('<noscript>');
    expect(mainContentOf(sized(), beside('e'.repeat(24)))).toContain('<noscript>');
    expect(mainContentOf(sized({ productType: 5 }), bare)).not.toContain('<noscript>');
    expect(mainContentOf(sized({ isSubscribable: true }), bare)).toMatch(
      /<noscript><form [^>]*\/-\/cart\/entries.*>Subscribe<\/button>/s,
    );
    const list = { 'collections/shop.list': '{.repeated section items}{@|add-to-cart-btn}{.end}' };
    expect(mainContentOf(listPage('shop'), list)).not.toContain('<noscript>');
    expect(renderSample(sized(), bare, { mode: 'edit' }).html).not.toContain('sw-plain-order');
  });

  it('sells nothing by its own forms either where the site does not, and no product that is not sold', () => {
    const forms = `{.section item}<p>About</p><form action="/-/cart/entries"><input name="itemId" value="{id}">{@|product-checkout}</form>{.end}`;
    const withoutFeature = (page: PageData, feature: keyof typeof planFeatureIds): PageData => ({
      ...page,
      site: {
        ...page.site,
        features: { ...allFeaturesOn, planFeaturesOff: [planFeatureIds[feature]] },
      },
    });
    const own = { 'collections/shop.item': forms };
    expect(mainContentOf(sized(), own)).toContain('<form');
    expect(mainContentOf(withoutFeature(sized(), 'commerce'), own)).toContain('<p>About</p>');
    expect(mainContentOf(withoutFeature(sized(), 'commerce'), own)).not.toContain('<form');
    const card = sized({ productType: 4 });
    expect(mainContentOf(card, own)).toContain('<form');
    expect(mainContentOf(withoutFeature(card, 'giftCards'), own)).not.toContain('<form');
    const list = {
      'collections/shop.list':
        '{.repeated section items}<form action="/-/cart/entries"><input name="itemId" value="{id}"></form>{.end}',
    };
    expect(mainContentOf(listPage('shop'), list)).toContain('<form');
    expect(mainContentOf(withoutFeature(listPage('shop'), 'commerce'), list)).not.toContain('<form');
  });

  it('says that what asks for details first needs script', () => {
    const html = mainContentOf(inLanguage('de', sized({ additionalFieldsForm: form })), bare);
    expect(html).toMatch(/<noscript><p>Dieser Artikel braucht ein paar Angaben[^<]*<\/p><\/noscript>/);
  });
});
