import type { CallAnswer } from '@sitewright/api/call';
import type { pageCalls } from '@sitewright/api/pages';

export type PageEntry = CallAnswer<typeof pageCalls.list>['pages'][number];

/** The page at the path, else the homepage, else the first page. */
export const choosePage = (pages: readonly PageEntry[], at: string | undefined): PageEntry | undefined =>
  pages.find((page) => page.fullUrl === at) ?? pages.find((page) => page.isHomepage) ?? pages[0];

/** The entry as the list has it now; as it was where the list no longer has it, so that a form loses nothing. */
export const latestEntry = (pages: readonly PageEntry[], known: PageEntry): PageEntry =>
  pages.find(({ id }) => id === known.id) ?? known;
