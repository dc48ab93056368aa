import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../controls/index.ts';
import {
  isPersisted,
  saveStateOf,
  useDocumentStore,
  useSaveState,
  type DocumentStore,
} from '../documents/index.ts';
import { useUnsavedChanges } from '../leave-guard/index.ts';
import { FailedCommandPrompt } from './failed-command-dialog.tsx';
import { AnnouncedStatus } from './save-status.tsx';
import { lostChangesText } from './lost-changes-text.ts';

const SLOW_MS = 1500;

/** Whether a condition has lasted longer than a moment. */
const usePersists = (isActive: boolean): boolean => {
  const [hasPersisted, setPersisted] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setPersisted(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setPersisted(false);
    };
  }, [isActive]);
  return isActive && hasPersisted;
};

/** Why something could not be saved. */
const unsentReason = (store: DocumentStore): string => {
  const state = store.state();
  const save = saveStateOf(state);
  if (save === 'conflict') return 'Choose which version to keep first.';
  if (save === 'failing') return 'A change could not be saved. Resolve it first.';
  return isPersisted(state)
    ? 'The server is not available. Your changes are saved in this browser and will sync later.'
    : 'The server is not available. Keep this tab open until your changes are saved.';
};

const useSave = (): (() => Promise<boolean>) => {
  const store = useDocumentStore();
  const toast = useToast();
  return useCallback(async () => {
    const isSent = await store.flush();
    if (!isSent) toast(unsentReason(store), 'bad');
    return isSent;
  }, [store, toast]);
};

/**
 * Asks before leaving with unsent commands and reports refusals. Mounted once for all screens: a response may arrive
 * after its screen was left.
 */
export const UnsavedGuard = () => {
  const store = useDocumentStore();
  const toast = useToast();
  const state = useSaveState();
  const isSlow = usePersists(state === 'saving');
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
      <FailedCommandPrompt />
    </>
  );
};
