import { describe, expect, it } from 'vitest';
import {
  allBetaFlags,
  allFeaturesOn,
  betaFlagNames,
  completeFeatures,
  hasBetaFlag,
  hasFeature,
  hasProductReviews,
  normalizeFeatures,
  PLAN_FEATURE_COUNT,
  planFeatureIds,
  type PlanFeature,
} from './index.ts';

const planFeatures = Object.keys(planFeatureIds) as PlanFeature[];

describe('[SITE-24 (rule)] plan features and beta flags', () => {
  it('have ids from 1 to 70, each feature one of its own', () => {
    expect(PLAN_FEATURE_COUNT).toBe(70);
    const ids = Object.values(planFeatureIds);
    expect(new Set(ids).size).toBe(8);
    for (const id of ids) expect(id >= 1 && id <= 70).toBe(true);
  });

  it('are all on unless something was switched off', () => {
    for (const saved of [undefined, null, {}]) expect(completeFeatures(saved)).toEqual(allFeaturesOn);
    expect(planFeatures.every((feature) => hasFeature(allFeaturesOn, feature))).toBe(true);
    expect(allBetaFlags.every((flag) => hasBetaFlag(allFeaturesOn, flag))).toBe(true);
    expect(betaFlagNames(allFeaturesOn)).toHaveLength(6);
  });

  it('are switched off one by one, and all with commerce', () => {
    const off = (feature: PlanFeature) => ({ ...allFeaturesOn, planFeaturesOff: [planFeatureIds[feature]] });
    const left = planFeatures.filter((feature) => hasFeature(off('klarna'), feature));
    expect(left).toEqual(planFeatures.filter((feature) => feature !== 'klarna'));
    expect(planFeatures.filter((feature) => hasFeature(off('commerce'), feature))).toEqual([]);
  });

  it('reviews need the flag and one of both sorts, and end with the kill switch', () => {
    const { nativeReviews, importedReviews } = planFeatureIds;
    const has = (switches: object) => hasProductReviews({ ...allFeaturesOn, ...switches });
    expect(has({})).toBe(true);
    expect(has({ planFeaturesOff: [nativeReviews] })).toBe(true);
    expect(has({ planFeaturesOff: [nativeReviews, importedReviews] })).toBe(false);
    expect(has({ betaFlagsOff: ['productReviews'] })).toBe(false);
    expect(has({ areProductReviewsKilled: true })).toBe(false);
    expect(betaFlagNames({ ...allFeaturesOn, areProductReviewsKilled: true })).not.toContain(
      'product_reviews',
    );
  });

  it('are stored once and in order', () => {
    const messy = {
      ...allFeaturesOn,
      planFeaturesOff: [8, 2, 8],
      betaFlagsOff: ['textareaMaxLength', 'videoPaywall', 'videoPaywall'] as const,
    };
    expect(normalizeFeatures(messy)).toEqual({
      planFeaturesOff: [2, 8],
      betaFlagsOff: ['videoPaywall', 'textareaMaxLength'],
      areProductReviewsKilled: false,
    });
  });
});
