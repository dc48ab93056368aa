export { discountsActivity } from './discounts-activity.ts';
export { discountsCalls } from './discounts-calls.ts';
export { discountsRefusals } from './discounts-refusals.ts';
