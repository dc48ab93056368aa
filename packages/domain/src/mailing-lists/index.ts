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
export {
  isInSegment,
  segmentLimits,
  type SegmentCondition,
  type SegmentFacts,
  type SegmentRule,
} from './segments.ts';
export type { ListVisitorTexts } from './texts/list-texts.ts';
export { listTextsIn } from './texts/list-translations.ts';
