import { sql, type SqlFragment } from '../../database/index.ts';

/** Fields of an item `i` that are not part of its content. */
const databaseFields: SqlFragment = sql`jsonb_build_object(
  'publishOn', floor(extract(epoch from i.publish_on) * 1000),
  'addedOn', floor(extract(epoch from i.added_at) * 1000),
  'updatedOn', floor(extract(epoch from i.updated_at) * 1000),
  'likeCount', i.like_count, 'commentCount', i.comment_count, 'publicCommentCount', i.comment_count)`;

/** Stock by variant of a product; null means unlimited. */
const stock: SqlFragment = sql`case when i.content -> 'recordType' = '11'::jsonb then jsonb_build_object('stock',
  (select jsonb_object_agg(l.variant_id, case when l.is_unlimited then null else l.quantity end)
    from stock_levels l where l.website_id = i.website_id and l.item_id = i.item_id)) else '{}'::jsonb end`;

// The content is copied as a whole by every operation on it: what is added to it is put together first.
const added: SqlFragment = sql`(${databaseFields} || ${stock})`;

export const wholeItem: SqlFragment = sql`i.content || ${added}`;

/** For lists: without sections, which are the largest part. */
export const listedItem: SqlFragment = sql`(i.content - '{sections,fields}'::text[]) || ${added}`;

/** In a list of the collection `f`: small pages have everything. */
export const itemOfPage: SqlFragment = sql`case when f.page_size <= 50 then ${wholeItem} else ${listedItem} end`;

/** For links to the item. */
export const linkedItem: SqlFragment = sql`(i.content - '{sections,fields,body}'::text[]) || ${databaseFields}`;
