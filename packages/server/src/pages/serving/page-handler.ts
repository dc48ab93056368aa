import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchCalls } from '@sitewright/api/search';
import {
  callLimits,
  networkAddressOf,
  originOf,
  portOf,
  publicOriginOf,
  withFallbackAfter,
  type PlainRequest,
  type PreparedResponse,
  type RequestOrigin,
} from '../../http/index.ts';
import type { FoundSite, SiteDirectory } from '../../sites/index.ts';
import { hasAccessCookie, publicAccess, PageAccess } from '../../page-access/index.ts';
import { unlockWithPassword } from '../passwords/unlock-page.ts';
import type { PageBuilding } from '../build/page-building.ts';
import { isPersonal } from '../url/page-url.ts';
import type { PageServices, PageRequest, ShopPage } from '../build/page-request.ts';
import { responseFor, type BuiltPage } from '../build/built-page.ts';
import { isSearch, parsePageUrl, formatPageUrl, type PageUrl } from '../url/page-url.ts';
import { isCanvasUrl } from '../url/canvas-url.ts';
import { PageCache } from '../cache/page-cache.ts';
import {
  clientOf,
  withErrorPage,
  send,
  sendRecent,
  sendUnknownHost,
  sendTooManyRequests,
  type Exchange,
  type ErrorHandling,
} from './page-exchange.ts';
import { reportCost, type PageCounts } from '../cache/page-counts.ts';
import { PageFreshness } from '../cache/page-freshness.ts';
import { pageKey, showsNotice } from '../cache/page-key.ts';
import { RecentPages } from '../cache/recent-pages.ts';
import { CachedPageBuilder } from '../cache/cached-page-builder.ts';
import { UrlCacheKeys } from '../cache/url-cache-keys.ts';

export interface PageHandlerOptions extends PageServices, PageCounts {
  readonly building: PageBuilding;
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  /** Port of the configured public URL, if it differs from the listening port. */
  readonly publicPort?: number | undefined;
  /** Signs the cookies that unlock pages. */
  readonly secret: string;
  readonly cache?: PageCache;
  /** How long connections are kept between two requests. */
  readonly idleMs: number;
}

export interface PageHandler {
  /** Responds with a page that was found a moment ago, or returns false. Runs before everything else. */
  tryRecent(plain: PlainRequest, response: ServerResponse): boolean;
  /** Responds from the cache or returns false. Runs before most else, so it must stay cheap. */
  tryCached(request: IncomingMessage, response: ServerResponse, plain: PlainRequest | undefined): boolean;
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The lock screen's form: unlocks the page, or renders the form again. */
  unlock(request: IncomingMessage, response: ServerResponse, form: UnlockForm): Promise<void>;
  /** Renders a page again after its form was rejected, with the submitted values. */
  renderAgain(request: IncomingMessage, response: ServerResponse, form: RejectedForm): Promise<void>;
  /** The checkout, or the page of an order. */
  serveShopPage(request: IncomingMessage, response: ServerResponse, page: ShopPage): Promise<void>;
  readonly cache: PageCache;
}

export interface UnlockForm {
  /** URL of the page. */
  readonly to: string;
  readonly password: string;
}

export interface RejectedForm extends Pick<
  PageRequest,
  'isPasswordWrong' | 'rejectedComment' | 'rejectedAnswers' | 'rejectedSignUp'
> {
  /** Path of the page. */
  readonly to: string;
}

/** The page's canonical origin. An unknown host name is not repeated, and no pages are cached for it. */
const baseUrlOf = (
  origin: RequestOrigin,
  { site, isOwnHost }: FoundSite,
  { socket }: IncomingMessage,
): string => publicOriginOf(origin, { primaryHost: site.primaryHost, isOwnHost }, socket.localPort);

const cookieContextOf = (
  { secret, clock }: PageHandlerOptions,
  websiteId: string,
  { isSecure }: Exchange,
) => ({
  secret,
  websiteId,
  isSecure,
  now: clock().getTime(),
});

const accessOf = (options: PageHandlerOptions, websiteId: string, exchange: Exchange): PageAccess =>
  PageAccess.read(exchange.request.headers.cookie, cookieContextOf(options, websiteId, exchange));

/** Built for one visitor; concurrent requests never share it. */
const buildPersonal = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  request: PageRequest,
): Promise<BuiltPage | undefined> => {
  const { site, pageUrl } = request;
  const built = await options.building.build(request, clientOf(exchange, options.trustsProxy));
  options.countPageView('built', site.id);
  if (built) reportCost(options, built, { websiteId: site.id, pageUrl });
  return built;
};

/** Renders the page again for the visitor whose form was rejected. */
const renderAgain = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  { to, ...rejected }: RejectedForm,
): Promise<void> => {
  const { request } = exchange;
  const origin = originOf(request, options.trustsProxy);
  const siteEntry = await options.directory.lookUp(origin.host);
  const pageUrl = parsePageUrl(to);
  if (!siteEntry) return sendUnknownHost(exchange);
  const { site } = siteEntry;
  const access = accessOf(options, site.id, exchange);
  const baseUrl = baseUrlOf(origin, siteEntry, request);
  const built = await buildPersonal(options, exchange, { site, pageUrl, baseUrl, access, ...rejected });
  return built ? send(built.response, exchange) : sendUnknownHost(exchange);
};

/** On success redirects to the page (303, so a reload does not resend the form); otherwise renders the form again. */
const unlockPage = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  form: UnlockForm,
): Promise<void> => {
  const { request, response } = exchange;
  const origin = originOf(request, options.trustsProxy);
  const siteEntry = await options.directory.lookUp(origin.host);
  const pageUrl = parsePageUrl(form.to);
  if (!siteEntry) return sendUnknownHost(exchange);
  const { site } = siteEntry;
  const access = accessOf(options, site.id, exchange);
  const cookieContext = cookieContextOf(options, site.id, exchange);
  const visitor = networkAddressOf(request, options.trustsProxy);
  const { password } = form;
  const unlockRequest = { to: pageUrl.path, password, visitor, access, context: cookieContext };
  const cookie = await unlockWithPassword(options.database, unlockRequest);
  if (cookie === undefined) return renderAgain(options, exchange, { to: form.to, isPasswordWrong: true });
  const location = formatPageUrl(pageUrl);
  response.writeHead(303, ['location', location, 'set-cookie', cookie, 'cache-control', 'no-store']);
  response.end();
  return undefined;
};

/**
 * Ports are as free to invent as host names, and each would be a separate cache entry: pages are cached for the
 * listening, default and configured ports only.
 */
const isCacheablePort = (
  { publicPort }: PageHandlerOptions,
  { host, isSecure }: RequestOrigin,
  { socket }: IncomingMessage,
): boolean => {
  const port = portOf(host);
  return port === undefined || [socket.localPort, publicPort, isSecure ? 443 : 80].includes(port);
};

/** Shares the rate limit of the search call. */
const SEARCH_CALL = 'search.general';

const isWithinSearchLimit = (
  { trustsProxy, clock }: PageHandlerOptions,
  siteId: string,
  request: IncomingMessage,
): boolean =>
  callLimits.isWithin(
    [SEARCH_CALL, siteId, networkAddressOf(request, trustsProxy)],
    searchCalls.general.limit,
    clock(),
  );

const servePersonal = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  pageRequest: PageRequest,
): Promise<void> => {
  const { request, isSecure } = exchange;
  const visitor = { cookieHeader: request.headers.cookie, isSecure };
  const built = await buildPersonal(options, exchange, { ...pageRequest, visitor });
  await built?.response.compressQuickly();
  return built ? send(responseFor(built, request.url ?? '/'), exchange) : sendUnknownHost(exchange);
};

const serveShopPage = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  shopPage: ShopPage,
): Promise<void> => {
  const { request } = exchange;
  const origin = originOf(request, options.trustsProxy);
  const siteEntry = await options.directory.lookUp(origin.host);
  if (!siteEntry) return sendUnknownHost(exchange);
  const { site } = siteEntry;
  const pageUrl = parsePageUrl((request.url ?? '/').split('?')[0] ?? '/');
  const baseUrl = baseUrlOf(origin, siteEntry, request);
  const access = accessOf(options, site.id, exchange);
  const built = await buildPersonal(options, exchange, { site, pageUrl, baseUrl, access, shopPage });
  await built?.response.compressQuickly();
  return built ? send(built.response, exchange) : sendUnknownHost(exchange);
};

const buildSiteErrorPage = async (
  options: PageHandlerOptions,
  exchange: Exchange,
): Promise<PreparedResponse | undefined> => {
  const { request } = exchange;
  const origin = originOf(request, options.trustsProxy);
  const siteEntry = await options.directory.lookUp(origin.host);
  if (!siteEntry) return undefined;
  const baseUrl = baseUrlOf(origin, siteEntry, request);
  const { site } = siteEntry;
  const pageUrl = parsePageUrl('/');
  const page: PageRequest = { site, baseUrl, pageUrl, access: publicAccess, isErrorPage: true };
  const built = await options.building.build(page, clientOf(exchange, options.trustsProxy));
  return built?.response;
};

const errorHandlingOf = (options: PageHandlerOptions): ErrorHandling => ({
  log: options.log,
  buildErrorPage: (exchange) => buildSiteErrorPage(options, exchange),
  countRefused({ request }) {
    options.directory.lookUp(originOf(request, options.trustsProxy).host).then(
      (siteEntry) => siteEntry && options.countPageView('refused', siteEntry.site.id),
      () => undefined,
    );
  },
});

/** The cache key of the page for visitors without an access cookie. */
const publicKeyOf = (
  request: IncomingMessage,
  siteEntry: FoundSite,
  trustsProxy: boolean,
): string | undefined => {
  // A contributor may be requesting the canvas.
  const pageUrl = isCanvasUrl(request.url ?? '/') ? undefined : parsePageUrl(request.url ?? '/');
  if (!pageUrl || showsNotice(pageUrl)) return undefined;
  const baseUrl = baseUrlOf(originOf(request, trustsProxy), siteEntry, request);
  return pageKey({ siteId: siteEntry.site.id, baseUrl, access: publicAccess }, pageUrl);
};

export const createPageHandler = (options: PageHandlerOptions): PageHandler => {
  const { directory, clock, trustsProxy } = options;
  const cache = options.cache ?? new PageCache();
  const freshness = new PageFreshness(options.database, cache);
  const builder = new CachedPageBuilder(options, cache, freshness);
  const urlKeys = new UrlCacheKeys();
  const recent = new RecentPages(cache, options.idleMs);

  const exchangeOf = (request: IncomingMessage, response: ServerResponse): Exchange => ({
    request,
    response,
    isSecure: originOf(request, trustsProxy).isSecure,
  });

  const serveSite = async (exchange: Exchange, pageUrl: PageUrl): Promise<void> => {
    const { request } = exchange;
    const origin = originOf(request, trustsProxy);
    const now = clock().getTime();
    const siteEntry = await directory.lookUp(origin.host);
    if (!siteEntry) return sendUnknownHost(exchange);
    const { site } = siteEntry;
    const baseUrl = baseUrlOf(origin, siteEntry, request);
    await withFallbackAfter(freshness.check(site.id, now), undefined);
    if (isSearch(pageUrl.path) && !isWithinSearchLimit(options, site.id, request)) {
      options.countPageView('refused', site.id);
      return sendTooManyRequests(exchange);
    }
    const access = accessOf(options, site.id, exchange);
    const pageRequest: PageRequest = { site, pageUrl, baseUrl, access };
    if (isPersonal(pageUrl) || !isCacheablePort(options, origin, request))
      return servePersonal(options, exchange, pageRequest);
    const built = await builder.build(pageRequest, { client: clientOf(exchange, trustsProxy), now });
    return built ? send(responseFor(built, request.url ?? '/'), exchange) : sendUnknownHost(exchange);
  };

  const errorHandling = errorHandlingOf(options);

  return {
    cache,
    tryRecent(plain, response) {
      const found = hasAccessCookie(plain.cookie) ? undefined : recent.find(plain, clock().getTime());
      if (!found) return false;
      options.countPageView('cached', found.page.siteId);
      sendRecent(plain, found, response);
      return true;
    },
    tryCached(request, response, plain) {
      if (request.method !== 'GET') return false;
      // Visitors with unlocked pages have another cache key.
      if (hasAccessCookie(request.headers.cookie)) return false;
      const now = clock().getTime();
      const proxied = trustsProxy ? originOf(request, trustsProxy) : undefined;
      const siteEntry = directory.findFresh(proxied?.host ?? request.headers.host ?? '', now);
      if (!siteEntry || !freshness.isFresh(siteEntry.site.id, now)) return false;
      freshness.checkAhead(siteEntry.site.id, now);
      // A proxy also determines the scheme, which the raw URL does not contain.
      const key = proxied
        ? publicKeyOf(request, siteEntry, trustsProxy)
        : urlKeys.find(siteEntry, request.url ?? '/', () => publicKeyOf(request, siteEntry, false));
      const page = key === undefined ? undefined : cache.find(key, now);
      if (key === undefined || !page) return false;
      options.countPageView('cached', page.siteId);
      builder.compressFully(key, page.response);
      if (plain) recent.add(plain, page, now);
      send(page.response, { request, response, isSecure: proxied?.isSecure ?? false });
      return true;
    },
    async serve(request, response) {
      const pageUrl = parsePageUrl(request.url ?? '/');
      const exchange = exchangeOf(request, response);
      return withErrorPage(exchange, errorHandling, () => serveSite(exchange, pageUrl));
    },
    async unlock(request, response, form) {
      const exchange = exchangeOf(request, response);
      return withErrorPage(exchange, errorHandling, () => unlockPage(options, exchange, form));
    },
    async serveShopPage(request, response, page) {
      const exchange = exchangeOf(request, response);
      return withErrorPage(exchange, errorHandling, () => serveShopPage(options, exchange, page));
    },
    async renderAgain(request, response, form) {
      const exchange = exchangeOf(request, response);
      return withErrorPage(exchange, errorHandling, () => renderAgain(options, exchange, form));
    },
  };
};
