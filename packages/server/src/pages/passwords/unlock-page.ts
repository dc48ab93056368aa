import { pageLimits } from '@sitewright/domain/pages';
import { fingerprintOf, type AccessCookieContext, type PageAccess } from '../../page-access/index.ts';
import type { Database } from '../../database/index.ts';
import { countWithinLimit } from '../../http/index.ts';
import { findLock } from './passwords-store.ts';
import { isPagePassword } from './page-passwords.ts';

/** A page password is shared by many: attempts are counted per network, not per page. */
const ATTEMPTS = { max: 10, withinSeconds: 900 };

export interface UnlockRequest {
  readonly to: string;
  readonly password: string;
  /** The visitor's network. */
  readonly visitor: string;
  readonly access: PageAccess;
  readonly context: AccessCookieContext;
}

/** The cookie that unlocks the page; undefined if the password is wrong or was tried too often. */
export const unlockWithPassword = async (
  database: Database,
  { to, password, visitor, access, context }: UnlockRequest,
): Promise<string | undefined> => {
  const { websiteId } = context;
  const scope = ['unlock', websiteId, visitor];
  const now = new Date(context.now);
  if (!(await countWithinLimit(database, { scope, limit: ATTEMPTS, now }))) return undefined;
  if (password === '' || password.length > pageLimits.MAX_PASSWORD_LENGTH) return undefined;
  const lock = await findLock(database, websiteId, to);
  if (!lock || !(await isPagePassword(lock.passwordHash, password))) return undefined;
  const { collectionId } = lock;
  return access.cookieWith({ collectionId, fingerprint: fingerprintOf(lock.passwordHash) }, context);
};
