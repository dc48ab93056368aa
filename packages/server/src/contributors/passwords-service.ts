import {
  contributorMessages,
  findPasswordFault,
  normalizeEmail,
  type Contributor,
} from '@sitewright/domain/contributors';
import { inTransaction, type Queryable } from '../database/index.ts';
import { refuse, type Refusal, type VisitorContext } from '../http/index.ts';
import { newToken } from '../ids/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { findAccountById, insertReset, takeReset, updatePassword } from './accounts-store.ts';
import { findContributorByEmail } from './contributors-store.ts';
import { resetLetter } from './letters.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { deleteSessions } from './sessions-store.ts';
import { hashToken } from './token-hash.ts';

const RESET_HOURS = 2;
const HOUR_MS = 3_600_000;

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

/** Answers the same for known and unknown addresses; only a contributor of this site is sent a letter. */
export const requestPasswordReset = async (context: VisitorContext, email: string): Promise<Done> => {
  const { database, site, now } = context;
  const person = await findContributorByEmail(database, site.id, normalizeEmail(email));
  if (!person) return {};
  const token = newToken();
  const expiresAt = new Date(now.getTime() + RESET_HOURS * HOUR_MS);
  const link = `${context.origin}/config/reset-password?token=${token}`;
  await inTransaction(database, async (transaction) => {
    await insertReset(transaction, { tokenHash: hashToken(token), accountId: person.accountId, expiresAt });
    // Not filed under the site: its administrators can read kept letters, and this one opens somebody's account.
    await enqueueMail(transaction, {
      to: person.email,
      fromName: site.settings.title,
      eraseWhenSent: true,
      ...resetLetter({ siteTitle: site.settings.title, link, hours: RESET_HOURS }),
    });
  });
  return {};
};

export const resetPassword = async (
  context: VisitorContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Done | Refusal> => {
  const fault = checkPassword(newPassword, { email: '', field: 'newPassword' });
  if (fault) return fault;
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(context.database, async (transaction) => {
    const account = await takeReset(transaction, hashToken(token), context.now);
    if (!account) return refuse('reset-unknown');
    await updatePassword(transaction, account.accountId, passwordHash);
    await deleteSessions(transaction, { accountId: account.accountId });
    return {};
  });
};
