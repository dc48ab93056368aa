import type { Permission } from '@sitewright/domain/contributors';
import { permissionsNow } from '../contributors/index.ts';
import type { Queryable } from '../database/index.ts';

/** What somebody may see now who has a key or had a hook connected; of nobody, nothing. Each is looked up once. */
export const eventReader = (database: Queryable, websiteId: string, now: Date) => {
  const known = new Map<string, ReadonlySet<Permission>>();
  return async (accountId: string | null): Promise<ReadonlySet<Permission>> => {
    if (accountId === null) return new Set();
    const found =
      known.get(accountId) ??
      (await permissionsNow(database, websiteId, { accountId, sessionId: undefined, now }));
    known.set(accountId, found);
    return found;
  };
};
