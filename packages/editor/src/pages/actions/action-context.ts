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
import { isNavigations, navigationKey, showTree, type SiteTree } from './use-site-tree.ts';
import type { TreeChange, TreeParts } from './tree-changes.ts';

type Edits = readonly (ContentEdit | CommandStep)[];

/** What every act on the pages works with. */
export interface ActionContext {
  readonly tree: SiteTree;
  readonly store: DocumentStore;
  readonly announce: (text: string) => void;
  readonly toast: ReturnType<typeof useToast>;
  readonly confirm: Confirm;
}

export interface Deed {
  readonly label: string;
  readonly said: string;
  /** Where the navigation stays as it is, it is left out. */
  readonly navigation?: TreeChange;
  /** Before the navigation is changed: what it links to has to be there. */
  readonly before?: Edits;
  readonly after?: Edits;
}

export const pageNow = ({ store }: ActionContext, id: string): CollectionContent | undefined => {
  const content = store.state().documents.get(keyOf({ kind: 'collection', id }))?.content;
  return isPageContent(content) ? content : undefined;
};

export const readPage = async (parts: ActionContext, id: string): Promise<CollectionContent | undefined> => {
  const refusal = await parts.store.open({ kind: 'collection', id });
  if (refusal) parts.toast(refusal.message, 'bad');
  return refusal ? undefined : pageNow(parts, id);
};

/**
 * The navigation with all that was done to it, also a moment ago. A tree that an act worked out before it waited for
 * something would take back what was moved meanwhile.
 */
export const treeNow = ({ tree, store }: ActionContext): TreeParts & { readonly shown: Navigations } => {
  const content = store.state().documents.get(keyOf(navigationKey))?.content;
  const written = isNavigations(content) ? content : {};
  const pageIds = tree.pages.map(({ id }) => id);
  return { written, pageIds, shown: showTree(written, tree) };
};

export const useActionContext = (tree: SiteTree, announce: (text: string) => void): ActionContext => ({
  tree,
  store: useDocumentStore(),
  announce,
  toast: useToast(),
  confirm: useConfirm(),
});

/** One command for all of it, so that one undo takes all of it back. Nothing where it cannot be done. */
const editsOf = (
  { toast }: ActionContext,
  { navigation, before = [], after = [] }: Deed,
): Edits | undefined => {
  if (!navigation) return [...before, ...after];
  if ('content' in navigation)
    return [...before, { ...navigationKey, content: navigation.content }, ...after];
  toast(navigation.refused, 'bad');
  return undefined;
};

/** Shown and told at once. */
export const perform = (parts: ActionContext, deed: Deed): boolean => {
  const edits = editsOf(parts, deed);
  const isDone = edits !== undefined && parts.store.run(deed.label, edits);
  if (isDone) parts.announce(deed.said);
  return isDone;
};

/** Told once the server has answered; false where it was refused. */
export const performAnswered = async (parts: ActionContext, deed: Deed): Promise<boolean> => {
  const edits = editsOf(parts, deed);
  if (!edits) return false;
  const answer = await runAndWait(parts.store, deed.label, edits);
  return reportResult(parts.toast, answer, deed.said);
};
