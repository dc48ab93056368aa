import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, pageKey, type FakeServer } from '../testing/fake-server.ts';
import { contentIn, labels, openStore, page, rename, settle, stateOf, write } from '../testing/page-store.ts';
import { createMemoryQueue } from '../offline-queue/unsent-queue.ts';
import type { Transport } from '../transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fault = { status: 500, code: 'unexpected', message: 'Something went wrong' };
const away = { status: 503, code: 'unavailable', message: 'Not available' };

/** A line on which one kind of call arrives at once, and whose answer can be held back. */
const holding = (server: FakeServer, call: 'read' | 'readJournal') => {
  let isHeld = false;
  let release = (): void => undefined;
  const held = async <Answer>(answering: Promise<Answer>): Promise<Answer> => {
    const answer = await answering;
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
    return answer;
  };
  const { transport } = server;
  const slow: Transport = {
    ...transport,
    read: (key) => (call === 'read' ? held(transport.read(key)) : transport.read(key)),
    readJournal: () => (call === 'readJournal' ? held(transport.readJournal()) : transport.readJournal()),
  };
  return {
    transport: slow,
    hold: () => void (isHeld = true),
    release: async () => {
      isHeld = false;
      release();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

describe('an answer that comes late', () => {
  it('to a read puts nothing older over what was saved since', async () => {
    const server = createFakeServer(page);
    const line = holding(server, 'read');
    const store = await openStore(line);
    line.hold();
    void store.open(pageKey);
    await vi.advanceTimersByTimeAsync(0);
    rename(store, 'Start');
    await settle();
    await line.release();
    expect(contentIn(store).title).toBe('Start');
    rename(store, 'Again');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(server.content()).toEqual({ ...page, title: 'Again' });
  });

  it('to a read does not say that something waits to be published that has been', async () => {
    const store = await openStore(createFakeServer(page));
    const { saved } = store.state().documents.get('collection:page') ?? {};
    if (!saved) throw new Error('The page is not open.');
    store.accept({ ...saved, publishedRevision: saved.revision, hasChanges: false });
    store.accept(saved);
    expect(store.state().documents.get('collection:page')?.saved.hasChanges).toBe(false);
  });

  it('of the journal forgets nothing that was done since', async () => {
    const server = createFakeServer(page);
    const line = holding(server, 'readJournal');
    const store = await openStore(line);
    await settle();
    line.hold();
    server.trouble.push({ status: 403, code: 'code-not-allowed', message: 'Not allowed.' });
    rename(store, 'Refused');
    write(store, 'a', 'ONE');
    await settle();
    await line.release();
    await settle();
    expect(labels(store).undo).toBe('Write');
    expect(store.undo()).toMatchObject({ label: 'Write' });
    await settle();
    expect(server.content()).toEqual(page);
  });
});

describe('a command that the server fails at', () => {
  const failing = async () => {
    const server = createFakeServer(page);
    const queue = createMemoryQueue();
    const store = await openStore(server, queue);
    const { send } = server.transport;
    return { server, queue, store, send };
  };

  it('is told after some answers, goes on being tried, and what waits behind it stays', async () => {
    const { server, store } = await failing();
    server.trouble.push(fault, fault);
    rename(store, '1');
    write(store, 'a', 'ONE');
    await vi.advanceTimersByTimeAsync(1200);
    expect(server.asked).toHaveLength(2);
    expect(stateOf(store)).toBe('saving');
    server.trouble.push(fault);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stateOf(store)).toBe('failing');
    expect(store.state().failing).toMatchObject({ command: { label: 'Rename' }, refusal: fault });
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(store.state().failing).toBeUndefined();
    expect(server.content()).toMatchObject({ title: '1', sections: [{ text: 'ONE' }, { text: 'two' }] });
  });

  it('can be left out with what was built on it, and the rest is saved', async () => {
    const { server, queue, store } = await failing();
    server.trouble.push(...Array.from({ length: 5 }, () => fault));
    rename(store, '1');
    rename(store, '2');
    write(store, 'a', 'ONE');
    await vi.advanceTimersByTimeAsync(4000);
    expect(stateOf(store)).toBe('failing');
    server.trouble.length = 0;
    const { command } = store.state().failing ?? {};
    expect(store.discardCommand(command?.commandId ?? '').map(({ label }) => label)).toEqual(['Rename']);
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(server.content()).toMatchObject({ title: 'Home', sections: [{ text: 'ONE' }, { text: 'two' }] });
    expect(await queue.load()).toEqual([]);
  });

  it('is no matter of the line: only a server that is away is called offline', async () => {
    const { server, store } = await failing();
    server.trouble.push(away, away, away, away);
    rename(store, '1');
    await vi.advanceTimersByTimeAsync(4000);
    expect(stateOf(store)).toBe('offline');
    server.trouble.length = 0;
    server.trouble.push({ status: 429, code: 'too-many', message: 'Slow down' });
    await store.flush();
    expect(stateOf(store)).toBe('saving');
    await settle();
    expect(stateOf(store)).toBe('saved');
  });
});

it('all commands that go with a refused one are told', async () => {
  const server = createFakeServer(page);
  const store = await openStore(server);
  const told: string[][] = [];
  store.onRefusal((_refusal, command, others) => told.push([command, ...others].map(({ label }) => label)));
  server.trouble.push({ status: 403, code: 'code-not-allowed', message: 'Not allowed.' });
  rename(store, '1');
  rename(store, '2');
  write(store, 'a', 'ONE');
  await settle();
  expect(told).toEqual([['Rename', 'Rename']]);
});

describe('a command whose answer never comes', () => {
  const hanging = async () => {
    const server = createFakeServer(page);
    const signals: AbortSignal[] = [];
    const send: Transport['send'] = (command, signal) => {
      signals.push(signal);
      if (signals.length > 1) return server.transport.send(command, signal);
      return new Promise((resolve) => {
        const refusal = { status: 0, code: 'no-answer', message: 'There was no answer in time.' };
        signal.addEventListener('abort', () => resolve({ ok: false, refusal }));
      });
    };
    const store = await openStore({ transport: { ...server.transport, send } });
    rename(store, 'Start');
    return { server, store, signals };
  };

  it('is sent anew at once when the line is back or somebody wants it saved', async () => {
    const { server, store, signals } = await hanging();
    await vi.advanceTimersByTimeAsync(6000);
    expect(stateOf(store)).toBe('saving');
    expect(await store.flush()).toBe(true);
    expect(signals).toHaveLength(2);
    expect(server.content()).toEqual({ ...page, title: 'Start' });
  });

  it('is left alone while it is young, and whatever is done meanwhile', async () => {
    const { store, signals } = await hanging();
    await vi.advanceTimersByTimeAsync(4000);
    void store.flush();
    await vi.advanceTimersByTimeAsync(4000);
    rename(store, 'Again');
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});

describe('what was moved to the trash meanwhile', () => {
  const trashed = { status: 409, code: 'trashed', message: 'This is in the trash. Restore it first.' };

  it('keeps what is written in it, tells at once, and takes it when it is restored', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.trouble.push(trashed, trashed);
    rename(store, 'Mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(store)).toBe('failing');
    expect(store.state().failing?.refusal.code).toBe('trashed');
    expect(contentIn(store).title).toBe('Mine');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(server.content()).toEqual({ ...page, title: 'Mine' });
  });
});
