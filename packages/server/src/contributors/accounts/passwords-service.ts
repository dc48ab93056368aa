import {
  contributorMessages,
  findPasswordFault,
  isEmail,
  normalizeEmail,
  type Contributor,
} from '@sitewright/domain/contributors';
import { inTransaction, type Queryable } from '../../database/index.ts';
import { refuse, RolledBack, type Refusal, type VisitorContext } from '../../http/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { findAccountById, takeReset, updatePassword } from './accounts-store.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { resetKind } from './reset-job.ts';
import { deleteSessions } from '../sessions/sessions-store.ts';
import { hashToken } from '../token-hash.ts';

type Done = Record<string, never>;

/** The refusal of a password that cannot be taken, marked on its field. */
export const checkPassword = (
  password: string,
  { email, field }: { email: string; field: string },
): Refusal | undefined => {
  const fault = findPasswordFault(password, email);
  return fault && refuse(fault, { [field]: contributorMessages[fault] });
};

export const changePassword = async (
  transaction: Queryable,
  contributor: Contributor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Done | Refusal> => {
  const account = await findAccountById(transaction, contributor.accountId);
  const isRight = await isPasswordRight(account?.passwordHash, currentPassword);
  if (!isRight) return refuse('password-wrong', { currentPassword: contributorMessages['password-wrong'] });
  const fault = checkPassword(newPassword, { email: contributor.email, field: 'newPassword' });
  if (fault) return fault;
  await updatePassword(transaction, contributor.accountId, await hashPassword(newPassword));
  await deleteSessions(transaction, { accountId: contributor.accountId, except: contributor.sessionId });
  return {};
};

/** Does and answers the same for known and unknown addresses; the job writes a letter where there is somebody. */
export const requestPasswordReset = async (context: VisitorContext, typed: string): Promise<Done> => {
  const { database, site, publicOrigin } = context;
  const email = normalizeEmail(typed);
  if (!isEmail(email)) return {};
  const payload = { websiteId: site.id, siteTitle: site.settings.title, email, origin: publicOrigin };
  await enqueueJob(database, resetKind, { payload, websiteId: site.id, dedupeKey: email });
  return {};
};

export const resetPassword = async (
  context: VisitorContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Done | Refusal> => {
  const passwordHash = await hashPassword(newPassword);
  try {
    return await inTransaction(context.database, async (transaction) => {
      const account = await takeReset(transaction, hashToken(token), context.now);
      if (!account) return refuse('reset-unknown');
      const fault = checkPassword(newPassword, { email: account.email, field: 'newPassword' });
      // Rolled back, so that the link can be used again with a better password.
      if (fault) throw new RolledBack(fault);
      await updatePassword(transaction, account.accountId, passwordHash);
      await deleteSessions(transaction, { accountId: account.accountId });
      return {};
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};
