import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPage, tooManyPage, unknownHostPage } from '@sitewright/render/page';
import type { Logger } from 'pino';
import { isDatabaseGone } from '../../database/index.ts';
import { crumbLines, PreparedResponse, sendPrepared, withFallbackAfter } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';

/** One request for a page and the answer to it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isSecure: boolean;
}

/** Only the header differs between visitors: the cached body is the same for all. */
export const send = (answer: PreparedResponse, { request, response, isSecure }: Exchange): void =>
  sendPrepared(answer, {
    request,
    response,
    extraHeaders: answer.isHtml ? crumbLines(request, isSecure) : [],
  });

const plainAnswer = (status: number, text: string): PreparedResponse =>
  new PreparedResponse({
    status,
    body: text,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    extraHeaders: ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"],
  });

export const sendNothingThere = (exchange: Exchange): void =>
  send(plainAnswer(404, unknownHostPage()), exchange);

export const sendTooMany = (exchange: Exchange): void => send(plainAnswer(429, tooManyPage()), exchange);

export interface Guard {
  readonly log: Logger;
  /** The site's own page for faults; nothing where there is none or it fails as well. */
  makeErrorPage(exchange: Exchange): Promise<PreparedResponse | undefined>;
}

const handleError = async (
  exchange: Exchange,
  { makeErrorPage }: Guard,
  { error, reference }: { readonly error: unknown; readonly reference: string },
): Promise<PreparedResponse> => {
  if (isDatabaseGone(error)) return plainAnswer(503, errorPage(reference));
  const own = await withFallbackAfter(makeErrorPage(exchange), undefined).catch(() => undefined);
  return own ?? plainAnswer(500, errorPage(reference));
};

/** Whatever goes wrong, the visitor gets a page and the log the reason. */
export const guard = async (
  exchange: Exchange,
  guarding: Guard,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const { request, response } = exchange;
    const reference = newId();
    // The path alone: behind it stand the words that somebody searched for, or the token of a link.
    const [path] = (request.url ?? '/').split('?');
    guarding.log.error({ err: error, reference, path }, 'a page failed');
    if (response.headersSent) response.destroy();
    else send(await handleError(exchange, guarding, { error, reference }), exchange);
  }
};
