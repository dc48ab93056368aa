import type { ListFilter, ListOffset } from './reading/list-query.ts';

const formats = ['html', 'json', 'json-pretty', 'main-content', 'rss', 'ical'] as const;
export type PageFormat = (typeof formats)[number];

/** Query parameters that change what a page shows. All others (such as `utm_source`) are nobody's business here. */
const KNOWN_PARAMETERS = [
  'answer',
  'author',
  'calendar',
  'category',
  'format',
  'month',
  'notice',
  'offset',
  'page',
  'q',
  'reversePaginate',
  'tag',
  'view',
] as const;

export interface PageAddress {
  readonly path: string;
  readonly format: PageFormat;
  readonly filters: readonly ListFilter[];
  readonly offset: ListOffset | undefined;
  /** What is searched for. */
  readonly query: string;
  /** Counts from 0: of search results, site maps and comments. */
  readonly page: number;
  readonly view: string | undefined;
  /** The month that calendars on the page show, as `11-2026`. */
  readonly calendar: string | undefined;
  /** What became of a form on the page before. */
  readonly notice: string | undefined;
  /** The comment that the visitor wants to answer. */
  readonly answer: string | undefined;
  /** Of a file whose address changes with its content. */
  readonly version: string | undefined;
  /** Path and known parameters in one fixed order: equal for all addresses that show the same. */
  readonly canonical: string;
}

const EDIT = /[?&]edit=1(?:&|$)/;

/** Whether the page is asked for as the editor's canvas; who may have that is another question. */
export const asksToEdit = (url: string): boolean => EDIT.test(url);

const LONGEST_URL = 2048;
const LONGEST_VALUE = 300;

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const isFormat = (text: string | null): text is PageFormat => formats.some((format) => format === text);

const filterKinds = { category: 'categories', tag: 'tags', month: 'months', author: 'authors' } as const;

const filtersOf = (query: URLSearchParams): ListFilter[] =>
  Object.entries(filterKinds).flatMap(([name, kind]) => {
    const term = query.get(name);
    return term === null || term === '' ? [] : [{ kind, term }];
  });

const offsetOf = (query: URLSearchParams): ListOffset | undefined => {
  const [, value, itemId] = /^(-?\d{1,15})(?:_([0-9a-f]{24}))?$/.exec(query.get('offset') ?? '') ?? [];
  if (value === undefined) return undefined;
  const isBackwards = query.get('reversePaginate') === 'true';
  return { value: Number(value), isBackwards, ...(itemId === undefined ? {} : { itemId }) };
};

/** Files that browsers may keep for ever; on a page `v` is as unknown as any other parameter. */
const isVersioned = (path: string): boolean => path === '/site.css' || path.startsWith('/scripts/');

const canonicalOf = (path: string, query: URLSearchParams): string => {
  const known = KNOWN_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  if (isVersioned(path)) known.push(`v=${encodeURIComponent(query.get('v') ?? '')}`);
  return known.length > 0 ? `${path}?${known.join('&')}` : path;
};

const plain = (path: string): PageAddress => ({
  path,
  format: 'html',
  filters: [],
  offset: undefined,
  query: '',
  page: 0,
  view: undefined,
  calendar: undefined,
  notice: undefined,
  answer: undefined,
  version: undefined,
  canonical: path,
});

const MONTH = /^(?:0[1-9]|1[0-2])-20\d\d$/;

const isTooLong = (query: URLSearchParams): boolean =>
  KNOWN_PARAMETERS.some((name) => (query.get(name)?.length ?? 0) > LONGEST_VALUE);

/** Nothing for an address that can be no page. */
export const readPageAddress = (url: string): PageAddress | undefined => {
  if (url.length > LONGEST_URL) return undefined;
  const mark = url.indexOf('?');
  if (mark < 0 && !url.includes('%')) return plain(url);
  const path = decodePath(mark < 0 ? url : url.slice(0, mark));
  if (path === undefined || path.includes('\0')) return undefined;
  if (mark < 0) return plain(path);
  const query = new URLSearchParams(url.slice(mark + 1));
  if (isTooLong(query) || [...query.values()].some((value) => value.includes('\0'))) return undefined;
  const format = query.get('format');
  if (!isFormat(format)) query.delete('format');
  if (!MONTH.test(query.get('calendar') ?? '')) query.delete('calendar');
  return {
    path,
    format: isFormat(format) ? format : 'html',
    filters: filtersOf(query),
    version: query.get('v') ?? undefined,
    offset: offsetOf(query),
    query: query.get('q') ?? '',
    page: /^\d{1,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 0,
    view: query.get('view') ?? undefined,
    calendar: query.get('calendar') ?? undefined,
    notice: query.get('notice') ?? undefined,
    answer: query.get('answer') ?? undefined,
    canonical: canonicalOf(path, query),
  };
};
