import { useEffect, useRef } from 'react';
import { useDocumentStore } from './use-document-store.ts';

/**
 * For a field that waits with what is typed: `settle` is called before anything is sent or undone, when the tab is
 * hidden or closed, and when the field is left. It must do nothing where nothing waits.
 */
export const useWaitingField = (settle: () => void): void => {
  const { typing } = useDocumentStore();
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const leave = typing.register(() => latest.current());
    return () => {
      leave();
      latest.current();
    };
  }, [typing]);
};
