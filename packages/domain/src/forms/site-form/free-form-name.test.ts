import { expect, it } from 'vitest';
import { freeFormName } from './free-form-name.ts';

it('numbers a name that other forms have', () => {
  expect(freeFormName('Newsletter', new Set(['Contact']))).toBe('Newsletter');
  expect(freeFormName('Newsletter', new Set(['Newsletter']))).toBe('Newsletter 2');
  expect(freeFormName('Newsletter', new Set(['Newsletter', 'Newsletter 2']))).toBe('Newsletter 3');
});
