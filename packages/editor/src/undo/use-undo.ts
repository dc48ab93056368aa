import { useEffect, useMemo } from 'react';
import { useToast } from '../controls/index.ts';
import { keyOf, nextHistoryEntry, useDocumentStore, type DocumentStore } from '../documents/index.ts';
import { createUndo, type UndoHistory, type UndoActions } from './create-undo.ts';
import { listenForActions } from './listen-for-actions.ts';
import type { UndoScope } from './undo-scope.ts';

export interface UndoControls extends UndoActions {
  readonly scope: UndoScope;
  /** What undo takes back, if it is no command. */
  readonly nextUndo?: string;
}

/** Any other press, in the app or in the page's frame, cancels a pending confirmation. */
const useConfirmationReset = ({ reset }: UndoActions, page: Document | undefined): void => {
  useEffect(() => {
    const leave = listenForActions(document, reset);
    // Focus moved into a read-only frame or another window.
    window.addEventListener('blur', reset);
    return () => {
      leave();
      window.removeEventListener('blur', reset);
    };
  }, [reset]);
  useEffect(() => page && listenForActions(page, reset), [page, reset]);
};

const undoHistoryOf = (store: DocumentStore): UndoHistory => ({
  next: (op) => {
    // Pending input would otherwise become the command that is undone, after another one was named.
    store.pendingInput.commit();
    return nextHistoryEntry(store.state(), op);
  },
  run: (op) => store[op]() !== undefined,
  contentOf: (key) => store.state().documents.get(keyOf(key))?.content,
  isOffline: () => store.state().isOffline,
});

/** Undo and redo with announcements; one instance per screen, shared by keys and buttons. */
export const useUndo = (
  announce: (text: string) => void,
  scope: UndoScope,
  /** The editable page in the screen's frame. */
  page?: Document,
): UndoControls => {
  const store = useDocumentStore();
  const toast = useToast();
  const controls = useMemo(
    () => ({ ...createUndo({ history: undoHistoryOf(store), scope, announce, toast }), scope }),
    [store, scope, announce, toast],
  );
  useConfirmationReset(controls, page);
  return controls;
};
