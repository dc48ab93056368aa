import type { Refusal } from '@sitewright/api/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/index.ts';
import { keyOf, type DocumentKey } from './command.ts';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import type { HistoryEntry } from './history.ts';
import { newId } from './new-id.ts';
import { renderBeforeSave } from './send/render-before-save.ts';
import { httpTransport } from './send/http-transport.ts';
import { connectTabs } from './send/other-tabs.ts';
import {
  isPersisted,
  nextHistoryEntry,
  saveStateOf,
  type OpenDocument,
  type SaveState,
  type StoreState,
} from './store-state.ts';
import { openIndexedDbQueue } from './offline-queue/indexed-db-queue.ts';
import { createDeferredQueue } from './offline-queue/unsent-queue.ts';

/**
 * One store per site and contributor for the lifetime of the tab: unsent commands must not depend on the current
 * screen.
 */
const stores = new Map<string, DocumentStore>();

const openStore = (owner: string): DocumentStore => {
  const queue = createDeferredQueue(openIndexedDbQueue(owner));
  const tabs = connectTabs(owner, renderBeforeSave(httpTransport));
  const store = createDocumentStore({ transport: tabs.transport, queue, newId });
  tabs.onSaved(() => void store.readHistory());
  window.addEventListener('online', () => void store.flush());
  // Commands are persisted in the browser and survive the tab.
  window.addEventListener('beforeunload', store.pendingInput.commit);
  window.addEventListener('pagehide', store.pendingInput.commit);
  document.addEventListener('visibilitychange', store.pendingInput.commit);
  stores.set(owner, store);
  return store;
};

export const useDocumentStore = (): DocumentStore => {
  const { website, account } = useSession();
  const owner = `${website.id}:${account.id}`;
  return stores.get(owner) ?? openStore(owner);
};

const useStored = <Part>(select: (state: StoreState) => Part): Part => {
  const store = useDocumentStore();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
};

export type DocumentState =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly refusal: Refusal; readonly retry: () => void }
  | { readonly state: 'success'; readonly document: OpenDocument };

export interface LoadFailure {
  readonly refusal: Refusal;
  readonly retry: () => void;
}

/** Its refusal if a document could not be read and is not in the store. */
export const loadDocument = async (store: DocumentStore, key: DocumentKey): Promise<Refusal | undefined> => {
  const refusal = await store.join(key);
  return store.state().documents.has(keyOf(key)) ? undefined : refusal;
};

/** The refusal of the first document that could not be loaded. */
export const firstRefusal = async (
  loading: readonly Promise<Refusal | undefined>[],
): Promise<Refusal | undefined> => (await Promise.all(loading)).find((refusal) => refusal !== undefined);

/**
 * Loads documents; returns a failure if one could not be read and is not in the store.
 *
 * @param loading of the same documents, if it was started before
 */
export const useLoadDocuments = (
  keys: readonly DocumentKey[],
  loading?: Promise<Refusal | undefined>,
): LoadFailure | undefined => {
  const store = useDocumentStore();
  const [failure, setFailure] = useState<{ readonly of: typeof keys; readonly refusal: Refusal }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const open = async () => {
      const first = tries === 0 ? loading : undefined;
      const refusal = await (first ?? firstRefusal(keys.map((key) => loadDocument(store, key))));
      setFailure(refusal && { of: keys, refusal });
    };
    void open();
    // A retry loads them again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [store, keys, loading, tries]);
  return failure?.of === keys ? { refusal: failure.refusal, retry: () => setTries(tries + 1) } : undefined;
};

/** Selects a value from an open document. Renders only when the value changes, so it must be comparable by identity. */
export const useDocumentPart = <Part>(key: DocumentKey | undefined, read: (content: unknown) => Part): Part =>
  useStored(({ documents }) => read(key && documents.get(keyOf(key))?.content));

/** Whether a command of this tab trashed it, as confirmed by the server. */
export const useIsTrashed = (key: DocumentKey | undefined): boolean =>
  useStored(({ documents }) => (key && documents.get(keyOf(key))?.saved.isTrashed) ?? false);

/** A document with the unsent commands applied. */
export const useDocument = (key: DocumentKey | undefined): DocumentState => {
  const store = useDocumentStore();
  const name = key ? keyOf(key) : '';
  const document = useStored(({ documents }) => documents.get(name));
  const [failure, setFailure] = useState<{ readonly name: string; readonly refusal: Refusal }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const open = async (wanted: DocumentKey) => {
      const refusal = await store.join(wanted);
      if (!isLeft) setFailure(refusal && { name, refusal });
    };
    if (key) void open(key);
    return () => void (isLeft = true);
    // Callers pass a new key object each time; its string form identifies the document.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, name, tries]);
  if (document) return { state: 'success', document };
  if (failure?.name === name)
    return { state: 'failed', refusal: failure.refusal, retry: () => setTries(tries + 1) };
  return { state: 'pending' };
};

export const useSaveState = (): SaveState => useStored(saveStateOf);

/** Whether fields show input that cannot be stored. */
export const useHasInvalidInput = (): boolean => useStored(({ hasInvalidInput }) => hasInvalidInput);

/** Whether what is not sent would outlive the tab. */
export const useIsPersisted = (): boolean => useStored(isPersisted);

/** The command that the server currently fails at. */
export const useFailedCommand = () => useStored(({ failing }) => failing);

/**
 * Label of the next undo or redo entry; undefined if there is none. A string, because entries are recreated with
 * every command.
 */
export const useNextHistoryLabel = (
  op: 'undo' | 'redo',
  tell: (entry: HistoryEntry, state: StoreState) => string,
): string | undefined =>
  useStored((state) => {
    const entry = nextHistoryEntry(state, op);
    return entry && tell(entry, state);
  });

/** All open documents by key. */
export const useOpenDocuments = () => useStored(({ documents }) => documents);

export const useConflict = () => useStored(({ conflict }) => conflict);
