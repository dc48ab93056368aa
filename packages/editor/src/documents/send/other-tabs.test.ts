import { expect, it, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { labels, openStore, page, rename } from '../testing/page-store.ts';
import { connectTabs } from './other-tabs.ts';

it('[EDT-01] what is done in one tab can be undone and redone in another', async () => {
  const server = createFakeServer(page);
  const openTab = async () => {
    const tabs = connectTabs('one site:one contributor', server.transport);
    const store = await openStore(tabs);
    tabs.onSaved(() => void store.readHistory());
    return store;
  };
  const [first, second] = [await openTab(), await openTab()];
  rename(first, 'Start');
  await first.flush();
  await vi.waitFor(() => expect(labels(second)).toEqual({ undo: 'Rename', redo: undefined }), {
    timeout: 60_000,
  });
  second.undo();
  await second.flush();
  await vi.waitFor(() => expect(labels(first)).toEqual({ undo: undefined, redo: 'Rename' }), {
    timeout: 60_000,
  });
});
