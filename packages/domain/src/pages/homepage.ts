import type { CollectionContent } from './content/content.ts';
import { isVisibleAt } from './statuses.ts';

/** A page with data that belongs to the site instead of its content. */
export interface SitePage extends CollectionContent {
  readonly isHomepage?: boolean;
}

/** Marks the page that is at `/`. */
export const withHomepage = (page: CollectionContent, homepageId: string | null): SitePage =>
  page.id === homepageId ? { ...page, isHomepage: true } : page;

type Candidate = Pick<CollectionContent, 'status' | 'publishOn' | 'isFolder' | 'role'>;

export type HomepageFault = 'homepage-hidden' | 'homepage-kind';

/** Why a page cannot be the homepage; undefined if it can. Applies to its published state. */
export const findHomepageFault = (page: Candidate | undefined, now: number): HomepageFault | undefined => {
  if (page && (page.isFolder || page.role !== undefined)) return 'homepage-kind';
  return page && isVisibleAt(page, now) ? undefined : 'homepage-hidden';
};
