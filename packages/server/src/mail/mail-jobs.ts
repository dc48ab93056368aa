import { GroupedWrites, JoinedReads, type Queryable } from '../database/index.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import { escapeMailHtml } from '@sitewright/domain/mail';
import { sendMailKind, sweepMailKind } from './mail-kinds.ts';
import { findSmtp } from './mail-server.ts';
import { mailTexts } from './mail-texts.ts';
import {
  beginAttempt,
  eraseOldSecrets,
  recordDeliveryError,
  settleMails,
  sweepOutbox,
  type MailRow,
  type Settlement,
} from './outbox-store.ts';
import { openSecretLink } from './secret-link.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import { createSmtpTransport, type Delivery, type MailTransport } from './smtp-transport.ts';

export interface MailJobsOptions {
  readonly database: Queryable;
  readonly clock: () => Date;
  /** Decrypts the links in emails. */
  readonly secret: string;
  /** Of the environment. Without it and without one in the database, emails stay in the outbox. */
  readonly smtp?: SmtpSettings;
}

const KEEP = 90 * 86_400_000;

const messageIdOf = (mailId: string, from: string): string => `<${mailId}@${from.split('@')[1]}>`;

/** The email with its link inserted; undefined where the link cannot be decrypted. */
const withLink = (mail: MailRow, secret: string): MailRow | undefined => {
  if (mail.sealedLink === null) return mail;
  const insertLink = openSecretLink(secret, mail.sealedLink);
  return (
    insertLink && {
      ...mail,
      text: insertLink(mail.text),
      html: mail.html && insertLink(mail.html, escapeMailHtml),
    }
  );
};

/** Keeps the transport while the settings stay the same. */
const createTransports = (): ((smtp: SmtpSettings) => MailTransport) => {
  let current: { readonly key: string; readonly deliver: MailTransport } | undefined;
  return (smtp) => {
    const key = JSON.stringify(smtp);
    if (current?.key !== key) current = { key, deliver: createSmtpTransport(smtp) };
    return current.deliver;
  };
};

/**
 * Sends at least once. An email is sent twice only where the mail server accepted it and its response, or our record of
 * it, was lost; the second copy has the same Message-ID.
 */
const createSendJob = (options: MailJobsOptions): Job => {
  const { database, clock, secret } = options;
  const transportFor = createTransports();

  const smtpReads = new JoinedReads<SmtpSettings | undefined>();
  const settled = new GroupedWrites<Settlement, void>(async (mails) => {
    await settleMails(database, mails);
    return mails.map(() => undefined);
  });

  const settle = (id: string, state: Settlement['state'], lastError?: string): Promise<void> =>
    settled.add({ id, state, settledAt: clock(), ...(lastError !== undefined && { lastError }) });

  const tryToDeliver = async (mail: MailRow, deliver: MailTransport): Promise<Delivery> => {
    try {
      return await deliver(mail);
    } catch (error) {
      await recordDeliveryError(database, mail.id, error instanceof Error ? error.message : String(error));
      throw error;
    }
  };

  return defineJob({
    kind: sendMailKind,
    handle: async ({ mailId }, { signal }) => {
      const smtp = await smtpReads.get('smtp', () => findSmtp(database, options));
      if (!smtp) return settle(mailId, 'kept');
      const mail = await beginAttempt(database, mailId, messageIdOf(mailId, smtp.from));
      if (!mail) return undefined;
      signal.throwIfAborted();
      const email = withLink(mail, secret);
      if (!email) return settle(mailId, 'failed', mailTexts.linkUnreadable);
      const delivery = await tryToDeliver(email, transportFor(smtp));
      return delivery.state === 'accepted'
        ? settle(mailId, 'sent')
        : settle(mailId, 'failed', delivery.reason);
    },
    giveUp: ({ mailId }, error) => settle(mailId, 'failed', error),
  });
};

const createSweepJob = ({ database, clock }: MailJobsOptions): Job =>
  defineJob({
    kind: sweepMailKind,
    schedule: { everySeconds: 6 * 3_600 },
    handle: async () => {
      await eraseOldSecrets(database);
      return sweepOutbox(database, new Date(clock().getTime() - KEEP));
    },
  });

export const createMailJobs = (options: MailJobsOptions): readonly Job[] => [
  createSendJob(options),
  createSweepJob(options),
];
