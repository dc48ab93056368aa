export const orderLimits = {
  PAGE: 50,
  /** Orders that one call changes. */
  CHANGED: 200,
  /** Counts of lists end here. */
  COUNTED: 1000,
  /** Orders to fulfil that the menu counts. */
  BADGE_COUNTED: 100,
  NOTE: 5000,
  TAG: 40,
  TAGS: 50,
  TRACKING_NUMBER: 100,
  TRACKING_URL: 500,
  CARRIER: 60,
  SEARCH: 200,
  VIEW_NAME: 40,
  VIEWS: 20,
  MAX_NUMBER: 2_000_000_000,
} as const;
