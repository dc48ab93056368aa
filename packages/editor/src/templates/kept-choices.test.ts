import { afterEach, expect, it, vi } from 'vitest';
import { keptChoices } from './kept-choices.ts';

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
  keptChoices.keep('session', 'open', 'a');
  expect(keptChoices.read('session', 'open')).toBeNull();
});
