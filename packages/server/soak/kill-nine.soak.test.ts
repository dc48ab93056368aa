import { expect, it } from 'vitest';
import { killUnderLoad } from '../src/testing/index.ts';

it('keeps every acknowledged row when program and server are killed 25 times under load', async () => {
  const { lost, acknowledged } = await killUnderLoad({ kills: 25 });
  expect(acknowledged).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});
