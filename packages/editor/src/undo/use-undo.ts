import { useEffect, useMemo } from 'react';
import { useToast } from '../controls/index.ts';
import { keyOf, nextIn, useDocumentStore, type DocumentStore } from '../documents/index.ts';
import { createUndo, type Journal, type Steps } from './create-undo.ts';
import { listenForActions } from './listen-for-actions.ts';
import type { Place } from './undo-scope.ts';

export interface UndoControls extends Steps {
  readonly place: Place;
}

/** Anything else that is pressed is another act, in the app and on the page in its frame. */
const useForgetting = ({ forget }: Steps, page: Document | undefined): void => {
  useEffect(() => {
    const leave = listenForActions(document, forget);
    // Whoever goes into a frame that is only looked at, or to another window, does something else there.
    window.addEventListener('blur', forget);
    return () => {
      leave();
      window.removeEventListener('blur', forget);
    };
  }, [forget]);
  useEffect(() => page && listenForActions(page, forget), [page, forget]);
};

const journalOf = (store: DocumentStore): Journal => ({
  next: (op) => {
    // What is typed would otherwise become the change that is undone, after another one was named.
    store.typing.settle();
    return nextIn(store.state(), op);
  },
  take: (op) => store[op]() !== undefined,
  contentOf: (key) => store.state().documents.get(keyOf(key))?.content,
  isOffline: () => store.state().isOffline,
});

/** Undo and redo with what is said about them, one for each screen: its keys and its buttons ask together. */
export const useUndo = (
  announce: (text: string) => void,
  place: Place,
  /** The page that the screen has in a frame and lets one work on. */
  page?: Document,
): UndoControls => {
  const store = useDocumentStore();
  const toast = useToast();
  const steps = useMemo(
    () => ({ ...createUndo({ journal: journalOf(store), place, announce, toast }), place }),
    [store, place, announce, toast],
  );
  useForgetting(steps, page);
  return steps;
};
