import { expect, it } from 'vitest';
import { keepInView, RESTING, scaleAround } from './pan-and-zoom.ts';

const stage = { width: 400, height: 800 };
const picture = { width: 400, height: 500 };

it('a picture that fits stays in the middle', () => {
  expect(keepInView({ x: 90, y: -40, scale: 1 }, picture, stage)).toEqual(RESTING);
});

it('an enlarged picture moves until its edge is that of the window', () => {
  expect(keepInView({ x: 900, y: -900, scale: 2 }, picture, stage)).toEqual({ x: 200, y: -100, scale: 2 });
});

it('neither becomes smaller than the window nor larger than five times', () => {
  expect(keepInView({ x: 0, y: 0, scale: 0.2 }, picture, stage).scale).toBe(1);
  expect(keepInView({ x: 0, y: 0, scale: 40 }, picture, stage).scale).toBe(5);
});

it('what is under the finger stays there while the picture grows', () => {
  const at = { x: 50, y: -30 };
  expect(scaleAround(RESTING, 3, at)).toEqual({ x: -100, y: 60, scale: 3 });
  expect(scaleAround(scaleAround(RESTING, 3, at), 1, at)).toEqual(RESTING);
});
