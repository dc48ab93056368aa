import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { checkMessage, oneLine, type MailMessage } from './mail-message.ts';
import { sendMailKind } from './mail-kinds.ts';
import { mailOutbox } from './mail-tables.ts';

/** Adds an email to the outbox in the caller's transaction: it is sent if and only if that transaction commits. */
export const enqueueMail = async (database: Queryable, message: MailMessage): Promise<string> => {
  checkMessage(message);
  const id = newId();
  await database.insert(mailOutbox).values({
    id,
    websiteId: message.websiteId ?? null,
    toAddress: message.to,
    fromName: message.fromName === undefined ? null : oneLine(message.fromName),
    replyTo: message.replyTo ?? null,
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html ?? null,
    headers: { ...message.headers },
    sealedLink: message.secretLink ?? null,
    keepsLink: message.keepsLink ?? false,
  });
  const site = message.websiteId === undefined ? {} : { websiteId: message.websiteId };
  await enqueueJob(database, sendMailKind, { ...site, payload: { mailId: id } });
  return id;
};
