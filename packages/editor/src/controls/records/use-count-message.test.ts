import { expect, it } from 'vitest';
import { countText } from './use-count-message.ts';

it('says how many were found, with the plural of the noun', () => {
  expect(countText(1, 'address', false)).toBe('1 address');
  expect(countText(0, 'address', false)).toBe('0 addresses');
  expect(countText(2, 'address', true)).toBe('2 addresses, more to load');
  expect(countText(3, 'order', false)).toBe('3 orders');
});
