import { isDonation, type SubscriptionPlan } from '../catalogue/index.ts';
import type { FundTerms } from './donations-schemas.ts';

/** What a cart keeps of a donation. */
export interface Donation {
  /** In minor units of the store's currency. */
  readonly amountCents: number;
  readonly note: string;
}

/** Until the donor or the owner ends it. */
export const MONTHLY_PLAN: SubscriptionPlan = {
  billingPeriod: { value: 1, unit: 'MONTH' },
  numBillingCycles: 0,
};

/** Whether nothing was bought. */
export const isDonationAlone = (lines: readonly { readonly productType: number }[]): boolean =>
  lines.length > 0 && lines.every(({ productType }) => isDonation(productType));

const DONATE_PATH = '/donate';

/** The page of a fund; without one, the page that lists all of them. */
export const donateUrl = (slug = ''): string =>
  slug === '' ? DONATE_PATH : `${DONATE_PATH}/${encodeURIComponent(slug)}`;

export const newFundTerms: FundTerms = {
  title: '',
  slug: '',
  description: '',
  suggestedCents: [],
  isOtherAllowed: true,
  minimumCents: null,
  maximumCents: null,
  isMonthlyOffered: false,
  isNoteAsked: false,
  noteLabel: '',
  thanks: '',
};
