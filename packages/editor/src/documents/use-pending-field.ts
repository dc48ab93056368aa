import { useEffect, useRef } from 'react';
import { useDocumentStore } from './use-document-store.ts';

/**
 * For fields that delay their changes: `commit` is called before anything is sent or undone, when the tab is hidden
 * or closed, and on unmount. It must do nothing without pending input.
 */
export const usePendingField = (commit: () => void): void => {
  const { pendingInput } = useDocumentStore();
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    const leave = pendingInput.register(() => latest.current());
    return () => {
      leave();
      latest.current();
    };
  }, [pendingInput]);
};

/** For fields that keep input with an error: nothing is published meanwhile. */
export const useInvalidField = (isInvalid: boolean): void => {
  const { pendingInput } = useDocumentStore();
  const field = useRef({});
  useEffect(() => {
    const { current } = field;
    pendingInput.setInvalid(current, isInvalid);
    return () => pendingInput.setInvalid(current, false);
  }, [pendingInput, isInvalid]);
};
