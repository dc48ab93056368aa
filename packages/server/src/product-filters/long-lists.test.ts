import { beforeAll, describe, expect, it } from 'vitest';
import { openShop, publishPage, publishProduct, variant } from '../testing/index.ts';
import { refreshFilters } from './filter-rows-store.ts';

const { app, site, owner, pool, database } = await openShop();

const COUNT = 700;

interface Copy {
  readonly id: string;
  readonly title: string;
  readonly prices: readonly [number, number];
  readonly frame: string;
  readonly isInStock: boolean;
}

/** More than are read and sorted: such lists are read in their order until the page is full. */
const copies = Array.from({ length: COUNT }, (_, n): Copy => {
  const cheap = 100 + ((n * 37) % 97) * 113;
  return {
    id: `a${String(n).padStart(23, '0')}`,
    title: `Sheet ${(n * 53) % COUNT}`,
    prices: [cheap, cheap + (n % 3) * 2500],
    frame: n % 5 === 0 ? 'None' : 'Oak',
    isInStock: n % 10 !== 0,
  };
});

beforeAll(async () => {
  const list = await publishPage(owner, { kind: 'products', title: 'Sheets', pageSize: 200 });
  const { id } = await publishProduct(owner, list, {
    title: 'First',
    product: {
      variantOptionOrdering: ['Frame'],
      variants: [variant({ price: 1, attributes: { Frame: 'Gold' } })],
    },
    stock: [0],
  });
  const given = JSON.stringify(copies.map((copy, place) => ({ ...copy, place })));
  const rows = `jsonb_to_recordset($3::jsonb) as c(id text, title text, place int, prices int[], frame text, "isInStock" boolean)`;
  await pool.query(
    `insert into items (website_id, item_id, collection_id, url_id, title, status, publish_on, visible_from, content,
       display_index, search_text, search, search_names, added_at, updated_at)
     select i.website_id, c.id, i.collection_id, c.id, c.title, i.status, i.publish_on + c.place * interval '1 second', i.visible_from,
       i.content || jsonb_build_object('id', c.id, 'urlId', c.id, 'title', c.title), 10 + c.place, i.search_text, i.search,
       i.search_names, i.added_at, i.updated_at
     from items i, ${rows} where i.website_id = $1 and i.item_id = $2`,
    [site.id, id, given],
  );
  await pool.query(
    `insert into products (website_id, item_id, product_type, is_subscribable, option_ordering)
     select p.website_id, c.id, p.product_type, false, p.option_ordering from products p, ${rows}
     where p.website_id = $1 and p.item_id = $2`,
    [site.id, id, given],
  );
  await pool.query(
    `with made as (insert into product_variants (website_id, variant_id, item_id, place, sku, price, on_sale, attributes)
       select $1, v.place || right(c.id, 23), c.id, v.place, v.place || c.id, c.prices[v.place], false,
         jsonb_build_object('Frame', c.frame) from ${rows}, generate_series(1, 2) as v(place)
       where $2::text is not null returning website_id, variant_id, item_id)
     insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
     select m.website_id, m.variant_id, m.item_id, case when c."isInStock" then 9 else 0 end, false
     from made m join ${rows} on c.id = m.item_id`,
    [site.id, id, given],
  );
  await refreshFilters(
    database,
    site.id,
    copies.map((copy) => copy.id),
  );
});

interface Listed {
  readonly items: readonly { readonly id: string }[];
  readonly pagination?: { readonly nextPageUrl?: string; readonly prevPageUrl?: string };
  readonly productFilters: { readonly total: number };
}

const open = async (url: string): Promise<Listed> =>
  JSON.parse((await app.visit(site).open(`${url}&format=json`)).text) as Listed;

const allIds = async (first: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let url: string | undefined = first; url !== undefined;) {
    const { items, pagination }: Listed = await open(url);
    ids.push(...items.map(({ id }) => id));
    url = pagination?.nextPageUrl;
  }
  return ids;
};

const least = ({ prices }: Copy): number => Math.min(...prices);
const byId = (a: Copy, b: Copy): number => (a.id < b.id ? -1 : 1);
const compareTitles = (a: Copy, b: Copy): number => {
  if (a.title === b.title) return byId(a, b);
  return a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1;
};

const orders = {
  price: (a: Copy, b: Copy) => least(a) - least(b) || byId(a, b),
  'price-desc': (a: Copy, b: Copy) => least(b) - least(a) || byId(b, a),
  newest: (a: Copy, b: Copy) => byId(b, a),
  title: compareTitles,
} as const;

const isPriced =
  (from: number, to = Infinity) =>
  ({ prices }: Copy): boolean =>
    prices.some((price) => price >= from && price <= to);

const questions: readonly (readonly [query: string, isMeant: (copy: Copy) => boolean])[] = [
  ['price-from=2', isPriced(200)],
  ['price-from=15.37&price-to=120', isPriced(1537, 12_000)],
  ['availability=in-stock&price-from=1', ({ isInStock }) => isInStock],
  ['option.Frame=Oak', ({ frame }) => frame === 'Oak'],
];

describe.each(questions)('a long list, %s', (query, isMeant) => {
  it.each(Object.keys(orders) as (keyof typeof orders)[])('is complete and in order, by %s', async (sort) => {
    const expected = copies
      .filter(isMeant)
      .toSorted(orders[sort])
      .map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(500);
    expect(await allIds(`/sheets?${query}&sort=${sort}`)).toEqual(expected);
  });

  it('begins anew after a product that is gone, and counts all', async () => {
    const url = `/sheets?${query}&sort=price`;
    const begun = await open(url);
    expect(begun.productFilters.total).toBe(copies.filter(isMeant).length);
    expect((await open(`${url}&offset=0_ffffffffffffffffffffffff`)).items).toEqual(begun.items);
  });
});
