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

/** The refusal of a password that cannot be taken, marked on its field. */
export const checkPassword = (
  password: string,
  { email, field }: { email: string; field: string },
): Refusal | undefined => {
  const fault = findPasswordFault(password, email);
  return fault && refuse(fault, { [field]: contributorMessages[fault] });
};

/** The refusal of a password that is asked for within a session, marked on its field; tries are counted. */
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
 * Does and answers the same for known and unknown addresses; the job writes an email where the account may sign in. Beyond
 * the limits nothing is sent: the links of the emails before, to the same site, still work.
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
  // A waiting job of somebody who gets no email must not swallow one of somebody who does.
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
      // Rolled back, so that the link can be used again with a better password.
      if (fault) throw new RolledBack(fault);
      await updatePassword(transaction, account.accountId, passwordHash);
      await deleteSessions(transaction, { accountId: account.accountId });
      await resetAttempts(transaction, account.email);
      await forgetResetCounts(transaction, account.email);
      return account;
    });
    if (isRefusal(outcome)) return outcome;
    // The network's count stays: whoever has an account could clear it otherwise. It does not concern a known browser.
    rememberDevice(secret, context, outcome.email);
    return {};
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};
