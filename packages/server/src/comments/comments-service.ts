import { createHmac } from 'node:crypto';
import {
  cleanComment,
  commentStateOf,
  commentStates,
  type CommentSettings,
} from '@sitewright/domain/comments';
import { inTransaction } from '../database/index.ts';
import { refuse, type Refusal, type VisitorContext } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { bumpSubjects } from '../sites/index.ts';
import {
  addToLikes,
  findComment,
  findShownItem,
  insertComments,
  insertLike,
  readSettings,
  type CommentedItem,
  type CommentRow,
} from './comments-store.ts';

export interface NewComment {
  readonly authorName: string;
  readonly body: string;
  readonly parentId?: string;
}

const isOpen = (item: CommentedItem, settings: CommentSettings, now: Date): boolean => {
  const { commentState, publishOn } = item;
  const commented = { publishOn, ...(commentState === null ? {} : { commentState }) };
  return (
    settings.commentsEnabled && commentStateOf(commented, settings, now.getTime()) === commentStates.open
  );
};

/** An answer belongs to a shown comment on the same item; where threads are off it stands by itself. */
const parentOf = async (
  { database, site }: VisitorContext,
  itemId: string,
  parentId: string | undefined,
): Promise<string | null | Refusal> => {
  if (parentId === undefined) return null;
  const parent = await findComment(database, site.id, parentId);
  return parent?.itemId === itemId && parent.state === 'approved' ? parentId : refuse('not-found');
};

export const addComment = async (
  context: VisitorContext,
  itemId: string,
  comment: NewComment,
): Promise<Omit<CommentRow, 'websiteId'> | Refusal> => {
  const { database, site, now } = context;
  const item = await findShownItem(database, site.id, { itemId, now });
  if (!item) return refuse('not-found');
  const settings = await readSettings(database, site.id);
  if (!isOpen(item, settings, now)) return refuse('comments-closed');
  const [authorName, body] = [cleanComment(comment.authorName), cleanComment(comment.body)];
  if (authorName === '') return refuse('comment-name-missing', { authorName: 'Please enter your name.' });
  if (body === '') return refuse('comment-empty', { body: 'Please write something.' });
  const parentId = await parentOf(context, itemId, settings.commentThreaded ? comment.parentId : undefined);
  if (typeof parentId === 'object' && parentId !== null) return parentId;
  const state = settings.commentApprovalRequired ? ('pending' as const) : ('approved' as const);
  const row = { commentId: newId(), itemId, parentId, authorName, body, state, createdAt: now };
  await inTransaction(database, async (transaction) => {
    await insertComments(transaction, site.id, [row]);
    if (state === 'approved') await bumpSubjects(transaction, site.id, [`item:${itemId}`]);
  });
  return row;
};

/** One like from one address and browser. The hash is keyed: the table cannot be turned back into addresses. */
export const likeItem = async (
  { database, site, now, address, browser }: VisitorContext,
  itemId: string,
  secret: string,
): Promise<{ likeCount: number } | Refusal> => {
  if (!(await findShownItem(database, site.id, { itemId, now }))) return refuse('not-found');
  const { simpleLikingEnabled } = await readSettings(database, site.id);
  if (!simpleLikingEnabled) return refuse('likes-off');
  const voter = createHmac('sha256', secret)
    .update(`like:${site.id}:${address}:${browser}`)
    .digest('base64url');
  return inTransaction(database, async (transaction) => {
    const isFirst = await insertLike(transaction, site.id, { itemId, voter });
    if (isFirst) await bumpSubjects(transaction, site.id, [`item:${itemId}`]);
    return { likeCount: await addToLikes(transaction, site.id, { itemId, by: isFirst ? 1 : 0 }) };
  });
};
