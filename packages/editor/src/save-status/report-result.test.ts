import { expect, it } from 'vitest';
import { reportResult } from './report-result.ts';

it('[EDT-01] what was done is told once it is done: not while it waits, asks or was refused', () => {
  const told: string[] = [];
  const tell = (answer: Parameters<typeof reportResult>[1]) =>
    reportResult((text) => void told.push(text), answer, 'In the trash.');
  const refusal = { status: 409, code: 'homepage-needed', message: 'The homepage cannot be taken away.' };
  expect(tell({ state: 'refused', refusal })).toBe(false);
  expect(tell({ state: 'conflict' })).toBe(true);
  expect(told).toEqual([]);
  tell({ state: 'waiting' });
  expect(told).toEqual(['Saved in this browser. It will sync when the server is available.']);
  tell({ state: 'saved' });
  expect(told.at(-1)).toBe('In the trash.');
});
