import { MAX_PENDING_COUNTED, type CommentState } from '@sitewright/domain/comments';
import { sql, type SQL } from 'drizzle-orm';
import { likePattern, type Queryable } from '../database/index.ts';

/** A comment as moderators see it. */
export interface ModeratedComment extends Record<string, unknown> {
  readonly commentId: string;
  readonly itemId: string;
  readonly parentId: string | null;
  readonly authorName: string;
  readonly email: string | null;
  readonly website: string | null;
  readonly body: string;
  readonly state: CommentState;
  readonly createdAt: string;
  readonly contributorId: string | null;
  readonly flagCount: number;
  readonly repliesTo: string | null;
  readonly itemTitle: string;
  readonly itemPath: string;
}

export interface ModerationFilter {
  readonly state?: CommentState;
  readonly itemId?: string;
  readonly reported?: 'yes';
  readonly search?: string;
  readonly before?: string;
  readonly limit: number;
}

const contains = (search: string): SQL => {
  const pattern = likePattern(search);
  return sql`and (m.body ilike ${pattern} or m.author_name ilike ${pattern} or m.email ilike ${pattern})`;
};

const conditions = ({ state, itemId, reported, search, before }: ModerationFilter): SQL =>
  sql.join(
    [
      state === undefined ? sql`` : sql`and m.state = ${state}`,
      itemId === undefined ? sql`` : sql`and m.item_id = ${itemId}`,
      reported === undefined ? sql`` : sql`and m.flag_count > 0`,
      search === undefined || search.trim() === '' ? sql`` : contains(search.trim()),
      before === undefined ? sql`` : sql`and m.comment_id < ${before}`,
    ],
    sql` `,
  );

/** Newest first. Comments on items that are no longer published are not listed. */
export const listForModeration = async (
  database: Queryable,
  websiteId: string,
  filter: ModerationFilter,
): Promise<ModeratedComment[]> => {
  const { rows } = await database.execute<ModeratedComment>(sql`
    select m.comment_id as "commentId", m.item_id as "itemId", m.parent_id as "parentId",
      m.author_name as "authorName", m.email, m.website, m.body, m.state,
      to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      m.contributor_id as "contributorId", m.flag_count as "flagCount", p.author_name as "repliesTo",
      coalesce(i.content ->> 'title', '') as "itemTitle", '/' || c.url_id || '/' || i.url_id as "itemPath"
    from comments m
    join items i on i.website_id = m.website_id and i.item_id = m.item_id
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    left join comments p on p.website_id = m.website_id and p.comment_id = m.parent_id
    where m.website_id = ${websiteId} ${conditions(filter)}
    order by m.comment_id desc limit ${filter.limit}`);
  return rows;
};

export type CommentCounts = Readonly<Record<CommentState | 'reported', number>>;

export const countByState = async (database: Queryable, websiteId: string): Promise<CommentCounts> => {
  const { rows } = await database.execute<{ state: CommentState; count: number; flagged: number }>(sql`
    select m.state, count(*)::int as count, count(*) filter (where m.flag_count > 0)::int as flagged from comments m
    join items i on i.website_id = m.website_id and i.item_id = m.item_id
    where m.website_id = ${websiteId} group by m.state`);
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  const reported = rows.find(({ state }) => state === 'approved')?.flagged ?? 0;
  return { pending: 0, approved: 0, spam: 0, ...counts, reported };
};

/** Up to `MAX_PENDING_COUNTED`. */
export const countPending = async (database: Queryable, websiteId: string): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from comments m join items i on i.website_id = m.website_id and i.item_id = m.item_id
      where m.website_id = ${websiteId} and m.state = 'pending'
      limit ${MAX_PENDING_COUNTED}) counted`);
  return rows[0]?.count ?? 0;
};

export interface CommentedItemRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly likeCount: number;
}

const MAX_COMMENTED = 500;

/** Items with comments, the last commented first. */
export const listCommentedItems = async (
  database: Queryable,
  websiteId: string,
): Promise<CommentedItemRow[]> => {
  const { rows } = await database.execute<CommentedItemRow>(sql`
    select i.item_id as id, coalesce(i.content ->> 'title', '') as title, n.count, i.like_count as "likeCount"
    from (select item_id, count(*)::int as count, max(comment_id) as latest from comments
      where website_id = ${websiteId} group by item_id) n
    join items i on i.website_id = ${websiteId} and i.item_id = n.item_id
    order by n.latest desc limit ${MAX_COMMENTED}`);
  return rows;
};

/** Returns the item of each changed comment. Approval resets the flags: later ones count anew. */
export const setStates = async (
  transaction: Queryable,
  websiteId: string,
  { ids, state }: { readonly ids: readonly string[]; readonly state: CommentState },
): Promise<string[]> => {
  const { rows } = await transaction.execute<{ itemId: string }>(sql`
    update comments set state = ${state},
      flag_count = case when ${state} = 'approved' then 0 else flag_count end
    where website_id = ${websiteId} and comment_id = any(${sql.param(ids)}) returning item_id as "itemId"`);
  return rows.map(({ itemId }) => itemId);
};

/** With all replies below them. Returns the item of each deleted comment. */
export const deleteComments = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await transaction.execute<{ itemId: string }>(sql`
    with recursive thread as (
      select comment_id from comments where website_id = ${websiteId} and comment_id = any(${sql.param(ids)})
      union select c.comment_id from comments c join thread t on c.parent_id = t.comment_id
        where c.website_id = ${websiteId}),
    flags as (delete from comment_flags where website_id = ${websiteId}
      and comment_id in (select comment_id from thread))
    delete from comments where website_id = ${websiteId}
      and comment_id in (select comment_id from thread) returning item_id as "itemId"`);
  return rows.map(({ itemId }) => itemId);
};

export const itemsOfComments = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await database.execute<{ itemId: string }>(sql`
    select distinct item_id as "itemId" from comments
    where website_id = ${websiteId} and comment_id = any(${sql.param(ids)}) order by 1`);
  return rows.map(({ itemId }) => itemId);
};

/** Approved comments of an author, by email address. */
export const countApprovedOf = async (
  database: Queryable,
  websiteId: string,
  email: string,
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from comments
    where website_id = ${websiteId} and email = ${email} and state = 'approved'`);
  return rows[0]?.count ?? 0;
};

/** The number of flags since the last approval; undefined if this voter flagged the comment before. */
export const insertFlag = async (
  transaction: Queryable,
  websiteId: string,
  { commentId, voter }: { readonly commentId: string; readonly voter: string },
): Promise<number | undefined> => {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    with flag as (insert into comment_flags (website_id, comment_id, voter)
      values (${websiteId}, ${commentId}, ${voter}) on conflict do nothing returning comment_id)
    update comments c set flag_count = c.flag_count + 1 from flag
    where c.website_id = ${websiteId} and c.comment_id = flag.comment_id returning c.flag_count as count`);
  return rows[0]?.count;
};
