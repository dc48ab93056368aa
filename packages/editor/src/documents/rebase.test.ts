import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeServer } from './testing/fake-server.ts';
import { contentIn, openStore, page, settle, stateOf, write, type Page } from './testing/page-store.ts';
import { createMemoryQueue } from './offline-queue/unsent-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As the server cleans HTML. */
const clean = (content: unknown): Page => {
  const { sections, ...rest } = content as Page;
  return {
    ...rest,
    sections: sections.map(({ id, text }) => ({ id, text: text.replaceAll('<br>', '<br />') })),
  };
};
const textsIn = (content: unknown) => (content as Page).sections.map(({ text }) => text);

it('a text that the server cleans can be changed again before it has answered', async () => {
  const server = createFakeServer(page, clean);
  const store = await openStore(server);
  write(store, 'a', 'one<br>');
  write(store, 'a', 'one<br>two');
  write(store, 'a', 'one<br>two<br>three');
  await settle();
  expect(stateOf(store)).toBe('saved');
  expect(textsIn(server.content())).toEqual(['one<br />two<br />three', 'two']);
});

it('what is typed between two answers stays in view', async () => {
  const server = createFakeServer(page, clean);
  const store = await openStore(server);
  const seen = new Set<string>();
  write(store, 'a', 'one<br>');
  write(store, 'a', 'one<br>two');
  store.subscribe(() => void seen.add(contentIn(store).sections[0]?.text ?? ''));
  await settle();
  expect([...seen]).toEqual(['one<br>two', 'one<br />two']);
});

it('after a cleaning undo and redo are seen at once and lead back to the start', async () => {
  const server = createFakeServer(page, clean);
  const store = await openStore(server);
  write(store, 'a', 'one<br>');
  write(store, 'a', 'one<br>two');
  await settle();
  store.undo();
  expect(textsIn(contentIn(store))[0]).toBe('one<br />');
  store.undo();
  expect(contentIn(store)).toEqual(page);
  await settle();
  expect(server.content()).toEqual(page);
  store.redo();
  await settle();
  expect(textsIn(server.content())[0]).toBe('one<br />');
});

it('also after a reload in between', async () => {
  const server = createFakeServer(page, clean);
  const queue = createMemoryQueue();
  const before = await openStore(server, queue);
  server.trouble.push(undefined as never, 'request-lost');
  write(before, 'a', 'one<br>');
  write(before, 'a', 'one<br>two');
  await vi.advanceTimersByTimeAsync(10);
  const after = await openStore(server, queue);
  await settle();
  expect(stateOf(after)).toBe('saved');
  expect(textsIn(server.content())[0]).toBe('one<br />two');
});

it('what another contributor wrote meanwhile is no cleaning: it is asked about', async () => {
  const server = createFakeServer(page, clean);
  const { send } = server.transport;
  let isFirst = true;
  const store = await openStore({
    transport: {
      ...server.transport,
      // Their change comes after the first command was kept, and its answer got lost.
      send: async (command, signal) => {
        const outcome = await send(command, signal);
        if (!isFirst) return outcome;
        isFirst = false;
        server.changeByOthers({ ...page, sections: [{ id: 'a', text: 'THEIRS' }, page.sections[1]] });
        return { ok: false, refusal: { status: 0, code: 'network', message: 'Network error' } };
      },
    },
  });
  write(store, 'a', 'one<br>');
  write(store, 'a', 'one<br>two');
  await settle();
  expect(stateOf(store)).toBe('conflict');
  expect(textsIn(server.content())[0]).toBe('THEIRS');
});
