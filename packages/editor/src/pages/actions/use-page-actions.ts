import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { createContext, use } from 'react';
import { useRefresh } from '../../data-fetching/index.ts';
import { useRefreshAfterSave } from '../../save-status/index.ts';
import { usePublishing } from '../../publishing/index.ts';
import { useActionContext } from './action-context.ts';
import { arrangeActions } from './arrange-actions.ts';
import { homepageActions } from './homepage-actions.ts';
import { pageActions } from './page-actions.ts';
import { publishActions } from './publish-actions.ts';
import { trashActions } from './trash-actions.ts';
import { groupsIn, type SiteTree } from './use-site-tree.ts';

export const usePageActions = (tree: SiteTree, announce: (text: string) => void) => {
  const parts = useActionContext(tree, announce);
  const { publish } = usePublishing();
  const refresh = useRefresh();
  useRefreshAfterSave(pageCalls.list, documentCalls.listTrash);
  const publishing = publishActions(parts, publish);
  return {
    ...arrangeActions(parts),
    ...pageActions(parts),
    ...trashActions(parts),
    ...publishing,
    ...homepageActions({ ...parts, refresh, publish: publishing.publish }),
    groups: groupsIn(tree.shown),
  };
};

export type PageActions = ReturnType<typeof usePageActions>;

const PageActionsContext = createContext<PageActions | undefined>(undefined);
export const PageActionsProvider = PageActionsContext.Provider;

export const useActions = (): PageActions => {
  const actions = use(PageActionsContext);
  if (!actions) throw new Error('Actions on pages are for the pages panel only.');
  return actions;
};
