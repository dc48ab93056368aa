import { createHmac } from 'node:crypto';
import {
  authorKey,
  cleanCommentFields,
  commentStateOf,
  commentStates,
  commentFormTextsIn,
  describeCommentFaults,
  findCommentFaults,
  type CommentFaults,
  type CommentFields,
  type CommentRefusal,
  type CommentSettings,
  type CommentState,
} from '@sitewright/domain/comments';
import { makeId } from '@sitewright/domain/ids';
import type { PageAccess } from '../page-access/index.ts';
import { inTransaction, type Queryable } from '../database/index.ts';
import { isRefusal, refuse, type Refusal, type VisitorContext } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateCacheTags, type CacheTag } from '../sites/index.ts';
import { enqueueEvent } from '../webhooks/index.ts';
import {
  addToLikes,
  deleteLike,
  findComment,
  findVisibleItem,
  findSameComment,
  insertComments,
  insertLike,
  lockThreads,
  readSettings,
  recountComments,
  type CommentedItem,
  type CommentRow,
} from './comments-store.ts';
import { isDistrusted } from './distrusted-authors.ts';
import { countApprovedOf } from './moderation-store.ts';
import { notifyModerators } from './notify-moderators.ts';

export interface NewComment extends Pick<CommentFields, 'authorName' | 'body'> {
  readonly email?: string;
  readonly website?: string;
  readonly parentId?: string;
}

/** The visitor, with their unlocked pages. */
export interface Commenter extends Pick<VisitorContext, 'database' | 'site' | 'now'> {
  readonly access: PageAccess;
  /** Of the installation. */
  readonly secret: string;
  readonly publicOrigin?: string;
  /** Whether they are signed in with a role whose comments need no approval. */
  readonly isTrusted?: () => Promise<boolean>;
}

/** The part of a comment that its author gets back. */
export type WrittenComment = Pick<
  CommentRow,
  'commentId' | 'itemId' | 'parentId' | 'authorName' | 'email' | 'website' | 'body' | 'state' | 'createdAt'
> &
  Partial<Pick<CommentRow, 'contributorId'>>;

export type Liker = Commenter & Pick<VisitorContext, 'address' | 'browser'>;

/** The same comment sent twice is a double submit, or a retry after a lost response. */
const SAME_WITHIN_MS = 600_000;

const lowestTail = new Uint8Array(6);

/** Ids are made by the clock of the machine. */
const firstIdWithin = (milliseconds: number): string => makeId(Date.now() - milliseconds, lowestTail);

/** Lists show the numbers of comments and likes of each item, so they depend on the collection. */
const cacheTagsOfItem = (itemId: string, collectionId: string): CacheTag[] => [
  `item:${itemId}`,
  `collection:${collectionId}`,
];

/** After a comment was approved or deleted. */
export const invalidateThreads = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<void> => {
  const [collectionId] = await recountComments(database, websiteId, [itemId]);
  if (collectionId !== undefined)
    await invalidateCacheTags(database, websiteId, cacheTagsOfItem(itemId, collectionId));
};

const isOpen = (item: CommentedItem, settings: CommentSettings, now: Date): boolean => {
  const { commentState, publishOn, recordType } = item;
  const commented = { publishOn, recordType, ...(commentState === null ? {} : { commentState }) };
  return (
    settings.commentsEnabled && commentStateOf(commented, settings, now.getTime()) === commentStates.open
  );
};

/** Visitors read it, so it is in the site's language. */
export const refuseIn = (
  { settings: { language } }: Commenter['site'],
  code: CommentRefusal,
  faults?: CommentFaults,
): Refusal => {
  const words = commentFormTextsIn(language);
  const errors = faults && describeCommentFaults(faults, (fault) => words[fault]);
  return refuse(code, errors).withMessage(words[code]);
};

/** A reply belongs to an approved comment on the same item. */
const hasParent = async (
  transaction: Queryable,
  websiteId: string,
  { itemId, parentId }: WrittenComment,
): Promise<boolean> => {
  if (parentId === null) return true;
  const parent = await findComment(transaction, websiteId, parentId);
  return parent?.itemId === itemId && parent.state === 'approved';
};

const readFields = (
  { site }: Commenter,
  comment: NewComment,
  settings: CommentSettings,
): CommentFields | Refusal => {
  const fields = cleanCommentFields({ email: '', website: '', ...comment });
  const faults = findCommentFaults(fields, settings);
  const [first] = Object.values(faults);
  return first === undefined ? fields : refuseIn(site, first, faults);
};

/** A role, or approved earlier comments and no spam since, make comments of the same author visible at once. */
const stateOfNew = async (
  { database, site, secret, isTrusted }: Commenter,
  email: string,
  { commentApprovalRequired, commentTrustAfter }: CommentSettings,
): Promise<CommentState> => {
  if (!commentApprovalRequired || (await isTrusted?.())) return 'approved';
  if (commentTrustAfter === 0 || email === '') return 'pending';
  const author = authorKey(email);
  if (await isDistrusted(database, { websiteId: site.id, secret }, author)) return 'pending';
  const count = await countApprovedOf(database, site.id, author);
  return count >= commentTrustAfter ? 'approved' : 'pending';
};

/** The data of a `comment.created` event. */
export const describeForWebhook = (row: Omit<WrittenComment, 'createdAt'>) => ({
  id: row.commentId,
  itemId: row.itemId,
  parentId: row.parentId,
  authorName: row.authorName,
  email: row.email,
  website: row.website,
  body: row.body,
  state: row.state,
});

interface Writing {
  readonly row: WrittenComment;
  readonly collectionId: string;
  readonly settings: CommentSettings;
}

const writeComment = async (
  context: Commenter,
  { row, collectionId, settings }: Writing,
): Promise<WrittenComment | Refusal> =>
  inTransaction(context.database, async (transaction) => {
    const { site, now } = context;
    const since = new Date(now.getTime() - SAME_WITHIN_MS);
    await lockThreads(transaction, site.id, [row.itemId]);
    // Not before the lock: a moderator may be deleting it.
    if (!(await hasParent(transaction, site.id, row))) return refuseIn(site, 'comment-parent-gone');
    const firstId = firstIdWithin(SAME_WITHIN_MS);
    const same = await findSameComment(transaction, site.id, { comment: row, since, firstId });
    if (same) return same;
    await insertComments(transaction, site.id, [row]);
    await enqueueEvent(transaction, site.id, {
      type: 'comment.created',
      data: describeForWebhook(row),
      email: row.email,
      now,
    });
    if (row.state === 'approved')
      await invalidateCacheTags(transaction, site.id, cacheTagsOfItem(row.itemId, collectionId));
    else await notifyModerators({ ...context, database: transaction }, settings, row);
    return row;
  });

export const addComment = async (
  context: Commenter,
  itemId: string,
  comment: NewComment,
): Promise<WrittenComment | Refusal> => {
  const { database, site, now, access } = context;
  const item = await findVisibleItem(database, site.id, { itemId, now, access });
  if (!item) return refuse('not-found');
  const settings = await readSettings(database, site.id);
  if (!isOpen(item, settings, now)) return refuseIn(site, 'comments-closed');
  const fields = readFields(context, comment, settings);
  if (isRefusal(fields)) return fields;
  const row = {
    commentId: newId(),
    itemId,
    // Without threading a reply becomes a top-level comment.
    parentId: (settings.commentThreaded ? comment.parentId : undefined) ?? null,
    authorName: fields.authorName,
    email: authorKey(fields.email) || null,
    website: fields.website || null,
    body: fields.body,
    state: await stateOfNew(context, fields.email, settings),
    createdAt: now,
  };
  return writeComment(context, { row, collectionId: item.collectionId, settings });
};

export interface LikeRequest {
  readonly itemId: string;
  readonly isLiked: boolean;
}

/** One like per address and browser. The hash is keyed: the table cannot be turned back into addresses. */
export const setLike = async (
  { database, site, now, access, secret, address, browser }: Liker,
  { itemId, isLiked }: LikeRequest,
): Promise<{ likeCount: number } | Refusal> => {
  const item = await findVisibleItem(database, site.id, { itemId, now, access });
  if (!item) return refuse('not-found');
  const { simpleLikingEnabled } = await readSettings(database, site.id);
  if (!simpleLikingEnabled) return refuseIn(site, 'likes-off');
  const voter = createHmac('sha256', secret)
    .update(`like:${site.id}:${address}:${browser}`)
    .digest('base64url');
  return inTransaction(database, async (transaction) => {
    const hasChanged = await (isLiked ? insertLike : deleteLike)(transaction, site.id, { itemId, voter });
    if (hasChanged)
      await invalidateCacheTags(transaction, site.id, cacheTagsOfItem(itemId, item.collectionId));
    const step = isLiked ? 1 : -1;
    return { likeCount: await addToLikes(transaction, site.id, { itemId, by: hasChanged ? step : 0 }) };
  });
};
