import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnerPath } from '@sitewright/domain/pages';
import { isPreviewFile } from '@sitewright/domain/previews';
import type { Site } from '@sitewright/domain/sites';
import { errorPage, previewGonePage } from '@sitewright/render/page';
import type { Logger } from 'pino';
import {
  hostCookieName,
  originOf,
  readCookie,
  PreparedResponse,
  sendPrepared,
  SESSION_COOKIE,
  writeCookie,
  type RequestOrigin,
} from '../http/index.ts';
import { newId } from '../ids/index.ts';
import type { DraftPageRequest } from '../pages/index.ts';
import { FILES_PATH, filesBaseOf, parseFilesUrl } from './preview-files-token.ts';
import type { PreviewHost } from './preview-host.ts';
import { sandboxResponse } from './preview-sandbox.ts';
import { readPreviewToken, type PreviewAccess } from './preview-token.ts';

export interface PreviewOptions {
  readonly host: PreviewHost;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
  readonly log: Logger;
  /** The site, if the contributor who issued the link may still edit it. */
  findSite(pass: PreviewAccess, now: Date): Promise<Site | undefined>;
  findSiteById(websiteId: string): Promise<Site | undefined>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface Previews {
  matches(request: IncomingMessage): boolean;
  /** Responds on the preview host; other requests are passed on as requests to the site. */
  serve(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void>;
  /** The draft view of an authorized request. */
  viewOf(request: IncomingMessage): DraftPageRequest | undefined;
}

const PREVIEW_COOKIE = 'preview';
/** How long a sandboxed page can fetch its files. */
const FILES_TTL_MS = 3_600_000;
export const ENTRY_PATH = '/-/preview';

const plainResponse = (status: number, body: string): PreparedResponse =>
  new PreparedResponse({
    status,
    body,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    extraHeaders: [
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'",
      'referrer-policy',
      'no-referrer',
      'x-robots-tag',
      'noindex',
    ],
  });

const goneResponse = plainResponse(404, previewGonePage());

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/';

/** Decoded like the router does: a path can be encoded in many ways. */
const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const CLOSED = /^\/(?:config|api\/(?:contributors|sites|docs))(?:\/|$)/;

/** Sign-in and administration are not available on a host that runs the site's scripts. */
const isClosed = (path: string): boolean => isOwnerPath(decodePath(path)) || CLOSED.test(decodePath(path));

/** Two slashes would be a URL of another host, and headers are ASCII. */
const safePath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])/.test(path) ? path.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent) : '/';

const isSessionCookie = (part: string): boolean => {
  const name = part.split('=')[0]?.trim();
  return name === SESSION_COOKIE || name === hostCookieName(SESSION_COOKIE, true);
};

/** From here on it is a visitor's request to the site. */
const rewriteForSite = (request: IncomingMessage, { primaryHost }: Site, origin: RequestOrigin): void => {
  const { headers } = request;
  if (headers.origin === origin.origin)
    headers.origin = `${origin.isSecure ? 'https' : 'http'}://${primaryHost}`;
  headers.host = primaryHost;
  if (headers['x-forwarded-host'] !== undefined) headers['x-forwarded-host'] = primaryHost;
  const cookies = headers.cookie?.split(';').filter((part) => !isSessionCookie(part));
  if (cookies) headers.cookie = cookies.join(';');
};

const redirectWithCookie = (response: ServerResponse, location: string, cookie: string): void => {
  response.writeHead(303, {
    location,
    'set-cookie': cookie,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  response.end();
};

export const createPreviews = (options: PreviewOptions): Previews => {
  const { host, secret, trustsProxy, clock, log } = options;
  const views = new WeakMap<IncomingMessage, DraftPageRequest>();

  const sendGone = (request: IncomingMessage, response: ServerResponse): void =>
    sendPrepared(goneResponse, { request, response });

  const openLink = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const query = new URL(request.url ?? '/', 'http://preview').searchParams;
    const token = query.get('token') ?? '';
    const now = clock();
    const pass = readPreviewToken(token, secret, now.getTime());
    const site = pass && (await options.findSite(pass, now));
    const { isSecure, host: requested } = originOf(request, trustsProxy);
    if (!site || !host.isFor(requested, site.identifier)) return sendGone(request, response);
    const maxAgeSeconds = Math.ceil((pass.expiresAt - now.getTime()) / 1000);
    const cookie = writeCookie(hostCookieName(PREVIEW_COOKIE, isSecure), token, { isSecure, maxAgeSeconds });
    return redirectWithCookie(response, safePath(query.get('to')), cookie);
  };

  const servePage = async (
    request: IncomingMessage,
    response: ServerResponse,
    handle: Handle,
  ): Promise<void> => {
    const origin = originOf(request, trustsProxy);
    const now = clock();
    const token = readCookie(request.headers.cookie, hostCookieName(PREVIEW_COOKIE, origin.isSecure));
    const pass = readPreviewToken(token, secret, now.getTime());
    const site = pass && (await options.findSite(pass, now));
    if (!site || !host.isFor(origin.host, site.identifier) || isClosed(pathOf(request)))
      return sendGone(request, response);
    const expiresAt = now.getTime() + FILES_TTL_MS;
    const files = host.isShared ? { filesBase: filesBaseOf({ websiteId: site.id, expiresAt }, secret) } : {};
    views.set(request, { site, mode: 'visitor', baseUrl: origin.origin, ...files });
    rewriteForSite(request, site, origin);
    response.setHeader('x-robots-tag', 'noindex');
    return handle(request, response);
  };

  /** For a sandboxed page, whose requests have no cookies and an opaque origin. */
  const serveFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    handle: Handle,
  ): Promise<void> => {
    const origin = originOf(request, trustsProxy);
    const requested = parseFilesUrl(request.url ?? '', secret, clock().getTime());
    const isFile = requested && isPreviewFile(requested.url.split('?')[0] ?? '');
    const site = isFile && host.isShared ? await options.findSiteById(requested.websiteId) : undefined;
    if (!requested || !site) return sendGone(request, response);
    request.url = requested.url;
    views.set(request, { site, mode: 'visitor', baseUrl: origin.origin, filesBase: requested.base });
    rewriteForSite(request, site, origin);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('x-robots-tag', 'noindex');
    return handle(request, response);
  };

  const handlerFor = (path: string) => {
    if (path === ENTRY_PATH) return openLink;
    return path.startsWith(FILES_PATH) ? serveFile : servePage;
  };

  return {
    matches: (request) => host.matches(request),
    viewOf: (request) => views.get(request),
    async serve(request, response, handle) {
      if (host.isShared) sandboxResponse(response);
      try {
        await handlerFor(pathOf(request))(request, response, handle);
      } catch (error) {
        // Without the URL, which may contain a token.
        const reference = newId();
        log.error({ err: error, reference }, 'a preview failed');
        if (response.headersSent) response.destroy();
        else sendPrepared(plainResponse(503, errorPage(reference)), { request, response });
      }
    },
  };
};
