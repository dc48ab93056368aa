export { costLimits, weightOf } from './cost-limits.ts';
export { costKinds, type BuiltCost, type CostKind, type PageCost, type PageView } from './page-cost.ts';
export {
  describeBytes,
  describeMs,
  findCostHints,
  isTimed,
  typicalOf,
  type CostHint,
  type CostProblem,
  type MeasuredPage,
  programKinds,
} from './page-hints.ts';
export { loadPeriodMs, loadPeriods, sharesOf, type LoadPeriod } from './site-load.ts';
