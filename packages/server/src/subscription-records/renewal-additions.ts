import { isDonation, needsShipping } from '@sitewright/domain/catalogue';
import { laterAdditions } from '@sitewright/domain/checkout';
import { lineOf } from './change-subscription.ts';
import type { SubscriptionRow } from './subscriptions-store.ts';

/** What is charged beside the price of the next payment, in words; empty for nothing. */
export const renewalAdditions = (subscription: SubscriptionRow, language: string): string => {
  const { productType, subscription: sold } = lineOf(subscription);
  if (isDonation(productType)) return '';
  const hasDelivery = needsShipping(productType) && !sold?.hasFreeShipping;
  return laterAdditions({ hasDelivery, pricesIncludeTax: subscription.content.pricesIncludeTax }, language);
};
