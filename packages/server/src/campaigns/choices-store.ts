import { sql, type SQL } from 'drizzle-orm';
import { likePattern, type Queryable } from '../database/index.ts';
import { publicAccess, visibleToViewer } from '../page-access/index.ts';

export interface AudienceChoices {
  readonly lists: readonly { readonly id: string; readonly name: string; readonly members: number }[];
  readonly segments: readonly { readonly id: string; readonly name: string }[];
}

/** Lists with their numbers of subscribed members, and segments. */
export const listAudienceChoices = async (
  database: Queryable,
  websiteId: string,
): Promise<AudienceChoices> => {
  const lists = await database.execute<{ id: string; name: string; members: number }>(sql`
    select l.list_id as id, l.name, (select count(*)::int from mailing_list_members m
      where m.website_id = l.website_id and m.list_id = l.list_id and m.state = 'subscribed') as members
    from mailing_lists l where l.website_id = ${websiteId} order by lower(l.name)`);
  const segments = await database.execute<{ id: string; name: string }>(sql`
    select g.segment_id as id, g.name from mailing_segments g where g.website_id = ${websiteId} order by lower(g.name)`);
  return { lists: lists.rows, segments: segments.rows };
};

export interface SoldProduct extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly lowest: number;
  readonly highest: number;
  readonly isInStock: boolean;
  readonly image: { readonly id: string; readonly version: number; readonly filename: string } | null;
}

const selectProducts = async (
  database: Queryable,
  websiteId: string,
  { condition, now, limit }: { readonly condition: SQL; readonly now: Date; readonly limit: number },
): Promise<SoldProduct[]> => {
  const price = sql`case when v.on_sale then coalesce(v.sale_price, v.price) else v.price end`;
  const { rows } = await database.execute<SoldProduct>(sql`
    select i.item_id as id, i.title, '/' || c.url_id || '/' || i.url_id as path, o.lowest::float8 as lowest,
      o.highest::float8 as highest, o.in_stock as "isInStock", case when a.asset_id is not null then
        json_build_object('id', a.asset_id, 'version', a.version, 'filename', a.filename) end as image
    from items i
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    join products p on p.website_id = i.website_id and p.item_id = i.item_id
    cross join lateral (select min(${price}) as lowest, max(${price}) as highest,
        bool_or(s.is_unlimited or s.quantity > 0 or v.allow_backorder) as in_stock
      from product_variants v join stock_levels s on s.website_id = v.website_id and s.variant_id = v.variant_id
      where v.website_id = i.website_id and v.item_id = i.item_id and not v.is_retired) o
    left join assets a on a.website_id = i.website_id and a.asset_id = p.main_image_id
    where i.website_id = ${websiteId} and o.lowest is not null and ${visibleToViewer({ now, access: publicAccess })}
      and ${condition}
    order by lower(i.title), i.item_id limit ${limit}`);
  return rows;
};

/** Those of them that everybody can buy. */
export const findSoldProducts = async (
  database: Queryable,
  websiteId: string,
  { itemIds, now }: { readonly itemIds: readonly string[]; readonly now: Date },
): Promise<SoldProduct[]> =>
  itemIds.length === 0
    ? []
    : selectProducts(database, websiteId, {
        condition: sql`i.item_id = any(${sql.param([...itemIds])}::text[])`,
        now,
        limit: itemIds.length,
      });

export const searchSoldProducts = (
  database: Queryable,
  websiteId: string,
  { search, now, limit }: { readonly search: string; readonly now: Date; readonly limit: number },
): Promise<SoldProduct[]> =>
  selectProducts(database, websiteId, { condition: sql`i.title ilike ${likePattern(search)}`, now, limit });
