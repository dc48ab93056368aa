import { expect, it } from 'vitest';
import { spreadBands } from './bands.ts';

it('places stand side by side in the whole room, with equal gaps and margins', () => {
  const bands = spreadBands({ count: 4, start: 10, end: 110, gap: 0.5, margin: 0.75 });
  expect(bands.width).toBe(10);
  expect([0, 1, 2, 3].map(bands.startOf)).toEqual([25, 45, 65, 85]);
});

it('one place alone stands in the middle', () => {
  const bands = spreadBands({ count: 1, start: 0, end: 100, gap: 0, margin: 1 });
  expect(bands.startOf(0) + bands.width / 2).toBeCloseTo(50);
});
