import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

const MAX_USES = 20;

export interface ProductUse extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
}

/** Products whose draft or published content satisfies a condition on `content`; those in the trash do not count. */
const findUses = async (database: Queryable, websiteId: string, condition: SQL): Promise<ProductUse[]> => {
  const { rows } = await database.execute<ProductUse>(sql`
    select u.id, min(u.title) as title from (
      select d.document_id as id, d.draft ->> 'title' as title, d.draft as content from documents d
      where d.website_id = ${websiteId} and d.kind = 'item' and d.trashed_at is null
      union all
      select i.item_id, i.title, i.content from items i
      join documents d on d.website_id = i.website_id and d.kind = 'item' and d.document_id = i.item_id
        and d.trashed_at is null
      where i.website_id = ${websiteId}) u
    where u.content -> 'recordType' = '11'::jsonb and (${condition})
    group by u.id order by min(u.title), u.id limit ${MAX_USES}`);
  return rows;
};

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** Products that have a SKU, of a variant or of their own. */
export const findSkuUses = (
  database: Queryable,
  websiteId: string,
  { sku, exceptId }: { readonly sku: string; readonly exceptId: string | undefined },
): Promise<ProductUse[]> =>
  findUses(
    database,
    websiteId,
    sql`u.id <> ${exceptId ?? ''} and (u.content -> 'structuredContent' @> ${json({ variants: [{ sku }] })}
      or u.content -> 'structuredContent' @> ${json({ sku })})`,
  );

/** Products that show a file, deliver it, or draw a swatch with it. */
export const findFileUses = (
  database: Queryable,
  websiteId: string,
  assetId: string,
): Promise<ProductUse[]> =>
  findUses(
    database,
    websiteId,
    sql`u.content @> ${json({ mainImageId: assetId })} or u.content @> ${json({ imageIds: [assetId] })}
      or u.content -> 'structuredContent' @> ${json({ fileId: assetId })}
      or u.content -> 'structuredContent' @> ${json({ variants: [{ imageId: assetId }] })}
      or u.content -> 'structuredContent' @> ${json({ videos: [{ fileId: assetId }] })}
      or u.content -> 'structuredContent' @> ${json({ videos: [{ posterId: assetId }] })}
      or jsonb_path_exists(u.content, '$.structuredContent.swatches.*.*.imageId ? (@ == $id)',
        ${json({ id: assetId })})`,
  );
