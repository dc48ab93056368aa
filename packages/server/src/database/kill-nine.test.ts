import { expect, it } from 'vitest';
import { killUnderLoad } from '../testing/index.ts';

it('keeps every acknowledged row when program and server are killed under load', async () => {
  const { lost, acknowledged } = await killUnderLoad({ kills: 3 });
  expect(acknowledged).toBeGreaterThan(60);
  expect(lost).toEqual([]);
});
