export { billingStrings } from './billing-strings.ts';
export { billingText, type BillingText } from './billing-text.ts';
export { readBillingPlan, type BillingPlan, type DurationStyle, type Period } from './billing.ts';
