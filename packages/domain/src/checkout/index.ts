export { canPayInInstallments } from './can-pay-in-installments.ts';
export { checkoutFormOf, questionField, storedAnswers, type CheckoutForm } from './checkout-form.ts';
export { checkoutLimits } from './checkout-limits.ts';
export { billingAddressOf, billingLocationOf, isDelivered, newCheckoutDetails } from './checkout.ts';
export { checkoutMessages, type CheckoutRefusal } from './checkout-messages.ts';
export type { CheckoutDetails, CheckoutFault, CheckoutView, PaymentMethod } from './checkout-schemas.ts';
export { findCheckoutFaults, type CheckoutFaults } from './find-checkout-faults.ts';
export { orderContentOf, type OrderedCart } from './order-content.ts';
export { checkoutReply, isCheckoutReply } from './texts/replies.ts';
export type { CheckoutReply } from './texts/reply-texts.ts';
export type { CheckoutIsland } from './checkout-island.ts';
export { addressFieldRows, type AddressForm, type ShownField } from './address-fields.ts';
export {
  checkoutSteps,
  faultOf,
  fieldId,
  isAddressComplete,
  isCheckoutStep,
  needsBilling,
  OPTION_FIELD,
  openStep,
  showsVatNumber,
  stepsOf,
  type CheckoutStep,
} from './checkout-steps.ts';
export { checkoutPath, checkoutQuery } from './checkout-path.ts';
export { describeChanges } from './describe-changes.ts';
export { isPausedAt, pauseNote } from './order-pause.ts';
export { asksForMethod, payLabel } from './pay-label.ts';
export {
  describeRecurring,
  firstRenewal,
  hasSubscriptions,
  laterAdditions,
  type RecurringOptions,
} from './recurring/describe-recurring.ts';
export { seenOrder } from './seen-order.ts';
export { summaryRows, type SummaryRow } from './summary-rows.ts';
export { taxName } from './tax-name.ts';
export type { CheckoutText, CheckoutTexts } from './texts/checkout-page-texts.ts';
export { checkoutTextsIn } from './texts/checkout-translations.ts';
export { asksForWaiver, WAIVER_FIELD } from './withdrawal-waiver.ts';
export { optionAbout, optionOldPrice, pickupLine, stepSummary } from './step-summary.ts';
