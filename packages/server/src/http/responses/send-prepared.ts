import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accepted-encodings.ts';
import { writeCookie } from '../request/cookies.ts';
import { CRUMB_COOKIE, hasCsrfCookie, newCsrfToken } from '../request/csrf-token.ts';
import { matchesEntityTag } from './entity-tag.ts';
import type { HeaderLines, PreparedResponse, Variant } from './prepared-response.ts';

const chooseVariant = (answer: PreparedResponse, request: IncomingMessage): Variant => {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const variant = answer.variant(encoding);
    if (variant) return variant;
  }
  throw new Error('An answer always has its plain form.');
};

/** The `Set-Cookie` lines of a first crumb, for a browser that has none. */
export const crumbLines = (request: IncomingMessage, isSecure: boolean): string[] =>
  hasCsrfCookie(request.headers.cookie)
    ? []
    : ['set-cookie', writeCookie(CRUMB_COOKIE, newCsrfToken(), { isSecure, isReadableByScript: true })];

export interface PreparedExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Headers for this visitor only, such as cookies. */
  readonly extraHeaders?: readonly string[];
}

const CACHE_LINE = 'cache-control';

/** A shared cache must not store the visitor's headers with the page. */
const withPrivateHeaders = (headers: HeaderLines, lines: readonly string[]): HeaderLines => {
  if (lines.length === 0) return headers;
  const at = headers.indexOf(CACHE_LINE) + 1;
  const isPrivate = /private|no-store/.test(headers[at] ?? '');
  return [...(isPrivate ? headers : headers.with(at, 'private, no-cache')), ...lines];
};

export const sendPrepared = (
  answer: PreparedResponse,
  { request, response, extraHeaders = [] }: PreparedExchange,
): void => {
  if (answer.status === 200 && matchesEntityTag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, withPrivateHeaders(answer.unchangedHeaders, extraHeaders));
    response.end();
    return;
  }
  const { headers, body } = chooseVariant(answer, request);
  response.writeHead(answer.status, withPrivateHeaders(headers, extraHeaders));
  response.end(request.method === 'HEAD' ? undefined : body);
};
