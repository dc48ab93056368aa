import type { Refusal } from '@sitewright/api/client';
import { makeId } from '@sitewright/domain/ids';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/index.ts';
import { keyOf, type DocumentKey } from './command.ts';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import { httpTransport } from './http-transport.ts';
import { openIndexedQueue } from './indexed-queue.ts';
import { historyIn, saveStateOf, type OpenDocument, type SaveState, type StoreState } from './store-state.ts';
import { createLateQueue } from './unsent-queue.ts';

/** A new id for whatever the contributor makes. */
export const newId = (): string => makeId(Date.now(), crypto.getRandomValues(new Uint8Array(6)));

/** One for each site and contributor, as long as the tab is open: unsent work must not depend on the screen in view. */
const stores = new Map<string, DocumentStore>();

const openStore = (owner: string): DocumentStore => {
  const queue = createLateQueue(openIndexedQueue(owner));
  const store = createDocumentStore({ transport: httpTransport, queue, newId });
  window.addEventListener('online', () => void store.flush());
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

/** Names of what would be undone and redone next; undefined where there is nothing. */
export const useJournal = (): { readonly undo: string | undefined; readonly redo: string | undefined } => {
  const undo = useStored((state) => historyIn(state).done.at(-1)?.label);
  const redo = useStored((state) => historyIn(state).undone.at(-1)?.label);
  return { undo, redo };
};

/** Every document that is open, by its name. */
export const useOpenDocuments = () => useStored(({ documents }) => documents);

export const useConflict = () => useStored(({ conflict }) => conflict);
