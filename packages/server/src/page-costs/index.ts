export { addCostMetrics } from './cost-metrics.ts';
export { CostWriter } from './cost-writer.ts';
export type { CostRecorder } from './cost-recorder.ts';
export { pageCostsCapability } from './page-costs-capability.ts';
