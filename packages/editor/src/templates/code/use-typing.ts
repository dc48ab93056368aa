import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { keyOf, useConflict, useDocumentStore, usePendingField } from '../../documents/index.ts';
import { fileKey, isFileContent, labelFor } from '../files/template-file.ts';

/** A pause this long ends a command; what was typed until then is undone as one. */
const PAUSE_MS = 600;

export interface Typed {
  readonly path: string;
  readonly text: string;
  /** What it was typed on. */
  readonly base: string;
}

/** What is being typed and is no command yet. */
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
    // While a conflict asks, nothing can be added: it is kept until that is settled.
    if (base === undefined || !isFileContent(content) || store.state().conflict) return;
    put(undefined);
    // Somebody else's version was taken: on that it would undo their work.
    if (content.text !== base) return toast('Your last few signs were left out with your version.', 'bad');
    store.run(labelFor('Edit', path), [{ ...fileKey(path), content: { ...content, text } }]);
  }, [store, put, toast]);

  const type = useCallback(
    (path: string, text: string) => {
      const content = store.state().documents.get(keyOf(fileKey(path)))?.content;
      const before = isFileContent(content) ? content.text : text;
      const base = latest.current?.path === path ? latest.current.base : before;
      put({ path, text, base });
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, PAUSE_MS);
    },
    [store, put, commit],
  );

  useEffect(() => {
    if (!conflict) commit();
  }, [conflict, commit]);

  usePendingField(commit);

  // What a conflict kept from becoming a command goes with the screen: nothing waits for it on the next one.
  useEffect(
    () => () => {
      if (latest.current !== undefined) store.pendingInput.setPending(false);
    },
    [store],
  );

  const isTyping = useCallback(() => latest.current !== undefined, []);
  return { typed, type, commit, isTyping };
};
