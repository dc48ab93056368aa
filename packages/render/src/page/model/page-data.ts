import type { Section } from '@sitewright/domain/blocks';
import type { Navigations, PageType } from '@sitewright/domain/pages';
import type { ShoppingCart } from '@sitewright/domain/cart';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import type { ThreadOptions } from '../../comments/index.ts';
import type { PageAsset, PageCollection, PageItem } from '../../data-requirements/index.ts';

/** What the address asks for beside the path. */
export interface PageFilters {
  readonly category?: string;
  readonly tag?: string;
  /** `11-2026`. */
  readonly month?: string;
  readonly author?: string;
}

/** The pages before and after this one. Offsets are what `?offset=` takes; neighbours belong to an item's page. */
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
}

/** One page of what a search found. */
export interface SearchResults {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The page whose content alone was searched. */
  readonly collectionId?: string;
  /** On all pages together. */
  readonly total?: number;
  readonly prevPageUrl?: string;
  readonly nextPageUrl?: string;
}

/** Why a form was refused, and the product it was about where that can be led back to. */
export interface CartNotice {
  readonly text: string;
  readonly item?: { readonly title: string; readonly fullUrl: string };
}

/** A digital product and what its buyers get. */
export interface DigitalProduct {
  readonly title: string;
  /** Null while there is none. */
  readonly file: {
    readonly filename: string;
    readonly contentType: string;
    readonly sizeText: string;
    readonly downloadUrl: string;
  } | null;
}

/** What a page is made of, as read from the database in one statement. */
export interface PageData {
  readonly site: Site;
  /** Scheme and host as the visitor sees them. */
  readonly baseUrl: string;
  readonly pageType: PageType;
  /** Values of `websiteSettings`; what is missing has its default. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** With its sections. */
  readonly collection?: PageCollection;
  /** With its sections; `collection` is then the one it belongs to. */
  readonly item?: PageItem;
  readonly items?: readonly PageItem[];
  readonly pagination?: PageNeighbours;
  readonly filters?: PageFilters;
  /** What stands in an index folder, with sections and in its order. */
  readonly children?: readonly PageCollection[];
  /** All visible ones, without sections. */
  readonly collections: readonly PageCollection[];
  readonly navigations?: Navigations;
  readonly assets?: ReadonlyMap<string, PageAsset>;
  /** Block fields of the whole site by their id; those of a page stand in its content. */
  readonly fields?: ReadonlyMap<string, readonly Section[]>;
  /** What the owner set up to stand around every page. */
  readonly siteChrome?: Pick<HeaderFooterContent, 'header' | 'footer' | 'announcement'>;
  /** The page that may come up over this one. */
  readonly popup?: Pick<PageCollection, 'id' | 'urlId' | 'title' | 'popup'>;
  readonly search?: SearchResults;
  /** The lock screen: where its form posts to, and whether a wrong password was given. */
  readonly lock?: { readonly action: string; readonly isRefused: boolean };
  /** How the store sells; as a new store does where nothing is said. */
  readonly store?: StoreSettings;
  /** The visitor's own cart, what goes with it, and why a form was refused: on the cart page alone. */
  readonly cart?: {
    readonly shoppingCart: ShoppingCart;
    readonly alsoBoughtIds: readonly string[];
    readonly notice?: CartNotice;
  };
  /** The download that the owner previews. */
  readonly digitalProduct?: DigitalProduct;
  /** What the visitor asks of the comments below an item. */
  readonly thread?: ThreadOptions;
  /** `calendar` or `list`, where the visitor chose. */
  readonly view?: string;
  /** `11-2026`, where the visitor leafed through a calendar. */
  readonly calendarMonth?: string;
  /** Of the page or item in its canvas, which may have been saved again by the time it comes there. */
  readonly draftRevision?: number;
  readonly version: number;
  /** Of the template's files, which have other addresses when it changes; that of the page where it is not said. */
  readonly templateVersion?: number;
  readonly now?: number;
  /** Of the page, where it is not the site's. */
  readonly language?: string;
  /** The site's own texts; they stand above the template's. */
  readonly localizedStrings?: Readonly<Record<string, string>>;
}
