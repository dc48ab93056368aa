import { completeNavigation } from '@sitewright/domain/navigation';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import type { NavigationLink, Navigations } from '@sitewright/domain/pages';
import { useMemo } from 'react';
import { useDocument, type OpenDocument } from '../../document/index.ts';
import { useSession } from '../../session/index.ts';
import type { PageEntry } from '../page-entry.ts';

export const navigationKey = { kind: 'navigation', id: SITE_DOCUMENT } as const;

/** The pages of a site and their places. */
export interface SiteTree {
  readonly pages: readonly PageEntry[];
  readonly shown: Navigations;
  /** Absent where the person may only look, or while it is fetched. */
  readonly navigation: OpenDocument | undefined;
}

export const isNavigations = (content: unknown): content is Navigations =>
  typeof content === 'object' && content !== null && Object.values(content).every(Array.isArray);

/** Who may not read the navigation sees its groups, which the list of pages tells. */
const groupsOf = (pages: readonly PageEntry[]): Navigations => {
  const groups = new Map<string, NavigationLink[]>();
  for (const { id, navigation } of pages)
    groups.set(navigation, [...(groups.get(navigation) ?? []), { collectionId: id }]);
  return Object.fromEntries(groups);
};

export const useSiteTree = (pages: readonly PageEntry[]): SiteTree => {
  const canRead = useSession().permissions.includes('content');
  const state = useDocument(canRead ? navigationKey : undefined);
  const navigation = state.state === 'success' ? state.document : undefined;
  const content = navigation?.content;
  const shown = useMemo(
    () =>
      isNavigations(content)
        ? completeNavigation(
            content,
            pages.map(({ id }) => id),
          )
        : groupsOf(pages),
    [content, pages],
  );
  return { pages, shown, navigation };
};
