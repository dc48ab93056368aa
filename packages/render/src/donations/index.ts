export { donationPageMarkup, fundListMarkup, type DonationPage, type FundList } from './donation-page.ts';
export { donationPageStyles } from './donation-page-styles.ts';
