import { SESSION_COOKIE } from './session-cookie.ts';

/** Scripts can read that there is a cart, but not its token. */
export const HAS_CART_COOKIE = 'hasCart';

/** Cookies are only looked at: nobody gets more by an invented one than to wait less. */
export const isSignedInVisitor = (cookieHeader = ''): boolean => cookieHeader.includes(`${SESSION_COOKIE}=`);

/** Whether the browser says that it has a cart or a session. */
export const isKnownVisitor = (cookieHeader = ''): boolean =>
  isSignedInVisitor(cookieHeader) || cookieHeader.includes(`${HAS_CART_COOKIE}=`);
