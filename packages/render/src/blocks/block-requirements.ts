/** Published items of a collection, as a summary, an archive, a calendar or a gallery shows them. */
export interface ItemsRequirement {
  readonly kind: 'items';
  readonly collectionId: string;
  /** At most this many. */
  readonly limit: number;
  /** `collection` is the order the collection itself has. */
  readonly order: 'collection' | 'newest';
  readonly category?: string;
  /** Exactly these, in this order. */
  readonly itemIds?: readonly string[];
  readonly tag?: string;
  readonly isFeatured?: true;
  /** Events only; `this-month` are those that touch the month that the page's calendars show, on the site's clock. */
  readonly when?: 'upcoming' | 'past' | 'this-month';
}

/** How many published items of a collection stand under each tag, category, author or month. */
export interface FacetsRequirement {
  readonly kind: 'counts';
  readonly collectionId: string;
  readonly by: 'tag' | 'category' | 'author' | 'month';
}

/** Pictures, sound and films that a block names by id. */
export interface AssetsRequirement {
  readonly kind: 'assets';
  readonly ids: readonly string[];
}

export type BlockRequirement = ItemsRequirement | FacetsRequirement | AssetsRequirement;

/** A stored file as templates see it; every field but the first three may be missing. */
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

/** An item as blocks list it. Times are epoch milliseconds. */
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
  /** Comes with the item, so that a list costs no further question. */
  readonly mainImage?: BlockAsset;
  /** A formatted price or another short line that its kind adds. */
  readonly note?: string;
}

export interface FacetCount {
  /** What the list page filters by: the tag, the category, the author's id, or `MM-YYYY`. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The data loaded for the blocks of a page, by `requirementKey`. */
export interface LoadedBlocks {
  readonly items: ReadonlyMap<string, readonly BlockItem[]>;
  readonly counts: ReadonlyMap<string, readonly FacetCount[]>;
}

/** Two blocks that ask for the same get one answer. */
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
