import type { BackgroundSource, Section } from '../../blocks/index.ts';
import type { PopupSettings } from '../../popup/index.ts';
import type { PageRole } from '../page-types.ts';

/** Codes of collection types. Unnamed codes in between are used elsewhere: imported sites keep theirs. */
export const collectionTypes = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  fiveHundredPixels: 11,
  flickr: 12,
  products: 13,
  mosaic: 14,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
  lessons: 24,
  course: 25,
} as const;

/** Codes of item types. */
export const recordTypes = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  storeItem: 11,
  event: 12,
  gallery: 14,
  binary: 15,
  styleAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  outsideExport: 20,
  jsonExport: 21,
  siteSearch: 30,
  activeTime: 31,
  tweet: 50,
  checkIn: 52,
  knowledgeArticle: 54,
  lesson: 62,
} as const;

export const folderBehaviors = { index: 1, redirect: 2, none: 3 } as const;
export const pagePermissions = { public: 1, password: 2, members: 3 } as const;

export const contentStatuses = ['published', 'needs-review', 'scheduled', 'draft', 'private'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export type Ordering = 'chronological' | 'user-orderable' | 'calendar';

export interface SeoData {
  readonly title?: string;
  readonly description?: string;
  readonly isHidden?: boolean;
}

/** Common fields of collections and items. Times are epoch milliseconds. */
interface Content {
  readonly id: string;
  readonly urlId: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly publishOn?: number;
  /** The public path that gets no redirect when a new one is published: `/old-address`. */
  readonly noRedirectFrom?: string;
  readonly mainImageId?: string;
  /** Source of the image behind its title. */
  readonly backgroundSource?: BackgroundSource;
  readonly seo?: SeoData;
  readonly sections?: readonly Section[];
  /** Content of the template's block fields on this page, by field id. */
  readonly fields?: Readonly<Record<string, readonly Section[]>>;
}

/** Nested categories; names have up to 25 characters. */
export interface NestedCategory {
  readonly id: string;
  readonly displayName: string;
  /** Plain text above the items of the category. */
  readonly description?: string;
  readonly imageId?: string;
  readonly seo?: Pick<SeoData, 'title' | 'description'>;
  readonly children?: readonly NestedCategory[];
}

/**
 * A page, or a list of items: blog, events, gallery, album, products, index and redirect folders, lessons,
 * courses.
 */
export interface CollectionContent extends Content {
  readonly navigationTitle?: string;
  readonly description?: string;
  readonly type: number;
  /** Selects its templates: `blog` finds `blog.list` and `blog.item`. */
  readonly typeName: string;
  readonly ordering?: Ordering;
  readonly pageSize?: number;
  readonly isFolder?: boolean;
  readonly folderBehavior?: number;
  /** The folder that contains it. */
  readonly parentId?: string;
  /** The special case that the page is for, such as "not found". */
  readonly role?: PageRole;
  /** Settings of the site's popup page. */
  readonly popup?: Partial<PopupSettings>;
  readonly regionName?: string;
  readonly permission?: number;
  readonly memberAreaIds?: readonly string[];
  readonly nestedCategories?: readonly NestedCategory[];
  /** The category of all products of a products page, above the nested categories. */
  readonly rootCategory?: Omit<NestedCategory, 'children'>;
  /** Runs as script: requires the permission `code`. */
  readonly headerCode?: string;
  readonly postItemCode?: string;
}

export interface Location {
  readonly addressTitle?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressCountry?: string;
  readonly mapLat?: number;
  readonly mapLng?: number;
  readonly mapZoom?: number;
}

export interface ItemContent extends Content {
  readonly collectionId: string;
  readonly recordType: number;
  /** Sanitized HTML of an item without blocks. */
  readonly body?: string;
  readonly excerpt?: string;
  readonly authorId?: string;
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
  readonly isStarred?: boolean;
  readonly sourceUrl?: string;
  readonly isPassthrough?: boolean;
  readonly location?: Location;
  readonly startDate?: number;
  readonly endDate?: number;
  readonly commentState?: number;
  readonly displayIndex?: number;
  /** Images of the item, in order. */
  readonly imageIds?: readonly string[];
  readonly promotedBlockType?: string;
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly customContent?: Readonly<Record<string, unknown>>;
}

/** An entry of a navigation: a collection, an external link or a folder with children. */
export interface NavigationLink {
  readonly collectionId?: string;
  readonly externalLink?: { readonly title: string; readonly url: string; readonly newWindow?: boolean };
  readonly memberAreaId?: string;
  readonly children?: readonly NavigationLink[];
}

/** Groups of links by name; `_hidden` is "Not Linked", `_memberareas` the member areas. */
export const HIDDEN_NAVIGATION = '_hidden';
export const MEMBER_NAVIGATION = '_memberareas';
export type Navigations = Readonly<Record<string, readonly NavigationLink[]>>;
