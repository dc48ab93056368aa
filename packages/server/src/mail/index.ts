export { mailCapability } from './mail-capability.ts';
export {
  enqueueEach,
  enqueueMail,
  enqueueMails,
  layOutMail,
  sendTogether,
  type LaidOutMail,
} from './enqueue-mail.ts';
export { createMailJobs } from './mail-jobs.ts';
export { createDns, type Dns } from './sender/dns.ts';
export { isMailAddress, oneLine, type MailMessage } from './mail-message.ts';
export { mailOutbox } from './mail-tables.ts';
export {
  countMailsBefore,
  deleteMailOf,
  deleteQueuedListMails,
  discardMailsBefore,
  findEmailOfAnySite,
  listMailStates,
  listOutbox,
  listUnsent,
  type MailState,
  type OutboxMail,
  type OutboxPage,
} from './outbox-store.ts';
export { openMailServer, type MailServerSource, type OpenMailServer } from './open-mail-server.ts';
export { readMailText } from './read-mail-text.ts';
export { isRecipientToken, recipientToken } from './recipient-token.ts';
export { createSecretLink } from './secret-link.ts';
export type { OutgoingMail } from './mime/build-message.ts';
export { isOfEmail, type Delivery } from './smtp-transport.ts';
export { readSmtpUrl, type SmtpSettings } from './smtp-settings.ts';
export { readMailSettings } from './mail-settings-store.ts';
