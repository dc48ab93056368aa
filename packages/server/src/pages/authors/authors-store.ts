import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { authors } from '../pages-tables.ts';

export interface Author {
  readonly id: string;
  /** `displayName` and further profile fields. */
  readonly content: Readonly<Record<string, string>>;
}

export const listAuthors = async (database: Queryable, websiteId: string): Promise<Author[]> =>
  database
    .select({ id: authors.authorId, content: authors.content })
    .from(authors)
    .where(eq(authors.websiteId, websiteId))
    .orderBy(asc(authors.authorId));

/** Replaces all authors of the site. */
export const putAuthors = async (
  transaction: Queryable,
  websiteId: string,
  list: readonly Author[],
): Promise<void> => {
  await transaction.delete(authors).where(eq(authors.websiteId, websiteId));
  if (list.length > 0)
    await transaction
      .insert(authors)
      .values(list.map(({ id, content }) => ({ websiteId, authorId: id, content })));
};
