import { defaultMailSettings, mailHtml, mailText, type MailSettings } from '@sitewright/domain/mail';
import { insertBeforeCommit, type Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { checkMessage, oneLine, type MailMessage } from './mail-message.ts';
import { sendMailBatchKind, sendMailGroupKind, sendMailKind } from './mail-kinds.ts';
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

const withheldRow = ({ withheld }: Content) =>
  withheld ? { state: 'kept' as const, lastError: withheld.reason, settledAt: withheld.at } : {};

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
    ...withheldRow(message),
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

/** Few enough emails that each has a job of its own, which then does not wait behind long ones. */
const FEW = 10;
/** Emails of one job: its worker sends them over the same connections. */
const BATCH_SIZE = 50;

/** Emails that one job is going to send, by the transaction that adds them. */
const gathered = new WeakMap<Queryable, string[]>();

/** One job sends all emails of the site that the work adds, if they are few. */
export const sendTogether = async (
  database: Queryable,
  websiteId: string,
  work: () => Promise<void>,
): Promise<void> => {
  const mailIds: string[] = [];
  gathered.set(database, mailIds);
  try {
    await work();
  } finally {
    gathered.delete(database);
  }
  if (mailIds.length < 2 || mailIds.length > FEW) await enqueueSending(database, websiteId, mailIds);
  else await enqueueJob(database, sendMailGroupKind, { websiteId, payload: { mailIds } });
};

const enqueueSending = async (
  database: Queryable,
  websiteId: string | undefined,
  mailIds: readonly string[],
): Promise<void> => {
  const together = gathered.get(database);
  if (together) {
    together.push(...mailIds);
    return;
  }
  const site = websiteId === undefined ? {} : { websiteId };
  if (mailIds.length <= FEW) {
    for (const mailId of mailIds) await enqueueJob(database, sendMailKind, { ...site, payload: { mailId } });
    return;
  }
  for (let start = 0; start < mailIds.length; start += BATCH_SIZE) {
    const payload = { mailIds: mailIds.slice(start, start + BATCH_SIZE) };
    await enqueueJob(database, sendMailBatchKind, { ...site, payload });
  }
};

const settingsOf = (
  database: Queryable,
  websiteId: string | undefined,
): Promise<MailSettings> | MailSettings =>
  websiteId === undefined ? defaultMailSettings : readMailSettings(database, websiteId);

/** Adds an email to the outbox in the caller's transaction: it is sent if and only if that transaction commits. */
export const enqueueMail = async (database: Queryable, message: MailMessage): Promise<string> => {
  checkMessage(message);
  const { websiteId, to } = message;
  const id = newId();
  const row = rowOf(message, await settingsOf(database, websiteId));
  await insertBeforeCommit(database, mailOutbox, [{ ...row, id, toAddress: to }]);
  if (!message.withheld) await enqueueSending(database, websiteId, [id]);
  return id;
};

/** Emails of one site with a content of their own. */
export const enqueueEach = async (
  database: Queryable,
  websiteId: string,
  messages: readonly Omit<MailMessage, 'websiteId'>[],
): Promise<void> => {
  if (messages.length === 0) return;
  for (const message of messages) checkMessage(message);
  const settings = await readMailSettings(database, websiteId);
  const rows = messages.map((message) => ({
    ...rowOf({ ...message, websiteId }, settings),
    id: newId(),
    toAddress: message.to,
  }));
  await insertBeforeCommit(database, mailOutbox, rows);
  await enqueueSending(
    database,
    websiteId,
    rows.map(({ id }) => id),
  );
};

/** The same email to each recipient: settings are read and the layout is made once. */
export const enqueueMails = async (
  database: Queryable,
  { to, ...message }: Content & { readonly to: readonly string[] },
): Promise<void> => {
  if (to.length === 0) return;
  for (const address of to) checkMessage({ ...message, to: address });
  const row = rowOf(message, await settingsOf(database, message.websiteId));
  const rows = to.map((toAddress) => ({ ...row, id: newId(), toAddress }));
  await insertBeforeCommit(database, mailOutbox, rows);
  await enqueueSending(
    database,
    message.websiteId,
    rows.map(({ id }) => id),
  );
};
