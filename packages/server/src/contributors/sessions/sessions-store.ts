import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { accounts, contributors, contributorSessions } from '../contributors-tables.ts';

export type Session = typeof contributorSessions.$inferSelect;

export const insertSession = async (database: Queryable, session: Session): Promise<void> => {
  await database.insert(contributorSessions).values(session);
};

/** Of the site it was opened on, with the roles that its account has there now. */
export const findSession = async (
  database: Queryable,
  websiteId: string | null,
  { tokenHash, now }: { tokenHash: string; now: Date },
) => {
  const [row] = await database
    .select({ session: contributorSessions, account: accounts, roles: contributors.roles })
    .from(contributorSessions)
    .innerJoin(accounts, eq(accounts.accountId, contributorSessions.accountId))
    .leftJoin(
      contributors,
      and(
        eq(contributors.websiteId, contributorSessions.websiteId),
        eq(contributors.accountId, contributorSessions.accountId),
      ),
    )
    .where(
      and(
        eq(contributorSessions.tokenHash, tokenHash),
        websiteId === null
          ? isNull(contributorSessions.websiteId)
          : eq(contributorSessions.websiteId, websiteId),
        gt(contributorSessions.expiresAt, now),
      ),
    );
  return row;
};

export const touchSession = async (
  database: Queryable,
  sessionId: string,
  seen: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> => {
  await database.update(contributorSessions).set(seen).where(eq(contributorSessions.sessionId, sessionId));
};

export const listSessions = async (database: Queryable, accountId: string, now: Date): Promise<Session[]> =>
  database
    .select()
    .from(contributorSessions)
    .where(and(eq(contributorSessions.accountId, accountId), gt(contributorSessions.expiresAt, now)))
    .orderBy(desc(contributorSessions.lastSeenAt));

export const deleteSession = async (
  database: Queryable,
  accountId: string,
  sessionId: string,
): Promise<boolean> => {
  const rows = await database
    .delete(contributorSessions)
    .where(and(eq(contributorSessions.accountId, accountId), eq(contributorSessions.sessionId, sessionId)))
    .returning({ id: contributorSessions.sessionId });
  return rows.length === 1;
};

export interface SessionsToEnd {
  readonly accountId: string;
  /** Only those of this site. */
  readonly websiteId?: string;
  readonly except?: string;
}

export const deleteSessions = async (database: Queryable, which: SessionsToEnd): Promise<number> => {
  const rows = await database
    .delete(contributorSessions)
    .where(
      and(
        eq(contributorSessions.accountId, which.accountId),
        which.websiteId === undefined ? undefined : eq(contributorSessions.websiteId, which.websiteId),
        which.except === undefined ? undefined : ne(contributorSessions.sessionId, which.except),
      ),
    )
    .returning({ id: contributorSessions.sessionId });
  return rows.length;
};

export const sweepSessions = async (database: Queryable, now: Date): Promise<void> => {
  await database.delete(contributorSessions).where(lt(contributorSessions.expiresAt, now));
};
