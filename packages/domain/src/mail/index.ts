export {
  checkDkim,
  checkDmarc,
  checkSpf,
  COMMON_SELECTORS,
  isSpf,
  type CheckedServer,
  type DkimAnswer,
  type RecordCheck,
  type SenderDomain,
  type SpfResult,
  type TextRecords,
} from './dns-records.ts';
export { findMailFaults } from './find-mail-faults.ts';
export {
  escapeMailHtml,
  mailButtonHtml,
  mailHtml,
  mailText,
  paragraphsHtml,
  type MailContent,
  type MailLink,
  quotedText,
} from './mail-html.ts';
export { mailMessages, type MailRefusal } from './mail-messages.ts';
export { singleLine } from './single-line.ts';
export { defaultMailSettings, mailLimits, type MailLayout, type MailSettings } from './mail-settings.ts';
