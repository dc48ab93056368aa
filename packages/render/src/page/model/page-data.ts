import type { Section } from '@sitewright/domain/blocks';
import type { Navigations, PageType } from '@sitewright/domain/pages';
import type { ShoppingCart } from '@sitewright/domain/cart';
import type { ProductChoices } from '@sitewright/domain/product-filters';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import type { SentForm } from '../../blocks/index.ts';
import type { RestockVisit } from '../../restock/index.ts';
import type { CheckoutPage, OrderPage } from '../../checkout/index.ts';
import type { ThreadOptions } from '../../comments/index.ts';
import type { PageAsset, PageCollection, PageItem } from '../../data-requirements/index.ts';

/** Filters from the query string. */
export interface PageFilters {
  readonly category?: string;
  readonly tag?: string;
  /** `11-2026`. */
  readonly month?: string;
  readonly author?: string;
  /** Of a list of products. */
  readonly choices?: ProductChoices;
}

/** How many products of a list have each value of its filters, beside what is chosen of the other filters. */
export interface ProductCounts {
  readonly counts: readonly { readonly name: string; readonly value: string; readonly count: number }[];
  /** Products that match everything chosen. */
  readonly total: number;
  /** Of the whole list, in minor units; null for an empty one. */
  readonly lowestPrice: number | null;
  readonly highestPrice: number | null;
}

/** Pagination and neighbours. Offsets are values of `?offset=`; neighbours are for an item's page. */
export interface PageNeighbours {
  readonly nextOffset?: number | string;
  readonly prevOffset?: number | string;
  readonly pageSize?: number;
  readonly nextItem?: PageItem;
  readonly prevItem?: PageItem;
}

export interface SearchHit {
  readonly title: string;
  readonly url: string;
  /** Plain text around the match. */
  readonly excerpt: string;
  readonly product?: {
    readonly imageUrl: string | null;
    readonly imageAlt: string;
    readonly priceText: string;
    readonly originalPriceText: string | null;
    readonly isSoldOut: boolean;
  };
}

/** One page of search results. */
export interface SearchResults {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** What was probably meant, where nothing was found. */
  readonly correctedQuery?: string;
  /** Lists of products, where nothing was found. */
  readonly productLists?: readonly { readonly title: string; readonly url: string }[];
  /** The collection that the search is restricted to. */
  readonly collectionId?: string;
  /** On all pages. */
  readonly total?: number;
  readonly prevPageUrl?: string;
  readonly nextPageUrl?: string;
}

/** Why a noscript form was refused, and the product to go back to, if any. */
export interface CartNotice {
  readonly text: string;
  readonly item?: { readonly title: string; readonly fullUrl: string };
}

/** A discount code as it was typed, and why it was refused. */
export interface RefusedCode {
  readonly code: string;
  readonly text: string;
}

/** A digital product with the file that its buyers get. */
export interface DigitalProduct {
  readonly title: string;
  /** Null if none is chosen. */
  readonly file: {
    readonly filename: string;
    readonly contentType: string;
    readonly sizeText: string;
    readonly downloadUrl: string;
  } | null;
}

/** What is given of the checkout and of the pages of an order. */
export interface ShopPageData {
  /** Only on the checkout page. */
  readonly checkout?: CheckoutPage;
  /** Only on the pages of an order and of gift cards. */
  readonly order?: OrderPage;
}

/** The data of a page, read from the database in one statement. */
export interface PageData extends ShopPageData {
  readonly site: Site;
  /** Scheme and host as in the visitor's address bar. */
  readonly baseUrl: string;
  readonly pageType: PageType;
  /** Values of `websiteSettings`; missing ones have their default. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** With its sections. */
  readonly collection?: PageCollection;
  /** With its sections; `collection` is then its collection. */
  readonly item?: PageItem;
  readonly items?: readonly PageItem[];
  readonly pagination?: PageNeighbours;
  readonly filters?: PageFilters;
  /** Of a list of products that can be filtered. */
  readonly productCounts?: ProductCounts;
  /** Pages of an index folder in their order, with sections. */
  readonly children?: readonly PageCollection[];
  /** All visible collections, without sections. */
  readonly collections: readonly PageCollection[];
  readonly navigations?: Navigations;
  readonly assets?: ReadonlyMap<string, PageAsset>;
  /** Block fields of the whole site by id; those of a page are in its content. */
  readonly fields?: ReadonlyMap<string, readonly Section[]>;
  /** Site chrome. */
  readonly siteChrome?: Pick<HeaderFooterContent, 'header' | 'footer' | 'announcement'>;
  /** The popup that may open on this page. */
  readonly popup?: Pick<PageCollection, 'id' | 'urlId' | 'title' | 'popup'>;
  readonly search?: SearchResults;
  /** For the lock screen: the form's action, and whether a wrong password was entered. */
  readonly lock?: { readonly action: string; readonly isRefused: boolean };
  /** Store settings; default: those of a new store. */
  readonly store?: StoreSettings;
  /** Only on the cart page: the visitor's cart, recommendations, and why a form was refused. */
  readonly cart?: {
    readonly shoppingCart: ShoppingCart;
    readonly alsoBoughtIds: readonly string[];
    readonly notice?: CartNotice;
    /** A code that was refused, as it was typed. */
    readonly refusedCode?: RefusedCode;
    /** The countries that the store ships to, by name. */
    readonly countries?: readonly { readonly code: string; readonly name: string }[];
  };
  /** The product of the owner's preview of a download. */
  readonly digitalProduct?: DigitalProduct;
  /** What the visitor requests of the comments below an item. */
  readonly thread?: ThreadOptions;
  /** A restock sign-up that the visitor sent without script. */
  readonly restock?: Omit<RestockVisit, 'path'>;
  /** A form that the visitor sent without script. */
  readonly sentForm?: SentForm;
  /** `calendar` or `list`, if the visitor chose one. */
  readonly view?: string;
  /** `11-2026`, if the visitor navigated a calendar. */
  readonly calendarMonth?: string;
  /** Of the page's address: the variant that its product shows as chosen. It may be of another product. */
  readonly variantId?: string;
  /** Revision of the draft in the canvas, which may have been saved again when the page arrives there. */
  readonly draftRevision?: number;
  readonly version: number;
  /** Part of the URLs of the template's files; default: `version`. */
  readonly templateVersion?: number;
  readonly now?: number;
  /** The page's language, if it differs from the site's. */
  readonly language?: string;
  /** The site's own texts; they override the template's. */
  readonly localizedStrings?: Readonly<Record<string, string>>;
}
