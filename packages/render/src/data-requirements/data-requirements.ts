import type { PageAsset, PageAuthor, PageItem } from './content-data.ts';

/** A list of items that a template tag or a block shows. Plain data: equal needs have equal keys. */
export interface ItemsNeed {
  readonly kind: 'items';
  /** One of both; a collection that is missing or not visible gives an empty list. */
  readonly collectionUrlId?: string;
  readonly collectionId?: string;
  /** 1 to 100. */
  readonly limit: number;
  readonly skip?: number;
  /** An item with any of them is in the list. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly isFeatured?: boolean;
  /** Events by their end against the page's moment, or those that touch the month of its calendars on the site's clock. */
  readonly when?: 'upcoming' | 'past' | 'this-month';
  /** As the collection orders them, unless said. */
  readonly order?: 'newest' | 'oldest' | 'title';
  readonly exceptItemId?: string;
  /** Exactly these, in this order; then `collectionId` is not needed. */
  readonly itemIds?: readonly string[];
}

/** Items of the same collection that share most tags and categories with one. */
export interface RelatedNeed {
  readonly kind: 'related';
  readonly collectionId: string;
  readonly itemId: string;
  readonly limit: number;
}

/** What the visible items of a collection are filed under, with their number. Most used first; months latest first. */
export interface TermsNeed {
  readonly kind: 'terms';
  readonly collectionId: string;
  /** Months as `11-2026` on the site's clock; authors as their ids. */
  readonly terms: 'categories' | 'tags' | 'months' | 'authors';
}

/** The latest comments of an item that visitors may see. */
export interface CommentsNeed {
  readonly kind: 'comments';
  readonly itemId: string;
  readonly limit: number;
  readonly skip?: number;
}

export type Need = ItemsNeed | RelatedNeed | TermsNeed | CommentsNeed;

/** Everything the templates and blocks of one page ask for, to be answered in one round trip. */
export interface PageNeeds {
  /** Each key once. */
  readonly needs: readonly Need[];
  readonly assetIds: readonly string[];
}

export interface LoadedTerm {
  readonly name: string;
  readonly count: number;
}

export interface LoadedComment {
  readonly id: string;
  readonly parentId?: string;
  readonly authorName: string;
  /** Where the author's name leads. */
  readonly website?: string;
  readonly body: string;
  readonly addedOn: number;
}

export interface LoadedNeeds {
  /** Answers to `items` and `related`, by `needKey`. */
  readonly items: ReadonlyMap<string, readonly PageItem[]>;
  readonly terms: ReadonlyMap<string, readonly LoadedTerm[]>;
  readonly comments: ReadonlyMap<string, readonly LoadedComment[]>;
  /** Those asked for and the main pictures and `imageIds` of all loaded items and collections. */
  readonly assets: ReadonlyMap<string, PageAsset>;
  /** Authors of all loaded items. */
  readonly authors: ReadonlyMap<string, PageAuthor>;
  /**
   * Ids of the collections that were asked, whatever they answered, with the moment at which a scheduled item joins
   * each; Infinity where none is.
   */
  readonly lists: ReadonlyMap<string, number>;
}

export const nothingLoaded: LoadedNeeds = {
  items: new Map(),
  terms: new Map(),
  comments: new Map(),
  assets: new Map(),
  authors: new Map(),
  lists: new Map(),
};

/** The same text for the same need, whatever the order its fields were written in. */
export const needKey = (need: Need): string =>
  JSON.stringify(
    Object.entries(need)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
