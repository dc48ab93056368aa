import { defaultMailSettings, mailHtml, mailText, type MailSettings } from '@sitewright/domain/mail';
import { insertBeforeCommit, type Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { checkMessage, oneLine, type MailMessage } from './mail-message.ts';
import { sendMailKind } from './mail-kinds.ts';
import { readMailSettings } from './mail-settings-store.ts';
import { mailOutbox } from './mail-tables.ts';

type Content = Omit<MailMessage, 'to'>;

export interface LaidOutMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** In the layout of the site, as plain text and as HTML. */
const contentOf = (message: Content, settings: MailSettings, fromName: string): LaidOutMail => {
  const subject = oneLine(message.subject);
  return {
    subject,
    text: mailText(message.text, settings),
    html: mailHtml({
      layout: settings,
      siteTitle: fromName,
      language: message.language ?? 'en',
      subject,
      text: message.text,
      ...(message.html === undefined ? {} : { html: message.html(settings) }),
    }),
  };
};

const senderOf = (message: Content, { fromName, fromAddress }: MailSettings) => ({
  fromName: fromName || oneLine(message.fromName ?? '') || null,
  fromAddress: fromAddress || null,
});

const rowOf = (message: Content, settings: MailSettings) => {
  const sender = senderOf(message, settings);
  return {
    websiteId: message.websiteId ?? null,
    ...sender,
    replyTo: message.replyTo ?? null,
    ...contentOf(message, settings, sender.fromName ?? ''),
    headers: { ...message.headers },
    sealedLink: message.secretLink?.sealed ?? null,
    keepsLink: message.keepsLink ?? false,
  };
};

/** An email of a site as it would be sent. */
export const layOutMail = async (
  database: Queryable,
  message: Content & { readonly websiteId: string },
): Promise<LaidOutMail> => {
  const settings = await readMailSettings(database, message.websiteId);
  return contentOf(message, settings, senderOf(message, settings).fromName ?? '');
};

interface Recipient {
  /** Of the email. */
  readonly id: string;
  readonly to: string;
}

const addMails = async (
  database: Queryable,
  message: Content,
  recipients: readonly Recipient[],
): Promise<void> => {
  for (const { to } of recipients) checkMessage({ ...message, to });
  const { websiteId } = message;
  const settings =
    websiteId === undefined ? defaultMailSettings : await readMailSettings(database, websiteId);
  const row = rowOf(message, settings);
  await insertBeforeCommit(
    database,
    mailOutbox,
    recipients.map(({ id, to }) => ({ ...row, id, toAddress: to })),
  );
  const site = websiteId === undefined ? {} : { websiteId };
  for (const { id } of recipients)
    await enqueueJob(database, sendMailKind, { ...site, payload: { mailId: id } });
};

/** Adds an email to the outbox in the caller's transaction: it is sent if and only if that transaction commits. */
export const enqueueMail = async (database: Queryable, message: MailMessage): Promise<string> => {
  const id = newId();
  await addMails(database, message, [{ id, to: message.to }]);
  return id;
};

/** The same email to each recipient: settings are read and the layout is made once. */
export const enqueueMails = async (
  database: Queryable,
  { to, ...message }: Content & { readonly to: readonly string[] },
): Promise<void> => {
  const recipients = to.map((address) => ({ id: newId(), to: address }));
  if (recipients.length > 0) await addMails(database, message, recipients);
};
