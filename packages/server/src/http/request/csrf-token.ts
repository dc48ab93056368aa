import { createHmac, randomFillSync } from 'node:crypto';
import { isSameSignature } from '../../signatures/index.ts';

export const CRUMB_COOKIE = 'crumb';
const CRUMB_HEADER = 'x-csrf-token';

const crumbPattern = /^[\w-]{22}$/;
const crumbCookiePattern = /(?:^|; ?)crumb=[\w-]{22}(?:;|$)/;

const CRUMB_BYTES = 16;
const pool = Buffer.alloc(CRUMB_BYTES * 256);
let drawn = pool.length;

/** Random bytes are drawn for many crumbs in advance: every first page view needs one. */
export const newCsrfToken = (): string => {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  drawn += CRUMB_BYTES;
  return pool.toString('base64url', drawn - CRUMB_BYTES, drawn);
};

export const isCsrfToken = (text: string | undefined): text is string =>
  text !== undefined && crumbPattern.test(text);

/** Called at every page view, so it does not parse all cookies. */
export const hasCsrfCookie = (header: string | undefined): boolean =>
  header !== undefined && crumbCookiePattern.test(header);

/** The crumb of a signed-in contributor is derived from the session, so a planted cookie cannot replace it. */
export const csrfTokenOfSession = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret).update(`crumb:${sessionId}`).digest().subarray(0, 16).toString('base64url');

export interface CsrfTokenSource {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: unknown;
}

export const sentCsrfToken = ({ headers, query }: CsrfTokenSource): string | undefined => {
  const header = headers[CRUMB_HEADER];
  if (typeof header === 'string') return header;
  const inQuery = typeof query === 'object' && query !== null && 'crumb' in query ? query.crumb : undefined;
  return typeof inQuery === 'string' ? inQuery : undefined;
};

export const csrfTokensMatch = (sent: string | undefined, expected: string | undefined): boolean => {
  if (!isCsrfToken(sent) || !isCsrfToken(expected)) return false;
  return isSameSignature(expected, sent);
};
