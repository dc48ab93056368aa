export { billingWordsIn, type BillingWords } from './billing-words.ts';
export { describePeriod, describePlan, inYears } from './describe-plan.ts';
