import { cleanAddress, findAddressFaults, nameOf, type Address } from '@sitewright/domain/addresses';
import { loadVariants } from '../../cart/index.ts';
import { driverOf } from '../../database/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import {
  changeSubscription,
  lineOf,
  updateSubscription,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import { renewalOrder } from '../renew/load-renewal.ts';
import { openFor, type ChangeContext } from './change-context.ts';

const loadShop = async ({ transaction, pool, site, now }: ChangeContext, subscription: SubscriptionRow) => {
  const { variantId } = lineOf(subscription);
  const driver = driverOf(transaction);
  const { context } = await loadVariants({ database: pool, driver, site, now, variantIds: [variantId] });
  return { site, settings: context.settings, variantId, variant: context.variants.get(variantId) };
};

/** Where the next renewals are delivered. Refused where the product is not delivered there. */
export const changeDeliveryAddress = async (
  context: ChangeContext,
  subscriptionId: string,
  typed: Address,
): Promise<SubscriptionRow | Refusal> => {
  const { transaction, now } = context;
  const subscription = await openFor(context, subscriptionId, 'change-address');
  if (isRefusal(subscription)) return subscription;
  const shop = await loadShop(context, subscription);
  const { language } = subscription.content;
  const faults = findAddressFaults(typed, { phone: shop.settings.checkout.phone, language });
  if (faults.length > 0)
    return refuse(
      'subscription-address',
      Object.fromEntries(faults.map(({ field, message }) => [field, message])),
    );
  const content = { ...subscription.content, shippingAddress: cleanAddress(typed) };
  const period = { ...subscription, periodIndex: subscription.nextIndex };
  if (!renewalOrder(content, shop, { period, periodId: subscription.subscriptionId, now }))
    return refuse('subscription-undeliverable');
  const changed = await changeSubscription(transaction, subscription, { content, now });
  const customerName = nameOf(content.shippingAddress);
  await updateSubscription(transaction, changed, { customerName });
  return { ...changed, customerName };
};
