import type { BetaFlag } from './beta-flags.ts';
import type { PlanFeature } from './plan-features.ts';

interface Described {
  readonly label: string;
  readonly hint: string;
}

/** Plan features that gate something today. No control is shown for the others. */
export const switchablePlanFeatures = {
  commerce: { label: 'Commerce', hint: 'Products can be bought, and the store has its screens.' },
  giftCards: { label: 'Gift cards', hint: 'Products of the type gift card.' },
  subscriptions: { label: 'Subscriptions', hint: 'Products that are bought again and again.' },
  afterpay: {
    label: 'Afterpay',
    hint: 'Installments in the United States, Canada, Australia and New Zealand.',
  },
  clearpay: { label: 'Clearpay', hint: 'Installments in the United Kingdom.' },
} as const satisfies Partial<Record<PlanFeature, Described>>;

export type SwitchablePlanFeature = keyof typeof switchablePlanFeatures;

/** The same for beta flags. */
export const switchableBetaFlags = {
  localeAwareNumberFormatter: {
    label: 'Locale-aware prices',
    hint: 'Prices in the way of the site’s language. Without it pages print bare numbers.',
  },
  textareaMaxLength: {
    label: 'Length limit of long answers',
    hint: 'Forms limit how long an answer in a text area may be.',
  },
} as const satisfies Partial<Record<BetaFlag, Described>>;

export type SwitchableBetaFlag = keyof typeof switchableBetaFlags;
