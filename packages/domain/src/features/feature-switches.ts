import { betaFlags, allBetaFlags, type BetaFlag } from './beta-flags.ts';
import { planFeatureIds, type PlanFeature } from './plan-features.ts';

/** What the administrator of the installation switched off for a site. */
export interface FeatureSwitches {
  /** Ids of plan features. */
  readonly planFeaturesOff: readonly number[];
  readonly betaFlagsOff: readonly BetaFlag[];
  /** Stops product reviews at once, whatever the plan and the flag say. */
  readonly areProductReviewsKilled: boolean;
}

export const allFeaturesOn: FeatureSwitches = {
  planFeaturesOff: [],
  betaFlagsOff: [],
  areProductReviewsKilled: false,
};

/** What was saved before a switch existed has its default. */
export const completeFeatures = (saved: Partial<FeatureSwitches> | null | undefined): FeatureSwitches =>
  saved ? { ...allFeaturesOn, ...saved } : allFeaturesOn;

/** Everything else that a plan has belongs to the store. */
export const hasFeature = ({ planFeaturesOff }: FeatureSwitches, feature: PlanFeature): boolean =>
  !planFeaturesOff.includes(planFeatureIds.commerce) && !planFeaturesOff.includes(planFeatureIds[feature]);

export const hasBetaFlag = ({ betaFlagsOff }: FeatureSwitches, flag: BetaFlag): boolean =>
  !betaFlagsOff.includes(flag);

/** Native or imported ones, unless the flag or the kill switch stops both. */
export const hasProductReviews = (features: FeatureSwitches): boolean =>
  !features.areProductReviewsKilled &&
  hasBetaFlag(features, 'productReviews') &&
  (hasFeature(features, 'nativeReviews') || hasFeature(features, 'importedReviews'));

const isReported = (features: FeatureSwitches, flag: BetaFlag): boolean =>
  flag === 'productReviews' ? hasProductReviews(features) : hasBetaFlag(features, flag);

/** The flags that are on, by the names that scripts of a page read. */
export const betaFlagNames = (features: FeatureSwitches): string[] =>
  allBetaFlags.filter((flag) => isReported(features, flag)).map((flag) => betaFlags[flag]);

const inOrder = <Value>(all: readonly Value[], chosen: readonly Value[]): Value[] =>
  all.filter((each) => chosen.includes(each));

/** Each switch once and in order, so that equal switches are stored as equal JSON. */
export const normalizeFeatures = (features: FeatureSwitches): FeatureSwitches => ({
  planFeaturesOff: [...new Set(features.planFeaturesOff)].sort((left, right) => left - right),
  betaFlagsOff: inOrder(allBetaFlags, features.betaFlagsOff),
  areProductReviewsKilled: features.areProductReviewsKilled,
});
