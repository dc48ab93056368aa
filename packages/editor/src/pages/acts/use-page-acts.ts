import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { createContext, use, useEffect, useRef } from 'react';
import { useSaveState } from '../../document/index.ts';
import { useRefresh } from '../../fetching/index.ts';
import { usePublishing } from '../../publishing/index.ts';
import { useActParts } from './act-parts.ts';
import { arrangeActs } from './arrange-acts.ts';
import { pageActs } from './page-acts.ts';
import { publishActs } from './publish-acts.ts';
import type { SiteTree } from './use-site-tree.ts';

/** Has the lists fetched anew whenever a command has reached the server: also undo and redo change them. */
const useFreshLists = (): void => {
  const refresh = useRefresh();
  const state = useSaveState();
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state && state === 'saved') void refresh(pageCalls.list, documentCalls.listTrash);
    last.current = state;
  });
};

export const usePageActs = (tree: SiteTree, announce: (text: string) => void) => {
  const parts = useActParts(tree, announce);
  const { publish } = usePublishing();
  useFreshLists();
  return { ...arrangeActs(parts), ...pageActs(parts), ...publishActs(parts, publish) };
};

export type PageActs = ReturnType<typeof usePageActs>;

const PageActsContext = createContext<PageActs | undefined>(undefined);
export const PageActsProvider = PageActsContext.Provider;

export const useActs = (): PageActs => {
  const acts = use(PageActsContext);
  if (!acts) throw new Error('Acts on pages are for the pages panel only.');
  return acts;
};
