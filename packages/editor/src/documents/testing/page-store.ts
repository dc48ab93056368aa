import { vi } from 'vitest';
import { createDocumentStore, type DocumentStore } from '../document-store.ts';
import { currentHistory, saveStateOf } from '../store-state.ts';
import { createMemoryQueue, type UnsentQueue } from '../offline-queue/unsent-queue.ts';
import { pageKey, pageName, type FakeServer } from './fake-server.ts';

export interface Page {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly text: string }[];
}

export const page: Page = {
  title: 'Home',
  sections: [
    { id: 'a', text: 'one' },
    { id: 'b', text: 'two' },
  ],
};

let made = 0;
export const newId = () => `c${(made += 1)}`;

/** The store of one tab with the page open. */
export const openStore = async (
  { transport }: Pick<FakeServer, 'transport'>,
  queue: UnsentQueue = createMemoryQueue(),
): Promise<DocumentStore> => {
  const store = createDocumentStore({ transport, queue, newId });
  await store.open(pageKey);
  return store;
};

export const contentIn = (store: DocumentStore) => store.state().documents.get(pageName)?.content as Page;

export const rename = (store: DocumentStore, title: string) =>
  store.run('Rename', [{ ...pageKey, content: { ...contentIn(store), title } }]);

export const write = (store: DocumentStore, id: string, text: string) => {
  const content = contentIn(store);
  const sections = content.sections.map((each) => (each.id === id ? { ...each, text } : each));
  return store.run('Write', [{ ...pageKey, content: { ...content, sections } }]);
};

export const labels = (store: DocumentStore) => {
  const { done, undone } = currentHistory(store.state());
  return { undo: done.at(-1)?.label, redo: undone.at(-1)?.label };
};

export const stateOf = (store: DocumentStore) => saveStateOf(store.state());
export const settle = () => vi.advanceTimersByTimeAsync(60_000);
