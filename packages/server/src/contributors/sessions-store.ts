import { and, desc, eq, gt, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { accounts, contributors, contributorSessions } from './contributors-tables.ts';

export type Session = typeof contributorSessions.$inferSelect;

export const insertSession = async (database: Queryable, session: Session): Promise<void> => {
  await database.insert(contributorSessions).values(session);
};

const isOfSite = (websiteId: string | null): SQL =>
  websiteId === null ? isNull(contributorSessions.websiteId) : eq(contributorSessions.websiteId, websiteId);

/** A session of this site, with the current roles of its account. */
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
        isOfSite(websiteId),
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

export interface SessionFilter {
  readonly accountId: string;
  /** Sessions of this site; null for an owner host without a site. */
  readonly websiteId?: string | null;
}

export interface SessionsToEnd extends SessionFilter {
  readonly only?: string;
  readonly except?: string;
}

const { sessionId } = contributorSessions;

const matches = ({ accountId, websiteId, only, except }: SessionsToEnd): SQL | undefined =>
  and(
    eq(contributorSessions.accountId, accountId),
    websiteId === undefined ? undefined : isOfSite(websiteId),
    only === undefined ? undefined : eq(sessionId, only),
    except === undefined ? undefined : ne(sessionId, except),
  );

export const listSessions = async (
  database: Queryable,
  filter: SessionFilter,
  now: Date,
): Promise<Session[]> =>
  database
    .select()
    .from(contributorSessions)
    .where(and(matches(filter), gt(contributorSessions.expiresAt, now)))
    .orderBy(desc(contributorSessions.lastSeenAt));

/** Returns the number of ended sessions. */
export const deleteSessions = async (database: Queryable, which: SessionsToEnd): Promise<number> => {
  const rows = await database
    .delete(contributorSessions)
    .where(matches(which))
    .returning({ id: contributorSessions.sessionId });
  return rows.length;
};

export const sweepSessions = async (database: Queryable, now: Date): Promise<void> => {
  await database.delete(contributorSessions).where(lt(contributorSessions.expiresAt, now));
};
