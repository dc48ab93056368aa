import type { OrderContent } from '@sitewright/domain/orders';
import type { Queryable } from '../database/index.ts';
import type { PaymentRow } from '../payment-records/index.ts';
import {
  findSubscription,
  isCustomerKey,
  signReturnUrl,
  unsealMethod,
} from '../subscription-records/index.ts';
import type { PaymentChoice } from './gateways/gateway.ts';

/** A way to pay is stored where it is charged again each period. */
export const savesMethod = ({ lines, renewal }: OrderContent): boolean =>
  renewal === undefined && lines.some(({ subscription }) => subscription);

/**
 * What a payment was created with by the request or job that began it. Gateways know a creation again by its key, and only
 * with the same parameters: another program that ends the payment repeats them.
 */
export const creationChoice = async (
  { database, secret }: { readonly database: Queryable; readonly secret: string },
  { websiteId, content, idempotencyKey, publicOrigin }: PaymentRow,
): Promise<PaymentChoice> => {
  const { renewal } = content;
  if (!renewal) return savesMethod(content) ? { savesMethod: true } : {};
  const key = { websiteId, subscriptionId: renewal.subscriptionId };
  if (isCustomerKey(idempotencyKey))
    return { savesMethod: true, returnUrl: signReturnUrl(secret, { ...key, publicOrigin }, 'payment') };
  const subscription = await findSubscription(database, key);
  const savedMethod = subscription && unsealMethod(secret, subscription);
  return savedMethod ? { savedMethod } : {};
};
