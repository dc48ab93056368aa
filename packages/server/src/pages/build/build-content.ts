import { defaultStoreSettings } from '@sitewright/domain/store';
import { kitStylesheet } from '@sitewright/domain/fonts';
import type { PageCost } from '@sitewright/domain/page-costs';
import { pageTypes } from '@sitewright/domain/pages';
import type { RenderEngine, RenderHost } from '@sitewright/render/formatters';
import {
  buildPageContext,
  changesAt,
  requirementsOfPage,
  renderMainContent,
  renderPage,
  siteStrings,
  cacheTagsOf,
  type LoadedRequirements,
  type PageData,
  type PageRequirements,
} from '@sitewright/render/page';
import { renderCalendar, renderRss } from '@sitewright/render/feeds';
import type { TemplateSet, TemplateWarning } from '@sitewright/render/templates';
import type { Logger } from 'pino';
import type { Database } from '../../database/index.ts';
import { PreparedResponse } from '../../http/index.ts';
import { unlinkMissingFiles } from '../../media/index.ts';
import { correctQuery, findProductLists, productHitPrinter, type SearchRequest } from '../../search/index.ts';
import type { CacheTag } from '../../sites/index.ts';
import type { TemplateLibrary } from '../../templates/index.ts';
import { CANVAS_POLICY, draftStylesUrl, findTemplate, type PageDrafts } from '../drafts/page-drafts.ts';
import { checkoutPolicy, contentSecurityPolicy } from './content-security-policy.ts';
import { contentTypes, PRIVATE, REVALIDATE } from './built-page.ts';
import { CostMeter, costKindOf, countItems } from './page-cost.ts';
import type { PageFormat } from '../url/page-url.ts';
import { loadRequirements, type LoadedData } from '../load/requirements-store.ts';
import type { SiteOutline } from '../load/site-outline.ts';
import { filterCountsRequest, withFilterCounts } from './list-filters.ts';
import { searchPagination } from './search-pagination.ts';
import { currentMonth, parseMonth } from '../projections/month-of.ts';

export interface ContentServices {
  readonly database: Database;
  readonly engine: RenderEngine;
  readonly hostFor: (language: string) => RenderHost;
  readonly templates: TemplateLibrary;
  readonly loaderUrl: string | undefined;
  readonly log: Logger;
  /** Receives template warnings; they are never shown to visitors. */
  readonly onWarnings?: (warnings: readonly TemplateWarning[]) => void;
}

export interface ContentRequest {
  readonly data: PageData;
  readonly outline: SiteOutline;
  readonly templateVersion: number;
  readonly format: PageFormat;
  readonly status: number;
  readonly isPrivate: boolean;
  readonly search?: SearchRequest;
  readonly drafts?: PageDrafts;
}

export interface BuiltContent {
  readonly response: PreparedResponse;
  readonly cacheTags: readonly CacheTag[];
  readonly changesAt: number;
  readonly cost: PageCost;
}

type UnmeasuredContent = Omit<BuiltContent, 'cost'>;

const authorsOf = ({ item, items = [] }: PageData): string[] => [
  ...new Set([...(item ? [item] : []), ...items].flatMap(({ authorId }) => authorId ?? [])),
];

const isLocked = ({ pageType, lock }: PageData): boolean =>
  lock !== undefined || pageType === pageTypes.protectedContent;

const loadPageRequirements = (
  { database }: ContentServices,
  { data, outline, search, drafts }: ContentRequest,
  requirements: PageRequirements,
): Promise<LoadedData> => {
  const { site, now = 0, calendarMonth } = data;
  const { timeZone } = site.settings;
  const filterCounts = isLocked(data) ? undefined : filterCountsRequest(data);
  const request = {
    ...requirements,
    authorIds: authorsOf(data),
    ...(search && { search }),
    ...(filterCounts && { filterCounts }),
  };
  const month = calendarMonth ? parseMonth(calendarMonth, timeZone) : currentMonth(now, timeZone);
  const ownCollectionId = isLocked(data) ? undefined : data.collection?.id;
  const showsDrafts = drafts !== undefined;
  const scope = { websiteId: site.id, outline, now, month, ownCollectionId, showsDrafts };
  return loadRequirements(database, request, scope);
};

const shared = ({ status, isPrivate, format, drafts }: ContentRequest) => ({
  status,
  contentType: contentTypes[format],
  cacheControl: isPrivate || drafts ? PRIVATE : REVALIDATE,
});

/** The addresses of orders hold their token. */
const isShopPage = ({ checkout, order }: PageData): boolean => checkout !== undefined || order !== undefined;

const htmlResponse = (
  request: ContentRequest,
  { body, policy }: { readonly body: readonly string[]; readonly policy: string },
): PreparedResponse =>
  new PreparedResponse({
    ...shared(request),
    body,
    extraHeaders: [
      'content-security-policy',
      request.drafts?.mode === 'edit' ? CANVAS_POLICY : policy,
      'referrer-policy',
      request.drafts || isShopPage(request.data) ? 'same-origin' : 'strict-origin-when-cross-origin',
    ],
  });

interface LoadedContent {
  readonly template: TemplateSet;
  readonly requirements: PageRequirements;
  readonly loaded: LoadedData;
  readonly meter: CostMeter;
}

/** Files linked from texts that were known before loading were loaded with the rest; only others need another query. */
const findMissingFiles = (linkedFiles: readonly string[], { requirements, loaded }: LoadedContent) => {
  const notFound = linkedFiles.filter((id) => !loaded.assets.has(id));
  const asked = new Set(notFound.length === 0 ? [] : requirements.assetIds);
  return {
    goneFiles: notFound.filter((id) => asked.has(id)),
    unsureFiles: notFound.filter((id) => !asked.has(id)),
  };
};

const buildHtml = async (
  services: ContentServices,
  request: ContentRequest,
  content: LoadedContent,
): Promise<UnmeasuredContent> => {
  const { data, format, templateVersion, drafts } = request;
  const { meter } = content;
  const render = format === 'main-content' ? renderMainContent : renderPage;
  const page = meter.render(() =>
    render({
      engine: services.engine,
      host: services.hostFor(data.site.settings.language),
      template: content.template,
      loaded: content.loaded,
      data,
      assets: {
        stylesheetUrl: drafts ? draftStylesUrl(drafts, templateVersion) : `/site.css?v=${templateVersion}`,
        loaderUrl: services.loaderUrl,
        fontKitUrl: content.template.fontKitId && kitStylesheet(content.template.fontKitId),
      },
      now: data.now ?? 0,
      mode: drafts?.mode ?? 'visitor',
    }),
  );
  if (page.errors.length > 0)
    services.log.debug({ site: data.site.id, errors: page.errors }, 'template errors');
  if (page.refusedScripts > 0)
    services.log.debug(
      { site: data.site.id, page: data.collection?.id },
      'a script with data as code does not run',
    );
  services.onWarnings?.(page.warnings);
  const policy = data.checkout
    ? checkoutPolicy(page, content.template, data.checkout)
    : contentSecurityPolicy(page, content.template);
  const linking = { pieces: page.pieces, ...findMissingFiles(page.linkedFiles, content) };
  const body = await meter.read(() => unlinkMissingFiles(services.database, data.site.id, linking));
  return {
    response: htmlResponse(request, { body, policy }),
    cacheTags: page.cacheTags,
    changesAt: page.changesAt,
  };
};

const lifetimeOf = (data: PageData, loaded: LoadedRequirements) => ({
  cacheTags: cacheTagsOf(data, loaded),
  changesAt: changesAt({ data, loaded }),
});

/** A feed format that the page does not have is a 404. */
const buildFeed = (request: ContentRequest, { loaded, meter }: LoadedContent): UnmeasuredContent => {
  const { data, format } = request;
  const body = meter.render(() => (format === 'rss' ? renderRss(data, loaded) : renderCalendar(data)));
  const response = new PreparedResponse({
    ...shared(request),
    status: body === undefined ? 404 : request.status,
    body: body ?? '',
  });
  return { response, ...lifetimeOf(data, loaded) };
};

const buildJson = (
  request: ContentRequest,
  { template, loaded, meter }: LoadedContent,
): UnmeasuredContent => {
  const body = meter.render(() => {
    const localizedStrings = siteStrings(template, request.data);
    const context = buildPageContext(request.data, loaded, { localizedStrings });
    return JSON.stringify(context, undefined, request.format === 'json-pretty' ? 2 : undefined);
  });
  return {
    response: new PreparedResponse({ ...shared(request), body }),
    ...lifetimeOf(request.data, loaded),
  };
};

const withSearchResults = async (
  { database }: ContentServices,
  request: ContentRequest,
  { found }: LoadedData,
): Promise<ContentRequest> => {
  if (!request.search) return request;
  const { site, store = defaultStoreSettings } = request.data;
  const describe = productHitPrinter(site, store);
  const hits = found.hits.map(({ title, path, excerpt, product }) => ({
    title,
    url: path,
    excerpt,
    ...(product ? { product: describe(product) } : {}),
  }));
  const { query, page, collectionId, now } = request.search;
  const isInVain = found.total === 0 && query.trim() !== '';
  const correctedQuery = isInVain
    ? await correctQuery(database, { websiteId: site.id, query, now })
    : undefined;
  const search = {
    query,
    hits,
    productLists: isInVain ? await findProductLists(database, { websiteId: site.id, now }) : [],
    ...(correctedQuery === undefined ? {} : { correctedQuery }),
    ...searchPagination({ query, page, collectionId }, found.total),
  };
  return { ...request, data: { ...request.data, search } };
};

const buildFormat = (
  services: ContentServices,
  request: ContentRequest,
  content: LoadedContent,
): UnmeasuredContent | Promise<UnmeasuredContent> => {
  const { format } = request;
  if (format === 'rss' || format === 'ical') return buildFeed(request, content);
  return format === 'html' || format === 'main-content'
    ? buildHtml(services, request, content)
    : buildJson(request, content);
};

/** Renders the page's data in the requested format; a locked page has only HTML. */
export const buildContent = async (
  services: ContentServices,
  request: ContentRequest,
): Promise<BuiltContent> => {
  const { data, format } = request;
  if (isLocked(data) && format !== 'html') return buildContent(services, { ...request, format: 'html' });
  const { drafts, templateVersion } = request;
  const meter = new CostMeter();
  const template = await findTemplate(services.templates, {
    websiteId: data.site.id,
    templateVersion,
    drafts,
  });
  const requirements = meter.render(() => requirementsOfPage(template, data));
  const loaded = await meter.read(() => loadPageRequirements(services, request, requirements));
  const counted = { ...request, data: withFilterCounts(data, loaded.filterCounts) };
  const withResults = await meter.read(() => withSearchResults(services, counted, loaded));
  const built = await buildFormat(services, withResults, { template, requirements, loaded, meter });
  const cost = {
    kind: costKindOf(data, format),
    ...meter.spent,
    bytes: built.response.bytes,
    items: countItems(withResults.data, loaded),
  };
  return { ...built, cost };
};
