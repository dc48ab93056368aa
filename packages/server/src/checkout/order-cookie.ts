import { hostCookieName, readCookie, writeCookie } from '../http/index.ts';
import { orderToken } from '../orders/index.ts';
import { isSameSignature } from '../signatures/index.ts';
import type { CheckoutVisitor } from './checkout-service.ts';

const COOKIE = 'sw-order';
const DAYS_30 = 2_592_000;

/** Another secret than the token of the link: that one alone does not open the order. */
const proofOf = (secret: string, websiteId: string, orderId: string): string =>
  `${orderId}.${orderToken(secret, websiteId, `seen ${orderId}`)}`;

/** For whoever has entered the right email address, or has paid by a link. */
export const writeOrderCookie = (
  { site, isSecure }: CheckoutVisitor,
  orderId: string,
  secret: string,
): string =>
  writeCookie(hostCookieName(COOKIE, isSecure), proofOf(secret, site.id, orderId), {
    isSecure,
    maxAgeSeconds: DAYS_30,
  });

export const hasOrderCookie = (
  { site, cookieHeader, isSecure }: CheckoutVisitor,
  orderId: string,
  secret: string,
): boolean => {
  const proof = readCookie(cookieHeader, hostCookieName(COOKIE, isSecure)) ?? '';
  return isSameSignature(proofOf(secret, site.id, orderId), proof);
};
