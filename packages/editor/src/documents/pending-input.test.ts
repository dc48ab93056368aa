import { describe, expect, it } from 'vitest';
import { createDocumentStore } from './document-store.ts';
import { saveStateOf } from './store-state.ts';
import { createFakeServer, pageKey, pageName } from './testing/fake-server.ts';
import { createMemoryQueue } from './offline-queue/unsent-queue.ts';

let made = 0;

/** A field that holds one word until it is asked for it. */
const openField = async () => {
  const server = createFakeServer({ title: 'Home' });
  const newId = () => `t${(made += 1)}`;
  const store = createDocumentStore({ transport: server.transport, queue: createMemoryQueue(), newId });
  await store.open(pageKey);
  let typed: string | undefined;
  const leave = store.pendingInput.register(() => {
    if (typed !== undefined) store.run('Type', [{ ...pageKey, content: { title: typed } }]);
    typed = undefined;
  });
  const shown = () => store.state().documents.get(pageName)?.content;
  return { server, store, leave, shown, type: (word: string) => void (typed = word) };
};

describe('typing that is no command yet', () => {
  it('is sent with what is sent: publishing right after the last letter takes it along', async () => {
    const { server, store, type } = await openField();
    type('Hello');
    expect(await store.flush()).toBe(true);
    expect(server.content()).toEqual({ title: 'Hello' });
  });

  it('is what undo takes back first, and redo leaves alone', async () => {
    const { store, type, shown } = await openField();
    store.run('Rename', [{ ...pageKey, content: { title: 'Before' } }]);
    type('Hello');
    expect(store.undo()?.label).toBe('Type');
    expect(shown()).toEqual({ title: 'Before' });
    type('World');
    expect(store.redo()).toBeUndefined();
    expect(shown()).toEqual({ title: 'World' });
  });

  it('is given up together with what is not sent', async () => {
    const { server, store, type, shown } = await openField();
    server.isDown = true;
    type('Hello');
    store.discard();
    expect(shown()).toEqual({ title: 'Home' });
  });

  it('is not asked of a field that is gone', async () => {
    const { store, type, leave, shown } = await openField();
    type('Hello');
    leave();
    store.pendingInput.commit();
    expect(shown()).toEqual({ title: 'Home' });
  });

  it('is not told as saved', async () => {
    const { store } = await openField();
    store.pendingInput.setPending(true);
    expect(saveStateOf(store.state())).toBe('saving');
    store.pendingInput.setPending(false);
    expect(saveStateOf(store.state())).toBe('saved');
  });

  it('is known as invalid until the field is corrected', async () => {
    const { store } = await openField();
    const field = {};
    expect(store.pendingInput.hasInvalid()).toBe(false);
    store.pendingInput.setInvalid(field, true);
    expect(store.pendingInput.hasInvalid()).toBe(true);
    store.pendingInput.setInvalid(field, false);
    expect(store.pendingInput.hasInvalid()).toBe(false);
  });
});

it('input that cannot be stored is part of the state until the last of its fields is right', async () => {
  const { store } = await openField();
  const [one, other] = [{}, {}];
  const states: boolean[] = [];
  store.subscribe(() => states.push(store.state().hasInvalidInput));
  store.pendingInput.setInvalid(one, true);
  store.pendingInput.setInvalid(other, true);
  store.pendingInput.setInvalid(one, false);
  store.pendingInput.setInvalid(other, false);
  expect(states).toEqual([true, false]);
});
