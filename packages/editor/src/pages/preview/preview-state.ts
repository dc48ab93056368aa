import { canvasAddress } from '../../frames/index.ts';
import type { SiteTree } from '../actions/use-site-tree.ts';
import type { PageEntry } from '../model/page-entry.ts';

/** Which version the preview shows. */
export type PreviewSide = 'draft' | 'published';

/** The published URL; undefined while the page is not visible. */
export const liveUrlOf = ({ state, isHomepage, publishedUrl }: PageEntry): string | undefined => {
  if (!state.isVisible) return undefined;
  return isHomepage ? '/' : publishedUrl;
};

/** The available versions, the default first. */
export const sidesOf = (page: PageEntry, canSeeDrafts: boolean): readonly PreviewSide[] => [
  ...(canSeeDrafts ? (['draft'] as const) : []),
  ...(liveUrlOf(page) === undefined ? [] : (['published'] as const)),
];

/**
 * Changes with everything that a draft page shows: its content, the navigation, and titles and URLs of other pages in
 * it.
 */
export const versionOf = ({ pages, navigation }: Pick<SiteTree, 'pages' | 'navigation'>): string => {
  const home = pages.find(({ isHomepage }) => isHomepage)?.id ?? '';
  const revisions = pages.reduce((sum, { revision }) => sum + revision, 0);
  return `${pages.length}.${revisions}.${navigation?.saved.revision ?? 0}.${home}`;
};

/** The URL of the frame. The version is in the hash: the server ignores it, but the frame reloads. */
export const previewAddress = (page: PageEntry, side: PreviewSide, version: string): string =>
  `${side === 'draft' ? canvasAddress(page.fullUrl) : (liveUrlOf(page) ?? '/')}#${version}`;
