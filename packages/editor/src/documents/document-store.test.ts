import fc from 'fast-check';
import { isSameContent } from '@sitewright/domain/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, pageKey } from './testing/fake-server.ts';
import {
  contentIn,
  labels,
  newId,
  openStore,
  page,
  rename,
  settle,
  stateOf,
  write,
} from './testing/page-store.ts';
import { createDocumentStore } from './document-store.ts';
import type { Transport } from './transport.ts';
import { nextHistoryEntry } from './store-state.ts';
import { createMemoryQueue } from './offline-queue/unsent-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a change', () => {
  it('that brings a published state back names it, so that the server lets its code return', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.isDown = true;
    store.run('Restore', [{ ...pageKey, content: { ...page, title: 'Then' }, revision: 3 }]);
    rename(store, 'Now');
    const steps = store.state().unsent.flatMap((command) => command.steps);
    expect(steps).toMatchObject([{ op: 'change', revision: 3 }, { op: 'change' }]);
    expect(steps[1]).not.toHaveProperty('revision');
  });

  it('is seen at once and saved afterwards', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    expect(rename(store, 'Start')).toBe(true);
    expect(contentIn(store).title).toBe('Start');
    expect(stateOf(store)).toBe('saving');
    await settle();
    expect(server.content()).toEqual({ ...page, title: 'Start' });
    expect(stateOf(store)).toBe('saved');
  });

  it('that changes nothing is none', async () => {
    const store = await openStore(createFakeServer(page));
    expect(rename(store, 'Home')).toBe(false);
    expect(stateOf(store)).toBe('saved');
  });

  it('keeps the same object when the answer says the same', async () => {
    const store = await openStore(createFakeServer(page));
    rename(store, 'Start');
    const shown = contentIn(store);
    await settle();
    expect(contentIn(store)).toBe(shown);
  });

  it('leaves documents that it does not concern as they are, so that nothing of them is rendered again', async () => {
    const store = await openStore(createFakeServer(page));
    const other = {
      kind: 'styles',
      id: 'site',
      revision: 1,
      publishedRevision: null,
      hasChanges: false,
    } as const;
    store.accept({ ...other, content: { values: {} } });
    const before = store.state().documents.get('styles:site');
    rename(store, 'Start');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(before).toBeDefined();
    expect(store.state().documents.get('styles:site')).toBe(before);
  });

  it('waits for the one before it and arrives in order', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    for (const title of ['1', '2', '3']) rename(store, title);
    const ids = store.state().unsent.map(({ commandId }) => commandId);
    await settle();
    expect(server.asked).toEqual(ids);
    expect(server.content()).toEqual({ ...page, title: '3' });
  });
});

describe('reading a document', () => {
  it('is shared by those who join while it is under way, not by those who open it anew', async () => {
    const { transport } = createFakeServer(page);
    const reads: (() => void)[] = [];
    const read: Transport['read'] = async (key) => {
      await new Promise<void>((resolve) => void reads.push(resolve));
      return transport.read(key);
    };
    const store = createDocumentStore({
      transport: { ...transport, read },
      queue: createMemoryQueue(),
      newId,
    });
    const joined = [store.join(pageKey), store.join(pageKey)];
    await settle();
    expect(reads).toHaveLength(1);
    const opened = store.open(pageKey);
    await settle();
    expect(reads).toHaveLength(2);
    for (const answer of reads) answer();
    expect(await Promise.all([...joined, opened])).toEqual([undefined, undefined, undefined]);
    void store.join(pageKey);
    await settle();
    expect(reads).toHaveLength(3);
  });
});

describe('a bad line', () => {
  it('sends a command again under the same id when its answer got lost, and does nothing twice', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.trouble.push('answer-lost');
    rename(store, 'Start');
    await settle();
    expect(server.asked[0]).toBe(server.asked[1]);
    expect(server.asked).toHaveLength(2);
    expect(stateOf(store)).toBe('saved');
    expect(labels(store).undo).toBe('Rename');
  });

  it('keeps the work while the server is away, says so, and sends it when it is back', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.isDown = true;
    rename(store, '1');
    rename(store, '2');
    await settle();
    expect(stateOf(store)).toBe('offline');
    expect(contentIn(store).title).toBe('2');
    expect(await store.flush()).toBe(false);
    server.isDown = false;
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(server.content()).toEqual({ ...page, title: '2' });
  });

  it('undoes and redoes unsent work without the server', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.isDown = true;
    rename(store, '1');
    rename(store, '2');
    await settle();
    store.undo();
    store.undo();
    expect(contentIn(store)).toEqual(page);
    store.redo();
    expect(contentIn(store).title).toBe('1');
    server.isDown = false;
    await settle();
    expect(server.content()).toEqual({ ...page, title: '1' });
  });

  it('sends after a reload what was not sent before, also what the server already has', async () => {
    const server = createFakeServer(page);
    const queue = createMemoryQueue();
    const before = await openStore(server, queue);
    server.trouble.push('answer-lost', 'request-lost', 'request-lost', 'request-lost');
    rename(before, '1');
    write(before, 'a', 'ONE');
    await vi.advanceTimersByTimeAsync(10);
    const after = await openStore(server, queue);
    expect(contentIn(after)).toMatchObject({ title: '1', sections: [{ text: 'ONE' }, { text: 'two' }] });
    await settle();
    expect(server.content()).toMatchObject({ title: '1', sections: [{ text: 'ONE' }, { text: 'two' }] });
    expect(await queue.load()).toEqual([]);
    after.undo();
    after.undo();
    await settle();
    expect(server.content()).toEqual(page);
  });

  it('gives up what is not sent when the contributor discards it', async () => {
    const server = createFakeServer(page);
    const queue = createMemoryQueue();
    const store = await openStore(server, queue);
    server.isDown = true;
    rename(store, '1');
    await vi.advanceTimersByTimeAsync(100);
    store.discard();
    expect(contentIn(store)).toEqual(page);
    expect(await queue.load()).toEqual([]);
    server.isDown = false;
    await settle();
    expect(server.content()).toEqual(page);
    expect(stateOf(store)).toBe('saved');
  });
});

describe('a refusal', () => {
  it('takes the command back with the reason, and what was built on it', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    const told: string[] = [];
    store.onRefusal((refusal, command) => told.push(`${command.label}: ${refusal.message}`));
    server.trouble.push({ status: 403, code: 'code-not-allowed', message: 'Not allowed.' });
    rename(store, '1');
    rename(store, '2');
    write(store, 'a', 'ONE');
    await settle();
    expect(told).toEqual(['Rename: Not allowed.']);
    expect(contentIn(store)).toMatchObject({ title: 'Home', sections: [{ text: 'ONE' }, { text: 'two' }] });
    expect(server.content()).toEqual(contentIn(store));
    expect(labels(store)).toEqual({ undo: 'Write', redo: undefined });
  });
});

describe('two contributors', () => {
  it('do not disturb each other in different blocks', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.changeByOthers({ ...page, sections: [page.sections[0], { id: 'b', text: 'THEIRS' }] });
    write(store, 'a', 'MINE');
    await settle();
    expect(contentIn(store).sections.map(({ text }) => text)).toEqual(['MINE', 'THEIRS']);
  });

  const meet = async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.changeByOthers({ ...page, sections: [{ id: 'a', text: 'THEIRS' }, page.sections[1]] });
    write(store, 'a', 'MINE');
    await settle();
    expect(stateOf(store)).toBe('conflict');
    expect(contentIn(store).sections[0]?.text).toBe('MINE');
    return { server, store };
  };

  it('are asked when they changed the same, and mine can go on', async () => {
    const { server, store } = await meet();
    store.resolveConflict('mine');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(server.content()).toMatchObject({ sections: [{ text: 'MINE' }, { text: 'two' }] });
    store.undo();
    await settle();
    expect(server.content()).toMatchObject({ sections: [{ text: 'THEIRS' }, { text: 'two' }] });
  });

  it('or theirs can stay', async () => {
    const { server, store } = await meet();
    store.resolveConflict('theirs');
    await settle();
    expect(stateOf(store)).toBe('saved');
    expect(contentIn(store)).toEqual(server.content());
    expect(contentIn(store).sections[0]?.text).toBe('THEIRS');
  });

  it('bring a block back that the other deleted', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    server.changeByOthers({ ...page, sections: [page.sections[1]] });
    write(store, 'a', 'MINE');
    await settle();
    store.resolveConflict('mine');
    await settle();
    expect(contentIn(store).sections).toContainEqual({ id: 'a', text: 'MINE' });
    expect(server.content()).toEqual(contentIn(store));
  });

  it('are told when an undo no longer fits, and can undo what came before', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    rename(store, 'Start');
    write(store, 'a', 'MINE');
    await settle();
    server.changeByOthers({ title: 'Start', sections: [{ id: 'a', text: 'THEIRS' }, page.sections[1]] });
    const told: string[] = [];
    store.onRefusal(({ code }) => told.push(code));
    store.undo();
    await settle();
    expect(told).toEqual(['undo-gone']);
    expect(contentIn(store)).toEqual(server.content());
    expect(labels(store).undo).toBe('Rename');
  });
});

describe('undo and redo', () => {
  it('go over what an earlier visit did', async () => {
    const server = createFakeServer(page);
    const first = await openStore(server);
    rename(first, '1');
    rename(first, '2');
    await settle();
    const second = await openStore(server);
    expect(labels(second)).toEqual({ undo: 'Rename', redo: undefined });
    second.undo();
    await settle();
    expect(contentIn(second).title).toBe('1');
    expect(labels(second)).toEqual({ undo: 'Rename', redo: 'Rename' });
    second.redo();
    await settle();
    expect(contentIn(second).title).toBe('2');
  });

  it('know which documents a command is about, by their titles once those are known', async () => {
    const server = createFakeServer(page);
    const store = await openStore(server);
    const about = () => nextHistoryEntry(store.state(), 'undo')?.documents;
    server.isDown = true;
    const made = { kind: 'collection', id: 'new' } as const;
    store.run('Add page', [{ ...made, op: 'create', content: { title: 'Kedge' } }]);
    expect(about()).toEqual([{ ...made, title: 'Kedge' }]);
    store.discard();
    rename(store, 'Start');
    expect(about()).toEqual([{ ...pageKey, title: undefined }]);
    server.isDown = false;
    await settle();
    expect(about()).toEqual([{ ...pageKey, title: 'Start' }]);
    const reloaded = await openStore(server);
    expect(nextHistoryEntry(reloaded.state(), 'undo')?.documents).toMatchObject([pageKey]);
  });

  it('forget what was undone once something new is done', async () => {
    const store = await openStore(createFakeServer(page));
    rename(store, '1');
    store.undo();
    write(store, 'b', 'TWO');
    expect(labels(store)).toEqual({ undo: 'Write', redo: undefined });
    expect(store.redo()).toBeUndefined();
  });

  it('all undone is the start, all redone the end, whatever gets lost on the way', async () => {
    const act = fc.record({ id: fc.constantFrom('a', 'b'), text: fc.string({ maxLength: 4 }) });
    const trouble = fc.array(fc.constantFrom('request-lost' as const, 'answer-lost' as const, undefined), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 8 }), trouble, async (acts, faults) => {
        const server = createFakeServer(page);
        const store = await openStore(server);
        server.trouble.push(...(faults as 'request-lost'[]));
        const ran = acts.filter(({ id, text }) => write(store, id, text)).length;
        const end = contentIn(store);
        for (let left = ran; left > 0; left -= 1) store.undo();
        expect(isSameContent(contentIn(store), page)).toBe(true);
        for (let left = ran; left > 0; left -= 1) store.redo();
        await settle();
        expect(stateOf(store)).toBe('saved');
        expect(isSameContent(server.content(), end)).toBe(true);
        expect(isSameContent(contentIn(store), end)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
