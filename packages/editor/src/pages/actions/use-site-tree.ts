import { navigationCalls } from '@sitewright/api/navigation';
import { completeNavigation, sortNavigations } from '@sitewright/domain/navigation';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import type { NavigationLink, Navigations } from '@sitewright/domain/pages';
import { useMemo } from 'react';
import { useDocument, type OpenDocument } from '../../documents/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';
import type { PageEntry } from '../model/page-entry.ts';
import { withEmptyGroups } from '../model/page-nodes.ts';

export const navigationKey = { kind: 'navigation', id: SITE_DOCUMENT } as const;

/** The pages of a site and their navigation. */
export interface SiteTree {
  readonly pages: readonly PageEntry[];
  /** Groups that header and footer use, empty or not. */
  readonly usedGroups: readonly string[];
  readonly shown: Navigations;
  /** Absent while loading, and for users who may not edit. */
  readonly navigation: OpenDocument | undefined;
}

export const isNavigations = (content: unknown): content is Navigations =>
  typeof content === 'object' && content !== null && Object.values(content).every(Array.isArray);

/** Navigation from the page list, for users who may not read the navigation document. */
const groupsOf = (pages: readonly PageEntry[]): Navigations => {
  const groups = new Map<string, NavigationLink[]>();
  for (const { id, navigation } of pages)
    groups.set(navigation, [...(groups.get(navigation) ?? []), { collectionId: id }]);
  return Object.fromEntries(groups);
};

/** The navigation with all groups and all pages. */
export const completeTree = (
  written: Navigations,
  { pages, usedGroups }: Pick<SiteTree, 'pages' | 'usedGroups'>,
): Navigations => {
  const pageIds = pages.map(({ id }) => id);
  return withEmptyGroups(completeNavigation(written, pageIds), usedGroups);
};

/** Names of the groups, the main one first. */
export const groupsIn = (shown: Navigations): string[] => sortNavigations(shown).map(([group]) => group);

const noGroups: readonly string[] = [];

const useUsedGroups = (): readonly string[] => {
  const around = dataOf(useFetched(navigationCalls.readHeaderFooter, {}).fetched);
  return useMemo(
    () =>
      around
        ? [around.header, around.footer].flatMap(({ navigationId }) =>
            typeof navigationId === 'string' && navigationId !== '' ? [navigationId] : [],
          )
        : noGroups,
    [around],
  );
};

export const useSiteTree = (pages: readonly PageEntry[]): SiteTree => {
  const canRead = useSession().permissions.includes('content');
  const state = useDocument(canRead ? navigationKey : undefined);
  const usedGroups = useUsedGroups();
  const navigation = state.state === 'success' ? state.document : undefined;
  const content = navigation?.content;
  const shown = useMemo(
    () =>
      isNavigations(content)
        ? completeTree(content, { pages, usedGroups })
        : withEmptyGroups(groupsOf(pages), usedGroups),
    [content, pages, usedGroups],
  );
  return { pages, usedGroups, shown, navigation };
};
