import { createHmac, hash } from 'node:crypto';
import { HAS_CART_COOKIE, hostCookieName, readCookie, writeCookie } from '../../http/index.ts';
import { newToken } from '../../ids/index.ts';

const CART_COOKIE = 'CART';
const CRUMB_COOKIE = 'crumb';
/** As long as carts are stored. */
const MAX_AGE_SECONDS = 90 * 86_400;
const FIRST_ADD_MS = 30_000;
const OVERLAP_MS = 10_000;

export const hashCartToken = (token: string): string => hash('sha256', token, 'base64url');

/** What identifies the visitor of a request. */
export interface VisitorIdentity {
  readonly siteId: string;
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
  readonly address: string;
  readonly browser: string;
  readonly now: Date;
}

export const readCartToken = ({
  cookieHeader,
  isSecure,
}: Pick<VisitorIdentity, 'cookieHeader' | 'isSecure'>) =>
  readCookie(cookieHeader, hostCookieName(CART_COOKIE, isSecure));

/**
 * The token of a visitor's first cart. A browser that sends several adds in parallel has no token yet and
 * must still get one cart, so the token is derived: the same browser gets the same one within a time window.
 * It is keyed with the secret, and includes address and user agent, so that a crumb planted by an attacker
 * does not yield the attacker's cart.
 */
export const firstCartToken = (secret: string, visit: VisitorIdentity): string => {
  const crumb = readCookie(visit.cookieHeader, CRUMB_COOKIE);
  if (crumb === undefined) return newToken();
  const window = Math.floor(visit.now.getTime() / FIRST_ADD_MS);
  return createHmac('sha256', secret)
    .update(['cart', visit.siteId, crumb, visit.address, visit.browser, window].join('\n'))
    .digest('base64url');
};

/**
 * The token of the previous window, shortly after its end: adds a second apart may fall into two windows and would
 * otherwise fill two carts, of which the browser keeps one.
 */
export const previousCartToken = (secret: string, visit: VisitorIdentity): string | undefined => {
  const isNew = visit.now.getTime() % FIRST_ADD_MS < OVERLAP_MS;
  const previous = new Date(visit.now.getTime() - OVERLAP_MS);
  return isNew ? firstCartToken(secret, { ...visit, now: previous }) : undefined;
};

/** Scripts can read that there is a cart, but not its token. */
export const cartCookies = (token: string, isSecure: boolean): string[] => [
  writeCookie(hostCookieName(CART_COOKIE, isSecure), token, { isSecure, maxAgeSeconds: MAX_AGE_SECONDS }),
  writeCookie(HAS_CART_COOKIE, 'true', {
    isSecure,
    maxAgeSeconds: MAX_AGE_SECONDS,
    isReadableByScript: true,
  }),
];
