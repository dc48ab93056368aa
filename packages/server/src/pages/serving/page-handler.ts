import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchCalls } from '@sitewright/api/search';
import {
  callLimits,
  networkAddressOf,
  originOf,
  portOf,
  publicOriginOf,
  withFallbackAfter,
  type PreparedResponse,
  type RequestOrigin,
} from '../../http/index.ts';
import type { FoundSite, SiteDirectory } from '../../sites/index.ts';
import { hasAccessCookie, nobodysAccess, PageAccess } from '../../access/index.ts';
import { openLockedPage } from '../passwords/unlock-page.ts';
import { makeErrorPage, buildPage } from '../build/build-page.ts';
import { isPersonal } from '../url/page-url.ts';
import type { PageServices, WantedPage } from '../build/page-request.ts';
import { answerFor } from '../build/built-page.ts';
import { isSearch, readPageAddress, writeAddress, type PageAddress } from '../url/page-url.ts';
import { asksToEdit } from '../url/canvas-url.ts';
import { PageCache } from '../cache/page-cache.ts';
import { guard, send, sendNothingThere, sendTooMany, type Exchange, type Guard } from './page-exchange.ts';
import { PageFreshness } from '../cache/page-freshness.ts';
import { pageKey, tellsNews } from '../cache/page-key.ts';
import { CachedPageBuilder } from '../cache/cached-page-builder.ts';
import { UrlCacheKeys } from '../cache/url-cache-keys.ts';

export interface PageHandlerOptions extends PageServices {
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  /** Port of the configured public URL, if it differs from the listening port. */
  readonly publicPort?: number | undefined;
  /** Signs the cookies that unlock pages. */
  readonly secret: string;
  readonly cache?: PageCache;
  countAnswer(kind: 'hit' | 'miss'): void;
}

export interface PageHandler {
  /** Responds from the cache or returns false. Runs before everything else, so it must stay cheap. */
  tryCached(request: IncomingMessage, response: ServerResponse): boolean;
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The lock screen's form: unlocks the page, or renders the form again. */
  unlock(request: IncomingMessage, response: ServerResponse, form: UnlockForm): Promise<void>;
  /** Renders a page again after its form was rejected, with the submitted values. */
  showAgain(request: IncomingMessage, response: ServerResponse, again: PageAgain): Promise<void>;
  readonly cache: PageCache;
}

export interface UnlockForm {
  /** URL of the page. */
  readonly to: string;
  readonly password: string;
}

export interface PageAgain extends Pick<WantedPage, 'isRefused' | 'commentAgain'> {
  /** Path of the page. */
  readonly to: string;
}

/** The page's canonical origin. An unknown host name is not repeated, and no pages are cached for it. */
const baseUrlOf = (
  seen: RequestOrigin,
  { site, isOwnHost }: FoundSite,
  { socket }: IncomingMessage,
): string => publicOriginOf(seen, { primaryHost: site.primaryHost, isOwnHost }, socket.localPort);

const keeperOf = ({ secret, clock }: PageHandlerOptions, websiteId: string, { isSecure }: Exchange) => ({
  secret,
  websiteId,
  isSecure,
  now: clock().getTime(),
});

const accessOf = (options: PageHandlerOptions, websiteId: string, exchange: Exchange): PageAccess =>
  PageAccess.read(exchange.request.headers.cookie, keeperOf(options, websiteId, exchange));

/** Renders the page again for the visitor whose form was rejected. */
const showAgain = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  { to, ...refused }: PageAgain,
): Promise<void> => {
  const { request } = exchange;
  const seen = originOf(request, options.trustsProxy);
  const found = await options.directory.lookUp(seen.host);
  const address = readPageAddress(to);
  if (!found) return sendNothingThere(exchange);
  const { site } = found;
  const access = accessOf(options, site.id, exchange);
  const baseUrl = baseUrlOf(seen, found, request);
  const made = await buildPage(options, { site, address, baseUrl, access, ...refused });
  return made ? send(made.answer, exchange) : sendNothingThere(exchange);
};

/** On success redirects to the page (303, so a reload does not resend the form); otherwise renders the form again. */
const unlockPage = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  form: UnlockForm,
): Promise<void> => {
  const { request, response } = exchange;
  const seen = originOf(request, options.trustsProxy);
  const found = await options.directory.lookUp(seen.host);
  const address = readPageAddress(form.to);
  if (!found) return sendNothingThere(exchange);
  const { site } = found;
  const access = accessOf(options, site.id, exchange);
  const keeper = keeperOf(options, site.id, exchange);
  const visitor = networkAddressOf(request, options.trustsProxy);
  const { password } = form;
  const asked = { to: address.path, password, visitor, access, keeper };
  const cookie = await openLockedPage(options.database, asked);
  if (cookie === undefined) return showAgain(options, exchange, { to: form.to, isRefused: true });
  const location = writeAddress(address);
  response.writeHead(303, ['location', location, 'set-cookie', cookie, 'cache-control', 'no-store']);
  response.end();
  return undefined;
};

/**
 * Ports are as free to invent as host names, and each would be a separate cache entry: pages are cached for the
 * listening, default and configured ports only.
 */
const isKnownPort = (
  { publicPort }: PageHandlerOptions,
  { host, isSecure }: RequestOrigin,
  { socket }: IncomingMessage,
): boolean => {
  const port = portOf(host);
  return port === undefined || [socket.localPort, publicPort, isSecure ? 443 : 80].includes(port);
};

/** Shares the rate limit of the search call. */
const SEARCH_CALL = 'search.general';

const maySearch = (
  { trustsProxy, clock }: PageHandlerOptions,
  siteId: string,
  request: IncomingMessage,
): boolean =>
  callLimits.isWithin(
    [SEARCH_CALL, siteId, networkAddressOf(request, trustsProxy)],
    searchCalls.general.limit,
    clock(),
  );

/** Built for one visitor; concurrent requests never share it. */
const servePersonal = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  wanted: WantedPage,
): Promise<void> => {
  const { request, isSecure } = exchange;
  const visitor = { cookieHeader: request.headers.cookie, isSecure };
  const own = await buildPage(options, { ...wanted, visitor });
  await own?.answer.compressQuickly();
  return own ? send(answerFor(own, request.url ?? '/'), exchange) : sendNothingThere(exchange);
};

const makeOwnErrorPage = async (
  options: PageHandlerOptions,
  { request }: Exchange,
): Promise<PreparedResponse | undefined> => {
  const seen = originOf(request, options.trustsProxy);
  const found = await options.directory.lookUp(seen.host);
  return found && makeErrorPage(options, { site: found.site, baseUrl: baseUrlOf(seen, found, request) });
};

export const createPageHandler = (options: PageHandlerOptions): PageHandler => {
  const { directory, clock, log, trustsProxy } = options;
  const cache = options.cache ?? new PageCache();
  const freshness = new PageFreshness(options.database, cache);
  const keeper = new CachedPageBuilder(options, cache, freshness);
  const plainKeys = new UrlCacheKeys();

  const publicKeyOf = (request: IncomingMessage, found: FoundSite): string | undefined => {
    // A contributor may be requesting the canvas.
    const address = asksToEdit(request.url ?? '/') ? undefined : readPageAddress(request.url ?? '/');
    if (!address || tellsNews(address)) return undefined;
    const baseUrl = baseUrlOf(originOf(request, trustsProxy), found, request);
    return pageKey({ siteId: found.site.id, baseUrl, access: nobodysAccess }, address);
  };

  const exchangeOf = (request: IncomingMessage, response: ServerResponse): Exchange => ({
    request,
    response,
    isSecure: originOf(request, trustsProxy).isSecure,
  });

  const serveSite = async (exchange: Exchange, address: PageAddress): Promise<void> => {
    const { request } = exchange;
    const seen = originOf(request, trustsProxy);
    const now = clock().getTime();
    const found = await directory.lookUp(seen.host);
    if (!found) return sendNothingThere(exchange);
    const { site } = found;
    const baseUrl = baseUrlOf(seen, found, request);
    await withFallbackAfter(freshness.check(site.id, now), undefined);
    if (isSearch(address.path) && !maySearch(options, site.id, request)) return sendTooMany(exchange);
    const access = accessOf(options, site.id, exchange);
    const wanted: WantedPage = { site, address, baseUrl, access };
    if (isPersonal(address) || !isKnownPort(options, seen, request))
      return servePersonal(options, exchange, wanted);
    const made = await keeper.make(wanted, now);
    return made ? send(answerFor(made, request.url ?? '/'), exchange) : sendNothingThere(exchange);
  };

  const guarding: Guard = {
    log,
    makeErrorPage: (exchange) => makeOwnErrorPage(options, exchange),
  };

  return {
    cache,
    tryCached(request, response) {
      if (request.method !== 'GET') return false;
      // Visitors with unlocked pages have another cache key.
      if (hasAccessCookie(request.headers.cookie)) return false;
      const now = clock().getTime();
      const proxied = trustsProxy ? originOf(request, trustsProxy) : undefined;
      const found = directory.findFresh(proxied?.host ?? request.headers.host ?? '', now);
      if (!found || !freshness.isFresh(found.site.id, now)) return false;
      // A proxy also determines the scheme, which the raw URL does not contain.
      const key = proxied
        ? publicKeyOf(request, found)
        : plainKeys.find(found, request.url ?? '/', () => publicKeyOf(request, found));
      const page = key === undefined ? undefined : cache.find(key, now);
      if (key === undefined || !page) return false;
      options.countAnswer('hit');
      keeper.finish(key, page.answer);
      send(page.answer, { request, response, isSecure: proxied?.isSecure ?? false });
      return true;
    },
    async serve(request, response) {
      const address = readPageAddress(request.url ?? '/');
      const exchange = exchangeOf(request, response);
      return guard(exchange, guarding, () => serveSite(exchange, address));
    },
    async unlock(request, response, form) {
      const exchange = exchangeOf(request, response);
      return guard(exchange, guarding, () => unlockPage(options, exchange, form));
    },
    async showAgain(request, response, again) {
      const exchange = exchangeOf(request, response);
      return guard(exchange, guarding, () => showAgain(options, exchange, again));
    },
  };
};
