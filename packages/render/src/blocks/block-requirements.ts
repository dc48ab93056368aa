/** Published items of a collection, for summaries, archives, calendars and galleries. */
export interface ItemsRequirement {
  readonly kind: 'items';
  readonly collectionId: string;
  readonly limit: number;
  /** `collection` is the collection's own order. */
  readonly order: 'collection' | 'newest';
  readonly category?: string;
  /** Exactly these, in this order. */
  readonly itemIds?: readonly string[];
  readonly tag?: string;
  readonly isFeatured?: true;
  /** Events only; `this-month` are events that overlap the calendar's month in the site's time zone. */
  readonly when?: 'upcoming' | 'past' | 'this-month';
}

/** How many published items of a collection have each tag, category, author or month. */
export interface FacetsRequirement {
  readonly kind: 'counts';
  readonly collectionId: string;
  readonly by: 'tag' | 'category' | 'author' | 'month';
}

/** Images, audio and video files that a block references by id. */
export interface AssetsRequirement {
  readonly kind: 'assets';
  readonly ids: readonly string[];
}

/** Published forms that a block shows. */
export interface FormsRequirement {
  readonly kind: 'forms';
  readonly ids: readonly string[];
}

/** Funds that a block takes donations for. */
export interface FundsRequirement {
  readonly kind: 'funds';
  readonly ids: readonly string[];
}

export type BlockRequirement =
  ItemsRequirement | FacetsRequirement | AssetsRequirement | FormsRequirement | FundsRequirement;

/** A stored file as templates see it. */
export interface BlockAsset {
  readonly id: string;
  readonly assetUrl: string;
  readonly filename: string;
  readonly contentType?: string;
  /** `WxH` */
  readonly originalSize?: string;
  readonly mediaFocalPoint?: { readonly x: number; readonly y: number };
  readonly colorData?: Readonly<Record<string, string>>;
  readonly systemDataVariants?: string;
  readonly altText?: string;
  readonly title?: string;
  readonly body?: string;
}

/** An item in a block's list. Times are epoch milliseconds. */
export interface BlockItem {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly recordType?: number;
  /** Sanitised HTML. */
  readonly excerpt?: string;
  readonly publishOn?: number;
  readonly startDate?: number;
  readonly endDate?: number;
  readonly location?: {
    readonly addressTitle?: string;
    readonly addressLine1?: string;
    readonly addressLine2?: string;
    readonly addressCountry?: string;
  };
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
  readonly authorName?: string;
  readonly sourceUrl?: string;
  readonly isPassthrough?: boolean;
  /** Loaded with the item to avoid a query per item. */
  readonly mainImage?: BlockAsset;
  /** A formatted price or other short text of the item's kind. */
  readonly note?: string;
}

export interface FacetCount {
  /** The filter value of the list page: the tag, the category, the author's id, or `MM-YYYY`. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The data loaded for the blocks of a page, by `requirementKey`. */
export interface LoadedBlocks {
  readonly items: ReadonlyMap<string, readonly BlockItem[]>;
  readonly counts: ReadonlyMap<string, readonly FacetCount[]>;
}

/** Equal for equal requirements, which are loaded once. */
export const requirementKey = (requirement: ItemsRequirement | FacetsRequirement): string =>
  requirement.kind === 'counts'
    ? JSON.stringify(['counts', requirement.collectionId, requirement.by])
    : JSON.stringify([
        'items',
        requirement.collectionId,
        requirement.limit,
        requirement.order,
        requirement.category ?? '',
        requirement.tag ?? '',
        requirement.isFeatured ?? false,
        requirement.when ?? '',
        requirement.itemIds ?? [],
      ]);
