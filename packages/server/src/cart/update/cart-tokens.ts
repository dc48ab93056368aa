import { createHmac, hash } from 'node:crypto';
import { hostCookieName, readCookie, writeCookie } from '../../http/index.ts';
import { newToken } from '../../ids/index.ts';

const CART_COOKIE = 'CART';
const HAS_CART_COOKIE = 'hasCart';
const CRUMB_COOKIE = 'crumb';
/** As long as carts are kept. */
const MAX_AGE_SECONDS = 90 * 86_400;
const FIRST_ADD_MS = 30_000;
const OVERLAP_MS = 10_000;

export const hashCartToken = (token: string): string => hash('sha256', token, 'base64url');

/** What a request tells about the visitor who sends it. */
export interface CartVisit {
  readonly siteId: string;
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
  readonly address: string;
  readonly browser: string;
  readonly now: Date;
}

export const readCartToken = ({ cookieHeader, isSecure }: Pick<CartVisit, 'cookieHeader' | 'isSecure'>) =>
  readCookie(cookieHeader, hostCookieName(CART_COOKIE, isSecure));

/**
 * The token of a visitor's first cart. A browser that adds several things at once has no token yet and must still get
 * one cart: within a short time the same browser is given the same token, which nobody without the secret can work
 * out. Address and browser are part of it, so that a crumb planted by somebody else does not lead into his cart.
 */
export const firstCartToken = (secret: string, visit: CartVisit): string => {
  const crumb = readCookie(visit.cookieHeader, CRUMB_COOKIE);
  if (crumb === undefined) return newToken();
  const window = Math.floor(visit.now.getTime() / FIRST_ADD_MS);
  return createHmac('sha256', secret)
    .update(['cart', visit.siteId, crumb, visit.address, visit.browser, window].join('\n'))
    .digest('base64url');
};

/**
 * The first token of a moment ago, where it was another one: adds a second apart may fall to either side of the hour's
 * half minutes, and would else fill two carts of which the browser keeps one.
 */
export const formerCartToken = (secret: string, visit: CartVisit): string | undefined => {
  const isNew = visit.now.getTime() % FIRST_ADD_MS < OVERLAP_MS;
  const former = new Date(visit.now.getTime() - OVERLAP_MS);
  return isNew ? firstCartToken(secret, { ...visit, now: former }) : undefined;
};

/** The token itself no script can read; that there is a cart every script may know. */
export const cartCookies = (token: string, isSecure: boolean): string[] => [
  writeCookie(hostCookieName(CART_COOKIE, isSecure), token, { isSecure, maxAgeSeconds: MAX_AGE_SECONDS }),
  writeCookie(HAS_CART_COOKIE, 'true', {
    isSecure,
    maxAgeSeconds: MAX_AGE_SECONDS,
    isReadableByScript: true,
  }),
];
