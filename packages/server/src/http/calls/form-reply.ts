import { createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { hostCookieName, readCookie, writeCookie } from '../request/cookies.ts';
import { isSameSignature } from '../../signatures/index.ts';

const COOKIE = 'sw-reply';
const MINUTES_10 = 600;
/** Browsers drop cookies above 4096 bytes, name and attributes included, without a word. */
const MAX_COOKIE = 3800;
/** More than any form that fits into the cookie holds. */
const MAX_TEXT = 65_536;
const ID_LENGTH = 16;

/** Whoever has sent a form without script. */
export interface FormSender {
  readonly site: { readonly id: string };
  readonly isSecure: boolean;
  readonly cookieHeader: string | undefined;
}

export interface WrittenReply {
  /** `Set-Cookie` line. */
  readonly cookie: string;
  /** Of the address that the form leads to, whose page shows the reply: `reply=…`. */
  readonly parameter: string;
}

const textIn = (packed: string): string =>
  inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_TEXT }).toString();

/** The id in the address of a page, if there is one. */
const replyIdIn = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'reply' in query ? String(query.reply) : '';

/**
 * What a form without script is told on the page that it leads to: why it was refused, and what was entered. An answer
 * to the POST itself would be sent again by Reload and Back. The cookie is signed; the address names it, so that other
 * tabs do not show it.
 */
export const defineFormReply = <Reply extends object>(kind: string) => {
  const sign = (packed: string, { site }: FormSender, secret: string): string =>
    createHmac('sha256', secret).update(`form-reply:${kind}:${site.id}:${packed}`).digest('base64url');
  return {
    /** Undefined for what is too long for a cookie. */
    write(sender: FormSender, reply: Reply, secret: string): WrittenReply | undefined {
      const { isSecure } = sender;
      const packed = deflateRawSync(JSON.stringify(reply)).toString('base64url');
      const signature = sign(packed, sender, secret);
      const cookie = writeCookie(hostCookieName(COOKIE, isSecure), `${packed}.${signature}`, {
        isSecure,
        maxAgeSeconds: MINUTES_10,
      });
      return cookie.length > MAX_COOKIE
        ? undefined
        : { cookie, parameter: `reply=${signature.slice(0, ID_LENGTH)}` };
    },
    /** The reply that the address of a page names. */
    read(sender: FormSender, query: unknown, secret: string): Reply | undefined {
      const id = replyIdIn(query);
      if (id.length !== ID_LENGTH) return undefined;
      const cookie = readCookie(sender.cookieHeader, hostCookieName(COOKIE, sender.isSecure)) ?? '';
      const [packed = '', signature = ''] = cookie.split('.');
      if (!isSameSignature(sign(packed, sender, secret), signature)) return undefined;
      return signature.startsWith(id) ? (JSON.parse(textIn(packed)) as Reply) : undefined;
    },
  };
};
