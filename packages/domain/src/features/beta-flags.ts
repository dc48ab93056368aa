/** Features that may be switched off on their own while they are new, by the names that pages report. */
export const betaFlags = {
  productReviews: 'product_reviews',
  siteVisitorMetrics: 'site_visitor_metrics',
  videoPaywall: 'video_paywall',
  vanillaFormHandler: 'vanilla_form_handler',
  localeAwareNumberFormatter: 'locale_aware_number_formatter',
  textareaMaxLength: 'textarea_max_length',
} as const;

export type BetaFlag = keyof typeof betaFlags;

export const allBetaFlags = Object.keys(betaFlags) as readonly BetaFlag[];
