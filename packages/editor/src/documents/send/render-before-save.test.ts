// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { openStore, page, rename } from '../testing/page-store.ts';
import { renderBeforeSave } from './render-before-save.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('a command waits until what it changed can be drawn, and those behind it wait no more', async () => {
  const server = createFakeServer(page);
  const store = await openStore({ transport: renderBeforeSave(server.transport) });
  rename(store, 'One');
  rename(store, 'Two');
  await vi.advanceTimersByTimeAsync(30);
  expect(server.asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(30);
  expect(server.asked).toHaveLength(2);
  expect(server.content()).toEqual({ ...page, title: 'Two' });
});

it('a command of a page that goes out of sight waits for nothing', async () => {
  const server = createFakeServer(page);
  const store = await openStore({ transport: renderBeforeSave(server.transport) });
  rename(store, 'One');
  await vi.advanceTimersByTimeAsync(1);
  expect(server.asked).toHaveLength(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.asked).toHaveLength(1);
});
