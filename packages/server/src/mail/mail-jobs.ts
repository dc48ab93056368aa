import type { Queryable } from '../database/index.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import { sendMailKind, sweepMailKind } from './mail-kinds.ts';
import { mailWords } from './mail-texts.ts';
import {
  beginAttempt,
  eraseOldSecrets,
  noteTrouble,
  settleMail,
  sweepOutbox,
  type MailRow,
  type Settlement,
} from './outbox-store.ts';
import { openLink, placeLink } from './secret-link.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import { createSmtpTransport, type Delivery, type MailTransport } from './smtp-transport.ts';

export interface MailJobsOptions {
  readonly database: Queryable;
  readonly clock: () => Date;
  /** Opens the links of letters. */
  readonly secret: string;
  /** Without it, letters are kept in the outbox for the owner to read. */
  readonly smtp?: SmtpSettings;
}

const KEEP = 90 * 86_400_000;

const messageIdOf = (mailId: string, from: string): string => `<${mailId}@${from.split('@')[1]}>`;

/** The letter as it goes out; nothing when its link cannot be read any more. */
const completeLetter = (mail: MailRow, secret: string): MailRow | undefined => {
  if (mail.sealedLink === null) return mail;
  const link = openLink(secret, mail.sealedLink);
  if (link === undefined) return undefined;
  return { ...mail, text: placeLink(mail.text, link), html: mail.html && placeLink(mail.html, link) };
};

/**
 * Sends letters at least once, and hardly ever twice: only when the server took a letter and the answer, or our
 * note of it, was lost. Then the second copy has the same Message-ID, by which mailboxes recognise it.
 */
const createSendJob = ({ database, clock, secret, smtp }: MailJobsOptions): Job => {
  const transport = smtp && { from: smtp.from, deliver: createSmtpTransport(smtp) };

  const settle = (id: string, state: Settlement['state'], lastError?: string): Promise<void> =>
    settleMail(database, id, { state, settledAt: clock(), ...(lastError !== undefined && { lastError }) });

  const tryToDeliver = async (mail: MailRow, deliver: MailTransport): Promise<Delivery> => {
    try {
      return await deliver(mail);
    } catch (error) {
      await noteTrouble(database, mail.id, error instanceof Error ? error.message : String(error));
      throw error;
    }
  };

  return defineJob({
    kind: sendMailKind,
    handle: async ({ mailId }, { signal }) => {
      if (!transport) return settle(mailId, 'kept');
      const mail = await beginAttempt(database, mailId, messageIdOf(mailId, transport.from));
      if (!mail) return undefined;
      signal.throwIfAborted();
      const letter = completeLetter(mail, secret);
      if (!letter) return settle(mailId, 'failed', mailWords.linkUnreadable);
      const delivery = await tryToDeliver(letter, transport.deliver);
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
