import { canvasAddress } from '../../frames/index.ts';
import type { SiteTree } from '../actions/use-site-tree.ts';
import type { PageEntry } from '../model/page-entry.ts';

/** What the preview shows: what the owner has, or what visitors have. */
export type PreviewSide = 'draft' | 'published';

/** The address at which visitors open the page now; nothing while they cannot. */
export const liveUrlOf = ({ state, isHomepage, publishedUrl }: PageEntry): string | undefined => {
  if (!state.isVisible) return undefined;
  return isHomepage ? '/' : publishedUrl;
};

/** Which sides there are to choose from, the first being the usual one. */
export const sidesOf = (page: PageEntry, canSeeDrafts: boolean): readonly PreviewSide[] => [
  ...(canSeeDrafts ? (['draft'] as const) : []),
  ...(liveUrlOf(page) === undefined ? [] : (['published'] as const)),
];

/**
 * Grows with every change that a page of drafts can show: of the page itself, of the menus, and of titles and addresses
 * of other pages in them.
 */
export const versionOf = ({ pages, navigation }: Pick<SiteTree, 'pages' | 'navigation'>): string => {
  const home = pages.find(({ isHomepage }) => isHomepage)?.id ?? '';
  const revisions = pages.reduce((sum, { revision }) => sum + revision, 0);
  return `${pages.length}.${revisions}.${navigation?.saved.revision ?? 0}.${home}`;
};

/** What the frame opens. The version is no part of what the server sees; it has the frame loaded anew. */
export const previewAddress = (page: PageEntry, side: PreviewSide, version: string): string =>
  `${side === 'draft' ? canvasAddress(page.fullUrl) : (liveUrlOf(page) ?? '/')}#${version}`;
