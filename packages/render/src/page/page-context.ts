import { pageTypes, type PageType, type SeoData } from '@sitewright/domain/pages';
import { environmentOf, type Site } from '@sitewright/domain/sites';

export interface PageCollection {
  readonly id: string;
  readonly urlId: string;
  readonly title: string;
  readonly description: string;
  readonly type: number;
  readonly typeName: string;
  readonly regionName: string;
  readonly isHomepage: boolean;
  readonly navigation: string;
  readonly seo: SeoData;
  readonly updatedOn: number;
}

/** What a page is made of, as read from the database. */
export interface PageData {
  readonly site: Site;
  /** Scheme and host as the visitor sees them. */
  readonly baseUrl: string;
  readonly pageType: PageType;
  readonly collection: PageCollection | undefined;
  /** All collections in the order of the navigation. */
  readonly collections: readonly PageCollection[];
  readonly version: number;
}

export const fullUrlOf = ({ urlId, isHomepage }: Pick<PageCollection, 'urlId' | 'isHomepage'>): string =>
  isHomepage ? '/' : `/${urlId}`;

const collectionContext = (collection: PageCollection) => ({
  id: collection.id,
  title: collection.title,
  description: collection.description,
  urlId: collection.urlId,
  fullUrl: fullUrlOf(collection),
  type: collection.type,
  typeName: collection.typeName,
  regionName: collection.regionName,
  homepage: collection.isHomepage,
  seoData: { seoTitle: collection.seo.title ?? '', seoDescription: collection.seo.description ?? '' },
  updatedOn: collection.updatedOn,
});

const websiteContext = ({ site, baseUrl }: PageData) => ({
  id: site.id,
  identifier: site.identifier,
  siteTitle: site.settings.title,
  siteDescription: site.settings.description,
  language: site.settings.language,
  timeZone: site.settings.timeZone,
  baseUrl,
  authenticUrl: baseUrl,
});

const websiteSettingsContext = ({ site }: PageData) => ({
  websiteId: site.id,
  storeSettings: { storeCurrency: site.settings.currency },
});

/** No cached page may carry a shopper's own data: these are the empty ones. */
const emptyPersonalContext = {
  shoppingCart: { entries: [], totalQuantity: 0, subtotalCents: 0, grandTotalCents: 0, isPurchased: false },
  userAccountsContext: { showSignInLink: false },
};

/** The public page context: what templates see and what `?format=json` answers. */
export const buildPageContext = (data: PageData) => ({
  website: websiteContext(data),
  websiteSettings: websiteSettingsContext(data),
  ...(data.collection ? { collection: collectionContext(data.collection) } : {}),
  ...emptyPersonalContext,
  pageType: data.pageType,
  empty: false,
  localizedStrings: {},
});

export type PageContext = ReturnType<typeof buildPageContext>;

export const titleOfPage = ({ site, collection, pageType }: PageData): string => {
  const siteTitle = site.settings.title;
  if (pageType === pageTypes.notFound) return `Page not found — ${siteTitle}`;
  if (!collection) return siteTitle;
  if (collection.seo.title) return collection.seo.title;
  return collection.isHomepage ? siteTitle : `${collection.title} — ${siteTitle}`;
};

/** For scripts in the page (`Static.SQUARESPACE_CONTEXT`). */
export const buildScriptContext = (data: PageData) => {
  const { website, websiteSettings } = buildPageContext(data);
  const { collection } = data;
  return {
    pageType: data.pageType,
    website,
    websiteSettings,
    ...(collection
      ? {
          collection: {
            title: collection.title,
            id: collection.id,
            fullUrl: fullUrlOf(collection),
            type: collection.type,
            permissionType: 1,
          },
        }
      : {}),
    sourceEnvironment: environmentOf(new URL(data.baseUrl).host),
  };
};
