import { hashCartToken, readCartToken } from '../../cart/index.ts';
import { hostCookieName, incrementCount, readCookie, writeCookie } from '../../http/index.ts';
import { isOrderToken, orderToken } from '../../orders/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { isBoughtWith, type StoredOrder } from './order-page-store.ts';

const COOKIE = 'sw-order';
const DAYS_30 = 2_592_000;
/** Wrong addresses, of a network and of an order. */
const limit = { max: 10, withinSeconds: 900 } as const;

/** Another secret than the token of the link: that one alone does not open the order. */
const proofOf = (secret: string, websiteId: string, orderId: string): string =>
  `${orderId}.${orderToken(secret, websiteId, `seen ${orderId}`)}`;

/** For whoever has entered the right email address. */
export const writeOrderCookie = (
  { site, isSecure }: CheckoutVisitor,
  orderId: string,
  secret: string,
): string =>
  writeCookie(hostCookieName(COOKIE, isSecure), proofOf(secret, site.id, orderId), {
    isSecure,
    maxAgeSeconds: DAYS_30,
  });

/** Whether the browser bought the order, or has shown that it knows the email address. */
export const maySeeOrder = async (
  visitor: CheckoutVisitor,
  { order: { orderId, cartId } }: StoredOrder,
  secret: string,
): Promise<boolean> => {
  const { database, site, cookieHeader, isSecure } = visitor;
  const proof = readCookie(cookieHeader, hostCookieName(COOKIE, isSecure)) ?? '';
  if (isOrderToken(proofOf(secret, site.id, orderId), proof)) return true;
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
