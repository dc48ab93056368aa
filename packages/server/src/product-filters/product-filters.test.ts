import { readFileSync } from 'node:fs';
import { catalogueCalls } from '@sitewright/api/catalogue';
import type { ProductVariant } from '@sitewright/domain/catalogue';
import { describe, expect, it } from 'vitest';
import {
  accept,
  openShop,
  publishPage,
  publishProduct,
  sectionOf,
  textBlock,
  variant,
} from '../testing/index.ts';

const { app, site, owner, pool, setStore, passMinute } = await openShop();
const list = await publishPage(owner, { kind: 'products', title: 'Prints', pageSize: 2 });

interface Sold {
  readonly frames: readonly string[];
  readonly price: number;
  readonly stock: number | null;
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
}

const sell = (
  title: string,
  displayIndex: number,
  { frames, price, stock, categories = [], tags = [] }: Sold,
) =>
  publishProduct(owner, list, {
    title,
    displayIndex,
    categories,
    tags,
    product: {
      variantOptionOrdering: ['Frame'],
      variants: frames.map((Frame) => variant({ attributes: { Frame }, price })),
    },
    stock: frames.map(() => stock),
  });

const sun = await sell('Sun', 1, {
  frames: ['Oak', 'White'],
  price: 4500,
  stock: 3,
  categories: ['Large'],
  tags: ['warm'],
});
await sell('Moon', 2, { frames: ['Oak'], price: 9900, stock: null, categories: ['Large'] });
await sell('Apple', 3, { frames: ['White'], price: 1000, stock: 0, tags: ['warm'] });
await sell('Brick', 4, { frames: ['Black'], price: 2500, stock: 1, categories: ['Small'], tags: ['cold'] });

interface Listed {
  readonly items?: readonly { readonly title: string }[];
  readonly pagination?: { readonly nextPageUrl?: string; readonly prevPageUrl?: string };
  readonly productFilters?: {
    readonly total: number;
    readonly totalText: string;
    readonly chips: readonly { readonly label: string; readonly url: string }[];
    readonly groups: readonly {
      readonly name: string;
      readonly values: readonly { readonly value: string; readonly count: number; readonly url: string }[];
    }[];
  };
}

const open = async (url: string): Promise<Listed> => {
  const [path = '', query = ''] = url.split('?');
  const { text } = await app.visit(site).open(`${path}?${query === '' ? '' : `${query}&`}format=json`);
  return JSON.parse(text) as Listed;
};
const titles = async (url: string): Promise<string[]> =>
  ((await open(url)).items ?? []).map(({ title }) => title);
const countsOf = ({ productFilters }: Listed, name: string): Record<string, number> =>
  Object.fromEntries(
    (productFilters?.groups.find((group) => group.name === name)?.values ?? []).map(({ value, count }) => [
      value,
      count,
    ]),
  );

/** All pages of a list, by its own links. */
const allTitles = async (url: string): Promise<string[]> => {
  const page = await open(url);
  const next = page.pagination?.nextPageUrl;
  const own = (page.items ?? []).map(({ title }) => title);
  return next === undefined ? own : [...own, ...(await allTitles(next))];
};

describe('a list of products', () => {
  it('is filtered by options, of which any may fit, and by several filters, all of which must', async () => {
    expect(await allTitles('/prints?option.Frame=Oak')).toEqual(['Sun', 'Moon']);
    expect(await allTitles('/prints?option.Frame=Oak&option.Frame=Black')).toEqual(['Sun', 'Moon', 'Brick']);
    expect(await allTitles('/prints?option.Frame=Oak&category=Large&tag=warm')).toEqual(['Sun']);
    expect(await allTitles('/prints?availability=in-stock')).toEqual(['Sun', 'Moon', 'Brick']);
  });

  it.each([
    ['a small page', 50],
    ['a large one, where sections are left out', 51],
  ])('has of each product what it has without filters: %s', async (_, pageSize) => {
    const title = `Stories ${pageSize}`;
    const story = await publishPage(owner, { kind: 'products', title, pageSize });
    await publishProduct(owner, story, {
      title: 'Tale',
      sections: [sectionOf('a1', textBlock('b1', '<p>Printed by hand</p>'))],
      product: { variantOptionOrdering: ['Frame'], variants: [variant({ attributes: { Frame: 'Oak' } })] },
    });
    const url = `/stories-${pageSize}`;
    const { items } = await open(url);
    expect(JSON.stringify(items).includes('Printed by hand')).toBe(pageSize === 50);
    expect((await open(`${url}?option.Frame=Oak`)).items).toEqual(items);
  });

  it('is filtered by price, inclusive, also where the range is turned round', async () => {
    expect(await allTitles('/prints?price-from=25&price-to=45')).toEqual(['Sun', 'Brick']);
    expect(await allTitles('/prints?price-from=45&price-to=25')).toEqual(['Sun', 'Brick']);
    expect(await allTitles('/prints?price-from=45.01')).toEqual(['Moon']);
    expect(await allTitles('/prints?price-to=9,99')).toEqual([]);
  });

  it('is filtered by the price of any variant, on sale by its sale price', async () => {
    const shelf = await publishPage(owner, { kind: 'products', title: 'Shelf' });
    const put = (title: string, displayIndex: number, variants: ProductVariant[]) =>
      publishProduct(owner, shelf, {
        title,
        displayIndex,
        product: { variantOptionOrdering: ['Size'], variants },
        stock: variants.map(() => null),
      });
    const sized = (Size: string, price: number, salePrice?: number) =>
      variant({
        price,
        attributes: { Size },
        ...(salePrice === undefined ? {} : { salePrice, onSale: true }),
      });
    await put('Swell', 1, [sized('A4', 7800), sized('A2', 18_200)]);
    await put('Tide', 2, [sized('A4', 2000), sized('A2', 30_000, 9000)]);
    expect(await allTitles('/shelf?price-from=100')).toEqual(['Swell']);
    expect(await allTitles('/shelf?price-from=182&price-to=182')).toEqual(['Swell']);
    expect(await allTitles('/shelf?price-from=80&price-to=95')).toEqual(['Tide']);
    expect(await allTitles('/shelf?price-from=80&price-to=89.99')).toEqual([]);
    expect(await allTitles('/shelf?price-from=183')).toEqual([]);
    expect(await allTitles('/shelf?sort=price-desc')).toEqual(['Swell', 'Tide']);
    const { text } = await app.visit(site).open('/shelf');
    expect(text).toMatch(/name="price-from"[^>]* placeholder="\$20.00"/);
    expect(text).toMatch(/name="price-to"[^>]* placeholder="\$182.00"/);
    const { rows } = await pool.query(
      'select sum(bit_count(bits))::int as prices from filter_blocks where collection_id = $1 and name = $2',
      [shelf, 'price'],
    );
    expect(rows).toEqual([{ prices: 4 }]);
  });

  it('says beside its field that what was typed is no amount, and keeps it', async () => {
    const { text } = await app.visit(site).open('/prints?price-from=%22abc&price-to=25&option.Frame=Black');
    expect(text).toMatch(
      /<input name="price-from" value="&quot;abc"[^>]* aria-invalid="true" aria-describedby="sw-price-from-fault">/,
    );
    expect(text).toContain('id="sw-price-from-fault" role="alert">Enter an amount, such as 25 or 25.50.</p>');
    expect(text).toMatch(/<details[^>]* data-filter="price" open>/);
    expect(text).not.toContain('sw-price-to-fault');
    const { productFilters, items } = await open('/prints?price-from=abc&price-to=25&option.Frame=Black');
    expect(items).toMatchObject([{ title: 'Brick' }]);
    expect(productFilters?.chips.map(({ url }) => url)).toEqual([
      '/prints?price-to=25',
      '/prints?option.Frame=Black',
    ]);
    expect((await app.visit(site).open('/prints')).text).not.toContain('aria-invalid=');
  });

  it('is sorted, page by page and back', async () => {
    expect(await allTitles('/prints?sort=price')).toEqual(['Apple', 'Brick', 'Sun', 'Moon']);
    expect(await allTitles('/prints?sort=price-desc')).toEqual(['Moon', 'Sun', 'Brick', 'Apple']);
    expect(await allTitles('/prints?sort=title')).toEqual(['Apple', 'Brick', 'Moon', 'Sun']);
    expect(await allTitles('/prints?sort=newest')).toHaveLength(4);
    const { pagination } = await open('/prints?sort=title');
    const second = await open(pagination?.nextPageUrl ?? '');
    expect(await titles(second.pagination?.prevPageUrl ?? '')).toEqual(['Apple', 'Brick']);
  });

  it('counts the products of each value, beside what is chosen of the other filters', async () => {
    const all = await open('/prints');
    expect(all.productFilters?.total).toBe(4);
    expect(all.productFilters?.totalText).toBe('4 products');
    expect(countsOf(all, 'option.Frame')).toEqual({ Black: 1, Oak: 2, White: 2 });
    expect(countsOf(all, 'category')).toEqual({ Large: 2, Small: 1 });
    expect(countsOf(all, 'availability')).toEqual({ 'in-stock': 3 });
    const large = await open('/prints?category=Large&option.Frame=White');
    expect(large.productFilters?.total).toBe(1);
    expect(countsOf(large, 'option.Frame')).toEqual({ Black: 0, Oak: 2, White: 1 });
    expect(countsOf(large, 'category')).toEqual({ Large: 1, Small: 0 });
    const cheap = await open('/prints?price-to=25');
    expect(cheap.productFilters?.total).toBe(2);
    expect(countsOf(cheap, 'option.Frame')).toEqual({ Black: 1, Oak: 0, White: 1 });
  });

  it('says what is chosen, with the list without it', async () => {
    const { productFilters } = await open('/prints?option.Frame=Oak&price-from=20&sort=title');
    expect(productFilters?.chips).toMatchObject([
      { label: 'Oak', url: '/prints?price-from=20&sort=title' },
      { label: 'From $20.00', url: '/prints?option.Frame=Oak&sort=title' },
    ]);
  });

  it('leaves out what nobody offers, and stands what makes no sense', async () => {
    const whole = ['Sun', 'Moon', 'Apple', 'Brick'];
    for (const query of [
      'option.Colour=Red',
      'option.Frame=Gold',
      'option.Frame[]=Oak',
      'option.Frame=%00',
      'price-from=NaN&price-to=[]',
      'sort=random',
      "option.Frame=Oak'%22;--",
    ])
      expect(await allTitles(`/prints?${query}`)).toEqual(whole);
    // As after a product that has been trashed since: from the beginning, and no page is before it.
    for (const sort of ['title', 'price', 'price-desc', 'newest']) {
      const begun = await open(`/prints?sort=${sort}`);
      const gone = await open(`/prints?sort=${sort}&offset=0_ffffffffffffffffffffffff`);
      expect(gone.items).toEqual(begun.items);
      expect(gone.pagination).toEqual(begun.pagination);
    }
    const back = '/prints?sort=title&offset=0_ffffffffffffffffffffffff&reversePaginate=true';
    expect(await titles(back)).toEqual([]);
    expect((await open('/prints?sort=title&offset=0')).pagination).not.toHaveProperty('prevPageUrl');
    expect(await allTitles(`/prints?option.Frame=Oak&option.Frame=Gold`)).toEqual(['Sun', 'Moon']);
  });

  it('is empty for a category that it does not have, and not for search engines', async () => {
    const { text } = await app.visit(site).open('/prints?category=Nope');
    expect(text).toContain('noindex');
    expect((await open('/prints?category=Nope')).productFilters?.total).toBe(0);
  });

  it('is one page in the cache for all authors and months that it does not know', async () => {
    const entries = async () =>
      /^page_cache_entries (\d+)/m.exec((await app.visit(site).open('/metrics')).text)?.[1];
    await app.visit(site).open('/prints?sort=title&author=a1');
    const before = await entries();
    for (const query of ['author=a2', 'author=a3', 'month=01-1999', 'month=02-1999&author=a4'])
      await app.visit(site).open(`/prints?sort=title&${query}`);
    expect(await entries()).toBe(before);
  });

  it('shows its form, and one address to search engines', async () => {
    const { text } = await app.visit(site).open('/prints?option.Frame=Oak&sort=title');
    expect(text).toContain('<form class="sw-filters" action="/prints"');
    expect(text).toMatch(/<input type="checkbox" name="option\.Frame" value="Oak" checked>/);
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/prints">/);
    expect(text).toContain('aria-label="Remove filter: Oak"');
    expect(text).not.toContain('noindex');
    expect((await app.visit(site).open('/prints?option.Frame=Black&category=Large')).text).toContain(
      'noindex',
    );
  });

  it('follows stock, changes and removals at once', async () => {
    const [first] = sun.variants;
    const changes = sun.variants.map(({ id: variantId }) => ({
      variantId,
      kind: 'set' as const,
      quantity: 0,
    }));
    accept(
      await owner.client.send(catalogueCalls.changeStock, { params: { id: sun.id }, body: { changes } }),
    );
    passMinute();
    expect(await allTitles('/prints?availability=in-stock')).toEqual(['Moon', 'Brick']);
    const back = [{ variantId: first?.id ?? '', kind: 'set' as const, quantity: 2 }];
    accept(
      await owner.client.send(catalogueCalls.changeStock, {
        params: { id: sun.id },
        body: { changes: back },
      }),
    );
    passMinute();
    expect(await allTitles('/prints?availability=in-stock')).toEqual(['Sun', 'Moon', 'Brick']);
  });

  it('offers the filters that the owner chose', async () => {
    const productFilters = {
      category: false,
      options: false,
      price: false,
      availability: false,
      tag: true,
      sort: false,
    };
    await setStore({ productFilters });
    passMinute();
    expect((await open('/prints')).productFilters?.groups.map(({ name }) => name)).toEqual(['tag']);
  });

  it('has the prices of what was published before there were rows for them', async () => {
    const prices = async () => [
      (await pool.query('select * from filter_prices order by website_id, item_id, price')).rows,
      (
        await pool.query(
          "select * from filter_blocks where name = 'price' order by collection_id, value, block",
        )
      ).rows,
    ];
    const before = await prices();
    expect(before[0]).not.toEqual([]);
    await pool.query('delete from filter_prices');
    await pool.query("delete from filter_blocks where name = 'price' and value <> '410'");
    const file = new URL('../../migrations/0081_filter_prices.sql', import.meta.url);
    const fills = readFileSync(file, 'utf8').split('--> statement-breakpoint');
    for (const fill of fills.filter((each) => each.trim().startsWith('INSERT'))) await pool.query(fill);
    expect(await prices()).toEqual(before);
  });

  it('has the same bits as its products in every block', async () => {
    const { rows } = await pool.query(
      `select name, value, sum(bit_count(bits))::int as count from filter_blocks where website_id = $1 and collection_id = $2
        and name like 'option%' group by 1, 2 order by 1, 2`,
      [site.id, list],
    );
    expect(rows).toEqual([
      { name: 'option.Frame', value: 'Black', count: 1 },
      { name: 'option.Frame', value: 'Oak', count: 2 },
      { name: 'option.Frame', value: 'White', count: 2 },
    ]);
  });
});
