import { expect, it } from 'vitest';
import { createSeenItems } from './seen-items.ts';

const item = (id: string) => ({ kind: 'item', id }) as const;

it('[EDT-01] what a list has shown belongs to it, also once it is deleted; items of other lists do not', () => {
  const { note, has } = createSeenItems();
  expect(has(item('a'))).toBe(false);
  note([{ id: 'a' }, { id: 'b' }]);
  note([{ id: 'b' }]);
  expect([item('a'), item('b'), item('product')].map(has)).toEqual([true, true, false]);
  expect(has({ kind: 'collection', id: 'a' })).toBe(false);
});
