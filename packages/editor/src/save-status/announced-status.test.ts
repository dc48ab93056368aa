import { expect, it } from 'vitest';
import type { SaveState } from '../documents/index.ts';
import { announcedStatus } from './announced-status.ts';

const saidAfter = (...states: readonly SaveState[]): string =>
  states.reduce((before, state) => announcedStatus(before, state, state), '');

it('that the server is away is read out, and that all is saved once it is back', () => {
  expect(saidAfter('saved', 'saving', 'offline')).toBe('offline');
  expect(saidAfter('saved', 'saving', 'offline', 'saving')).toBe('offline');
  expect(saidAfter('saved', 'saving', 'offline', 'saving', 'saved')).toBe('saved');
});

it('ordinary saving is not read out', () => {
  expect(saidAfter('saved', 'saving', 'saved')).toBe('');
});
