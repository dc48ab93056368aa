import { sql, type SQL } from 'drizzle-orm';

/** An item `i` as pages know it: its content, and what the database alone knows of it. */
const facts: SQL = sql`jsonb_build_object(
  'publishOn', floor(extract(epoch from i.publish_on) * 1000),
  'addedOn', floor(extract(epoch from i.added_at) * 1000),
  'updatedOn', floor(extract(epoch from i.updated_at) * 1000),
  'likeCount', i.like_count, 'commentCount', i.comment_count, 'publicCommentCount', i.comment_count)`;

export const wholeItem: SQL = sql`i.content || ${facts}`;

/** For lists: sections weigh the most and only the item's own page lays them out. */
export const listedItem: SQL = sql`(i.content - 'sections' - 'fields') || ${facts}`;

/** For links to it. */
export const linkedItem: SQL = sql`(i.content - 'sections' - 'fields' - 'body') || ${facts}`;
