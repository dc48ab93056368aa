import { pageLimits } from './pages-limits.ts';

const OWNER_SEGMENT = 'config';
/** First segments that are built-in routes: pages there would be unreachable. */
const RESERVED_SEGMENTS = new Set([
  OWNER_SEGMENT,
  'api',
  '-',
  'assets',
  'healthz',
  'readyz',
  'metrics',
  'cart',
  'checkout',
  'gift-card',
  'donate',
  'search',
]);

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** `config` as the first or last segment is the editor: /config/pages, /about/config. */
export const isOwnerPath = (path: string): boolean => {
  const segments = segmentsOf(path);
  return segments[0] === OWNER_SEGMENT || segments.at(-1) === OWNER_SEGMENT;
};

/** Whether a built-in route has this path. */
const isKeptUrlId = (urlId: string): boolean =>
  RESERVED_SEGMENTS.has(segmentsOf(urlId)[0] ?? '') || isOwnerPath(urlId);

const urlIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,198}[a-z0-9])?(?:\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

export const isTooDeep = (urlId: string): boolean => segmentsOf(urlId).length > pageLimits.URL_LEVELS;

/** Whether a page may have this slug. */
export const isPageUrlId = (urlId: string): boolean =>
  urlIdPattern.test(urlId) && !isTooDeep(urlId) && !isKeptUrlId(urlId);

const itemUrlPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
/** For an item's slug, and the first segment of a page's. */
export const MAX_URL_LENGTH = 200;

/** Whether an item may have this slug below its collection's. */
export const isItemUrlId = (urlId: string): boolean =>
  urlId.length <= MAX_URL_LENGTH && itemUrlPattern.test(urlId) && !isTooDeep(urlId) && !isOwnerPath(urlId);

/** `Über uns & mehr` becomes `uber-uns-mehr`. */
export const urlIdFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_URL_LENGTH)
    .replaceAll(/^-+|-+$/g, '');

/** Input converted to a valid slug, such as `Blog/My Post` to `blog/my-post`. */
export const tidyUrlId = (typed: string): string =>
  segmentsOf(typed)
    .map(urlIdFrom)
    .filter((segment) => segment !== '')
    .join('/');
