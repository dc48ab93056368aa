import { pageTypes, type Navigations, type PageType } from '@sitewright/domain/pages';
import type { Site } from '@sitewright/domain/sites';
import {
  buildPageContext,
  renderPage,
  type PageAssets,
  type PageCollection,
  type PageData,
  type RenderedPage,
} from '@sitewright/render/page';
import type { RenderEngine, RenderHost } from '@sitewright/render/formatters';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { ReadyAnswer } from '../http/index.ts';
import type { Subject } from '../sites/index.ts';
import { createStyleCompiler } from '../styles/index.ts';
import type { TemplateLibrary } from '../templates/index.ts';
import type { PageAddress } from './page-address.ts';
import { loadContext, type LoadedContext } from './pages-store.ts';

export interface MadePage {
  readonly answer: ReadyAnswer;
  readonly subjects: readonly Subject[];
  readonly version: number;
  readonly changesAt: number;
}

export interface PageServices {
  readonly database: Database;
  readonly engine: RenderEngine;
  readonly hostFor: (language: string) => RenderHost;
  readonly templates: TemplateLibrary;
  readonly loaderUrl: string | undefined;
  readonly clock: () => Date;
  readonly log: Logger;
}

export interface WantedPage {
  readonly site: Site;
  readonly address: PageAddress;
  /** Scheme and host as the visitor sees them. */
  readonly baseUrl: string;
}

/** Always asked again, so that a change shows at the next view; an unchanged page costs no body. */
const REVALIDATE = 'no-cache';
const styleCompiler = createStyleCompiler();
const FOREVER = 'public, max-age=31536000, immutable';

const findCollection = (collections: readonly PageCollection[], path: string): PageCollection | undefined =>
  path === '/'
    ? collections.find(({ isHomepage }) => isHomepage)
    : collections.find(({ urlId }) => `/${urlId}` === path);

const contentPolicy = ({ scriptHashes, scriptHosts }: RenderedPage): string => {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...scriptHosts];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
};

const navigationsOf = (collections: LoadedContext['collections']): Navigations => {
  const groups: Record<string, { collectionId: string }[]> = {};
  for (const { id, navigation } of collections) (groups[navigation] ??= []).push({ collectionId: id });
  return groups;
};

const pageTypeOf = (collection: PageCollection | undefined): PageType => {
  if (!collection) return pageTypes.notFound;
  return collection.isHomepage ? pageTypes.mainContent : pageTypes.page;
};

const makeJson = (data: PageData, address: PageAddress): ReadyAnswer =>
  new ReadyAnswer({
    status: data.collection ? 200 : 404,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(buildPageContext(data), undefined, address.format === 'json-pretty' ? 2 : undefined),
    cacheControl: REVALIDATE,
  });

const makeStylesheet = async (services: PageServices, loaded: LoadedContext): Promise<MadePage> => {
  const template = await services.templates.find(loaded.site.id, loaded.templateVersion);
  const { css, warnings } = await styleCompiler.compile(template);
  if (warnings.length > 0) services.log.debug({ site: loaded.site.id, warnings }, 'style warnings');
  const answer = new ReadyAnswer({
    status: 200,
    contentType: 'text/css; charset=utf-8',
    body: css,
    cacheControl: FOREVER,
  });
  return { answer, subjects: ['site', 'template'], version: loaded.version, changesAt: Infinity };
};

const makeHtml = async (
  services: PageServices,
  loaded: LoadedContext,
  data: PageData,
): Promise<ReadyAnswer> => {
  const template = await services.templates.find(loaded.site.id, loaded.templateVersion);
  const assets: PageAssets = {
    stylesheetUrl: `/site.css?v=${loaded.templateVersion}`,
    loaderUrl: services.loaderUrl,
  };
  const page = renderPage({
    engine: services.engine,
    host: services.hostFor(loaded.site.settings.language),
    template,
    data,
    assets,
    now: services.clock().getTime(),
  });
  if (page.errors.length > 0)
    services.log.debug({ site: loaded.site.id, errors: page.errors }, 'template errors');
  return new ReadyAnswer({
    status: data.collection ? 200 : 404,
    contentType: 'text/html; charset=utf-8',
    body: page.html,
    cacheControl: REVALIDATE,
    extraHeaders: [
      'content-security-policy',
      contentPolicy(page),
      'referrer-policy',
      'strict-origin-when-cross-origin',
    ],
  });
};

/** Makes what the address shows; nothing when the site has gone in the meantime. */
export const makePage = async (services: PageServices, wanted: WantedPage): Promise<MadePage | undefined> => {
  const { address, baseUrl, site } = wanted;
  const loaded = await loadContext(services.database, site.id);
  if (!loaded) return undefined;
  if (address.path === '/site.css') return makeStylesheet(services, loaded);
  const collection = findCollection(loaded.collections, address.path);
  const data: PageData = {
    site: loaded.site,
    baseUrl,
    pageType: pageTypeOf(collection),
    ...(collection ? { collection } : {}),
    collections: loaded.collections,
    navigations: navigationsOf(loaded.collections),
    version: loaded.version,
  };
  const answer = address.format === 'html' ? await makeHtml(services, loaded, data) : makeJson(data, address);
  const subjects: Subject[] = collection ? ['site', `collection:${collection.id}`] : ['site'];
  return { answer, subjects, version: loaded.version, changesAt: Infinity };
};
