import { hasVariants, productTypes } from '@sitewright/domain/catalogue';
import { collectionTypes, recordTypes } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** Products pages `c` of the site, drafts included. */
export const storePages = (websiteId: string): SQL => sql`
  documents c where c.website_id = ${websiteId} and c.kind = 'collection' and c.trashed_at is null
    and c.draft ->> 'type' = ${String(collectionTypes.products)}`;

/** An array, evaluated once: the planner would expect hardly a row of a join, and look up each product by itself. */
export const storePageIds = (websiteId: string): SQL =>
  sql`array(select c.document_id from ${storePages(websiteId)})`;

/**
 * Products whose row is missing or outdated, found by an index: the drafts themselves are not read. None unless
 * `first_time` of the statement has a row.
 */
const different = (websiteId: string): SQL => sql`
  select d.document_id from documents d
  left join product_listings l on l.website_id = d.website_id and l.item_id = d.document_id
  where d.website_id = ${websiteId} and d.kind = 'item'
    and d.parent_id = any(${storePageIds(websiteId)})
    and exists (select 1 from first_time)
    and (l.item_id is null or l.variants is null or l.revision <> d.revision or l.has_changes <> d.has_changes
      or l.published_revision is distinct from d.published_revision
      or l.is_trashed <> (d.trashed_at is not null))`;

/**
 * Changed products, or all that differ if the site was not compared before. Changes are locked in a fixed order: a call
 * that waited for another one finds its rows up to date, and has no older ones to write.
 */
const outdated = (websiteId: string): SQL => sql`
  changes as materialized (select c.change_id, c.item_id from changed_items c where c.website_id = ${websiteId}
    order by c.change_id for update),
  seen as (delete from changed_items c using changes
    where c.website_id = ${websiteId} and c.change_id = changes.change_id),
  first_time as (insert into product_list_sites (website_id) values (${websiteId})
    on conflict do nothing returning website_id),
  outdated as materialized (select item_id as document_id from changes union ${different(websiteId)})`;

const textsOf = (field: string): SQL => sql`
  array(select jsonb_array_elements_text(case when jsonb_typeof(d.draft -> ${field}) = 'array'
    then d.draft -> ${field} else '[]' end))`;

const variantsOf = sql`case when jsonb_typeof(p.product -> 'variants') = 'array' then p.product -> 'variants' else '[]' end`;

/** As `ListedVariant` says. */
const listedVariants = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', v.value ->> 'id',
    'sku', coalesce(v.value ->> 'sku', ''), 'imageId', v.value ->> 'imageId',
    'options', (select coalesce(jsonb_agg(coalesce(v.value -> 'attributes' ->> o.name, '') order by o.place), '[]')
      from jsonb_array_elements_text(case when jsonb_typeof(p.product -> 'variantOptionOrdering') = 'array'
        then p.product -> 'variantOptionOrdering' else '[]' end) with ordinality as o(name, place))
    ) order by v.place), '[]')
  from jsonb_array_elements(${variantsOf}) with ordinality as v(value, place))`;

const singleTypes = Object.values(productTypes).filter((type) => !hasVariants(type));

/** What is sold of a product: its variants, or the product itself. */
const offers = sql`
  select count(*)::int as count, min(paid) as min_price, max(paid) as max_price,
    min(price) as min_regular, max(price) as max_regular, coalesce(bool_or(on_sale), false) as is_on_sale,
    min(sku) as sku, string_agg(sku, ' ') as skus
  from (
    select price, sku, on_sale, case when on_sale then coalesce(sale_price, price) else price end as paid
    from (
      select case when o @> '{"isPriceMissing": true, "price": 0}' then null else (o ->> 'price')::bigint end as price, (o ->> 'salePrice')::bigint as sale_price,
        coalesce((o ->> 'onSale')::boolean, false) as on_sale, o ->> 'sku' as sku
      from jsonb_array_elements(case
        when (p.product ->> 'productType')::int = any(${sql.param(singleTypes)}::int[]) then jsonb_build_array(p.product)
        else ${variantsOf} end) o
    ) offer
  ) priced`;

const MANY = 500;

/** Brings the rows of changed drafts up to date. In the order of their ids, so that two calls cannot deadlock. */
export const refreshListings = async (database: Queryable, websiteId: string): Promise<void> => {
  const { rowCount } = await database.execute(sql`
    with ${outdated(websiteId)}
    insert into product_listings (website_id, item_id, collection_id, revision, published_revision, has_changes,
      is_trashed, title, sort_title, search_text,
      url_id, image_id, product_type, min_price, max_price, min_regular, max_regular,
      is_on_sale, variant_count, variants, sku, vendor, categories, tags, display_index, created_at, updated_at)
    select d.website_id, d.document_id, d.parent_id, d.revision, d.published_revision, d.has_changes,
      d.trashed_at is not null, d.draft ->> 'title', lower(d.draft ->> 'title'),
      lower(concat_ws(' ', d.draft ->> 'title', o.skus, p.product ->> 'vendor')), d.draft ->> 'urlId',
      coalesce(d.draft ->> 'mainImageId', d.draft #>> '{imageIds,0}'), (p.product ->> 'productType')::int,
      o.min_price, o.max_price, o.min_regular, o.max_regular, o.is_on_sale, o.count, ${listedVariants},
      case when o.count = 1 then o.sku end, nullif(p.product ->> 'vendor', ''),
      ${textsOf('categories')}, ${textsOf('tags')}, coalesce((d.draft ->> 'displayIndex')::int, 0),
      d.created_at, d.updated_at
    from outdated
    join documents d on d.website_id = ${websiteId} and d.kind = 'item' and d.document_id = outdated.document_id
    cross join lateral (select coalesce(d.draft -> 'structuredContent', '{}') as product) p
    cross join lateral (${offers}) o
    where d.draft ->> 'recordType' = ${String(recordTypes.storeItem)}
    order by d.document_id
    on conflict (website_id, item_id) do update set collection_id = excluded.collection_id,
      revision = excluded.revision, published_revision = excluded.published_revision,
      has_changes = excluded.has_changes, is_trashed = excluded.is_trashed,
      title = excluded.title, sort_title = excluded.sort_title, search_text = excluded.search_text, url_id = excluded.url_id, image_id = excluded.image_id, product_type = excluded.product_type,
      min_price = excluded.min_price, max_price = excluded.max_price, min_regular = excluded.min_regular,
      max_regular = excluded.max_regular, is_on_sale = excluded.is_on_sale,
      variant_count = excluded.variant_count, variants = excluded.variants, sku = excluded.sku, vendor = excluded.vendor,
      categories = excluded.categories, tags = excluded.tags, display_index = excluded.display_index,
      created_at = excluded.created_at, updated_at = excluded.updated_at
    where product_listings.revision <= excluded.revision`);
  // After an import the planner would still expect a handful of rows.
  if ((rowCount ?? 0) >= MANY) await database.execute(sql`analyze product_listings`);
};

/** Every site is compared again when its products are read next. */
export const forgetComparisons = async (database: Queryable): Promise<void> => {
  await database.execute(sql`delete from product_list_sites`);
};

/** Rows of erased products. */
export const deleteErasedListings = async (database: Queryable): Promise<void> => {
  await database.execute(sql`
    delete from product_listings l where not exists (select 1 from documents d
      where d.website_id = l.website_id and d.kind = 'item' and d.document_id = l.item_id)`);
};
