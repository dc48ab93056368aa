import { renderIcon, renderRobots } from '@sitewright/render/feeds';
import { PreparedResponse } from '../../http/index.ts';
import { buildStylesheet } from '../../styles/index.ts';
import { readTemplateFile } from '../../templates/index.ts';
import { ENTRIES_PER_PART, buildSitemap } from '../feeds/sitemap.ts';
import { findTemplate } from '../drafts/page-drafts.ts';
import { reducePageUrl, type PageUrl } from '../url/page-url.ts';
import { contentTypes, FOREVER, PRIVATE, REVALIDATE, type BuiltPage } from './built-page.ts';
import type { ContentServices } from './build-content.ts';
import type { PageSource } from '../drafts/page-source.ts';

type BuildFile = (services: ContentServices, source: PageSource) => Promise<BuiltPage>;

/** Cached under its canonical URL only; other URLs of the same file are free to invent. */
const fileFields = ({ loaded: { version }, drafts, pageUrl }: PageSource, canonicalUrl: string) => ({
  version,
  changesAt: Infinity,
  isCacheable: !drafts && pageUrl.canonical === canonicalUrl,
});

const versioned = ({ pageUrl }: PageSource, version: number): string =>
  pageUrl.version === undefined ? pageUrl.path : `${pageUrl.path}?v=${version}`;

/** Immutable only under the current version: a URL of a future version must not cache today's file. */
const cacheControlFor = ({ pageUrl, drafts }: PageSource, version: number): string => {
  if (drafts) return PRIVATE;
  return pageUrl.version === String(version) ? FOREVER : REVALIDATE;
};

const buildStyles: BuildFile = async (services, source) => {
  const { site, templateVersion } = source.loaded;
  const request = { websiteId: site.id, templateVersion, drafts: source.drafts };
  const template = await findTemplate(services.templates, request);
  const { css, warnings, isPartial } = await buildStylesheet(template);
  if (warnings.length > 0 && !source.drafts) services.log.warn({ site: site.id, warnings }, 'style warnings');
  const response = new PreparedResponse({
    status: 200,
    contentType: contentTypes.css,
    body: css,
    cacheControl: isPartial ? PRIVATE : cacheControlFor(source, templateVersion),
  });
  return {
    response,
    cacheTags: ['site', 'template'],
    ...fileFields(source, versioned(source, templateVersion)),
    ...(isPartial ? { isCacheable: false } : {}),
  };
};

const buildRobots: BuildFile = async (_services, source) => {
  const { isHidden = false } = source.loaded.site.settings;
  const response = new PreparedResponse({
    status: 200,
    contentType: contentTypes.text,
    body: renderRobots({ baseUrl: source.baseUrl, isHidden: isHidden || source.drafts !== undefined }),
    cacheControl: REVALIDATE,
  });
  return { response, cacheTags: ['site'], ...fileFields(source, source.pageUrl.path) };
};

const buildIcon: BuildFile = async (_services, source) => {
  const response = new PreparedResponse({
    status: 200,
    contentType: contentTypes.svg,
    body: renderIcon(source.loaded.site.settings.title),
    cacheControl: REVALIDATE,
  });
  return { response, cacheTags: ['site'], ...fileFields(source, source.pageUrl.path) };
};

/** Every item is part of the sitemap: it is cached for a while instead of until one of them changes. */
const SITEMAP_MAX_AGE_MS = 600_000;

const buildSitemapFile: BuildFile = async ({ database }, source) => {
  const { loaded, outline, baseUrl, pageUrl, now } = source;
  const { list: collections } = outline.visibleAt(now);
  const map = { websiteId: loaded.site.id, baseUrl, collections, entriesPerPart: ENTRIES_PER_PART };
  const body = await buildSitemap(database, map, pageUrl.page);
  const response = new PreparedResponse({
    status: body === undefined ? 404 : 200,
    contentType: contentTypes.xml,
    body: body ?? '',
    cacheControl: REVALIDATE,
  });
  const own = fileFields(source, pageUrl.page === 0 ? pageUrl.path : `${pageUrl.path}?page=${pageUrl.page}`);
  return {
    response,
    cacheTags: ['site'],
    ...own,
    isCacheable: own.isCacheable && body !== undefined,
    changesAt: now + SITEMAP_MAX_AGE_MS,
  };
};

const SCRIPTS = '/scripts/';

/** A script of the template. Its URL contains the template version. */
const buildScript = async (
  { database }: ContentServices,
  source: PageSource,
): Promise<BuiltPage | undefined> => {
  const { loaded, pageUrl } = source;
  const path = pageUrl.path.slice(1);
  const drafted = source.drafts?.template?.files.get(path);
  const text =
    drafted === undefined ? await readTemplateFile(database, loaded.site.id, path) : (drafted ?? undefined);
  if (text === undefined) return undefined;
  const response = new PreparedResponse({
    status: 200,
    contentType: contentTypes.script,
    body: text,
    cacheControl: cacheControlFor(source, loaded.templateVersion),
  });
  const own = versioned(source, loaded.templateVersion);
  return { response, cacheTags: ['template'], ...fileFields(source, own) };
};

const files: ReadonlyMap<string, BuildFile> = new Map([
  ['/site.css', buildStyles],
  ['/favicon.ico', buildIcon],
  ['/robots.txt', buildRobots],
  ['/sitemap.xml', buildSitemapFile],
]);

/** Any other version gets the current file without a version. */
const fileAddress = ({ pageUrl, loaded: { templateVersion } }: PageSource): PageUrl =>
  pageUrl.version === undefined || pageUrl.version === String(templateVersion)
    ? pageUrl
    : reducePageUrl(pageUrl, []);

/** Files at fixed paths on every site: stylesheet, icon, robots.txt, sitemap, template scripts. */
export const findSystemFile = async (
  services: ContentServices,
  source: PageSource,
): Promise<{ readonly pageUrl: PageUrl; build(): Promise<BuiltPage> } | undefined> => {
  const { path } = source.pageUrl;
  if (path.startsWith(SCRIPTS)) {
    const script = await buildScript(services, source);
    return script && { pageUrl: source.pageUrl, build: async () => script };
  }
  const buildFile = files.get(path);
  if (!buildFile) return undefined;
  const pageUrl = source.drafts ? source.pageUrl : fileAddress(source);
  return { pageUrl, build: () => buildFile(services, { ...source, pageUrl }) };
};
