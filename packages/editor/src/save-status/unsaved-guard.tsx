import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../controls/index.ts';
import {
  isKept,
  saveStateOf,
  useDocumentStore,
  useSaveState,
  type DocumentStore,
} from '../documents/index.ts';
import { useUnsavedChanges } from '../form/index.ts';
import { FailingDialog } from './failed-command-dialog.tsx';
import { AnnouncedStatus } from './save-status.tsx';
import { lostChangesText } from './lost-changes-text.ts';

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

/** Why not everything could be saved. */
const whyUnsent = (store: DocumentStore): string => {
  const state = store.state();
  const save = saveStateOf(state);
  if (save === 'conflict') return 'Choose first which version stays.';
  if (save === 'failing') return 'A change could not be saved. Choose first what becomes of it.';
  return isKept(state)
    ? 'The server cannot be reached. Your work is kept in this browser and sent as soon as it can be.'
    : 'The server cannot be reached. Leave this tab open: your work is sent as soon as it can be.';
};

const useSave = (): (() => Promise<boolean>) => {
  const store = useDocumentStore();
  const toast = useToast();
  return useCallback(async () => {
    const isSent = await store.flush();
    if (!isSent) toast(whyUnsent(store), 'bad');
    return isSent;
  }, [store, toast]);
};

/**
 * Nothing gets lost: leaving asks about what is not sent, and what the server refused is told. Once for all screens:
 * an answer may come when the screen that the work was done on has been left.
 */
export const UnsavedGuard = () => {
  const store = useDocumentStore();
  const toast = useToast();
  const state = useSaveState();
  const isSlow = useLasting(state === 'saving');
  const save = useSave();
  useUnsavedChanges({
    isDirty: isSlow || (state !== 'saved' && state !== 'saving'),
    save,
    discard: store.discard,
  });
  useEffect(
    () =>
      store.onRefusal((refusal, { label }, others) =>
        toast(`${label}: ${refusal.message} ${lostChangesText(others)}`.trimEnd(), 'bad'),
      ),
    [store, toast],
  );
  return (
    <>
      <AnnouncedStatus />
      <FailingDialog />
    </>
  );
};
