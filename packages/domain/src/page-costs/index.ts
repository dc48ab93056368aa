export { costLimits, weightOf } from './cost-limits.ts';
export { costKinds, type BuiltCost, type CostKind, type PageCost, type PageView } from './page-cost.ts';
