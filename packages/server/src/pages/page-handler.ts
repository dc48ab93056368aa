import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkAddressOf, originOf, type ReadyAnswer } from '../http/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { PageAccess } from './access/page-access.ts';
import { openLockedPage } from './access/unlock-page.ts';
import { makePage, type PageServices } from './make-page.ts';
import { readPageAddress, type PageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { guard, send, sendNothingThere, type Exchange } from './page-exchange.ts';
import { PageFreshness } from './page-freshness.ts';

export interface PageHandlerOptions extends PageServices {
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  /** Signs the cookies that open locked pages. */
  readonly secret: string;
  readonly cache?: PageCache;
  countAnswer(kind: 'hit' | 'miss'): void;
}

export interface PageHandler {
  /** Answers at once from the cache, or not at all. Runs before everything else, so it must stay this cheap. */
  tryCached(request: IncomingMessage, response: ServerResponse): boolean;
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The plain form of a lock screen: opens the page, or shows the form again. */
  unlock(request: IncomingMessage, response: ServerResponse, form: UnlockForm): Promise<void>;
  readonly cache: PageCache;
}

export interface UnlockForm {
  /** Path of the page. */
  readonly to: string;
  readonly password: string;
}

const keyOf = (siteId: string, baseUrl: string, page: { address: PageAddress; access: PageAccess }): string =>
  `${siteId} ${baseUrl} default ${page.access.key} ${page.address.canonical}`;

const keeperOf = ({ secret, clock }: PageHandlerOptions, websiteId: string, { isSecure }: Exchange) => ({
  secret,
  websiteId,
  isSecure,
  now: clock().getTime(),
});

const accessOf = (options: PageHandlerOptions, websiteId: string, exchange: Exchange): PageAccess =>
  PageAccess.read(exchange.request.headers.cookie, keeperOf(options, websiteId, exchange));

/** Success leads to the page, by a redirect that a reload does not send again; failure shows the form once more. */
const unlockPage = async (
  options: PageHandlerOptions,
  exchange: Exchange,
  form: UnlockForm,
): Promise<void> => {
  const { request, response } = exchange;
  const { host, origin } = originOf(request, options.trustsProxy);
  const site = await options.directory.find(host);
  const address = readPageAddress(form.to);
  if (!site || !address) return sendNothingThere(exchange);
  const access = accessOf(options, site.id, exchange);
  const keeper = keeperOf(options, site.id, exchange);
  const visitor = networkAddressOf(request, options.trustsProxy);
  const cookie = await openLockedPage(options.database, { ...form, visitor, access, keeper });
  if (cookie === undefined) {
    const made = await makePage(options, { site, address, baseUrl: origin, access, isRefused: true });
    return made ? send(made.answer, exchange) : sendNothingThere(exchange);
  }
  const location = encodeURI(address.path);
  response.writeHead(303, ['location', location, 'set-cookie', cookie, 'cache-control', 'no-store']);
  response.end();
  return undefined;
};

export const createPageHandler = (options: PageHandlerOptions): PageHandler => {
  const { directory, clock, log, trustsProxy } = options;
  const cache = options.cache ?? new PageCache();
  const freshness = new PageFreshness(options.database, cache);

  const finishInBackground = (key: string, answer: ReadyAnswer): void => {
    answer.compressFully().then(
      () => cache.weigh(key),
      (error: unknown) => log.warn({ err: error }, 'a page could not be compressed'),
    );
  };

  const serveSite = async (exchange: Exchange, address: PageAddress): Promise<void> => {
    const { request } = exchange;
    const { host, origin } = originOf(request, trustsProxy);
    const now = clock().getTime();
    const site = await directory.find(host);
    if (!site) return sendNothingThere(exchange);
    await freshness.check(site.id, now);
    const access = accessOf(options, site.id, exchange);
    const key = keyOf(site.id, origin, { address, access });
    const known = cache.find(key, now);
    options.countAnswer(known ? 'hit' : 'miss');
    if (known) return send(known.answer, exchange);
    const made = await makePage(options, { site, address, baseUrl: origin, access });
    if (!made) return sendNothingThere(exchange);
    freshness.watch(site.id, made.version, now);
    await made.answer.compressQuickly();
    if (made.isKept) {
      cache.keep(key, { ...made, siteId: site.id });
      finishInBackground(key, made.answer);
    }
    return send(made.answer, exchange);
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
      if (!address) return false;
      const access = accessOf(options, site.id, { request, response, isSecure });
      const page = cache.find(keyOf(site.id, origin, { address, access }), now);
      if (!page) return false;
      options.countAnswer('hit');
      send(page.answer, { request, response, isSecure });
      return true;
    },
    async serve(request, response) {
      const address = readPageAddress(request.url ?? '/');
      const { isSecure } = originOf(request, trustsProxy);
      const exchange = { request, response, isSecure };
      if (!address) return sendNothingThere(exchange);
      return guard(exchange, log, () => serveSite(exchange, address));
    },
    async unlock(request, response, form) {
      const { isSecure } = originOf(request, trustsProxy);
      const exchange = { request, response, isSecure };
      return guard(exchange, log, () => unlockPage(options, exchange, form));
    },
  };
};
