import { normalizeEmail, type Contributor } from '@sitewright/domain/contributors';
import { countWithinLimit, forgetCount, refuse, type Refusal, type VisitorContext } from '../http/index.ts';
import { findAccountByEmail } from './accounts-store.ts';
import { findContributorByEmail } from './contributors-store.ts';
import { isPasswordRight } from './passwords.ts';
import { openSession } from './sessions-service.ts';

/** Counts tries on one account from anywhere: many addresses together must not get more guesses. */
const TRIES_PER_ACCOUNT = { most: 10, withinSeconds: 900 };

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
  const scope = ['sign-in', site.id, email];
  const isWithin = await countWithinLimit(database, { scope, limit: TRIES_PER_ACCOUNT, now });
  if (!isWithin) return refuse('too-many-requests');
  const account = await findAccountByEmail(database, email);
  const isRight = await isPasswordRight(account?.passwordHash, credentials.password);
  const person = await findContributorByEmail(database, site.id, email);
  if (!isRight || !account || !person) return refuse('sign-in-failed');
  await forgetCount(database, scope);
  return openSession(database, context, { account, roles: person.roles });
};
