import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAndWait } from './run-command.ts';
import { createFakeServer, pageKey } from './testing/fake-server.ts';
import { openStore } from './testing/page-store.ts';

const openPage = async () => {
  const server = createFakeServer({ title: 'Home' });
  const store = await openStore(server);
  const rename = (title: string) => runAndWait(store, 'Rename', [{ ...pageKey, content: { title } }]);
  return { server, store, rename };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a command whose answer is waited for', () => {
  it('is saved, or there was nothing to save', async () => {
    const { server, rename } = await openPage();
    expect(await rename('About')).toEqual({ state: 'saved' });
    expect(server.content()).toEqual({ title: 'About' });
    expect(await rename('About')).toEqual({ state: 'same' });
  });

  it('is told with the reason where the server refuses it', async () => {
    const { server, rename } = await openPage();
    const refusal = { status: 422, code: 'homepage-needed', message: 'A site needs a homepage.' };
    server.trouble.push(refusal);
    expect(await rename('About')).toEqual({ state: 'refused', refusal });
  });

  it('waits where the server cannot be reached, and asks where others changed the same', async () => {
    const { server, store, rename } = await openPage();
    server.isDown = true;
    expect(await rename('About')).toEqual({ state: 'waiting' });
    server.isDown = false;
    server.changeByOthers({ title: 'Team' });
    await store.flush();
    expect(await rename('Who we are')).toEqual({ state: 'conflict' });
  });
});
