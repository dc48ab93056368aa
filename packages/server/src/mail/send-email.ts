import { escapeMailHtml } from '@sitewright/domain/mail';
import type { Queryable } from '../database/index.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailServerSource, OpenMailServer } from './open-mail-server.ts';
import { recordDeliveryError, type MailRow, type Settlement } from './outbox-store.ts';
import { openSecretLink } from './secret-link.ts';
import { settleMail } from './settle-mail.ts';
import type { Delivery } from './smtp-transport.ts';

/** Without a mail server, of the environment or in the database, emails stay in the outbox. */
export interface MailJobsOptions extends MailServerSource {
  readonly database: Queryable;
  readonly clock: () => Date;
}

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

/**
 * Sends an email whose attempt has begun, and records the outcome. Throws where another attempt is due. An email is sent
 * twice only where the mail server accepted it and its response, or our record of it, was lost; the second copy has the
 * same Message-ID.
 */
export const sendEmail = async (
  { database, clock, secret }: MailJobsOptions,
  { deliver }: OpenMailServer,
  mail: MailRow,
): Promise<void> => {
  const settle = (state: Settlement['state'], lastError?: string): Promise<void> =>
    settleMail(database, mail.id, {
      state,
      settledAt: clock(),
      ...(lastError !== undefined && { lastError }),
    });
  const tryToDeliver = async (email: MailRow): Promise<Delivery> => {
    try {
      return await deliver(email);
    } catch (error) {
      await recordDeliveryError(database, mail.id, error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  const email = withLink(mail, secret);
  if (!email) return settle('failed', mailTexts.linkUnreadable);
  const delivery = await tryToDeliver(email);
  return delivery.state === 'accepted' ? settle('sent') : settle('failed', delivery.reason);
};
