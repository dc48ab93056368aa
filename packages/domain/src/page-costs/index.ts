export { costLimits, weightOf } from './cost-limits.ts';
export { costKinds, type BuiltCost, type CostKind, type PageCost, type PageView } from './page-cost.ts';
export {
  describeBytes,
  describeMs,
  findCostHints,
  typicalOf,
  type CostHint,
  type CostProblem,
  type MeasuredPage,
} from './page-hints.ts';
export { loadPeriodMs, loadPeriods, sharesOf, type LoadPeriod } from './site-load.ts';
