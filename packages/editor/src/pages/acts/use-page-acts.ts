import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { createContext, use } from 'react';
import { useRefresh } from '../../fetching/index.ts';
import { useFresh } from '../../journal/index.ts';
import { usePublishing } from '../../publishing/index.ts';
import { useActParts } from './act-parts.ts';
import { arrangeActs } from './arrange-acts.ts';
import { homepageActs } from './homepage-acts.ts';
import { pageActs } from './page-acts.ts';
import { publishActs } from './publish-acts.ts';
import { trashActs } from './trash-acts.ts';
import { groupsIn, type SiteTree } from './use-site-tree.ts';

export const usePageActs = (tree: SiteTree, announce: (text: string) => void) => {
  const parts = useActParts(tree, announce);
  const { publish } = usePublishing();
  const refresh = useRefresh();
  useFresh(pageCalls.list, documentCalls.listTrash);
  const publishing = publishActs(parts, publish);
  return {
    ...arrangeActs(parts),
    ...pageActs(parts),
    ...trashActs(parts),
    ...publishing,
    ...homepageActs({ ...parts, refresh, publish: publishing.publish }),
    groups: groupsIn(tree.shown),
  };
};

export type PageActs = ReturnType<typeof usePageActs>;

const PageActsContext = createContext<PageActs | undefined>(undefined);
export const PageActsProvider = PageActsContext.Provider;

export const useActs = (): PageActs => {
  const acts = use(PageActsContext);
  if (!acts) throw new Error('Acts on pages are for the pages panel only.');
  return acts;
};
