import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, pageKey } from './testing/fake-server.ts';
import { contentIn, openStore, page, rename, settle, stateOf, write } from './testing/page-store.ts';
import { createMemoryQueue } from './offline-queue/unsent-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A text that two people wrote, and the answer that says so. */
const meet = async () => {
  const server = createFakeServer(page);
  const queue = createMemoryQueue();
  const store = await openStore(server, queue);
  server.changeByOthers({ ...page, sections: [{ id: 'a', text: 'THEIRS' }, page.sections[1]] });
  write(store, 'a', 'Hello ');
  await settle();
  expect(stateOf(store)).toBe('conflict');
  return { server, queue, store };
};

describe('what is typed while a conflict asks', () => {
  it('is seen, and goes on with mine', async () => {
    const { server, store } = await meet();
    expect(write(store, 'a', 'Hello world')).toBe(true);
    expect(contentIn(store).sections[0]?.text).toBe('Hello world');
    expect(stateOf(store)).toBe('conflict');
    store.resolveConflict('mine');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(server.content()).toMatchObject({ sections: [{ text: 'Hello world' }, { text: 'two' }] });
  });

  it('is kept where it is about something else when theirs stays; what was built on mine is told', async () => {
    const { server, store } = await meet();
    write(store, 'a', 'Hello world');
    rename(store, 'Start');
    expect(store.resolveConflict('theirs').map(({ label }) => label)).toEqual(['Write']);
    await settle();
    expect(server.content()).toMatchObject({
      title: 'Start',
      sections: [{ text: 'THEIRS' }, { text: 'two' }],
    });
    expect(contentIn(store)).toEqual(server.content());
  });

  it('does not bring a block back in a form that what follows no longer fits', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.changeByOthers({ ...page, sections: [page.sections[1]] });
    write(store, 'a', 'Hello ');
    write(store, 'a', 'Hello world');
    await settle();
    store.resolveConflict('mine');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(contentIn(store).sections).toContainEqual({ id: 'a', text: 'Hello world' });
  });
});

describe('mine', () => {
  it('waits in its old place: after a reload it is sent before what was built on it', async () => {
    const { server, queue, store } = await meet();
    write(store, 'a', 'Hello world');
    server.isDown = true;
    store.resolveConflict('mine');
    await vi.advanceTimersByTimeAsync(10);
    server.isDown = false;
    const after = await openStore(server, queue);
    await settle();
    expect(stateOf(after)).toBe('saved');
    expect(server.content()).toMatchObject({ sections: [{ text: 'Hello world' }, { text: 'two' }] });
  });

  it('is not sent where there is nothing left to do, also not after a reload', async () => {
    const server = createFakeServer(page);
    const queue = createMemoryQueue();
    const store = await openStore(server, queue);
    server.changeByOthers({ ...page, sections: [{ id: 'a', text: 'SAME' }, page.sections[1]] });
    write(store, 'a', 'SAME');
    await settle();
    store.resolveConflict('mine');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(await queue.load()).toEqual([]);
  });

  it('becomes a change of what the other made under the same name, and is asked about once', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    store.run('Add', [{ ...pageKey, op: 'create', content: { ...page, title: 'Mine' } }]);
    await settle();
    expect(stateOf(store)).toBe('conflict');
    store.resolveConflict('mine');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(server.content()).toEqual({ ...page, title: 'Mine' });
    store.undo();
    await settle();
    expect(server.content()).toEqual(page);
  });
});
