import { RECIPIENT_TOKEN_HEADER } from '@sitewright/domain/mailing-lists';
import { JoinedReads, type Queryable } from '../database/index.ts';
import { findSmtp } from './mail-server.ts';
import type { OutgoingMail } from './mime/build-message.ts';
import { recipientToken } from './recipient-token.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import { createSmtpTransport, type MailTransport } from './smtp-transport.ts';

export interface MailServerSource {
  /** Decrypts what an administrator entered. */
  readonly secret: string;
  /** Of the environment. */
  readonly smtp?: SmtpSettings;
}

export interface OpenMailServer {
  /** The address that it sends from. */
  readonly from: string;
  readonly deliver: MailTransport['deliver'];
}

/** Of this node, for everything that it sends: all emails share the few connections to the mail server. */
let current: { readonly key: string; readonly transport: MailTransport } | undefined;

/** Keeps the transport while the settings stay the same. */
const transportFor = (smtp: SmtpSettings): MailTransport => {
  const key = JSON.stringify(smtp);
  if (current?.key !== key) {
    void current?.transport.close();
    current = { key, transport: createSmtpTransport(smtp) };
  }
  return current.transport;
};

const reads = new WeakMap<Queryable, JoinedReads<SmtpSettings | undefined>>();

const readsOf = (database: Queryable): JoinedReads<SmtpSettings | undefined> => {
  const known = reads.get(database) ?? new JoinedReads();
  reads.set(database, known);
  return known;
};

const withToken = (mail: OutgoingMail, secret: string): OutgoingMail => ({
  ...mail,
  headers: { ...mail.headers, [RECIPIENT_TOKEN_HEADER]: recipientToken(secret, mail.toAddress) },
});

/** Undefined where no mail server is set up. Emails that are sent at the same time share what is read. */
export const openMailServer = async (
  database: Queryable,
  source: MailServerSource,
): Promise<OpenMailServer | undefined> => {
  const smtp = await readsOf(database).get('smtp', () => findSmtp(database, source));
  return (
    smtp && {
      from: smtp.from,
      deliver: (mail) => transportFor(smtp).deliver(withToken(mail, source.secret)),
    }
  );
};
