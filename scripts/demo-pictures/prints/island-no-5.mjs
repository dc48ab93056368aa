import { clipped, inset, line, rect } from '../drawing/shapes.mjs';
import { isolines } from '../drawing/isolines.mjs';

const size = { width: 1500, height: 2000 };
const area = inset(size, 84);
const LEVELS = 34;
const COAST = 19;

/** Five waves of different direction, stretched along one diagonal, with a rise in the middle. */
export const makeTerrain =
  ([a, b, c]) =>
  (x, y) => {
    const u = (x * 0.82 + y * 0.57) / 1000;
    const v = (y * 0.82 - x * 0.57) / 1000;
    return (
      Math.sin(2.1 * u + a + 0.9 * Math.sin(2.3 * v)) +
      0.8 * Math.sin(6.2 * v + b + 1.1 * Math.sin(2.9 * u + c)) +
      0.42 * Math.sin(7.3 * u - 4.1 * v + c) +
      0.3 * Math.sin(11 * v + 3 * u + a) +
      0.16 * Math.sin(15 * u + b)
    );
  };

const terrain = makeTerrain([0.6, 2.1, 4.4]);
const levelAt = (index) => -2.3 + (4.6 * index) / LEVELS;
const contour = (index, width) =>
  isolines({ field: terrain, area, level: levelAt(index) })
    .map((path) => line(path, width))
    .join('');

const thin = Array.from({ length: LEVELS + 1 }, (_, index) => index)
  .filter((index) => index !== COAST)
  .map((index) => contour(index, index % 5 === 4 ? 5.5 : 3.4))
  .join('');

export const islandNo5 = {
  name: 'island-no-5',
  ...size,
  seed: 205,
  plates: [
    { ink: 'black', drawing: clipped(thin, rect(area), 'sheet') },
    { ink: 'vermilion', drawing: clipped(contour(COAST, 13), rect(area), 'sheet'), shift: [4, 3, 0] },
  ],
};
