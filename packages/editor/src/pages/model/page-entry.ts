import type { CallAnswer } from '@sitewright/api/call';
import type { pageCalls } from '@sitewright/api/pages';

export type PageEntry = CallAnswer<typeof pageCalls.list>['pages'][number];

/** The page to show when none was chosen: the homepage, else the first. */
export const choosePage = (pages: readonly PageEntry[], at: string | undefined): PageEntry | undefined =>
  pages.find((page) => page.fullUrl === at) ?? pages.find((page) => page.isHomepage) ?? pages[0];
