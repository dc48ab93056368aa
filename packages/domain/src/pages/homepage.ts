import type { CollectionContent } from './content/content.ts';
import { isVisibleAt } from './statuses.ts';

/** A page with what the site, not its own content, says about it. */
export interface SitePage extends CollectionContent {
  readonly isHomepage?: boolean;
}

/** Marks the one page that opens at `/`. */
export const withHomepage = (page: CollectionContent, homepageId: string | null): SitePage =>
  page.id === homepageId ? { ...page, isHomepage: true } : page;

type Candidate = Pick<CollectionContent, 'status' | 'publishOn' | 'isFolder' | 'role'>;

export type HomepageFault = 'homepage-hidden' | 'homepage-kind';

/** Why visitors cannot be given this page at `/`; nothing where they can. Asked of the published state. */
export const findHomepageFault = (page: Candidate | undefined, now: number): HomepageFault | undefined => {
  if (page && (page.isFolder || page.role !== undefined)) return 'homepage-kind';
  return page && isVisibleAt(page, now) ? undefined : 'homepage-hidden';
};
