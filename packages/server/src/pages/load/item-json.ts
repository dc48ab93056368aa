import { sql, type SQL } from 'drizzle-orm';

/** An item `i` as pages know it: its content, and what the database alone knows of it. */
const facts: SQL = sql`jsonb_build_object(
  'publishOn', floor(extract(epoch from i.publish_on) * 1000),
  'addedOn', floor(extract(epoch from i.added_at) * 1000),
  'updatedOn', floor(extract(epoch from i.updated_at) * 1000),
  'likeCount', i.like_count, 'commentCount', i.comment_count, 'publicCommentCount', i.comment_count)`;

/** How many there are of a product's variants: null for no limit. */
const stock: SQL = sql`case when i.content -> 'recordType' = '11'::jsonb then jsonb_build_object('stock',
  (select jsonb_object_agg(l.variant_id, case when l.is_unlimited then null else l.quantity end)
    from stock_levels l where l.website_id = i.website_id and l.item_id = i.item_id)) else '{}'::jsonb end`;

export const wholeItem: SQL = sql`i.content || ${facts} || ${stock}`;

/** For lists: sections weigh the most and only the item's own page lays them out. */
export const listedItem: SQL = sql`(i.content - 'sections' - 'fields') || ${facts} || ${stock}`;

/** For links to it. */
export const linkedItem: SQL = sql`(i.content - 'sections' - 'fields' - 'body') || ${facts}`;
