import {
  cleanComment,
  commentMessages,
  findCommentFaults,
  stateAfterAction,
  type CommentAction,
  type CommentState,
} from '@sitewright/domain/comments';
import type { Queryable } from '../database/index.ts';
import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateThreads, type WrittenComment } from './comments-service.ts';
import { insertComments, lockComment, lockThreads } from './comments-store.ts';
import { updateTrust } from './distrusted-authors.ts';
import { deleteComments, itemsOfComments, setStates } from './moderation-store.ts';

export interface Moderation {
  readonly ids: readonly string[];
  readonly action: CommentAction;
  readonly secret: string;
}

const decide = async (
  transaction: Queryable,
  websiteId: string,
  { ids, state, secret }: { ids: readonly string[]; state: CommentState; secret: string },
): Promise<string[]> => {
  await updateTrust(transaction, { websiteId, secret }, { ids, state });
  return setStates(transaction, websiteId, { ids, state });
};

/** Locks the threads first, in the same order as visitors who write. Returns the number of changed comments. */
export const moderateComments = async (
  transaction: Queryable,
  websiteId: string,
  { ids, action, secret }: Moderation,
): Promise<number> => {
  await lockThreads(transaction, websiteId, await itemsOfComments(transaction, websiteId, ids));
  const changed =
    action === 'delete'
      ? await deleteComments(transaction, websiteId, ids)
      : await decide(transaction, websiteId, { ids, state: stateAfterAction(action), secret });
  for (const itemId of new Set(changed)) await invalidateThreads(transaction, websiteId, itemId);
  return changed.length;
};

const faultOf = (body: string): Refusal | undefined => {
  const { body: fault } = findCommentFaults(
    { authorName: 'A', email: '', website: '', body },
    { commentAnonAllowed: true },
  );
  return fault && refuse(fault, { body: commentMessages[fault] });
};

/** Shown at once, with the name of the contributor. Whoever replies has read the comment: it is approved. */
export const replyToComment = async (
  { database, site, contributor, now, secret }: ContributorContext & { readonly secret: string },
  commentId: string,
  typed: string,
): Promise<WrittenComment | Refusal> => {
  const body = cleanComment(typed);
  const fault = faultOf(body);
  if (fault) return fault;
  const found = await lockComment(database, site.id, commentId);
  if (!found) return refuse('not-found');
  if (found.state !== 'approved')
    await decide(database, site.id, { ids: [commentId], state: 'approved', secret });
  const row = {
    commentId: newId(),
    itemId: found.itemId,
    parentId: commentId,
    authorName: contributor.name,
    email: null,
    website: null,
    body,
    state: 'approved' as const,
    createdAt: now,
    contributorId: contributor.accountId,
  };
  await insertComments(database, site.id, [row]);
  await invalidateThreads(database, site.id, found.itemId);
  return row;
};
