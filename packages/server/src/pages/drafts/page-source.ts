import type { PublishedSource } from '../load/load-published.ts';
import type { PageDrafts } from './page-drafts.ts';

/** What a page is built from, published or with drafts. */
export interface ReadSource extends PublishedSource {
  /** Set for a page that is built from drafts. */
  readonly drafts?: PageDrafts;
}

export interface PageSource extends ReadSource {
  /** Milliseconds that reading it took. */
  readonly readMs: number;
}
