import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { keyOf, useConflict, useDocumentStore, usePendingField } from '../../documents/index.ts';
import { fileKey, isFileContent, labelFor } from '../files/template-file.ts';

/** A pause this long ends a command: typing up to it is undone together. */
const DEBOUNCE_MS = 600;

export interface Typed {
  readonly path: string;
  readonly text: string;
  /** The content before typing. */
  readonly base: string;
}

/** Typed text that is not a command yet. */
export const useTyping = () => {
  const store = useDocumentStore();
  const conflict = useConflict();
  const toast = useToast();
  const [typed, setTyped] = useState<Typed>();
  const latest = useRef<Typed>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = useCallback(
    (next: Typed | undefined) => {
      const wasWaiting = latest.current !== undefined;
      const isWaiting = next !== undefined;
      latest.current = next;
      setTyped(next);
      if (isWaiting !== wasWaiting) store.pendingInput.setPending(isWaiting);
    },
    [store],
  );

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    const { path = '', text = '', base } = latest.current ?? {};
    const content = store.state().documents.get(keyOf(fileKey(path)))?.content;
    // No commands during a conflict: the typed text is kept until it is resolved.
    if (base === undefined || !isFileContent(content) || store.state().conflict) return;
    put(undefined);
    // The other version was chosen: applying the text to it would revert their work.
    if (content.text !== base)
      return toast('Your last few characters were discarded with your version.', 'bad');
    store.run(labelFor('Edit', path), [{ ...fileKey(path), content: { ...content, text } }]);
  }, [store, put, toast]);

  const type = useCallback(
    (path: string, text: string) => {
      const content = store.state().documents.get(keyOf(fileKey(path)))?.content;
      const before = isFileContent(content) ? content.text : text;
      const base = latest.current?.path === path ? latest.current.base : before;
      put({ path, text, base });
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, DEBOUNCE_MS);
    },
    [store, put, commit],
  );

  useEffect(() => {
    if (!conflict) commit();
  }, [conflict, commit]);

  usePendingField(commit);

  // Text held back by a conflict is dropped with the screen.
  useEffect(
    () => () => {
      if (latest.current !== undefined) store.pendingInput.setPending(false);
    },
    [store],
  );

  const isTyping = useCallback(() => latest.current !== undefined, []);
  return { typed, type, commit, isTyping };
};
