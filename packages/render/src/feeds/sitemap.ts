import { isoTime } from '../dates/index.ts';
import { element, escapeXml, lines } from './xml.ts';

/** A page for search engines. */
export interface SitemapEntry {
  /** Path on the site. */
  readonly path: string;
  readonly updatedOn?: number;
  /** Address of its main picture. */
  readonly imageUrl?: string;
}

/** What one file may hold. */
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

/** The first fifty thousand pages; more need several files and `renderSitemapIndex`. */
export const renderSitemap = (baseUrl: string, entries: readonly SitemapEntry[]): string =>
  lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.slice(0, ENTRIES_PER_SITEMAP).map((entry) => pageEntry(entry, baseUrl)),
    '</urlset>',
  ]);

/** Names the files of a site that has more pages than one file holds. */
export const renderSitemapIndex = (baseUrl: string, paths: readonly string[]): string =>
  lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<sitemap><loc>${escapeXml(baseUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
  ]);

export interface RobotsOptions {
  readonly baseUrl: string;
  /** A site that is not public, or wants not to be found. */
  readonly isHidden: boolean;
}

/** Owner's area, calls and pages that show the same under another address. */
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
