import type { PublishedSource } from '../load/load-published.ts';
import type { PageDrafts } from './page-drafts.ts';

export interface PageSource extends PublishedSource {
  /** Set for a page that is built from drafts. */
  readonly drafts?: PageDrafts;
}
