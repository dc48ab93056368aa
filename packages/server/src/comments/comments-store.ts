import { defaultCommentSettings, type CommentSettings, type CommentState } from '@sitewright/domain/comments';
import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import { visibleToViewer, type Viewer } from '../page-access/index.ts';
import type { Queryable } from '../database/index.ts';
import { comments, commentSettings, itemLikes } from './comments-tables.ts';

/** A statement takes at most 65,535 parameters, a comment has ten. */
const BATCH_SIZE = 500;

export type CommentRow = typeof comments.$inferSelect;

/** A comment to insert; columns with a default may be left out. */
export type NewCommentRow = Omit<typeof comments.$inferInsert, 'websiteId'>;

export const readSettings = async (database: Queryable, websiteId: string): Promise<CommentSettings> => {
  const [row] = await database
    .select({ settings: commentSettings.settings })
    .from(commentSettings)
    .where(eq(commentSettings.websiteId, websiteId));
  return { ...defaultCommentSettings, ...row?.settings };
};

export const putCommentSettings = async (
  transaction: Queryable,
  websiteId: string,
  settings: Partial<CommentSettings>,
): Promise<void> => {
  await transaction
    .insert(commentSettings)
    .values({ websiteId, settings })
    .onConflictDoUpdate({ target: commentSettings.websiteId, set: { settings } });
};

export interface CommentedItem extends Record<string, unknown> {
  readonly collectionId: string;
  readonly commentState: number | null;
  readonly publishOn: number;
  readonly recordType: number;
}

/** An item that the visitor may see now. */
export const findVisibleItem = async (
  database: Queryable,
  websiteId: string,
  { itemId, ...viewer }: Viewer & { readonly itemId: string },
): Promise<CommentedItem | undefined> => {
  const { rows } = await database.execute<CommentedItem>(sql`
    select i.collection_id as "collectionId", (i.content ->> 'commentState')::int as "commentState",
      floor(extract(epoch from i.publish_on) * 1000)::float8 as "publishOn",
      (i.content ->> 'recordType')::int as "recordType"
    from items i join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where i.website_id = ${websiteId} and i.item_id = ${itemId} and ${visibleToViewer(viewer)}`);
  return rows[0];
};

export interface CommentFilter {
  readonly itemId?: string;
  readonly state?: CommentState;
  readonly before?: string;
  readonly limit: number;
}

/** Newest first. */
export const listSiteComments = async (
  database: Queryable,
  websiteId: string,
  { itemId, state, before, limit }: CommentFilter,
): Promise<CommentRow[]> =>
  database
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.websiteId, websiteId),
        itemId === undefined ? undefined : eq(comments.itemId, itemId),
        state === undefined ? undefined : eq(comments.state, state),
        before === undefined ? undefined : lt(comments.commentId, before),
      ),
    )
    .orderBy(desc(comments.commentId))
    .limit(limit);

const isComment = (websiteId: string, id: string) =>
  and(eq(comments.websiteId, websiteId), eq(comments.commentId, id));

export const findComment = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<CommentRow | undefined> => {
  const [row] = await database.select().from(comments).where(isComment(websiteId, id));
  return row;
};

export interface RepeatedComment {
  readonly comment: NewCommentRow;
  readonly since: Date;
  /** No comment since then has a smaller id: only as many are read as were written, however many the item has. */
  readonly firstId: string;
}

/** The same text by the same author within the last minutes. */
export const findSameComment = async (
  database: Queryable,
  websiteId: string,
  { comment, since, firstId }: RepeatedComment,
): Promise<CommentRow | undefined> => {
  const { itemId, parentId, authorName, body } = comment;
  const [row] = await database
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.websiteId, websiteId),
        gte(comments.commentId, firstId),
        eq(comments.itemId, itemId),
        gt(comments.createdAt, since),
        parentId === undefined || parentId === null
          ? isNull(comments.parentId)
          : eq(comments.parentId, parentId),
        eq(comments.authorName, authorName),
        eq(comments.body, body),
      ),
    );
  return row;
};

/**
 * Locked until the transaction ends. Counting or checking comments must follow in another statement: a statement that
 * waited for this lock does not see what the other transaction wrote.
 */
export const lockThreads = async (
  transaction: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`select 1 from items where website_id = ${websiteId}
    and item_id = any(${sql.param(itemIds)}) order by item_id for update`);
};

/** A comment, read again once its thread is locked: until then it may be deleted, or its state changed. */
export const lockComment = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<CommentRow | undefined> => {
  const found = await findComment(transaction, websiteId, id);
  if (!found) return undefined;
  await lockThreads(transaction, websiteId, [found.itemId]);
  return findComment(transaction, websiteId, id);
};

/**
 * Recounts instead of incrementing: two concurrent approvals must not count twice. Returns the collections of the
 * items.
 */
export const recountComments = async (
  transaction: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<string[]> => {
  await lockThreads(transaction, websiteId, itemIds);
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update items i set comment_count = (select count(*)::int from comments c where c.website_id = i.website_id
      and c.item_id = i.item_id and c.state = 'approved')
    where i.website_id = ${websiteId} and i.item_id = any(${sql.param(itemIds)}) returning i.collection_id as id`);
  return rows.map(({ id }) => id);
};

export const insertComments = async (
  transaction: Queryable,
  websiteId: string,
  list: readonly NewCommentRow[],
): Promise<void> => {
  for (let start = 0; start < list.length; start += BATCH_SIZE)
    await transaction
      .insert(comments)
      .values(list.slice(start, start + BATCH_SIZE).map((comment) => ({ ...comment, websiteId })));
  await recountComments(transaction, websiteId, [...new Set(list.map(({ itemId }) => itemId))]);
};

/** False if this voter already liked it. */
export const insertLike = async (
  transaction: Queryable,
  websiteId: string,
  { itemId, voter }: { readonly itemId: string; readonly voter: string },
): Promise<boolean> => {
  const rows = await transaction
    .insert(itemLikes)
    .values({ websiteId, itemId, voter })
    .onConflictDoNothing()
    .returning({ voter: itemLikes.voter });
  return rows.length === 1;
};

/** False if there was none. */
export const deleteLike = async (
  transaction: Queryable,
  websiteId: string,
  { itemId, voter }: { readonly itemId: string; readonly voter: string },
): Promise<boolean> => {
  const rows = await transaction
    .delete(itemLikes)
    .where(and(eq(itemLikes.websiteId, websiteId), eq(itemLikes.itemId, itemId), eq(itemLikes.voter, voter)))
    .returning({ voter: itemLikes.voter });
  return rows.length === 1;
};

export const addToLikes = async (
  transaction: Queryable,
  websiteId: string,
  { itemId, by }: { readonly itemId: string; readonly by: -1 | 0 | 1 },
): Promise<number> => {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    update items set like_count = greatest(like_count + ${by}::int, 0)
    where website_id = ${websiteId} and item_id = ${itemId} returning like_count as count`);
  return rows[0]?.count ?? 0;
};
