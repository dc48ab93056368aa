import type { CollectionContent, Navigations } from '@sitewright/domain/pages';
import { useConfirm, useToast, type Confirm } from '../../controls/index.ts';
import {
  isPageContent,
  keyOf,
  runAndWait,
  useDocumentStore,
  type DocumentStore,
  type ContentEdit,
  type CommandStep,
} from '../../documents/index.ts';
import { reportResult } from '../../save-status/index.ts';
import { isNavigations, navigationKey, completeTree, type SiteTree } from './use-site-tree.ts';
import type { TreeChange, TreeParts } from './tree-changes.ts';

type Edits = readonly (ContentEdit | CommandStep)[];

/** What every page action depends on. */
export interface ActionContext {
  readonly tree: SiteTree;
  readonly store: DocumentStore;
  readonly announce: (text: string) => void;
  readonly toast: ReturnType<typeof useToast>;
  readonly confirm: Confirm;
}

export interface PageCommand {
  readonly label: string;
  readonly announcement: string;
  /** Absent when the navigation does not change. */
  readonly navigation?: TreeChange;
  /** Steps before the navigation change: linked pages must exist first. */
  readonly before?: Edits;
  readonly after?: Edits;
}

export const currentPage = ({ store }: ActionContext, id: string): CollectionContent | undefined => {
  const content = store.state().documents.get(keyOf({ kind: 'collection', id }))?.content;
  return isPageContent(content) ? content : undefined;
};

export const readPage = async (parts: ActionContext, id: string): Promise<CollectionContent | undefined> => {
  const refusal = await parts.store.open({ kind: 'collection', id });
  if (refusal) parts.toast(refusal.message, 'bad');
  return refusal ? undefined : currentPage(parts, id);
};

/** The current navigation of the store. Using a tree from before an `await` would revert moves made in the meantime. */
export const currentTree = ({ tree, store }: ActionContext): TreeParts & { readonly shown: Navigations } => {
  const content = store.state().documents.get(keyOf(navigationKey))?.content;
  const written = isNavigations(content) ? content : {};
  const pageIds = tree.pages.map(({ id }) => id);
  return { written, pageIds, shown: completeTree(written, tree) };
};

export const useActionContext = (tree: SiteTree, announce: (text: string) => void): ActionContext => ({
  tree,
  store: useDocumentStore(),
  announce,
  toast: useToast(),
  confirm: useConfirm(),
});

/** All edits in one command, so that one undo reverts them. Undefined when the navigation refuses the change. */
const editsOf = (
  { toast }: ActionContext,
  { navigation, before = [], after = [] }: PageCommand,
): Edits | undefined => {
  if (!navigation) return [...before, ...after];
  if ('content' in navigation)
    return [...before, { ...navigationKey, content: navigation.content }, ...after];
  toast(navigation.refused, 'bad');
  return undefined;
};

/** Runs the command optimistically and announces it. */
export const perform = (parts: ActionContext, pageCommand: PageCommand): boolean => {
  const edits = editsOf(parts, pageCommand);
  const isDone = edits !== undefined && parts.store.run(pageCommand.label, edits);
  if (isDone) parts.announce(pageCommand.announcement);
  return isDone;
};

/** Reports after the server's response; false when refused. */
export const performAndWait = async (parts: ActionContext, pageCommand: PageCommand): Promise<boolean> => {
  const edits = editsOf(parts, pageCommand);
  if (!edits) return false;
  const answer = await runAndWait(parts.store, pageCommand.label, edits);
  return reportResult(parts.toast, answer, pageCommand.announcement);
};
