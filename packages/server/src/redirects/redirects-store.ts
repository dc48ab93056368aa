import type { Redirect } from '@sitewright/domain/redirects';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { redirects } from './redirects-tables.ts';

export const listRedirects = async (database: Queryable, websiteId: string): Promise<Redirect[]> =>
  database
    .select({ from: redirects.from, to: redirects.to, status: redirects.status })
    .from(redirects)
    .where(eq(redirects.websiteId, websiteId))
    .orderBy(asc(redirects.position));

/** Replaces all redirects of the site. */
export const putRedirects = async (
  transaction: Queryable,
  websiteId: string,
  list: readonly Redirect[],
): Promise<void> => {
  await transaction.delete(redirects).where(eq(redirects.websiteId, websiteId));
  if (list.length > 0)
    await transaction
      .insert(redirects)
      .values(list.map((each, position) => ({ ...each, websiteId, position })));
};
