import { hostCookieName, readCookie, writeCookie } from '../../http/index.ts';
import type { CartVisitor } from '../update/change-cart.ts';

const COOKIE = 'sw-code';
const MINUTES_10 = 600;
/** As the field takes it. */
const MAX_LENGTH = 50;

type Reader = Pick<CartVisitor, 'cookieHeader' | 'isSecure'>;

/** A code that was refused is in its field again. Not in the address: it may be one of a gift card. */
export const keepTypedCode = ({ isSecure, setCookie }: CartVisitor, code: string): void =>
  setCookie(
    writeCookie(hostCookieName(COOKIE, isSecure), encodeURIComponent(code.trim().slice(0, MAX_LENGTH)), {
      isSecure,
      maxAgeSeconds: MINUTES_10,
    }),
  );

/** Empty for none. */
export const readTypedCode = ({ cookieHeader, isSecure }: Reader): string => {
  try {
    return decodeURIComponent(readCookie(cookieHeader, hostCookieName(COOKIE, isSecure)) ?? '').slice(
      0,
      MAX_LENGTH,
    );
  } catch {
    return '';
  }
};
