import { expect, it } from 'vitest';
import type { SaveState } from '../document/index.ts';
import { saidState } from './said-state.ts';

const saidAfter = (...states: readonly SaveState[]): string =>
  states.reduce((before, state) => saidState(before, state, state), '');

it('that the server is away is read out, and that all is saved once it is back', () => {
  expect(saidAfter('saved', 'saving', 'offline')).toBe('offline');
  expect(saidAfter('saved', 'saving', 'offline', 'saving')).toBe('offline');
  expect(saidAfter('saved', 'saving', 'offline', 'saving', 'saved')).toBe('saved');
});

it('ordinary saving is not read out', () => {
  expect(saidAfter('saved', 'saving', 'saved')).toBe('');
});
