import { permissionsOf, type Permission } from '@sitewright/domain/contributors';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { contributors, contributorSessions } from '../contributors-tables.ts';

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
