import { renderIcon, renderRobots } from '@sitewright/render/feeds';
import { PreparedResponse } from '../../http/index.ts';
import { makeStylesheet } from '../../styles/index.ts';
import { readTemplateFile } from '../../templates/index.ts';
import { ENTRIES_PER_PART, makeSiteMap } from '../feeds/site-map.ts';
import { findTemplate } from '../drafts/page-drafts.ts';
import { reduceAddress, type PageAddress } from '../url/page-url.ts';
import { contentTypes, FOREVER, PRIVATE, REVALIDATE, type BuiltPage } from './built-page.ts';
import type { ContentServices } from './build-content.ts';
import type { PageSource } from '../drafts/page-source.ts';

type MakeFile = (services: ContentServices, source: PageSource) => Promise<BuiltPage>;

/** Cached under its canonical URL only; other URLs of the same file are free to invent. */
const facts = ({ loaded: { version }, drafts, address }: PageSource, ownAddress: string) => ({
  version,
  changesAt: Infinity,
  isKept: !drafts && address.canonical === ownAddress,
});

const versioned = ({ address }: PageSource, version: number): string =>
  address.version === undefined ? address.path : `${address.path}?v=${version}`;

/** Immutable only under the current version: a URL of a future version must not cache today's file. */
const keepFor = ({ address, drafts }: PageSource, version: number): string => {
  if (drafts) return PRIVATE;
  return address.version === String(version) ? FOREVER : REVALIDATE;
};

const makeStyles: MakeFile = async (services, source) => {
  const { site, templateVersion } = source.loaded;
  const wanted = { websiteId: site.id, templateVersion, drafts: source.drafts };
  const template = await findTemplate(services.templates, wanted);
  const { css, warnings, isPart } = await makeStylesheet(template);
  if (warnings.length > 0 && !source.drafts) services.log.warn({ site: site.id, warnings }, 'style warnings');
  const answer = new PreparedResponse({
    status: 200,
    contentType: contentTypes.css,
    body: css,
    cacheControl: isPart ? PRIVATE : keepFor(source, templateVersion),
  });
  return {
    answer,
    subjects: ['site', 'template'],
    ...facts(source, versioned(source, templateVersion)),
    ...(isPart ? { isKept: false } : {}),
  };
};

const makeRobots: MakeFile = async (_services, source) => {
  const { isHidden = false } = source.loaded.site.settings;
  const answer = new PreparedResponse({
    status: 200,
    contentType: contentTypes.text,
    body: renderRobots({ baseUrl: source.baseUrl, isHidden: isHidden || source.drafts !== undefined }),
    cacheControl: REVALIDATE,
  });
  return { answer, subjects: ['site'], ...facts(source, source.address.path) };
};

const makeIcon: MakeFile = async (_services, source) => {
  const answer = new PreparedResponse({
    status: 200,
    contentType: contentTypes.svg,
    body: renderIcon(source.loaded.site.settings.title),
    cacheControl: REVALIDATE,
  });
  return { answer, subjects: ['site'], ...facts(source, source.address.path) };
};

/** Every item is part of the sitemap: it is cached for a while instead of until one of them changes. */
const MAP_FRESH_MS = 600_000;

const makeMap: MakeFile = async ({ database }, source) => {
  const { loaded, outline, baseUrl, address, now } = source;
  const { list: collections } = outline.visibleAt(now);
  const map = { websiteId: loaded.site.id, baseUrl, collections, entriesPerPart: ENTRIES_PER_PART };
  const body = await makeSiteMap(database, map, address.page);
  const answer = new PreparedResponse({
    status: body === undefined ? 404 : 200,
    contentType: contentTypes.xml,
    body: body ?? '',
    cacheControl: REVALIDATE,
  });
  const own = facts(source, address.page === 0 ? address.path : `${address.path}?page=${address.page}`);
  return {
    answer,
    subjects: ['site'],
    ...own,
    isKept: own.isKept && body !== undefined,
    changesAt: now + MAP_FRESH_MS,
  };
};

const SCRIPTS = '/scripts/';

/** A script of the template. Its URL contains the template version. */
const makeScript = async (
  { database }: ContentServices,
  source: PageSource,
): Promise<BuiltPage | undefined> => {
  const { loaded, address } = source;
  const path = address.path.slice(1);
  const drafted = source.drafts?.template?.files.get(path);
  const text =
    drafted === undefined ? await readTemplateFile(database, loaded.site.id, path) : (drafted ?? undefined);
  if (text === undefined) return undefined;
  const answer = new PreparedResponse({
    status: 200,
    contentType: contentTypes.script,
    body: text,
    cacheControl: keepFor(source, loaded.templateVersion),
  });
  const own = versioned(source, loaded.templateVersion);
  return { answer, subjects: ['template'], ...facts(source, own) };
};

const files: ReadonlyMap<string, MakeFile> = new Map([
  ['/site.css', makeStyles],
  ['/favicon.ico', makeIcon],
  ['/robots.txt', makeRobots],
  ['/sitemap.xml', makeMap],
]);

/** Any other version gets the current file without a version. */
const fileAddress = ({ address, loaded: { templateVersion } }: PageSource): PageAddress =>
  address.version === undefined || address.version === String(templateVersion)
    ? address
    : reduceAddress(address, []);

/** Files at fixed paths on every site: stylesheet, icon, robots.txt, sitemap, template scripts. */
export const findMachineFile = async (
  services: ContentServices,
  source: PageSource,
): Promise<{ readonly address: PageAddress; make(): Promise<BuiltPage> } | undefined> => {
  const { path } = source.address;
  if (path.startsWith(SCRIPTS)) {
    const script = await makeScript(services, source);
    return script && { address: source.address, make: async () => script };
  }
  const makeFile = files.get(path);
  if (!makeFile) return undefined;
  const address = source.drafts ? source.address : fileAddress(source);
  return { address, make: () => makeFile(services, { ...source, address }) };
};
