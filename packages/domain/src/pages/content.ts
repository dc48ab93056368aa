import type { Section } from '../blocks/index.ts';

/** Codes of collection kinds. */
export const collectionTypes = {
  generic: 1,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  products: 13,
  lessons: 24,
  course: 25,
} as const;

/** Codes of record kinds. */
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

/** What a collection or an item has in common. Times are epoch milliseconds. */
interface Content {
  readonly id: string;
  readonly urlId: string;
  readonly title: string;
  readonly status: ContentStatus;
  readonly publishOn?: number;
  readonly mainImageId?: string;
  readonly seo?: SeoData;
  readonly sections?: readonly Section[];
  /** What stands in the template's block fields of this page, by the field's id. */
  readonly fields?: Readonly<Record<string, readonly Section[]>>;
}

/** Categories that stand in categories; names up to 25 characters. */
export interface NestedCategory {
  readonly id: string;
  readonly displayName: string;
  readonly children?: readonly NestedCategory[];
}

/** A page, or a list of items: blog, events, gallery, album, products, index and redirect folders, lessons, courses. */
export interface CollectionContent extends Content {
  readonly navigationTitle?: string;
  readonly description?: string;
  readonly type: number;
  /** Which template renders it: `blog` finds `blog.list` and `blog.item`. */
  readonly typeName: string;
  readonly ordering?: Ordering;
  readonly pageSize?: number;
  readonly isFolder?: boolean;
  readonly folderBehavior?: number;
  /** The folder it stands in. */
  readonly parentId?: string;
  readonly isHomepage?: boolean;
  readonly regionName?: string;
  readonly permission?: number;
  readonly memberAreaIds?: readonly string[];
  readonly nestedCategories?: readonly NestedCategory[];
  /** Runs as script: needs the permission `code`. */
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
  /** Sanitised HTML, where the body is no layout of blocks. */
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
  /** Pictures of the item itself, in their order. */
  readonly imageIds?: readonly string[];
  readonly promotedBlockType?: string;
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly customContent?: Readonly<Record<string, unknown>>;
}

/** One entry of a navigation: a collection, an outside link or a folder with entries of its own. */
export interface NavigationLink {
  readonly collectionId?: string;
  readonly externalLink?: { readonly title: string; readonly url: string; readonly newWindow?: boolean };
  readonly memberAreaId?: string;
  readonly children?: readonly NavigationLink[];
}

/** Groups of links by name; `_hidden` is "Not Linked", `_memberareas` those of members. */
export const HIDDEN_NAVIGATION = '_hidden';
export const MEMBER_NAVIGATION = '_memberareas';
export type Navigations = Readonly<Record<string, readonly NavigationLink[]>>;
