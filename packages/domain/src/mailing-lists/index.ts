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
