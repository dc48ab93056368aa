import { describe, expect, it } from 'vitest';
import { createFakeServer, pageKey } from './testing/fake-server.ts';
import { contentIn, openStore, page } from './testing/page-store.ts';
import { catchUp } from './catch-up.ts';

const byOthers = { ...page, title: 'Theirs' };
const newer = [{ ...pageKey, revision: 2 }];

/** A page on which somebody else has changed the title since it was opened here. */
const openChanged = async () => {
  const server = createFakeServer(page);
  const store = await openStore(server);
  server.changeByOthers(byOthers);
  const read = () => server.transport.read(pageKey);
  return { server, store, read };
};

describe('catching up with others', () => {
  it('shows what they changed', async () => {
    const { store, read } = await openChanged();
    await catchUp({ store, read }, newer);
    expect(contentIn(store).title).toBe('Theirs');
  });

  it('reads nothing that is known already', async () => {
    const { store } = await openChanged();
    const read = () => Promise.reject(new Error('It was read.'));
    await catchUp({ store, read }, [{ ...pageKey, revision: 1 }]);
    expect(contentIn(store).title).toBe('Home');
  });

  it('leaves what is typed while they are read: as a command of its own it will tell of the conflict', async () => {
    const { server, store, read } = await openChanged();
    server.isDown = true;
    let typed: string | undefined;
    store.pendingInput.register(() => {
      if (typed !== undefined)
        store.run('Type', [{ ...pageKey, content: { ...contentIn(store), title: typed } }]);
      typed = undefined;
    });
    const readWhileTyping = () => {
      server.isDown = false;
      const answer = read();
      server.isDown = true;
      typed = 'Mine';
      return answer;
    };
    await catchUp({ store, read: readWhileTyping }, newer);
    expect(contentIn(store).title).toBe('Mine');
    expect(store.state().unsent).toHaveLength(1);
  });

  it('waits while something is typed that can be no command', async () => {
    const { store, read } = await openChanged();
    await catchUp({ store, read, isTyping: () => true }, newer);
    expect(contentIn(store).title).toBe('Home');
  });
});
