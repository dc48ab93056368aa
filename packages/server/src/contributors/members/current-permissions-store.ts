import { permissionsOf, permissionsOn, type Permission } from '@sitewright/domain/contributors';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { findOwnerHost } from '../../sites/index.ts';
import { accounts, contributors, contributorSessions } from '../contributors-tables.ts';

export interface PermissionScope {
  readonly accountId: string;
  /** If set, permissions end with this session. */
  readonly sessionId: string | undefined;
  readonly now: Date;
}

/** Current permissions on a site; empty after the contributor was removed or the session ended. */
export const permissionsNow = async (
  database: Queryable,
  websiteId: string,
  { accountId, sessionId, now }: PermissionScope,
): Promise<ReadonlySet<Permission>> => {
  const query = database
    .select({ roles: contributors.roles })
    .from(contributors)
    .where(and(eq(contributors.websiteId, websiteId), eq(contributors.accountId, accountId)))
    .$dynamic();
  const [row] = await (sessionId === undefined
    ? query
    : query.innerJoin(
        contributorSessions,
        and(
          eq(contributorSessions.accountId, contributors.accountId),
          eq(contributorSessions.websiteId, contributors.websiteId),
          eq(contributorSessions.sessionId, sessionId),
          gt(contributorSessions.expiresAt, now),
        ),
      ));
  return permissionsOf(row?.roles ?? []);
};

/** Permissions of an account on a site without any session: for jobs that it started. */
export const permissionsOfAccount = async (
  database: Queryable,
  websiteId: string,
  { accountId, ownerHost }: { readonly accountId: string; readonly ownerHost: string | undefined },
): Promise<ReadonlySet<Permission>> => {
  const [row] = await database
    .select({ roles: contributors.roles, isAdministrator: accounts.isAdministrator })
    .from(contributors)
    .innerJoin(accounts, eq(accounts.accountId, contributors.accountId))
    .where(and(eq(contributors.websiteId, websiteId), eq(contributors.accountId, accountId)));
  if (!row) return new Set();
  const isOwnerSite = (await findOwnerHost(database, ownerHost))?.siteId === websiteId;
  return permissionsOn(row.roles, { isOwnerSite, isAdministrator: row.isAdministrator });
};
