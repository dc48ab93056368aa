export { mailCapability } from './mail-capability.ts';
export { enqueueMail } from './enqueue-mail.ts';
export { createMailJobs } from './mail-jobs.ts';
export { isMailAddress, type MailMessage } from './mail-message.ts';
export { mailOutbox } from './mail-tables.ts';
export {
  deleteMailOf,
  findLetterOfAny,
  listOutbox,
  listUnsent,
  type MailState,
  type OutboxMail,
  type OutboxPage,
} from './outbox-store.ts';
export { readText } from './read-text.ts';
export { LINK_PLACE, sealLink, type SealedLink } from './secret-link.ts';
export { readSmtpUrl, type SmtpSettings } from './smtp-settings.ts';
