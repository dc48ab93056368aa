/** What a page is, for whoever looks for the expensive ones. */
export const costKinds = [
  'page',
  'list',
  'item',
  'products',
  'product',
  'search',
  'cart',
  'checkout',
  'order',
  'feed',
  'data',
] as const;

export type CostKind = (typeof costKinds)[number];

/** What it took to build a page once. Plain data: it is sent from one thread to another. */
export interface PageCost {
  readonly kind: CostKind;
  /** Milliseconds that the page waited for the database. */
  readonly readMs: number;
  /** Milliseconds of its template. */
  readonly renderMs: number;
  /** Of the body, uncompressed. */
  readonly bytes: number;
  /** Items that were loaded for it. */
  readonly items: number;
}

/** One page that was built. */
export interface BuiltCost {
  readonly websiteId: string;
  /** Without query. Empty for the checkout and for pages of orders, whose addresses hold tokens. */
  readonly path: string;
  readonly status: number;
  readonly cost: PageCost;
}

/** From the cache, built, or refused to protect the others. */
export type PageView = 'cached' | 'built' | 'refused';
