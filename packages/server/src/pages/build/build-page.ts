import { hasFeature } from '@sitewright/domain/features';
import { findRedirect } from '@sitewright/domain/redirects';
import { loadSource } from '../drafts/load-source.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { pathSplits } from '../load/context-store.ts';
import { isPersonal, isSearch, parsePageUrl, trimSlashes, type PageUrl } from '../url/page-url.ts';
import type { BuiltPage } from './built-page.ts';
import { cacheableUrl } from './cacheable-url.ts';
import { buildDigitalPreviewPage } from './digital-preview-page.ts';
import { buildFormPreviewPage } from './form-preview-page.ts';
import { buildCartPage } from './cart-page.ts';
import type { PageServices, PageRequest } from './page-request.ts';
import { redirectPage } from './redirect-page.ts';
import { buildSearchPage } from './search-page.ts';
import { buildShopPage } from './shop-page.ts';
import { findSystemFile } from './system-files.ts';
import { buildTargetPage, visibilityOf } from './target-page.ts';

/**
 * Page URLs are lower-case. Whether the item exists is left to the redirect target: checking here would cost a
 * statement.
 */
const findLowerCaseUrl = ({ pageUrl, outline, now }: PageSource): string | undefined => {
  const path = trimSlashes(pageUrl.path);
  const lowerCase = path.toLowerCase();
  if (lowerCase === path) return undefined;
  const isPage = pathSplits(lowerCase).urlIds.some((urlId) => outline.findByUrl(urlId, now));
  return isPage ? encodeURI(`/${lowerCase}`) : undefined;
};

/** What a URL resolved to. Resolving takes one statement; `build` does the rest. */
interface PageBuild {
  /** Shared by all URLs with the same content. */
  readonly pageUrl: PageUrl;
  build(): Promise<BuiltPage>;
}

export interface ResolvedPage extends PageBuild {
  /** The site's version at which it was resolved. */
  readonly version: number;
  /** Instead of `build`, if the page is not needed. */
  drop(): void;
}

const builtAlready = (pageUrl: PageUrl, built: BuiltPage): PageBuild => ({
  pageUrl,
  build: async () => built,
});

const findTarget = (services: PageServices, source: PageSource, request: PageRequest): PageBuild => {
  const view = visibilityOf(source, request.access);
  const { pageUrl, isCacheable } = source.drafts
    ? { pageUrl: source.pageUrl, isCacheable: false }
    : cacheableUrl(source, view);
  return {
    pageUrl,
    build: () => buildTargetPage(services, { ...source, pageUrl }, { ...request, view, isCacheable }),
  };
};

const findPage = async (
  services: PageServices,
  source: PageSource,
  request: PageRequest,
): Promise<PageBuild> => {
  const { loaded, outline, pageUrl } = source;
  const { visitor, access, digitalProduct, formId, shopPage } = request;
  if (shopPage) return { pageUrl, build: () => buildShopPage(services, source, shopPage) };
  const file = await findSystemFile(services, source);
  if (file) return file;
  if (digitalProduct)
    return { pageUrl, build: () => buildDigitalPreviewPage(services, source, digitalProduct) };
  if (formId !== undefined) return { pageUrl, build: () => buildFormPreviewPage(services, source, formId) };
  if (isPersonal(pageUrl) && visitor && hasFeature(loaded.site.features, 'commerce'))
    return { pageUrl, build: () => buildCartPage(services, source, { ...visitor, access }) };
  if (!loaded.target && isSearch(pageUrl.path))
    return { pageUrl, build: () => buildSearchPage(services, source) };
  const redirect = loaded.target ? undefined : findRedirect(outline.redirects, pageUrl.path);
  if (redirect) return builtAlready(pageUrl, redirectPage(redirect.to, redirect.status, source));
  const lowerCaseUrl = loaded.target ? undefined : findLowerCaseUrl(source);
  if (lowerCaseUrl !== undefined) return builtAlready(pageUrl, redirectPage(lowerCaseUrl, 301, source));
  return findTarget(services, source, request);
};

/** The owner's error page; undefined if the site has none. */
const findErrorPage = async (
  services: PageServices,
  request: PageRequest,
): Promise<PageRequest | undefined> => {
  const now = services.clock().getTime();
  const outline =
    services.outlines.peek(request.site.id) ?? (await loadSource(services, request, now))?.outline;
  const page = outline?.findByRole('error', now);
  return page && { ...request, pageUrl: parsePageUrl(`/${page.urlId}`) };
};

/** Resolves a request; undefined when the site was deleted meanwhile, or has no error page. */
export const resolvePage = async (
  services: PageServices,
  asked: PageRequest,
): Promise<ResolvedPage | undefined> => {
  const request = asked.isErrorPage ? await findErrorPage(services, asked) : asked;
  const source = request && (await loadSource(services, request, services.clock().getTime()));
  if (!source) return undefined;
  const { pageUrl, build } = await findPage(services, source, request);
  return { pageUrl, build, drop: () => undefined, version: source.loaded.version };
};

/** Builds the requested page; undefined when the site was deleted meanwhile, or has no error page. */
export const buildPage = async (
  services: PageServices,
  request: PageRequest,
): Promise<BuiltPage | undefined> => (await resolvePage(services, request))?.build();
