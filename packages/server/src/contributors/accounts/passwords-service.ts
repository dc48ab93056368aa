import {
  contributorMessages,
  findPasswordFault,
  isEmail,
  normalizeEmail,
  resetLimits,
} from '@sitewright/domain/contributors';
import { isInstallation } from '@sitewright/domain/sites';
import { recordActivity } from '../../activity/index.ts';
import { inTransaction, type Database } from '../../database/index.ts';
import {
  countWithinLimit,
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
import { deleteSessions } from '../sessions/sessions-store.ts';
import { hashToken } from '../token-hash.ts';
import {
  countSessionTry,
  forgetNetworkTries,
  forgetSessionTries,
  forgetTries,
} from '../attempts/password-attempts.ts';

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
  const tooMany = await countSessionTry(database, sessionId, now);
  if (tooMany) return tooMany;
  const account = await findAccountById(database, accountId);
  const isRight = await isPasswordRight(account?.passwordHash, password);
  if (!isRight) return refuse('password-wrong', { [field]: contributorMessages['password-wrong'] });
  await forgetSessionTries(database, sessionId);
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

const mayAskForLetter = (database: Database, email: string, now: Date): Promise<boolean> =>
  countWithinLimit(database, {
    scope: ['password-reset', email],
    limit: { most: resetLimits.LETTERS, withinSeconds: resetLimits.WINDOW_SECONDS },
    now,
  });

/** Does and answers the same for known and unknown addresses; the job writes a letter where there is somebody. */
export const requestPasswordReset = async (context: VisitorContext, typed: string): Promise<Done> => {
  const { database, site, isOwnerHost, publicOrigin, now } = context;
  const email = normalizeEmail(typed);
  // The links of the letters before still work: whoever floods a mailbox keeps nobody out.
  if (!isEmail(email) || !(await mayAskForLetter(database, email, now))) return {};
  const { title: siteTitle } = site.settings;
  const payload = { websiteId: site.id, siteTitle, email, origin: publicOrigin, isOwnerHost };
  const owner = isInstallation(site) ? {} : { websiteId: site.id };
  await enqueueJob(database, resetKind, { ...owner, payload, dedupeKey: email });
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
      await forgetTries(transaction, account.email);
      await forgetNetworkTries(transaction, context.network);
      return {};
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};
