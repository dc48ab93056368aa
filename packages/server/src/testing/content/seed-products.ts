import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

export interface SeededProducts {
  readonly websiteId: string;
  /** A published product with variants, which is copied. */
  readonly itemId: string;
  readonly count: number;
}

const idOf = (of: string) => sql.raw(`substr(md5(${of}), 1, 24)`);

const copies = ({ websiteId, itemId, count }: SeededProducts) => sql`
  copies as materialized (
    select n, ${idOf(`d.document_id || '-' || n`)} as id, d.website_id, d.parent_id, d.created_at, d.updated_at,
      d.updated_by, d.revision,
      jsonb_set(d.draft || jsonb_build_object('id', ${idOf(`d.document_id || '-' || n`)},
        'title', 'Product ' || lpad(n::text, 5, '0'), 'urlId', 'product-' || n, 'displayIndex', n,
        'categories', jsonb_build_array('Category ' || n % 20), 'tags', jsonb_build_array('tag-' || n % 50)),
        '{structuredContent,variants}', (
          select jsonb_agg(v || jsonb_build_object('id', ${idOf(`(v ->> 'id') || '-' || n`)},
            'sku', 'P' || n || '-' || place, 'price', 1000 + (n * 37) % 9000) order by place)
          from jsonb_array_elements(d.draft #> '{structuredContent,variants}') with ordinality as list(v, place)
        )) as draft
    from documents d cross join generate_series(1, ${count}::int) n
    where d.website_id = ${websiteId} and d.kind = 'item' and d.document_id = ${itemId})`;

const copiedVariants = sql`
  select c.website_id, v ->> 'id' as variant_id, c.id as item_id, place::int as place, v ->> 'sku' as sku,
    (v ->> 'price')::bigint as price, v -> 'attributes' as attributes, c.n
  from copies c cross join jsonb_array_elements(c.draft #> '{structuredContent,variants}')
    with ordinality as list(v, place)`;

/**
 * Published copies of a product, written by one statement: ten thousand take seconds. Titles, URLs, SKUs and prices
 * differ, and every seventh product is out of stock.
 */
export const seedProducts = async (database: Queryable, seeded: SeededProducts): Promise<void> => {
  await database.execute(sql`
    with ${copies(seeded)},
    saved as (
      insert into documents (website_id, kind, document_id, draft, revision, published_revision, has_changes,
        unique_key, parent_id, created_at, updated_at, updated_by)
      select website_id, 'item', id, draft, revision, revision, false, parent_id || '/product-' || n, parent_id,
        created_at + n * interval '1 second', updated_at + n * interval '1 second', updated_by from copies),
    revised as (
      insert into document_revisions (website_id, kind, document_id, revision, content, published_at, published_by)
      select website_id, 'item', id, revision, draft, updated_at, updated_by from copies),
    listed as (
      insert into items (website_id, item_id, collection_id, url_id, title, status, publish_on, visible_from,
        display_index, content)
      select website_id, id, parent_id, 'product-' || n, draft ->> 'title', 'published', updated_at, updated_at, n,
        draft from copies),
    changed as (
      insert into changed_items (website_id, change_id, item_id) select website_id, id, id from copies),
    sold as (
      insert into products (website_id, item_id, product_type, is_subscribable, option_ordering)
      select website_id, id, (draft #>> '{structuredContent,productType}')::int, false,
        coalesce(draft #> '{structuredContent,variantOptionOrdering}', '[]') from copies),
    offered as (
      insert into product_variants (website_id, variant_id, item_id, place, sku, price, on_sale, attributes)
      select website_id, variant_id, item_id, place, sku, price, false, attributes from (${copiedVariants}) v)
    insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
    select website_id, variant_id, item_id, case when n % 7 = 0 then 0 else n % 90 + 1 end, false
    from (${copiedVariants}) v`);
  await database.execute(sql`analyze documents, items, product_variants, stock_levels`);
};
