import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('a browser that closes storage to the page remembers nothing, and breaks nothing', () => {
  const closed = new Proxy(
    {},
    {
      get: () => {
        throw new Error('SecurityError');
      },
    },
  );
  vi.stubGlobal('sessionStorage', closed);
  browserStorage.keep('session', 'open', 'a');
  expect(browserStorage.read('session', 'open')).toBeNull();
});
