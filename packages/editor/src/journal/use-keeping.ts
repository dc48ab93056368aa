import { useEffect, useState } from 'react';
import { useToast } from '../controls/index.ts';
import { useDocumentStore, useSaveState } from '../document/index.ts';
import { useUnsavedChanges } from '../forms/index.ts';

const SLOW_MS = 1500;

/** Whether something has been so for longer than a moment. */
const useLasting = (isSo: boolean): boolean => {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasting(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo]);
  return isSo && isLasting;
};

/** Nothing gets lost: leaving asks about what is not sent, and what the server refused is told. */
export const useKeeping = (): void => {
  const store = useDocumentStore();
  const toast = useToast();
  const state = useSaveState();
  const isSlow = useLasting(state === 'saving');
  useUnsavedChanges({
    isDirty: state === 'offline' || state === 'conflict' || isSlow,
    save: store.flush,
    discard: store.discard,
  });
  useEffect(
    () => store.onRefusal((refusal, { label }) => toast(`${label}: ${refusal.message}`, 'bad')),
    [store, toast],
  );
};
