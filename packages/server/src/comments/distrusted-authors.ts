import { createHmac } from 'node:crypto';
import type { CommentState } from '@sitewright/domain/comments';
import type { Queryable } from '../database/index.ts';
import {
  deleteDistrusted,
  insertDistrusted,
  isAuthorStored,
  listAuthors,
} from './distrusted-authors-store.ts';

/** The site, and the secret of the installation: the table cannot be turned back into addresses. */
export interface AuthorContext {
  readonly websiteId: string;
  readonly secret: string;
}

const hashOf = ({ websiteId, secret }: AuthorContext, author: string): string =>
  createHmac('sha256', secret).update(`author:${websiteId}:${author}`).digest('base64url');

export const isDistrusted = (database: Queryable, context: AuthorContext, author: string): Promise<boolean> =>
  isAuthorStored(database, context.websiteId, hashOf(context, author));

/** Spam ends the trust in its author, approval begins it again; what waits changes nothing. */
export const updateTrust = async (
  transaction: Queryable,
  context: AuthorContext,
  { ids, state }: { readonly ids: readonly string[]; readonly state: CommentState },
): Promise<void> => {
  if (state === 'pending') return;
  const authors = await listAuthors(transaction, context.websiteId, { ids, state });
  const hashes = authors.map((author) => hashOf(context, author)).toSorted();
  const write = state === 'spam' ? insertDistrusted : deleteDistrusted;
  await write(transaction, context.websiteId, hashes);
};
