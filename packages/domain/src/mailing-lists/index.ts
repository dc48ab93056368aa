export { findColumns, readRow, type AddressColumns, type AddressRow } from './address-columns.ts';
export { mailingListsMessages } from './mailing-lists-messages.ts';
export {
  findProofFaults,
  importLimits,
  importStates,
  noProgress,
  proofText,
  rowFaultCodes,
  type ImportProgress,
  type ImportProof,
  type ImportState,
  type RowFault,
  type RowFaultCode,
} from './imports.ts';
export {
  listKey,
  mailingListLimits,
  memberSources,
  memberStates,
  suppressionReasons,
  type MemberSource,
  type MemberState,
  type SuppressionReason,
} from './members.ts';
export { segmentLimits, type SegmentCondition, type SegmentRule } from './segments.ts';
export { readReturnedMail, RECIPIENT_TOKEN_HEADER, type MailReport } from './reports.ts';
export type { ListVisitorTexts } from './texts/list-texts.ts';
export { listTextsIn } from './texts/list-translations.ts';
