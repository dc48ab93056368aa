import { expect, it } from 'vitest';
import { selectionHint } from './comment-actions.ts';

it('more comments than one call takes are not offered actions', () => {
  expect(selectionHint(200)).toBeUndefined();
  expect(selectionHint(201)).toBe('Select up to 200 at a time.');
});
