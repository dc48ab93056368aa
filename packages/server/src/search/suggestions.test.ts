import { searchCalls } from '@sitewright/api/search';
import { pagePermissions } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  publishItem,
  publishPage,
  publishProduct,
  startTestApp,
  variant,
} from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('suggested');
const other = await app.addSite('unsuggested');
const owner = await app.signIn(site);

const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
await publishPage(owner, { title: 'Night walks' });
await publishItem(owner, journal, {
  title: 'How a night print is made',
  tags: ['presswork'],
  body: '<p>Paper and ink.</p>',
});
await publishProduct(owner, shop, {
  title: 'Night Swell',
  body: '<p>Paper of washed cotton.</p>',
  categories: ['Prints'],
  product: {
    variants: [
      variant({ sku: 'NS-0071', price: 9000, salePrice: 6500, onSale: true, attributes: { Size: 'A3' } }),
      variant({ sku: 'NS-0072', price: 12000, attributes: { Size: 'A2' } }),
    ],
    variantOptionOrdering: ['Size'],
  },
  stock: [3, 0],
});
const subscribe = (title: string, prices: readonly number[], numBillingCycles: number) =>
  publishProduct(owner, shop, {
    title,
    product: {
      variants: prices.map((price) => variant({ price, attributes: { Size: `A${price}` } })),
      variantOptionOrdering: ['Size'],
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles },
    },
    stock: prices.map(() => null),
  });
await subscribe('Letterbox', [2800], 0);
await subscribe('Lettering', [900, 1200], 3);
await publishProduct(owner, shop, { title: 'Café Lumière', stock: [0] });
await publishProduct(owner, shop, { title: 'ภาพพิมพ์ทะเล', stock: [null] });
await publishProduct(owner, shop, { title: 'Nightingale, hidden', status: 'draft' });
const locked = await publishPage(owner, {
  kind: 'blog',
  title: 'Nightly, locked',
  permission: pagePermissions.password,
});
await publishItem(owner, locked, { title: 'Night inside', body: '<p>Paper beneath.</p>' });
await publishPage(await app.signIn(other), { title: 'Nightfall of another site' });

const suggest = async (q: string) =>
  accept(await app.visit(site).client.send(searchCalls.suggest, { query: { q } }));
const titles = async (q: string): Promise<string[]> => {
  const { products, pages } = await suggest(q);
  return [...products, ...pages].map(({ title }) => title);
};

describe('suggestions while a visitor types', () => {
  it('[SITE-05 (rule)] have products first, with price and sale, then pages and posts', async () => {
    const { products, pages } = await suggest('nig');
    expect(products).toEqual([
      {
        title: 'Night Swell',
        url: '/shop/night-swell',
        imageUrl: null,
        imageAlt: '',
        priceText: 'from $65.00',
        originalPriceText: '$90.00',
        isSoldOut: false,
      },
    ]);
    expect(pages).toEqual([
      { title: 'Night walks', url: '/night-walks', listTitle: null },
      {
        title: 'How a night print is made',
        url: '/journal/how-a-night-print-is-made',
        listTitle: 'Journal',
      },
    ]);
  });

  it.each([
    ['the beginnings of several words', 'swe nig', ['Night Swell']],
    ['a SKU', 'ns-0072', ['Night Swell']],
    ['a category', 'prints', ['Night Swell']],
    ['a tag', 'pressw', ['How a night print is made']],
    ['letters without their accents', 'cafe lum', ['Café Lumière']],
    ['accents that are not there', 'níght sw', ['Night Swell']],
    ['a word of a script without spaces', 'ทะเล', ['ภาพพิมพ์ทะเล']],
  ])('find %s', async (_, typed, found) => {
    expect(await titles(typed)).toEqual(found);
  });

  it('say what they found instead of a misspelt word', async () => {
    const { products, correctedQuery } = await suggest('nihgt swel');
    expect(products.map(({ title }) => title)).toEqual(['Night Swell']);
    expect(correctedQuery).toBe('night swel');
    expect((await suggest('zzzzzz')).correctedQuery).toBeUndefined();
  });

  it('find what the search page finds where no name begins so, locked texts aside', async () => {
    expect(await titles('paper')).toEqual(['Night Swell', 'How a night print is made']);
    expect(await titles('papers')).toEqual(['Night Swell', 'How a night print is made']);
    expect(await titles('"washed cotton"')).toEqual(['Night Swell']);
    const page = (await app.visit(site).open('/search?q=paper')).text;
    expect(page).toContain('/shop/night-swell');
    expect(await titles('beneath')).toEqual([]);
  });

  describe('of a word in the texts of most products', () => {
    const COPIES = 330;

    /** Copies of a published product, newer than it, that have the word less often. */
    const copyProduct = async (websiteId: string, id: string): Promise<void> => {
      await pool.query(
        `insert into items (website_id, item_id, collection_id, url_id, title, status, publish_on, visible_from, content,
           display_index, search_text, search, search_names, added_at, updated_at)
         select website_id, 'f' || lpad(n::text, 23, '0'), collection_id, 'copy-' || n, 'Copy ' || n, status, publish_on,
           visible_from, content, n, search_text, array_to_tsvector(array['site:' || website_id]) || to_tsvector('simple', 'a deckle'), search_names, added_at, updated_at
         from items, generate_series(1, $3::int) n where website_id = $1 and item_id = $2`,
        [websiteId, id, COPIES],
      );
      await pool.query(
        `insert into products (website_id, item_id, product_type, is_subscribable, option_ordering)
         select p.website_id, i.item_id, p.product_type, false, p.option_ordering from products p
         join items i on i.website_id = p.website_id and i.url_id like 'copy-%' where p.website_id = $1 and p.item_id = $2`,
        [websiteId, id],
      );
      await pool.query(
        `insert into filter_items (website_id, item_id, collection_id, number, position, published_on, price, title)
         select website_id, item_id, collection_id, display_index, display_index, 0, 0, lower(title) from items
         where website_id = $1 and url_id like 'copy-%'`,
        [websiteId],
      );
    };

    it('compare the newest products alone, and the newest posts', async () => {
      const common = await app.addSite('common');
      const seller = await app.signIn(common);
      const sheets = await publishPage(seller, { kind: 'products', title: 'Sheets' });
      const news = await publishPage(seller, { kind: 'blog', title: 'Journal' });
      const body = '<p>Deckle by deckle, a deckle.</p>';
      const { id } = await publishProduct(seller, sheets, { title: 'Oldest sheet', body });
      await publishItem(seller, news, { title: 'On edges', body });
      const visit = app.visit(common);
      const find = async () =>
        accept(await visit.client.send(searchCalls.suggest, { query: { q: 'deckle' } }));
      expect((await find()).products.map(({ title }) => title)).toEqual(['Oldest sheet']);
      await copyProduct(common.id, id);
      for (let n = 0; n < 5; n += 1)
        await publishItem(seller, sheets, { title: `Draft ${n}`, status: 'draft' });
      const { products, pages } = await find();
      expect(products).toHaveLength(6);
      expect(products.every(({ title }) => /^Copy \d+$/.test(title))).toBe(true);
      expect(pages.map(({ title }) => title)).toEqual(['On edges']);
    });
  });

  it('say how often a subscription is paid, as lists of products do; the search page, too', async () => {
    const { products } = await suggest('letter');
    expect(products.map(({ priceText }) => priceText)).toEqual([
      '$28.00 every 2 months',
      'from $9.00 every 2 months for 6 months',
    ]);
    expect((await app.visit(site).open('/search?q=letterbox')).text).toContain('$28.00 every 2 months');
    expect((await app.visit(site).open('/shop')).text).toContain('from $9.00 every 2 months for 6 months');
  });

  it('tell what is sold out, in the language of the site', async () => {
    const { products, texts } = await suggest('cafe');
    expect(products).toMatchObject([{ title: 'Café Lumière', isSoldOut: true }]);
    expect(texts.soldOut).toBe('Sold Out');
  });

  it('[SITE-12 (rule) SITE-19 (rule)] have nothing that visitors may not see, nor of other sites', async () => {
    expect(await titles('night')).toEqual(['Night Swell', 'Night walks', 'How a night print is made']);
    expect(await titles('nightingale')).toEqual([]);
    // Not corrected into words of drafts and other sites either.
    expect((await suggest('nightingal')).correctedQuery).toBeUndefined();
    expect((await suggest('nightfal')).correctedQuery).toBeUndefined();
  });

  it.each(['si', 'sit', 'site'])('have only names that begin with “%s”', async (q) => {
    expect(await titles(q)).toEqual([]);
  });

  it('[SITE-05 (rule)] find a SKU of which one or two letters were typed, too', async () => {
    expect(await titles('ns')).toEqual(['Night Swell']);
  });

  it('[F26 (rule)] take quotes, operators and endless queries as text', async () => {
    for (const typed of ["'", '"', "night' | 'x", ':* & !', '\\', '<script>', 'ก'.repeat(200), '🌊'])
      expect((await suggest(typed)).products).toBeInstanceOf(Array);
    expect(await titles('')).toEqual([]);
    const long = await app.visit(site).client.send(searchCalls.suggest, { query: { q: 'a'.repeat(10_000) } });
    expect(long.ok).toBe(false);
  });
});

describe('the search page', () => {
  it('[SITE-05 (rule)] lists products first, with their price, and finds beginnings of names', async () => {
    const page = (await app.visit(site).open('/search?q=nigh')).text;
    expect(page.indexOf('Night Swell')).toBeGreaterThan(0);
    expect(page.indexOf('Night Swell')).toBeLessThan(page.indexOf('Night walks'));
    expect(page).toContain('from $65.00 <s>$90.00</s>');
  });

  it('offers what was probably meant where nothing is found', async () => {
    const page = (await app.visit(site).open('/search?q=nihgt')).text;
    expect(page).toContain('Did you mean <a href="/search?q=night">night</a>?');
  });

  it('leads to the lists of products where nothing fits, as the suggestions do', async () => {
    const page = (await app.visit(site).open('/search?q=zzqq')).text;
    expect(page).toContain('<p><a href="/shop">Shop</a></p>');
    const { products, pages, productLists } = await suggest('zzqq');
    expect([products, pages, productLists]).toEqual([[], [], [{ title: 'Shop', url: '/shop' }]]);
    expect((await suggest('night')).productLists).toEqual([]);
    expect((await suggest('')).productLists).toEqual([]);
  });
});
