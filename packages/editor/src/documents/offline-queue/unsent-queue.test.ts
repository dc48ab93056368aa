import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPersisted } from '../store-state.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { contentIn, openStore, page, rename, settle, stateOf } from '../testing/page-store.ts';
import { openIndexedDbQueue } from './indexed-db-queue.ts';
import { createDeferredQueue, createMemoryQueue, type UnsentQueue } from './unsent-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const full = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));
/** Stands for a database that outlives the page. */
const createLastingQueue = (): UnsentQueue => {
  const queue = createMemoryQueue();
  return { ...queue, add: async (command) => !(await queue.add(command)) };
};

it('a browser without https opens documents: it makes ids without what it keeps from such pages', async () => {
  const { getRandomValues } = globalThis.crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(globalThis.crypto) });
  const open = vi.fn(() => {
    throw new DOMException('No databases here', 'SecurityError');
  });
  vi.stubGlobal('indexedDB', { open });
  const queue = await openIndexedDbQueue('site:owner');
  expect(open).toHaveBeenCalled();
  expect(contentIn(await openStore(createFakeServer(page), queue))).toEqual(page);
});

describe('a database of the browser that fails', () => {
  it('when it is read does not keep documents from being opened and changed', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server, { ...createLastingQueue(), load: full });
    expect(contentIn(store)).toEqual(page);
    rename(store, 'Start');
    await settle();
    expect(stateOf(store)).toBe('saved');
  });

  it('when it cannot be opened at all neither', async () => {
    const store = await openStore(createFakeServer(page), createDeferredQueue(full()));
    expect(contentIn(store)).toEqual(page);
  });

  it('when it is written is told, as long as something waits that would go with the tab', async () => {
    const server = createFakeServer(page);
    const lasting = createLastingQueue();
    let isFull = false;
    const store = await openStore(server, {
      ...lasting,
      add: (command) => (isFull ? full() : lasting.add(command)),
    });
    server.isDown = true;
    rename(store, '1');
    await settle();
    expect(isPersisted(store.state())).toBe(true);
    isFull = true;
    rename(store, '2');
    await settle();
    expect(stateOf(store)).toBe('offline');
    expect(isPersisted(store.state())).toBe(false);
    server.isDown = false;
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(isPersisted(store.state())).toBe(true);
  });

  it('or is none: what waits in memory is not called kept', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.isDown = true;
    rename(store, '1');
    await settle();
    expect(isPersisted(store.state())).toBe(false);
  });
});
