import type { CommentState } from '@sitewright/domain/comments';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { comments, distrustedAuthors } from './comments-tables.ts';

/** The addresses of the visitors who wrote those comments that are not in the state yet, each once. */
export const listAuthors = async (
  database: Queryable,
  websiteId: string,
  { ids, state }: { readonly ids: readonly string[]; readonly state: CommentState },
): Promise<string[]> => {
  const rows = await database
    .selectDistinct({ email: comments.email })
    .from(comments)
    .where(
      and(
        eq(comments.websiteId, websiteId),
        inArray(comments.commentId, [...ids]),
        ne(comments.state, state),
        isNotNull(comments.email),
      ),
    );
  return rows.flatMap(({ email }) => email ?? []);
};

/** Sorted, so that two moderators do not block each other for ever. */
export const insertDistrusted = async (
  transaction: Queryable,
  websiteId: string,
  authors: readonly string[],
): Promise<void> => {
  if (authors.length === 0) return;
  const rows = authors.map((author) => ({ websiteId, author }));
  await transaction.insert(distrustedAuthors).values(rows).onConflictDoNothing();
};

const isAmong = (websiteId: string, authors: readonly string[]) =>
  and(eq(distrustedAuthors.websiteId, websiteId), inArray(distrustedAuthors.author, [...authors]));

export const deleteDistrusted = async (
  transaction: Queryable,
  websiteId: string,
  authors: readonly string[],
): Promise<void> => {
  await transaction.delete(distrustedAuthors).where(isAmong(websiteId, authors));
};

export const isAuthorStored = async (
  database: Queryable,
  websiteId: string,
  author: string,
): Promise<boolean> => {
  const [row] = await database
    .select({ author: distrustedAuthors.author })
    .from(distrustedAuthors)
    .where(isAmong(websiteId, [author]));
  return row !== undefined;
};
