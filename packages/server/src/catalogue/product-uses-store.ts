import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { productFiles, productSkus } from '../documents/index.ts';

const MAX_USES = 20;

export interface ProductUse extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
}

type Uses = Promise<ProductUse[]>;

/** Those of drafts and of published content together; products in the trash do not count. */
const mergeUses = async (database: Queryable, websiteId: string, found: SQL): Uses => {
  const { rows } = await database.execute<ProductUse>(sql`
    select d.document_id as id, min(u.title) as title from (${found}) u
    join documents d on d.website_id = ${websiteId} and d.kind = 'item' and d.document_id = u.id
      and d.trashed_at is null
    group by d.document_id order by min(u.title), d.document_id limit ${MAX_USES}`);
  return rows;
};

const isProduct = (content: SQL): SQL => sql`${content} -> 'recordType' = '11'::jsonb`;

/** Drafts of which an indexed array has the text. */
const draftsWith = (websiteId: string, texts: SQL, text: string): SQL => sql`
  select d.document_id as id, d.draft ->> 'title' as title from documents d
  where d.website_id = ${websiteId} and d.kind = 'item' and ${isProduct(sql`d.draft`)}
    and ${texts} ? ${text}`;

/** Products that have a SKU, of a variant or of their own. */
export const findSkuUses = (
  database: Queryable,
  websiteId: string,
  { sku, exceptId }: { readonly sku: string; readonly exceptId: string | undefined },
): Uses =>
  mergeUses(
    database,
    websiteId,
    sql`select f.id, f.title from (
        ${draftsWith(websiteId, productSkus(sql`d.draft`), sku)}
        union all
        select i.item_id, i.title from product_variants v
        join items i on i.website_id = v.website_id and i.item_id = v.item_id
        where v.website_id = ${websiteId} and v.sku = ${sku} and not v.is_retired) f
      where f.id <> ${exceptId ?? ''}`,
  );

/** Products that show a file, deliver it, or draw a swatch with it. */
export const findFileUses = (database: Queryable, websiteId: string, assetId: string): Uses =>
  mergeUses(
    database,
    websiteId,
    sql`${draftsWith(websiteId, productFiles(sql`d.draft`), assetId)}
      union all
      select i.item_id, i.title from items i
      where i.website_id = ${websiteId} and ${isProduct(sql`i.content`)}
        and ${productFiles(sql`i.content`)} ? ${assetId}`,
  );
