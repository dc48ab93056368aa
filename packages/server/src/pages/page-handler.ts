import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPage, unknownHostPage } from '@sitewright/render/page';
import { isDatabaseGone } from '../database/index.ts';
import { crumbLines, originOf, ReadyAnswer, sendReady } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { readPageAddress, type PageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { PageFreshness } from './page-freshness.ts';
import { makePage, type PageServices } from './page-service.ts';

export interface PageHandlerOptions extends PageServices {
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  readonly cache?: PageCache;
  countAnswer(kind: 'hit' | 'miss'): void;
}

export interface PageHandler {
  /** Answers at once from the cache, or not at all. Runs before everything else, so it must stay this cheap. */
  tryCached(request: IncomingMessage, response: ServerResponse): boolean;
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  readonly cache: PageCache;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isSecure: boolean;
}

/** Only the header differs between visitors: the cached body is the same for all. */
const send = (answer: ReadyAnswer, { request, response, isSecure }: Exchange): void =>
  sendReady(answer, { request, response, extraHeaders: answer.isHtml ? crumbLines(request, isSecure) : [] });

const plainAnswer = (status: number, text: string): ReadyAnswer =>
  new ReadyAnswer({
    status,
    body: text,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    extraHeaders: ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"],
  });

export const createPageHandler = (options: PageHandlerOptions): PageHandler => {
  const { directory, clock, log, trustsProxy } = options;
  const cache = options.cache ?? new PageCache();
  const freshness = new PageFreshness(options.database, cache);

  // Language and access set belong to the key; until visitors can have others there is one of each.
  const keyOf = (siteId: string, baseUrl: string, { canonical }: PageAddress): string =>
    `${siteId} ${baseUrl} default public ${canonical}`;

  const finishInBackground = (key: string, answer: ReadyAnswer): void => {
    answer.compressFully().then(
      () => cache.weigh(key),
      (error: unknown) => log.warn({ err: error }, 'a page could not be compressed'),
    );
  };

  const serveSite = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: PageAddress,
  ): Promise<void> => {
    const { host, origin, isSecure } = originOf(request, trustsProxy);
    const now = clock().getTime();
    const site = await directory.find(host);
    if (!site) return send(plainAnswer(404, unknownHostPage()), { request, response, isSecure });
    await freshness.check(site.id, now);
    const key = keyOf(site.id, origin, address);
    const known = cache.find(key, now);
    options.countAnswer(known ? 'hit' : 'miss');
    if (known) return send(known.answer, { request, response, isSecure });
    const made = await makePage(options, { site, address, baseUrl: origin });
    if (!made) return send(plainAnswer(404, unknownHostPage()), { request, response, isSecure });
    freshness.watch(site.id, made.version, now);
    await made.answer.compressQuickly();
    // Addresses that show nothing are free to invent: they must not push real pages out.
    if (made.answer.status === 200) {
      cache.keep(key, { ...made, siteId: site.id });
      finishInBackground(key, made.answer);
    }
    return send(made.answer, { request, response, isSecure });
  };

  return {
    cache,
    tryCached(request, response) {
      if (request.method !== 'GET') return false;
      const { host, origin, isSecure } = originOf(request, trustsProxy);
      const now = clock().getTime();
      const site = directory.findFresh(host, now);
      if (!site || !freshness.isFresh(site.id, now)) return false;
      const address = readPageAddress(request.url ?? '/');
      const page = address && cache.find(keyOf(site.id, origin, address), now);
      if (!page) return false;
      options.countAnswer('hit');
      send(page.answer, { request, response, isSecure });
      return true;
    },
    async serve(request, response) {
      const address = readPageAddress(request.url ?? '/');
      const { isSecure } = originOf(request, trustsProxy);
      try {
        if (!address) return send(plainAnswer(404, unknownHostPage()), { request, response, isSecure });
        await serveSite(request, response, address);
      } catch (error) {
        const reference = newId();
        log.error({ err: error, reference, url: request.url }, 'a page failed');
        if (response.headersSent) response.destroy();
        else
          send(plainAnswer(isDatabaseGone(error) ? 503 : 500, errorPage(reference)), {
            request,
            response,
            isSecure,
          });
      }
    },
  };
};
