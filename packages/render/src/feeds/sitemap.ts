import { isoTime } from '../dates/index.ts';
import { element, escapeXml, lines } from './xml.ts';

export interface SitemapEntry {
  readonly path: string;
  readonly updatedOn?: number;
  /** URL of its main image. */
  readonly imageUrl?: string;
}

/** The limit of the sitemap protocol. */
export const ENTRIES_PER_SITEMAP = 50_000;

const dayOf = (moment: number | undefined): string | undefined => isoTime(moment)?.slice(0, 10);

const pageEntry = ({ path, updatedOn, imageUrl }: SitemapEntry, baseUrl: string): string =>
  [
    '<url>',
    element('loc', baseUrl + encodeURI(path)),
    element('lastmod', dayOf(updatedOn)),
    imageUrl ? `<image:image>${element('image:loc', baseUrl + imageUrl)}</image:image>` : '',
    '</url>',
  ].join('');

/** The first 50,000 pages; larger sites need several files and `renderSitemapIndex`. */
export const renderSitemap = (baseUrl: string, entries: readonly SitemapEntry[]): string =>
  lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.slice(0, ENTRIES_PER_SITEMAP).map((entry) => pageEntry(entry, baseUrl)),
    '</urlset>',
  ]);

/** Lists the sitemap files of a site with more pages than fit in one. */
export const renderSitemapIndex = (baseUrl: string, paths: readonly string[]): string =>
  lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<sitemap><loc>${escapeXml(baseUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
  ]);

export interface RobotsOptions {
  readonly baseUrl: string;
  /** The site is not public, or opted out of search engines. */
  readonly isHidden: boolean;
}

/** The editor, the API and duplicates of pages under other URLs. */
const NOT_FOR_ROBOTS = [
  '/config',
  '/api/',
  '/search',
  '/cart',
  '/checkout',
  '/account',
  '/*?format=',
  '/*&format=',
];

export const renderRobots = ({ baseUrl, isHidden }: RobotsOptions): string =>
  [
    'User-agent: *',
    ...(isHidden ? ['Disallow: /'] : NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)),
    ...(isHidden ? [] : ['', `Sitemap: ${baseUrl}/sitemap.xml`]),
    '',
  ].join('\n');
