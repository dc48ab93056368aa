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
  isKept,
  nextIn,
  saveStateOf,
  type OpenDocument,
  type SaveState,
  type StoreState,
} from './store-state.ts';
import { openIndexedQueue } from './unsent/indexed-queue.ts';
import { createLateQueue } from './unsent/unsent-queue.ts';

/** One for each site and contributor, as long as the tab is open: unsent work must not depend on the screen in view. */
const stores = new Map<string, DocumentStore>();

const openStore = (owner: string): DocumentStore => {
  const queue = createLateQueue(openIndexedQueue(owner));
  const tabs = connectTabs(owner, renderBeforeSave(httpTransport));
  const store = createDocumentStore({ transport: tabs.transport, queue, newId });
  tabs.onSaved(() => void store.readHistory());
  window.addEventListener('online', () => void store.flush());
  // As commands they are kept in the browser, whatever becomes of the tab.
  window.addEventListener('beforeunload', store.typing.settle);
  window.addEventListener('pagehide', store.typing.settle);
  document.addEventListener('visibilitychange', store.typing.settle);
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

export interface OpeningFailure {
  readonly refusal: Refusal;
  readonly retry: () => void;
}

/** Why one of the documents is not there, though it was asked for. */
const openAll = async (store: DocumentStore, keys: readonly DocumentKey[]): Promise<Refusal | undefined> => {
  const openOne = async (key: DocumentKey) => {
    const refusal = await store.open(key);
    return store.state().documents.has(keyOf(key)) ? undefined : refusal;
  };
  const refusals = await Promise.all(keys.map(openOne));
  return refusals.find((refusal) => refusal !== undefined);
};

/** Reads documents and keeps them; tells when one of them could not be read and was not there before. */
export const useOpening = (keys: readonly DocumentKey[]): OpeningFailure | undefined => {
  const store = useDocumentStore();
  const [failure, setFailure] = useState<{ readonly of: typeof keys; readonly refusal: Refusal }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const open = async () => {
      const refusal = await openAll(store, keys);
      setFailure(refusal && { of: keys, refusal });
    };
    void open();
    // Another try opens them anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [store, keys, tries]);
  return failure?.of === keys ? { refusal: failure.refusal, retry: () => setTries(tries + 1) } : undefined;
};

/**
 * Something that can be read from a document, if it is open. Draws anew only when that differs, not with every command:
 * what is read has to be equal by itself.
 */
export const useDocumentPart = <Part>(key: DocumentKey | undefined, read: (content: unknown) => Part): Part =>
  useStored(({ documents }) => read(key && documents.get(keyOf(key))?.content));

/** Whether a command of this tab put it into the trash, as far as the server has answered. */
export const useIsTrashed = (key: DocumentKey | undefined): boolean =>
  useStored(({ documents }) => (key && documents.get(keyOf(key))?.saved.isTrashed) ?? false);

/** A document as the contributor sees it, with what is not sent yet. */
export const useDocument = (key: DocumentKey | undefined): DocumentState => {
  const store = useDocumentStore();
  const name = key ? keyOf(key) : '';
  const document = useStored(({ documents }) => documents.get(name));
  const [failure, setFailure] = useState<{ readonly name: string; readonly refusal: Refusal }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const open = async (wanted: DocumentKey) => {
      const refusal = await store.open(wanted);
      if (!isLeft) setFailure(refusal && { name, refusal });
    };
    if (key) void open(key);
    return () => void (isLeft = true);
    // The key is an object made anew by each caller: its name says whether it is another document.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, name, tries]);
  if (document) return { state: 'success', document };
  if (failure?.name === name)
    return { state: 'failed', refusal: failure.refusal, retry: () => setTries(tries + 1) };
  return { state: 'pending' };
};

export const useSaveState = (): SaveState => useStored(saveStateOf);

/** Whether what is not sent would outlive the tab. */
export const useIsKept = (): boolean => useStored(isKept);

/** The command that the server fails at, while it does. */
export const useFailing = () => useStored(({ failing }) => failing);

/**
 * What is said of what would be undone or redone next; undefined where there is nothing. Told as words: the entries
 * themselves are made anew with every command.
 */
export const useNextStep = (
  op: 'undo' | 'redo',
  tell: (entry: HistoryEntry, state: StoreState) => string,
): string | undefined =>
  useStored((state) => {
    const entry = nextIn(state, op);
    return entry && tell(entry, state);
  });

/** Every document that is open, by its name. */
export const useOpenDocuments = () => useStored(({ documents }) => documents);

export const useConflict = () => useStored(({ conflict }) => conflict);
