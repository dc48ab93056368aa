import { resetLimits } from '@sitewright/domain/contributors';
import { Type, type Static } from 'typebox';
import { inTransaction, type Database } from '../../database/index.ts';
import { newToken } from '../../ids/index.ts';
import { defineJob, defineJobKind, type Job } from '../../jobs/index.ts';
import { createSecretLink, enqueueMail } from '../../mail/index.ts';
import { findAccountByEmail, insertReset, type Account } from './accounts-store.ts';
import { findContributorByEmail } from '../contributors-store.ts';
import { countResetEmail } from '../sign-in-limits/reset-limits.ts';
import { resetEmail } from '../email-texts.ts';
import { hashToken } from '../token-hash.ts';

const HOUR_MS = 3_600_000;

export const resetKind = defineJobKind({
  name: 'contributors.reset',
  payload: Type.Object({
    websiteId: Type.String(),
    siteTitle: Type.String(),
    email: Type.String(),
    origin: Type.String(),
    /** Whether administrators may sign in there without a role. */
    isOwnerHost: Type.Boolean(),
    /** Requested by a known browser, for which emails requested by others do not count. */
    isKnownDevice: Type.Optional(Type.Boolean()),
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

const sendResetEmail = async (
  { database, clock, secret }: ResetServices,
  { websiteId, siteTitle, email, origin, ...facts }: Static<typeof resetKind.payload>,
): Promise<void> => {
  const person =
    (await findContributorByEmail(database, websiteId, email)) ??
    (facts.isOwnerHost ? await findAdministrator(database, email) : undefined);
  if (!person) return;
  const now = clock();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + resetLimits.LINK_HOURS * HOUR_MS);
  const link = `${origin}/config/reset-password?token=${token}`;
  await inTransaction(database, async (transaction) => {
    const isWithin =
      facts.isKnownDevice || (await countResetEmail(transaction, { email, siteId: websiteId, now }));
    if (!isWithin) return;
    await insertReset(transaction, { tokenHash: hashToken(token), accountId: person.accountId, expiresAt });
    const secretLink = createSecretLink(secret, link);
    // Not listed in the site's outbox, and with a sealed link: it gives access to an account.
    await enqueueMail(transaction, {
      to: person.email,
      fromName: siteTitle,
      secretLink,
      ...resetEmail({ siteTitle, link: secretLink.placeholder, hours: resetLimits.LINK_HOURS }),
    });
  });
};

/** The account is looked up here and not in the call, whose timing would reveal it. */
export const createResetJob = (services: ResetServices): Job =>
  defineJob({ kind: resetKind, handle: (payload) => sendResetEmail(services, payload) });
