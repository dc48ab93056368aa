import { normalizeEmail, type Contributor } from '@sitewright/domain/contributors';
import type { Queryable } from '../../database/index.ts';
import {
  countWithinLimit,
  forgetCount,
  refuse,
  type Refusal,
  type VisitorContext,
} from '../../http/index.ts';
import { findAccountByEmail } from '../accounts/accounts-store.ts';
import { findContributorByEmail } from '../contributors-store.ts';
import { isPasswordRight } from '../accounts/passwords.ts';
import { openSession } from './sessions-service.ts';

/** Counts tries on one account from anywhere: many addresses together must not get more guesses. */
const TRIES_PER_ACCOUNT = { most: 10, withinSeconds: 900 };

const scopeOf = (email: string): string[] => ['sign-in', email];

/** Whether another password may be tried on the account. */
export const mayTryPassword = (database: Queryable, email: string, now: Date): Promise<boolean> =>
  countWithinLimit(database, { scope: scopeOf(email), limit: TRIES_PER_ACCOUNT, now });

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** One answer for an unknown address, a wrong password and a contributor of another site. */
export const signIn = async (
  context: VisitorContext,
  credentials: Credentials,
): Promise<Contributor | Refusal> => {
  const { database, site, now } = context;
  const email = normalizeEmail(credentials.email);
  if (!(await mayTryPassword(database, email, now))) return refuse('too-many-tries');
  const account = await findAccountByEmail(database, email);
  const isRight = await isPasswordRight(account?.passwordHash, credentials.password);
  const person = await findContributorByEmail(database, site.id, email);
  if (!isRight || !account || !person) return refuse('sign-in-failed');
  await forgetCount(database, scopeOf(email));
  return openSession(database, context, { account, roles: person.roles });
};
