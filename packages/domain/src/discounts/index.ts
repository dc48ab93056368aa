export {
  isTarget,
  type DiscountCustomer,
  type DiscountedLine,
  type DiscountObstacle,
  type DiscountSituation,
  hasLimitedUses,
} from './check-discount.ts';
export {
  chooseDiscounts,
  type ChosenDiscounts,
  type DiscountRequest,
  type RefusedCode,
} from './choose-discounts.ts';
export { discountFieldTexts, discountMessages, type DiscountRefusal } from './discount-messages.ts';
export {
  appliesToAllPayments,
  discountLimits,
  discountStatus,
  foldDiscountCode,
  isDiscountCode,
  newDiscountTerms,
  subscriptionPaymentsOf,
  type Discount,
  type DiscountReward,
  type DiscountStatus,
  type DiscountTarget,
  type DiscountTerms,
  type SubscriptionPayments,
} from './discount.ts';
export { findDiscountFaults, tidyDiscount } from './find-discount-faults.ts';
export { codeOfBytes, GENERATED_CODE_LENGTH } from './generate-code.ts';
export type { Reduction } from './reduce-lines.ts';
