import type { PageCost } from '@sitewright/domain/page-costs';
import type { PageFormat } from '../url/page-url.ts';
import { PreparedResponse } from '../../http/index.ts';
import type { CacheTag } from '../../sites/index.ts';

export interface BuiltPage {
  readonly response: PreparedResponse;
  readonly cacheTags: readonly CacheTag[];
  readonly version: number;
  readonly changesAt: number;
  /** Whether the response may be shared with visitors of the same access. */
  readonly isCacheable: boolean;
  /** Set for a redirect. */
  readonly redirect?: RedirectTarget;
  /** Absent for redirects and for files such as the stylesheet. */
  readonly cost?: PageCost;
}

interface RedirectTarget {
  readonly to: string;
  readonly status: 301 | 302;
}

/** Browsers revalidate every time, so a change shows at the next view; an unchanged page costs no body. */
export const REVALIDATE = 'no-cache';
export const FOREVER = 'public, max-age=31536000, immutable';
/** For pages unlocked by one visitor: shared caches must not store them. */
export const PRIVATE = 'private, no-store';

export const contentTypes: Readonly<Record<PageFormat | 'css' | 'script' | 'svg' | 'text' | 'xml', string>> =
  {
    html: 'text/html; charset=utf-8',
    'main-content': 'text/html; charset=utf-8',
    json: 'application/json; charset=utf-8',
    'json-pretty': 'application/json; charset=utf-8',
    rss: 'application/rss+xml; charset=utf-8',
    ical: 'text/calendar; charset=utf-8',
    css: 'text/css; charset=utf-8',
    script: 'text/javascript; charset=utf-8',
    svg: 'image/svg+xml',
    text: 'text/plain; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
  };

/** Headers are ASCII; an owner's URL may not be. */
const asHeader = (url: string): string => url.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);

export const redirectResponse = (to: string, status: 301 | 302): PreparedResponse =>
  new PreparedResponse({
    status,
    contentType: contentTypes.text,
    body: '',
    cacheControl: REVALIDATE,
    extraHeaders: ['location', asHeader(to)],
  });

/** A built-in page without scripts. */
export const scriptlessResponse = (body: string): PreparedResponse =>
  new PreparedResponse({
    status: 200,
    contentType: contentTypes.html,
    body,
    cacheControl: PRIVATE,
    extraHeaders: ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"],
  });

const withQuery = (to: string, query: string): string => {
  const [base = '', ...anchor] = to.split(/(?=#)/);
  return `${base}${base.includes('?') ? '&' : '?'}${query}${anchor.join('')}`;
};

/** A redirect keeps the query, so that campaign parameters arrive at the target. */
export const responseFor = (
  { response, redirect }: Pick<BuiltPage, 'response' | 'redirect'>,
  url: string,
): PreparedResponse => {
  const query = url.split('?').slice(1).join('?');
  return redirect && query !== ''
    ? redirectResponse(withQuery(redirect.to, query), redirect.status)
    : response;
};
