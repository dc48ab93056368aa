import { isId } from '@sitewright/domain/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => void vi.useRealTimers());

const makeMany = (): string[] => Array.from({ length: 1000 }, newId);

it('ids grow in the order they are made, within a millisecond and over it', () => {
  const ids = makeMany();
  expect(ids.every(isId)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('ids grow on when the clock is set back', () => {
  vi.useFakeTimers({ now: Date.now() + 1000 });
  const before = makeMany();
  vi.setSystemTime(Date.now() - 60_000);
  const ids = [...before, ...makeMany()];
  expect(ids.toSorted()).toEqual(ids);
});
