import { hashCartToken, readCartToken } from '../../cart/index.ts';
import { incrementCount } from '../../http/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { hasOrderCookie } from '../order-cookie.ts';
import { isBoughtWith, type StoredOrder } from './order-page-store.ts';

/** Wrong addresses, of a network and of an order. */
const limit = { max: 10, withinSeconds: 900 } as const;

/** Whether the browser bought the order, or has shown that it knows the email address. */
export const maySeeOrder = async (
  visitor: CheckoutVisitor,
  { order: { orderId, cartId } }: StoredOrder,
  secret: string,
): Promise<boolean> => {
  const { database, site } = visitor;
  if (hasOrderCookie(visitor, orderId, secret)) return true;
  const token = readCartToken(visitor);
  return token !== undefined && isBoughtWith(database, { websiteId: site.id, cartId }, hashCartToken(token));
};

/** Counted before anything is looked up, on all nodes. */
export const isWithinTries = async (
  { database, site, now, network }: CheckoutVisitor,
  orderId: string,
): Promise<boolean> => {
  for (const scope of [
    ['order-email', site.id, network],
    ['order-email-order', site.id, orderId],
  ]) {
    const { count } = await incrementCount(database, { scope, limit, now });
    if (count > limit.max) return false;
  }
  return true;
};

const fold = (email: string): string => email.trim().toLowerCase();

export const isEmailOf = ({ order }: StoredOrder, email: string): boolean =>
  fold(order.email) === fold(email);
