import { normalizeEmail, type Contributor } from '@sitewright/domain/contributors';
import type { Proof } from '@sitewright/domain/proof-of-work';
import { isRefusal, refuse, type Refusal, type VisitorContext } from '../../http/index.ts';
import { findAccountByEmail, type Account } from '../accounts/accounts-store.ts';
import { isPasswordRight } from '../accounts/passwords.ts';
import { findContributorByEmail } from '../contributors-store.ts';
import { beginPasswordAttempt } from '../sign-in-limits/password-attempts.ts';
import { openSession } from './sessions-service.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Required after many wrong passwords for the account. */
  readonly proof?: Proof;
}

/** Roles for the session; administrators need none on the owner host. */
const findRoles = async (
  { database, site, isOwnerHost }: VisitorContext,
  email: string,
  account: Account | undefined,
): Promise<readonly number[] | undefined> => {
  const person = await findContributorByEmail(database, site.id, email);
  return person?.roles ?? (isOwnerHost && account?.isAdministrator ? [] : undefined);
};

/** The same refusal for an unknown address, a wrong password and a contributor of another site. */
export const signIn = async (
  context: VisitorContext,
  secret: string,
  credentials: Credentials,
): Promise<Contributor | Refusal> => {
  const { database } = context;
  const email = normalizeEmail(credentials.email);
  const attempt = await beginPasswordAttempt(secret, context, { email, proof: credentials.proof });
  if (isRefusal(attempt)) return attempt;
  const account = await findAccountByEmail(database, email);
  const isRight = await isPasswordRight(account?.passwordHash, credentials.password);
  const roles = await findRoles(context, email, account);
  if (!isRight || !account || !roles) return refuse('sign-in-failed');
  await attempt.succeed();
  return openSession(database, context, { account, roles });
};
