import { hostCookieName, readCookie, writeCookie } from '../../http/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { writeOrderCookie } from '../order-cookie.ts';

const COOKIE = 'sw-payment-link';
const DAY = 86_400;

/** The link that this browser pays. Gateways send shoppers back without it. */
export const readLinkCookie = ({ cookieHeader, isSecure }: CheckoutVisitor): string | undefined =>
  readCookie(cookieHeader, hostCookieName(COOKIE, isSecure));

/** Whoever pays by a link has no cart: the browser stores the link meanwhile, and then sees the order. */
export const setLinkCookies = (visitor: CheckoutVisitor, orderId: string | null, secret: string): void => {
  const { source, isSecure } = visitor;
  if (!source) return;
  visitor.setCookie(
    orderId === null
      ? writeCookie(hostCookieName(COOKIE, isSecure), source.token, { isSecure, maxAgeSeconds: DAY })
      : writeOrderCookie(visitor, orderId, secret),
  );
};
