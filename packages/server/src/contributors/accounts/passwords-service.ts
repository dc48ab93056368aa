import {
  contributorMessages,
  findPasswordFault,
  isEmail,
  normalizeEmail,
} from '@sitewright/domain/contributors';
import { isInstallation } from '@sitewright/domain/sites';
import { recordActivity } from '../../activity/index.ts';
import { inTransaction, type Database } from '../../database/index.ts';
import {
  isRefusal,
  refuse,
  RolledBack,
  type ContributorContext,
  type Refusal,
  type VisitorContext,
} from '../../http/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { findAccountById, takeReset, updatePassword } from './accounts-store.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { resetKind } from './reset-job.ts';
import { deleteSessions } from '../sessions-store.ts';
import { hashToken } from '../token-hash.ts';
import {
  countSessionAttempt,
  resetSessionAttempts,
  resetAttempts,
  rememberDevice,
} from '../sign-in-limits/password-attempts.ts';
import { findKnownDevice } from '../sign-in-limits/known-device.ts';
import { countResetRequest, forgetResetCounts } from '../sign-in-limits/reset-limits.ts';

type Done = Record<string, never>;

/** Refuses an invalid password, with a message at its field. */
export const checkPassword = (
  password: string,
  { email, field }: { email: string; field: string },
): Refusal | undefined => {
  const fault = findPasswordFault(password, email);
  return fault && refuse(fault, { [field]: contributorMessages[fault] });
};

/** Refuses a wrong password within a session, with a message at its field; attempts are counted. */
export const checkOwnPassword = async (
  database: Database,
  { contributor, now }: Pick<ContributorContext, 'contributor' | 'now'>,
  { password, field }: { password: string; field: string },
): Promise<Refusal | undefined> => {
  const { accountId, sessionId } = contributor;
  const tooMany = await countSessionAttempt(database, sessionId, now);
  if (tooMany) return tooMany;
  const account = await findAccountById(database, accountId);
  const isRight = await isPasswordRight(account?.passwordHash, password);
  if (!isRight) return refuse('password-wrong', { [field]: contributorMessages['password-wrong'] });
  await resetSessionAttempts(database, sessionId);
  return undefined;
};

export const changePassword = async (
  database: Database,
  { site, contributor, now }: ContributorContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Done | Refusal> => {
  const given = { password: currentPassword, field: 'currentPassword' };
  const fault =
    (await checkOwnPassword(database, { contributor, now }, given)) ??
    checkPassword(newPassword, { email: contributor.email, field: 'newPassword' });
  if (fault) return fault;
  const { accountId, sessionId } = contributor;
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(database, async (transaction) => {
    await updatePassword(transaction, accountId, passwordHash);
    await deleteSessions(transaction, { accountId, except: sessionId });
    await recordActivity(transaction, { site, contributor, now, call: 'contributors.changePassword' });
    return {};
  });
};

/**
 * Behaves the same for known and unknown addresses; the job sends an email if the account may sign in. Beyond
 * the limits nothing is sent: the links of earlier emails still work.
 */
export const requestPasswordReset = async (
  context: VisitorContext,
  secret: string,
  typed: string,
): Promise<Done> => {
  const { database, site, isOwnerHost, publicOrigin } = context;
  const email = normalizeEmail(typed);
  if (!isEmail(email)) return {};
  const device = findKnownDevice(secret, email, context);
  if (!(await countResetRequest(context, email, device))) return {};
  const isKnownDevice = device !== undefined;
  const { title: siteTitle } = site.settings;
  const payload = { websiteId: site.id, siteTitle, email, origin: publicOrigin, isOwnerHost, isKnownDevice };
  const owner = isInstallation(site) ? {} : { websiteId: site.id };
  // In the key, so that a pending job that sends no email does not suppress one that does.
  const dedupeKey = JSON.stringify([email, isOwnerHost, isKnownDevice]);
  await enqueueJob(database, resetKind, { ...owner, payload, dedupeKey });
  return {};
};

export const resetPassword = async (
  context: VisitorContext,
  secret: string,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Done | Refusal> => {
  const passwordHash = await hashPassword(newPassword);
  try {
    const outcome = await inTransaction(context.database, async (transaction) => {
      const account = await takeReset(transaction, hashToken(token), context.now);
      if (!account) return refuse('reset-unknown');
      const fault = checkPassword(newPassword, { email: account.email, field: 'newPassword' });
      // Rolled back, so that the link still works with a better password.
      if (fault) throw new RolledBack(fault);
      await updatePassword(transaction, account.accountId, passwordHash);
      await deleteSessions(transaction, { accountId: account.accountId });
      await resetAttempts(transaction, account.email);
      await forgetResetCounts(transaction, account.email);
      return account;
    });
    if (isRefusal(outcome)) return outcome;
    // The network's count stays: otherwise anyone with an account could reset it. It does not apply to known
    // browsers.
    rememberDevice(secret, context, outcome.email);
    return {};
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};
