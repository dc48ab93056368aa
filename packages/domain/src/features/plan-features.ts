export const PLAN_FEATURE_COUNT = 70;

/** The features of a plan that have a meaning; the other ids up to 70 are reserved. */
export const planFeatureIds = {
  commerce: 1,
  giftCards: 2,
  subscriptions: 3,
  afterpay: 4,
  clearpay: 5,
  klarna: 6,
  nativeReviews: 7,
  importedReviews: 8,
} as const;

export type PlanFeature = keyof typeof planFeatureIds;
