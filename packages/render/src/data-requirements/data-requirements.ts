import type { FundTerms } from '@sitewright/domain/donations';
import type { CaptchaSettings, SiteForm } from '@sitewright/domain/forms';
import type { PageAsset, PageAuthor, PageItem } from './content-data.ts';

/** A list of items that a template tag or a block shows. Plain data: equal requirements have equal keys. */
export interface ItemsRequirement {
  readonly kind: 'items';
  /** Either of the two; a collection that is missing or not visible gives an empty list. */
  readonly collectionUrlId?: string;
  readonly collectionId?: string;
  /** 1 to 100. */
  readonly limit: number;
  readonly skip?: number;
  /** An item with any of them is in the list. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly isFeatured?: boolean;
  /** Events that end after or before the page's time, or that overlap the month of its calendar (site time zone). */
  readonly when?: 'upcoming' | 'past' | 'this-month';
  /** Default: the order of the collection. */
  readonly order?: 'newest' | 'oldest' | 'title';
  readonly exceptItemId?: string;
  /** Exactly these items, in this order; `collectionId` is then ignored. */
  readonly itemIds?: readonly string[];
}

/** Items of the same collection that share most tags and categories with one. */
export interface RelatedRequirement {
  readonly kind: 'related';
  readonly collectionId: string;
  readonly itemId: string;
  readonly limit: number;
}

/** The terms of a collection's visible items with their counts. Most used first; months latest first. */
export interface TermsRequirement {
  readonly kind: 'terms';
  readonly collectionId: string;
  /** Months as `11-2026` on the site's clock; authors as their ids. */
  readonly terms: 'categories' | 'tags' | 'months' | 'authors';
}

/** The latest comments of an item that visitors may see. */
export interface CommentsRequirement {
  readonly kind: 'comments';
  readonly itemId: string;
  readonly limit: number;
  readonly skip?: number;
}

export type DataRequirement = ItemsRequirement | RelatedRequirement | TermsRequirement | CommentsRequirement;

/** All data that the templates and blocks of one page require, loaded in one round trip. */
export interface PageRequirements {
  /** Each key once. */
  readonly requirements: readonly DataRequirement[];
  readonly assetIds: readonly string[];
  readonly formIds: readonly string[];
  readonly fundIds: readonly string[];
}

export interface LoadedTerm {
  readonly name: string;
  readonly count: number;
}

export interface LoadedComment {
  readonly id: string;
  readonly parentId?: string;
  readonly authorName: string;
  /** What the author's name links to. */
  readonly website?: string;
  readonly body: string;
  readonly addedOn: number;
  /** Written by a contributor of the site. */
  readonly isByTeam?: boolean;
}

export interface LoadedRequirements {
  /** Results of `items` and `related`, by `requirementKey`. */
  readonly items: ReadonlyMap<string, readonly PageItem[]>;
  readonly terms: ReadonlyMap<string, readonly LoadedTerm[]>;
  readonly comments: ReadonlyMap<string, readonly LoadedComment[]>;
  /** The required ones, and the main images and `imageIds` of all loaded items and collections. */
  readonly assets: ReadonlyMap<string, PageAsset>;
  readonly forms: ReadonlyMap<string, SiteForm>;
  /** Those that take donations, by id. */
  readonly funds: ReadonlyMap<string, FundTerms>;
  /** How the site checks visitors who send forms; loaded with forms. */
  readonly captcha?: CaptchaSettings;
  /** Authors of all loaded items. */
  readonly authors: ReadonlyMap<string, PageAuthor>;
  /**
   * Every queried collection, also one without results, with the time at which its next scheduled item appears;
   * Infinity if there is none.
   */
  readonly lists: ReadonlyMap<string, number>;
}

export const nothingLoaded: LoadedRequirements = {
  items: new Map(),
  terms: new Map(),
  comments: new Map(),
  assets: new Map(),
  forms: new Map(),
  funds: new Map(),
  authors: new Map(),
  lists: new Map(),
};

/** Equal for equal requirements, whatever the order of their keys. */
export const requirementKey = (requirement: DataRequirement): string =>
  JSON.stringify(
    Object.entries(requirement)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
