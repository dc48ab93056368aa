import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPage, tooManyPage, unknownHostPage } from '@sitewright/render/page';
import type { Logger } from 'pino';
import { isDatabaseGone } from '../../database/index.ts';
import { crumbLines, PreparedResponse, sendPrepared, withFallbackAfter } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';

/** A page request and its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isSecure: boolean;
}

/** Only headers differ between visitors: the cached body is the same for all. */
export const send = (prepared: PreparedResponse, { request, response, isSecure }: Exchange): void =>
  sendPrepared(prepared, {
    request,
    response,
    extraHeaders: prepared.isHtml ? crumbLines(request, isSecure) : [],
  });

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

export interface ErrorHandling {
  readonly log: Logger;
  /** The site's error page; undefined if there is none or it fails too. */
  buildErrorPage(exchange: Exchange): Promise<PreparedResponse | undefined>;
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
    const reference = newId();
    // Only the path: the query may hold search terms or tokens.
    const [path] = (request.url ?? '/').split('?');
    errorHandling.log.error({ err: error, reference, path }, 'a page failed');
    if (response.headersSent) response.destroy();
    else send(await errorResponse(exchange, errorHandling, { error, reference }), exchange);
  }
};
