import { checkoutSettingLimits, type PaymentSettings } from '@sitewright/domain/store';

export const MAX_DAYS = checkoutSettingLimits.MAX_AWAITING_DAYS;

const names = new Intl.ListFormat('en', { type: 'disjunction' });

/** How shoppers can order with these settings. */
export const describePayments = ({
  isTestGatewayEnabled,
  allowsTestOrders,
  manualMethods,
}: PaymentSettings): string => {
  const enabled = manualMethods.filter(({ isEnabled }) => isEnabled).map(({ name }) => name);
  if (enabled.length > 0)
    return `Shoppers order and pay you outside of the website: ${names.format(enabled)}. You mark their orders as paid yourself.`;
  if (!isTestGatewayEnabled) return 'Nobody can order until there is a way to pay.';
  return allowsTestOrders
    ? 'Visitors can place test orders. No money is moved.'
    : 'You and other contributors can place test orders. Visitors read that the store takes no payments yet.';
};

export const awaitingDaysFault = (days: number): string | undefined =>
  Number.isInteger(days) && days >= 1 && days <= MAX_DAYS
    ? undefined
    : `Enter a whole number from 1 to ${MAX_DAYS}.`;
