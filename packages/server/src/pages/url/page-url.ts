import { unescape } from 'node:querystring';
import { isId } from '@sitewright/domain/ids';
import { pageTypes, type PageType } from '@sitewright/domain/pages';
import { readChoices, writeChoices, type ProductChoices } from '@sitewright/domain/product-filters';
import type { ListFilter, ListOffset } from './list-parameters.ts';

const formats = ['html', 'json', 'json-pretty', 'main-content', 'rss', 'ical'] as const;
export type PageFormat = (typeof formats)[number];

/** Query parameters that change what a page shows. All others (such as `utm_source`) are ignored. */
const KNOWN_PARAMETERS = [
  'answer',
  'author',
  'calendar',
  'category',
  'f_collectionId',
  'format',
  'month',
  'notice',
  'offset',
  'page',
  'q',
  'reversePaginate',
  'tag',
  'variant',
  'view',
] as const;
export type PageParameter = (typeof KNOWN_PARAMETERS)[number];

export interface PageUrl {
  readonly path: string;
  readonly format: PageFormat;
  readonly filters: readonly ListFilter[];
  readonly offset: ListOffset | undefined;
  /** Of a list of products: what the visitor chose of its filters and orders. */
  readonly choices: ProductChoices | undefined;
  /** Search query, and the page it is restricted to. */
  readonly query: string;
  readonly searchCollectionId: string | undefined;
  /** Zero-based: of search results, sitemaps and comments. */
  readonly page: number;
  readonly view: string | undefined;
  /** The variant that a product's page shows as chosen. */
  readonly variant: string | undefined;
  /** The month that calendars on the page show, as `11-2026`. */
  readonly calendar: string | undefined;
  /** Result of a form on the previous page. */
  readonly notice: string | undefined;
  /** The comment being replied to. */
  readonly replyTo: string | undefined;
  /** Of a file whose URL changes with its content. */
  readonly version: string | undefined;
  /** The known parameters with a valid value. */
  readonly parameters: readonly PageParameter[];
  /** Path and valid parameters in a fixed order: equal for all URLs of the same page. */
  readonly canonical: string;
}

/** Longer URLs are cut: search queries and campaign parameters may be long. */
const MAX_URL_LENGTH = 2048;
const MAX_VALUE_LENGTH = 300;

/** NUL becomes a character that no URL contains: it matches nothing, and the site shows its not-found page. */
const readPath = (path: string): string => unescape(path).replaceAll('\0', '\uFFFD');

const isFormat = (text: string | null): text is PageFormat => formats.some((format) => format === text);

const filterKinds = { category: 'categories', tag: 'tags', month: 'months', author: 'authors' } as const;

const filtersOf = (query: URLSearchParams): ListFilter[] =>
  Object.entries(filterKinds).flatMap(([name, kind]) => {
    const term = query.get(name);
    return term === null || term === '' ? [] : [{ kind, term }];
  });

const offsetOf = (query: URLSearchParams): ListOffset | undefined => {
  const [, value, itemId] = /^(-?[1-9]\d{0,14}|0)(?:_([0-9a-f]{24}))?$/.exec(query.get('offset') ?? '') ?? [];
  if (value === undefined) return undefined;
  const isBackwards = query.get('reversePaginate') === 'true';
  return { value: Number(value), isBackwards, ...(itemId === undefined ? {} : { itemId }) };
};

const SITEMAP = '/sitemap.xml';

/** Files that browsers cache forever; on a page, `v` is an unknown parameter. */
const isVersioned = (path: string): boolean => path === '/site.css' || path.startsWith('/scripts/');

export const isSearch = (path: string): boolean => trimSlashes(path) === 'search';

/** Whether a value is valid; invalid ones are ignored. */
const validators: Partial<Record<PageParameter, (value: string, query: URLSearchParams) => boolean>> = {
  calendar: (value) => MONTH.test(value),
  f_collectionId: (value) => isId(value),
  format: (value) => isFormat(value),
  offset: (_value, query) => offsetOf(query) !== undefined,
  page: (value) => PAGE.test(value),
  reversePaginate: (_value, query) => offsetOf(query)?.isBackwards ?? false,
  variant: (value) => isId(value),
  view: (value) => value === 'calendar',
};

/** System files ignore all parameters, except for the page of the sitemap. */
const isSystemFile = (path: string): boolean =>
  isVersioned(path) || ['/favicon.ico', '/robots.txt', SITEMAP].includes(path);

const parametersOf = (path: string, query: URLSearchParams): PageParameter[] =>
  KNOWN_PARAMETERS.filter((name) => {
    const value = query.get(name);
    if (value === null || value === '') return false;
    if (isSystemFile(path) && !(path === SITEMAP && name === 'page')) return false;
    if ((name === 'q' || name === 'f_collectionId') && !isSearch(path)) return false;
    return validators[name]?.(value, query) ?? true;
  });

const encodeChoices = (choices: ProductChoices | undefined): string[] =>
  choices ? writeChoices(choices).map((pair) => pair.map(encodeURIComponent).join('=')) : [];

/** Search and system files have no list of products. */
const choicesOf = (path: string, query: URLSearchParams): ProductChoices | undefined =>
  isSearch(path) || isSystemFile(path) ? undefined : readChoices([...query]);

const canonicalOf = (path: string, query: URLSearchParams, parameters: readonly PageParameter[]): string => {
  const known = [
    ...parameters.map((name) => `${name}=${encodeURIComponent(query.get(name) ?? '')}`),
    ...encodeChoices(choicesOf(path, query)),
  ];
  const version = query.get('v');
  if (isVersioned(path) && version) known.push(`v=${encodeURIComponent(version)}`);
  return known.length > 0 ? `${path}?${known.join('&')}` : path;
};

/** The URL for a link or a header. */
export const formatPageUrl = ({ path, canonical }: PageUrl): string =>
  // Two slashes would be a protocol-relative URL to another host.
  encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent).replace(/^\/+/, '/') + canonical.slice(path.length);

const pathOnly = (path: string): PageUrl => ({
  path,
  format: 'html',
  filters: [],
  offset: undefined,
  choices: undefined,
  query: '',
  searchCollectionId: undefined,
  page: 0,
  view: undefined,
  variant: undefined,
  calendar: undefined,
  notice: undefined,
  replyTo: undefined,
  version: undefined,
  parameters: [],
  canonical: path,
});

const PAGE = /^[1-9]\d{0,3}$/;
const MONTH = /^(?:0[1-9]|1[0-2])-20\d\d$/;

/** PostgreSQL stores no NUL, and the cut may split a surrogate pair. */
const cleanValue = (value: string): string =>
  value
    .replaceAll('\0', '')
    .slice(0, MAX_VALUE_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');

const readQuery = (text: string): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text)) query.append(name, cleanValue(value));
  return query;
};

const filterNames = Object.fromEntries(Object.entries(filterKinds).map(([name, kind]) => [kind, name]));

/** The URL with these parameters only; `position` replaces others that lead to the same list page. */
export const reducePageUrl = (
  address: PageUrl,
  used: readonly PageParameter[],
  {
    position,
    choices,
  }: { readonly position?: string | undefined; readonly choices?: ProductChoices | undefined } = {},
): PageUrl => {
  const has = (name: PageParameter): boolean => used.includes(name);
  const values = new URLSearchParams(address.canonical.split('?').slice(1).join('?'));
  const marks = position === undefined ? [] : [`place=${position}`];
  const known = [
    ...used.map((name) => `${name}=${encodeURIComponent(values.get(name) ?? '')}`),
    ...encodeChoices(choices),
    ...marks,
  ];
  return {
    ...address,
    format: has('format') ? address.format : 'html',
    filters: address.filters.filter(({ kind }) => used.some((name) => name === filterNames[kind])),
    page: has('page') ? address.page : 0,
    view: has('view') ? address.view : undefined,
    variant: has('variant') ? address.variant : undefined,
    calendar: has('calendar') ? address.calendar : undefined,
    notice: has('notice') ? address.notice : undefined,
    replyTo: has('answer') ? address.replyTo : undefined,
    offset: position === undefined && !has('offset') ? undefined : address.offset,
    choices,
    version: undefined,
    parameters: used,
    canonical: known.length > 0 ? `${address.path}?${known.join('&')}` : address.path,
  };
};

export const parsePageUrl = (sent: string): PageUrl => {
  const url = sent.length > MAX_URL_LENGTH ? sent.slice(0, MAX_URL_LENGTH) : sent;
  const mark = url.indexOf('?');
  if (mark < 0 && !url.includes('%')) return pathOnly(url);
  const path = readPath(mark < 0 ? url : url.slice(0, mark));
  if (mark < 0) return pathOnly(path);
  const query = readQuery(url.slice(mark + 1));
  const parameters = parametersOf(path, query);
  const given = (name: PageParameter): string | undefined =>
    parameters.includes(name) ? (query.get(name) ?? undefined) : undefined;
  const format = query.get('format');
  return {
    path,
    format: isFormat(format) ? format : 'html',
    filters: filtersOf(query),
    version: query.get('v') || undefined,
    offset: offsetOf(query),
    choices: choicesOf(path, query),
    query: query.get('q') ?? '',
    searchCollectionId: given('f_collectionId'),
    page: Number(given('page') ?? 0),
    view: given('view'),
    variant: given('variant'),
    calendar: given('calendar'),
    notice: given('notice'),
    replyTo: given('answer'),
    parameters,
    canonical: canonicalOf(path, query, parameters),
  };
};

export const trimSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '');

/** Templates that were written for the older code of the cart's page find it at its own address. */
const cartPaths: ReadonlyMap<string, PageType> = new Map([
  ['cart', pageTypes.cart],
  ['commerce/show-cart', pageTypes.showCart],
]);

/** The page type of a cart's page; undefined for other pages. */
export const cartPageType = ({ path }: PageUrl): PageType | undefined => cartPaths.get(trimSlashes(path));

/** Built for one visitor and never shared. */
export const isPersonal = (pageUrl: PageUrl): boolean => cartPageType(pageUrl) !== undefined;
