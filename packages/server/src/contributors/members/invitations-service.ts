import { isOfferedRole } from '@sitewright/api/offered-roles';
import {
  contributorMessages,
  isEmail,
  isRoleCode,
  normalizeEmail,
  type Contributor,
} from '@sitewright/domain/contributors';
import type { Proof } from '@sitewright/domain/proof-of-work';
import { recordActivity } from '../../activity/index.ts';
import { inTransaction, type Transaction } from '../../database/index.ts';
import {
  isRefusal,
  refuse,
  RolledBack,
  type ContributorContext,
  type Refusal,
  type VisitorContext,
} from '../../http/index.ts';
import { newId, newToken } from '../../ids/index.ts';
import { createSecretLink, enqueueMail } from '../../mail/index.ts';
import { findAccountByEmail, insertAccount, type Account } from '../accounts/accounts-store.ts';
import {
  deleteInvitation,
  findContributorByEmail,
  findInvitation,
  putContributor,
  putInvitation,
  type Invitation,
} from '../contributors-store.ts';
import { invitationEmail } from '../email-texts.ts';
import { hashPassword, isPasswordRight } from '../accounts/passwords.ts';
import { checkPassword } from '../accounts/passwords-service.ts';
import { openSession } from '../sessions/sessions-service.ts';
import { hashToken } from '../token-hash.ts';
import {
  beginPasswordAttempt,
  rememberDevice,
  type PasswordAttempt,
} from '../sign-in-limits/password-attempts.ts';

const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

const refuseRoles = (code: 'roles-missing' | 'role-unknown' | 'role-unavailable'): Refusal =>
  refuse(code, { roles: contributorMessages[code] });

/** Roles that a contributor already has stay valid, even if they can no longer be assigned. */
export const checkRoles = (roles: readonly number[], held: readonly number[] = []): Refusal | undefined => {
  if (roles.length === 0) return refuseRoles('roles-missing');
  if (!roles.every(isRoleCode)) return refuseRoles('role-unknown');
  return roles.every((code) => isOfferedRole(code) || held.includes(code))
    ? undefined
    : refuseRoles('role-unavailable');
};

export const invite = async (
  context: ContributorContext,
  { email: typed, roles }: { email: string; roles: readonly number[] },
  secret: string,
): Promise<{ id: string } | Refusal> => {
  const { database, site, now, contributor, publicOrigin } = context;
  const email = normalizeEmail(typed);
  if (!isEmail(email)) return refuse('email-invalid', { email: contributorMessages['email-invalid'] });
  const fault = checkRoles(roles);
  if (fault) return fault;
  if (await findContributorByEmail(database, site.id, email))
    return refuse('already-contributor', { email: contributorMessages['already-contributor'] });
  const token = newToken();
  const id = newId();
  const link = `${publicOrigin}/config/invitation?token=${token}`;
  await putInvitation(database, {
    websiteId: site.id,
    invitationId: id,
    email,
    roles: [...roles],
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS),
  });
  const { title: siteTitle } = site.settings;
  const secretLink = createSecretLink(secret, link);
  const { placeholder } = secretLink;
  const details = { siteTitle, inviter: contributor.name, roles, link: placeholder, days: VALID_DAYS };
  await enqueueMail(database, {
    websiteId: site.id,
    to: email,
    fromName: siteTitle,
    secretLink,
    keepsLink: true,
    ...invitationEmail(details),
  });
  return { id };
};

export const revokeInvitation = async (
  { database, site, note }: ContributorContext,
  id: string,
): Promise<Record<string, never> | Refusal> => {
  const invitation = await deleteInvitation(database, site.id, id);
  if (!invitation) return refuse('not-found');
  note({ subject: `invitation:${id}`, before: { email: invitation.email } });
  return {};
};

export const readInvitation = async (context: VisitorContext, token: string) => {
  const { database, site, now } = context;
  const invitation = await findInvitation(database, site.id, { tokenHash: hashToken(token), now });
  if (!invitation) return refuse('invitation-unknown');
  const account = await findAccountByEmail(database, invitation.email);
  const { email, roles } = invitation;
  return { email, roles, siteTitle: site.settings.title, hasAccount: account !== undefined };
};

interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly password: string;
  readonly proof?: Proof;
}

/** The account of the invitation: an existing one must enter its password, a new one sets it. */
const findOrMakeAccount = async (
  transaction: Transaction,
  { email }: Invitation,
  { name, password }: Acceptance,
): Promise<Account | Refusal> => {
  const known = await findAccountByEmail(transaction, email);
  if (known) return (await isPasswordRight(known.passwordHash, password)) ? known : refuse('sign-in-failed');
  const fault = checkPassword(password, { email, field: 'password' });
  if (fault) return fault;
  const account: Account = {
    accountId: newId(),
    email,
    name: name.trim() === '' ? email : name.trim(),
    passwordHash: await hashPassword(password),
    isAdministrator: false,
    createdAt: new Date(),
  };
  const isNew = await insertAccount(transaction, account);
  return isNew ? account : refuse('invitation-unknown');
};

/**
 * Counts an attempt on an existing account's password. Before the transaction, so that a failed attempt stays
 * counted after a rollback.
 */
const beginAccepting = async (
  context: VisitorContext,
  secret: string,
  { token, proof }: Acceptance,
): Promise<PasswordAttempt | Refusal> => {
  const { database, site, now } = context;
  const invitation = await findInvitation(database, site.id, { tokenHash: hashToken(token), now });
  if (!invitation) return refuse('invitation-unknown');
  const { email } = invitation;
  if (await findAccountByEmail(database, email))
    return beginPasswordAttempt(secret, context, { email, proof });
  return { succeed: async () => rememberDevice(secret, context, email) };
};

export const acceptInvitation = async (
  context: VisitorContext,
  secret: string,
  acceptance: Acceptance,
): Promise<Contributor | Refusal> => {
  const { database, site, now } = context;
  const attempt = await beginAccepting(context, secret, acceptance);
  if (isRefusal(attempt)) return attempt;
  try {
    const accepted = await inTransaction(database, async (transaction) => {
      const tokenHash = hashToken(acceptance.token);
      const invitation = await findInvitation(transaction, site.id, { tokenHash, now });
      // The delete claims the invitation: of two concurrent requests, one deletes nothing.
      if (!invitation || !(await deleteInvitation(transaction, site.id, invitation.invitationId)))
        return refuse('invitation-unknown');
      const account = await findOrMakeAccount(transaction, invitation, acceptance);
      if (isRefusal(account)) throw new RolledBack(account);
      const { accountId } = account;
      await putContributor(transaction, site.id, { accountId, roles: invitation.roles });
      const contributor = await openSession(transaction, context, { account, roles: invitation.roles });
      const subject = `contributor:${accountId}`;
      const call = 'contributors.acceptInvitation';
      const after = { roles: invitation.roles };
      await recordActivity(transaction, { site, contributor, call, now, subject, after });
      return contributor;
    });
    if (!isRefusal(accepted)) await attempt.succeed();
    return accepted;
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};
