import { expect, it } from 'vitest';
import { actionsFor, selectionHint } from './comment-actions.ts';
import { queueStateOf } from './queue-states.ts';

it('a reported comment can be kept, which clears its reports', () => {
  expect(queueStateOf({ state: 'approved', flagCount: 1 })).toBe('reported');
  expect(queueStateOf({ state: 'approved', flagCount: 0 })).toBe('approved');
  expect(queueStateOf({ state: 'pending', flagCount: 2 })).toBe('pending');
  expect(actionsFor.reported[0]).toMatchObject({ action: 'approve', name: 'Keep' });
});

it('more comments than one call takes are not offered actions', () => {
  expect(selectionHint(200)).toBeUndefined();
  expect(selectionHint(201)).toBe('Select up to 200 at a time.');
});
