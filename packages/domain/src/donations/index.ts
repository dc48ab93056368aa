export {
  checkDonation,
  donationRange,
  OTHER_AMOUNT,
  type DonationCheck,
  type DonationFault,
  type DonationFaults,
  type GivenDonation,
} from './check-donation.ts';
export { describeDonation } from './describe-donation.ts';
export { donationCsvHead, donationCsvRow, type ExportedDonation } from './donation-csv.ts';
export { donateUrl, isDonationAlone, MONTHLY_PLAN, newFundTerms, type Donation } from './donation-fund.ts';
export { donationLimits } from './donation-limits.ts';
export { donationMessages, fundFieldTexts, type DonationRefusal } from './donation-messages.ts';
export type { FundTerms } from './donations-schemas.ts';
export { findFundFaults, tidyFund } from './find-fund-faults.ts';
export type { DonationTexts } from './texts/donation-texts.ts';
export { donationTextsIn } from './texts/donation-translations.ts';
