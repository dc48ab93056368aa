export { allBetaFlags, betaFlags, type BetaFlag } from './beta-flags.ts';
export {
  allFeaturesOn,
  betaFlagNames,
  completeFeatures,
  hasBetaFlag,
  hasFeature,
  hasProductReviews,
  normalizeFeatures,
  type FeatureSwitches,
} from './feature-switches.ts';
export { PLAN_FEATURE_COUNT, planFeatureIds, type PlanFeature } from './plan-features.ts';
export {
  switchableBetaFlags,
  switchablePlanFeatures,
  type SwitchableBetaFlag,
  type SwitchablePlanFeature,
} from './switchable-features.ts';
