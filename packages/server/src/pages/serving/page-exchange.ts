import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPage, tooManyPage, unknownHostPage } from '@sitewright/render/page';
import type { Logger } from 'pino';
import { isDatabaseGone } from '../../database/index.ts';
import {
  crumbLines,
  isKnownVisitor,
  isSignedInVisitor,
  networkAddressOf,
  PreparedResponse,
  respondPrepared,
  sendPrepared,
  trySendWhole,
  withFallbackAfter,
  type PlainRequest,
} from '../../http/index.ts';
import type { PageClient } from '../build/page-building.ts';
import type { RecentPage } from '../cache/recent-pages.ts';
import { PageAbandoned, PageRefusal } from '../workers/page-faults.ts';
import { newId } from '../../ids/index.ts';
import { loggedPath } from '../../logging/index.ts';

/** A page request and its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isSecure: boolean;
}

/** Who waits for the page. */
export const clientOf = ({ request, response }: Exchange, trustsProxy: boolean): PageClient => {
  const { cookie } = request.headers;
  return {
    address: networkAddressOf(request, trustsProxy),
    isSignedIn: isSignedInVisitor(cookie),
    isKnown: isKnownVisitor(cookie),
    isGone: () => response.destroyed,
  };
};

/** Only headers differ between visitors: the cached body is the same for all. */
export const send = (prepared: PreparedResponse, { request, response, isSecure }: Exchange): void =>
  sendPrepared(prepared, {
    request,
    response,
    extraHeaders: prepared.isHtml ? crumbLines(request.headers.cookie, isSecure) : [],
  });

/** The same for a request that no proxy has forwarded. */
export const sendRecent = (
  plain: PlainRequest,
  { page: { response: prepared }, momentary }: RecentPage,
  response: ServerResponse,
): void => {
  const extraHeaders = prepared.isHtml ? crumbLines(plain.cookie, false) : [];
  const bytes = plain.isPersistent ? momentary.bytesFor(plain, extraHeaders) : undefined;
  if (bytes && trySendWhole(response, bytes)) return;
  respondPrepared(prepared, plain, { response, extraHeaders });
};

const plainResponse = (status: number, text: string): PreparedResponse =>
  new PreparedResponse({
    status,
    body: text,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    extraHeaders: ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"],
  });

export const sendUnknownHost = (exchange: Exchange): void =>
  send(plainResponse(404, unknownHostPage()), exchange);

export const sendTooManyRequests = (exchange: Exchange): void =>
  send(plainResponse(429, tooManyPage()), exchange);

const busyPage = Buffer.from(
  '<!doctype html><html lang="en"><title>Busy</title><p>This page is busy. Please try again in a few seconds.</p></html>\n',
);

/** As small as can be: whoever gets it is one of very many. */
const sendRefused = ({ retryAfterSeconds }: PageRefusal, { response }: Exchange): void => {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': busyPage.length,
    'content-security-policy': "default-src 'none'",
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
  });
  response.end(busyPage);
};

export interface ErrorHandling {
  readonly log: Logger;
  /** The site's error page; undefined if there is none or it fails too. */
  buildErrorPage(exchange: Exchange): Promise<PreparedResponse | undefined>;
  /** Counts an answer of 503. */
  countRefused?(exchange: Exchange): void;
}

const errorResponse = async (
  exchange: Exchange,
  { buildErrorPage }: ErrorHandling,
  { error, reference }: { readonly error: unknown; readonly reference: string },
): Promise<PreparedResponse> => {
  if (isDatabaseGone(error)) return plainResponse(503, errorPage(reference));
  const ownErrorPage = await withFallbackAfter(buildErrorPage(exchange), undefined).catch(() => undefined);
  return ownErrorPage ?? plainResponse(500, errorPage(reference));
};

/** On any error the visitor gets a page and the log the reason. */
export const withErrorPage = async (
  exchange: Exchange,
  errorHandling: ErrorHandling,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const { request, response } = exchange;
    if (error instanceof PageAbandoned) return void response.destroy();
    if (error instanceof PageRefusal || isDatabaseGone(error)) errorHandling.countRefused?.(exchange);
    if (error instanceof PageRefusal) return sendRefused(error, exchange);
    const reference = newId();
    const path = loggedPath(request.url ?? '/');
    errorHandling.log.error({ err: error, reference, path }, 'a page failed');
    if (response.headersSent) response.destroy();
    else send(await errorResponse(exchange, errorHandling, { error, reference }), exchange);
  }
};
