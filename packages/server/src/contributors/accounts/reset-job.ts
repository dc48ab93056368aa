import { Type, type Static } from 'typebox';
import { inTransaction, type Database } from '../../database/index.ts';
import { newToken } from '../../ids/index.ts';
import { defineJob, defineJobKind, type Job } from '../../jobs/index.ts';
import { enqueueMail, LINK_PLACEHOLDER, sealLink } from '../../mail/index.ts';
import { findAccountByEmail, insertReset, type Account } from './accounts-store.ts';
import { findContributorByEmail } from '../contributors-store.ts';
import { resetEmail } from '../people/email-texts.ts';
import { hashToken } from '../token-hash.ts';

const RESET_HOURS = 2;
const HOUR_MS = 3_600_000;

export const resetKind = defineJobKind({
  name: 'contributors.reset',
  payload: Type.Object({
    websiteId: Type.String(),
    siteTitle: Type.String(),
    email: Type.String(),
    origin: Type.String(),
    /** Where administrators may sign in without a role of the site. */
    isOwnerHost: Type.Boolean(),
  }),
});

const findAdministrator = async (database: Database, email: string): Promise<Account | undefined> => {
  const account = await findAccountByEmail(database, email);
  return account?.isAdministrator ? account : undefined;
};

interface ResetServices {
  readonly database: Database;
  readonly clock: () => Date;
  readonly secret: string;
}

const writeResetLetter = async (
  { database, clock, secret }: ResetServices,
  { websiteId, siteTitle, email, origin, isOwnerHost }: Static<typeof resetKind.payload>,
): Promise<void> => {
  const person =
    (await findContributorByEmail(database, websiteId, email)) ??
    (isOwnerHost ? await findAdministrator(database, email) : undefined);
  if (!person) return;
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + RESET_HOURS * HOUR_MS);
  const link = `${origin}/config/reset-password?token=${token}`;
  await inTransaction(database, async (transaction) => {
    await insertReset(transaction, { tokenHash: hashToken(token), accountId: person.accountId, expiresAt });
    // Not filed under the site, and its link for nobody to read here: it opens somebody's account.
    await enqueueMail(transaction, {
      to: person.email,
      fromName: siteTitle,
      secretLink: sealLink(secret, link),
      ...resetEmail({ siteTitle, link: LINK_PLACEHOLDER, hours: RESET_HOURS }),
    });
  });
};

/** Whether there is such a person is found out here and not in the call: its time must not tell. */
export const createResetJob = (services: ResetServices): Job =>
  defineJob({ kind: resetKind, handle: (payload) => writeResetLetter(services, payload) });
