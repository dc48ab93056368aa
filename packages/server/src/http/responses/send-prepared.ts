import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accepted-encodings.ts';
import { writeCookie } from '../request/cookies.ts';
import { CRUMB_COOKIE, hasCsrfCookie, newCsrfToken } from '../request/csrf-token.ts';
import { matchesEntityTag } from './entity-tag.ts';
import type { HeaderLines, PreparedResponse, SharedHeaders, Variant } from './prepared-response.ts';

export const chooseVariant = (
  answer: PreparedResponse,
  acceptEncoding: string | string[] | undefined,
): Variant => {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = answer.variant(encoding);
    if (variant) return variant;
  }
  throw new Error('An answer always has its plain form.');
};

const NO_LINES: readonly string[] = [];

/** What follows the value of a crumb. */
const attributesOf = (isSecure: boolean): string =>
  writeCookie(CRUMB_COOKIE, '', { isSecure, isReadableByScript: true }).slice(CRUMB_COOKIE.length + 1);

const crumbAttributes = { plain: attributesOf(false), secure: attributesOf(true) } as const;

/** The `Set-Cookie` lines of a first crumb, for a browser that has none. */
export const crumbLines = (cookieHeader: string | undefined, isSecure: boolean): readonly string[] => {
  if (hasCsrfCookie(cookieHeader)) return NO_LINES;
  const attributes = isSecure ? crumbAttributes.secure : crumbAttributes.plain;
  return ['set-cookie', `${CRUMB_COOKIE}=${newCsrfToken()}${attributes}`];
};

export interface PreparedExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Headers for this visitor only, such as cookies. */
  readonly extraHeaders?: readonly string[];
}

/** The header fields of a request that choose among the forms of a response. */
export interface ResponseChoice {
  readonly acceptEncoding: string | string[] | undefined;
  readonly ifNoneMatch: string | undefined;
}

const withExtraLines = ({ headers, privateHeaders }: SharedHeaders, lines: readonly string[]): HeaderLines =>
  lines.length === 0 ? headers : [...privateHeaders, ...lines];

/** Whether the visitor has it already. */
export const isUnchanged = (answer: PreparedResponse, { ifNoneMatch }: ResponseChoice): boolean =>
  answer.status === 200 && matchesEntityTag(ifNoneMatch, answer.etag);

/** Sends the body, or 304 if the visitor has it. */
export const respondPrepared = (
  answer: PreparedResponse,
  choice: ResponseChoice,
  { response, extraHeaders }: { readonly response: ServerResponse; readonly extraHeaders: readonly string[] },
): void => {
  if (isUnchanged(answer, choice)) {
    response.writeHead(304, withExtraLines(answer.unchangedHeaders, extraHeaders));
    response.end();
    return;
  }
  const variant = chooseVariant(answer, choice.acceptEncoding);
  response.writeHead(answer.status, withExtraLines(variant, extraHeaders));
  // Node leaves the body out of the answer to HEAD.
  response.end(variant.body);
};

export const sendPrepared = (
  answer: PreparedResponse,
  { request: { headers }, response, extraHeaders = NO_LINES }: PreparedExchange,
): void =>
  respondPrepared(
    answer,
    { acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] },
    { response, extraHeaders },
  );
