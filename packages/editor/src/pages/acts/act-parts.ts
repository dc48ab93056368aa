import type { CollectionContent, Navigations } from '@sitewright/domain/pages';
import { useToast } from '../../controls/index.ts';
import {
  keyOf,
  useDocumentStore,
  type DocumentStore,
  type Edit,
  type WholeStep,
} from '../../document/index.ts';
import { isNavigations, navigationKey, type SiteTree } from './use-site-tree.ts';
import type { TreeChange } from './tree-changes.ts';

type Edits = readonly (Edit | WholeStep)[];

/** What every act on the pages works with. */
export interface ActParts {
  readonly tree: SiteTree;
  readonly store: DocumentStore;
  readonly written: Navigations;
  readonly pageIds: readonly string[];
  readonly announce: (text: string) => void;
  readonly toast: ReturnType<typeof useToast>;
  readonly readPage: (id: string) => Promise<CollectionContent | undefined>;
  readonly isFolder: (pageId: string) => boolean;
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

export const isPageContent = (content: unknown): content is CollectionContent =>
  typeof content === 'object' && content !== null && 'urlId' in content && 'typeName' in content;

const pageReader = (store: DocumentStore) => async (id: string) => {
  const key = { kind: 'collection', id } as const;
  const refusal = await store.open(key);
  const content = store.state().documents.get(keyOf(key))?.content;
  return !refusal && isPageContent(content) ? content : undefined;
};

export const useActParts = (tree: SiteTree, announce: (text: string) => void): ActParts => {
  const store = useDocumentStore();
  const content = tree.navigation?.content;
  const folders = new Set(tree.pages.filter(({ isFolder }) => isFolder).map(({ id }) => id));
  return {
    tree,
    store,
    announce,
    written: isNavigations(content) ? content : {},
    pageIds: tree.pages.map(({ id }) => id),
    toast: useToast(),
    readPage: pageReader(store),
    isFolder: (id) => folders.has(id),
  };
};

/** One command for all of it, so that one undo takes all of it back. */
export const perform = (
  { store, toast, announce }: ActParts,
  { label, said, navigation, before = [], after = [] }: Deed,
): boolean => {
  if (navigation && 'refused' in navigation) {
    toast(navigation.refused, 'bad');
    return false;
  }
  const arranged = navigation ? [{ ...navigationKey, content: navigation.content }] : [];
  const isDone = store.run(label, [...before, ...arranged, ...after]);
  if (isDone) announce(said);
  return isDone;
};
