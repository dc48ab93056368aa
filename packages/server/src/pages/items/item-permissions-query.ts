import type { Permission } from '@sitewright/domain/contributors';
import { collectionTypes, type ItemContent } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { LiveContext } from '../../documents/index.ts';

type SiteContext = Pick<LiveContext, 'database' | 'site'>;

/**
 * Whether all pages of a query are store pages, by their published type: a draft that turns a blog into a store must
 * not turn its posts into products.
 */
const areStorePages = async ({ database, site }: SiteContext, pageIds: SQL): Promise<boolean> => {
  const { rows } = await database.execute<{ areAll: boolean | null }>(sql`
    select bool_and(coalesce(coalesce(c.outline, d.draft) ->> 'type' = ${String(collectionTypes.products)}, false))
      as "areAll"
    from (${pageIds}) p(id)
    left join collections c on c.website_id = ${site.id} and c.collection_id = p.id
    left join documents d on d.website_id = ${site.id} and d.kind = 'collection' and d.document_id = p.id`);
  return rows[0]?.areAll === true;
};

/** Permission to create an item: products can be created without the permission to create pages. */
export const creationPermission = async (
  context: SiteContext,
  { collectionId }: ItemContent,
): Promise<Permission> =>
  (await areStorePages(context, sql`select ${collectionId}::text`)) ? 'products' : 'create-pages';

/** Permission to publish an item. It is a product if both its draft page and its published page are store pages. */
export const publishPermission = async (context: SiteContext, itemId: string): Promise<Permission> => {
  const { id: websiteId } = context.site;
  const pageIds = sql`
    select parent_id from documents
      where website_id = ${websiteId} and kind = 'item' and document_id = ${itemId}
    union select collection_id from items where website_id = ${websiteId} and item_id = ${itemId}`;
  return (await areStorePages(context, pageIds)) ? 'publish-products' : 'publish';
};

/** Permission to reorder the items of a page, which takes effect immediately. */
export const reorderPermission = async (context: SiteContext, collectionId: string): Promise<Permission> =>
  (await areStorePages(context, sql`select ${collectionId}::text`)) ? 'publish-products' : 'publish';
