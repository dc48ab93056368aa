import { hostCookieName, readCookie, writeCookie } from '../../http/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import type { LinkKind } from '../request-visitor.ts';
import { writeOrderCookie } from '../order-cookie.ts';

const cookies = { link: 'sw-payment-link', cart: 'sw-subscription-cart' } as const;
const DAY = 86_400;

/** The link or the subscription that this browser pays. Gateways send shoppers back without it. */
export const readLinkCookie = (
  { cookieHeader, isSecure }: CheckoutVisitor,
  kind: LinkKind,
): string | undefined => readCookie(cookieHeader, hostCookieName(cookies[kind], isSecure));

/** Whoever pays by a link has no cart: the browser stores the link meanwhile, and then sees the order. */
export const setLinkCookies = (visitor: CheckoutVisitor, orderId: string | null, secret: string): void => {
  const { source, isSecure } = visitor;
  if (!source) return;
  const name = hostCookieName(cookies[source.isCart ? 'cart' : 'link'], isSecure);
  visitor.setCookie(
    orderId === null
      ? writeCookie(name, source.token, { isSecure, maxAgeSeconds: DAY })
      : writeOrderCookie(visitor, orderId, secret),
  );
};
