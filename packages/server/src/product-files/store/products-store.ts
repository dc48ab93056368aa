import { collectionTypes, recordTypes, type ItemContent } from '@sitewright/domain/pages';
import type { ExportNeeds } from '@sitewright/domain/product-files';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { productSkus } from '../../documents/index.ts';

export interface ProductPage {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
}

/** The products pages of a site, by title. */
export const listProductPages = async (database: Queryable, websiteId: string): Promise<ProductPage[]> => {
  const { rows } = await database.execute<{ id: string; title: string; urlId: string }>(sql`
    select document_id as id, draft ->> 'title' as title, draft ->> 'urlId' as "urlId" from documents
    where website_id = ${websiteId} and kind = 'collection' and trashed_at is null
      and draft ->> 'type' = ${String(collectionTypes.products)} order by 2, 1 limit 500`);
  return rows;
};

export interface StoredProduct {
  readonly id: string;
  readonly content: ItemContent;
  readonly revision: number;
  readonly isPublished: boolean;
  readonly hasChanges: boolean;
}

const storedColumns = sql`document_id as id, draft as content, revision,
  published_revision is not null as "isPublished", has_changes as "hasChanges"`;

const isProduct = (
  websiteId: string,
) => sql`website_id = ${websiteId} and kind = 'item' and trashed_at is null
  and draft ->> 'recordType' = ${String(recordTypes.storeItem)}`;

type Row = StoredProduct & Record<string, unknown>;

export const findProductsById = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<StoredProduct[]> => {
  if (ids.length === 0) return [];
  const { rows } = await database.execute<Row>(sql`select ${storedColumns} from documents
    where ${isProduct(websiteId)} and document_id = any(${sql.param(ids)})`);
  return rows;
};

/** By page and URL: `<collection id>/<url>`. */
export const findProductsByKey = async (
  database: Queryable,
  websiteId: string,
  keys: readonly string[],
): Promise<StoredProduct[]> => {
  if (keys.length === 0) return [];
  const { rows } = await database.execute<Row>(sql`select ${storedColumns} from documents
    where ${isProduct(websiteId)} and unique_key = any(${sql.param(keys)})`);
  return rows;
};

/**
 * Products that have one of the SKUs, by an index. Those that the import itself created are left out: the dry run does
 * not know them either, and they are found by their URL.
 */
export const findProductsBySku = async (
  database: Queryable,
  websiteId: string,
  { skus, createdUntil }: { readonly skus: readonly string[]; readonly createdUntil: Date },
): Promise<StoredProduct[]> => {
  if (skus.length === 0) return [];
  const { rows } = await database.execute<Row>(sql`select ${storedColumns} from documents
    where created_at <= ${createdUntil} and ${isProduct(websiteId)}
      and ${productSkus(sql`draft`)} ?| ${sql.param(skus)}::text[]`);
  return rows;
};

/** In the order of their ids, after the last one that was read. */
export const listProducts = async (
  database: Queryable,
  websiteId: string,
  { after, limit, ids }: { readonly after: string; readonly limit: number; readonly ids?: readonly string[] },
): Promise<StoredProduct[]> => {
  const isChosen = ids ? sql`document_id = any(${sql.param(ids)})` : sql`true`;
  const { rows } = await database.execute<Row>(sql`select ${storedColumns} from documents
    where ${isProduct(websiteId)} and document_id > ${after} and ${isChosen}
    order by document_id limit ${limit}`);
  return rows;
};

interface ExportNeedsRow extends Record<string, unknown> {
  options: number | null;
  hasVideos: boolean | null;
  hasUnitPrices: boolean | null;
  headers: string[] | null;
}

/** The most options that a product has, whether one has a video or a unit price, and the headers of all columns that are kept for files. */
export const findExportNeeds = async (database: Queryable, websiteId: string): Promise<ExportNeeds> => {
  const { rows } = await database.execute<ExportNeedsRow>(sql`
    with products as (select draft -> 'structuredContent' as product from documents where ${isProduct(websiteId)}),
    kept as (
      select jsonb_object_keys(coalesce(product -> 'importedColumns', '{}')) as header from products
      union select jsonb_object_keys(coalesce(v -> 'importedColumns', '{}')) from products,
        jsonb_array_elements(coalesce(product -> 'variants', '[]')) v)
    select (select max(jsonb_array_length(product -> 'variantOptionOrdering')) from products) as options,
      (select bool_or(jsonb_array_length(product -> 'videos') > 0) from products) as "hasVideos",
      (select bool_or(product @? '$.variants[*].unitMeasure') from products) as "hasUnitPrices",
      (select array_agg(header order by header) from kept) as headers`);
  const { options, hasVideos, hasUnitPrices, headers } = rows[0] ?? {};
  return {
    options: options ?? 0,
    hasVideos: hasVideos ?? false,
    hasUnitPrices: hasUnitPrices ?? false,
    importedColumns: headers ?? [],
  };
};
