import { defaultMailSettings, mailHtml, mailText, type MailSettings } from '@sitewright/domain/mail';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { checkMessage, oneLine, type MailMessage } from './mail-message.ts';
import { sendMailKind } from './mail-kinds.ts';
import { readMailSettings } from './mail-settings-store.ts';
import { mailOutbox } from './mail-tables.ts';

/** In the layout of the site, as plain text and as HTML. */
const contentOf = (message: MailMessage, settings: MailSettings, fromName: string) => {
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
      ...(message.html === undefined ? {} : { html: message.html }),
    }),
  };
};

const senderOf = (message: MailMessage, { fromName, fromAddress }: MailSettings) => ({
  fromName: fromName || oneLine(message.fromName ?? '') || null,
  fromAddress: fromAddress || null,
});

/** Adds an email to the outbox in the caller's transaction: it is sent if and only if that transaction commits. */
export const enqueueMail = async (database: Queryable, message: MailMessage): Promise<string> => {
  checkMessage(message);
  const id = newId();
  const { websiteId } = message;
  const settings =
    websiteId === undefined ? defaultMailSettings : await readMailSettings(database, websiteId);
  const sender = senderOf(message, settings);
  await database.insert(mailOutbox).values({
    id,
    websiteId: websiteId ?? null,
    toAddress: message.to,
    ...sender,
    replyTo: message.replyTo ?? null,
    ...contentOf(message, settings, sender.fromName ?? ''),
    headers: { ...message.headers },
    sealedLink: message.secretLink?.sealed ?? null,
    keepsLink: message.keepsLink ?? false,
  });
  const site = websiteId === undefined ? {} : { websiteId };
  await enqueueJob(database, sendMailKind, { ...site, payload: { mailId: id } });
  return id;
};
