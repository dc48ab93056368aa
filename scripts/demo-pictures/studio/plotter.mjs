import { makeNoise } from '../drawing/random.mjs';
import { BARE, circle, line, polygon, rect } from '../drawing/shapes.mjs';

const size = { width: 1500, height: 1000 };
const SHEET = { x: 150, y: 120, width: 1200, height: 760 };
const CARRIAGE = 868;
const noise = makeNoise(84);

const heightAt = (x, y) =>
  150 * noise(x / 96, y / 74) ** 1.6 * Math.sin(((x - SHEET.x) / SHEET.width) * Math.PI) ** 1.5;

/** Ridges, each hidden behind the one in front; beyond the carriage nothing is drawn yet. */
const ridges = Array.from({ length: 38 }, (_, row) => {
  const y = SHEET.y + 110 + row * 16.6;
  const path = [];
  for (let x = SHEET.x + 60; x <= SHEET.x + SHEET.width - 60; x += 8)
    if (row < 27 || x < CARRIAGE) path.push([x, y - heightAt(x, y)]);
  return { y, path, isRed: row === 27 };
}).filter(({ y }) => y < SHEET.y + SHEET.height - 60);

const wipe = ({ path, y }) => polygon([...path, [path.at(-1)[0], y + 40], [path[0][0], y + 40]], BARE);
const drawn = ridges
  .map((ridge, row) => (row > 27 ? '' : wipe(ridge) + (ridge.isRed ? '' : line(ridge.path, 3.4))))
  .join('');
const red = ridges
  .filter(({ isRed }) => isRed)
  .map(({ path }) =>
    line(
      path.filter(([x]) => x < CARRIAGE),
      7,
    ),
  )
  .join('');

const wheels = Array.from({ length: 9 }, (_, index) => circle([190 + index * 140, 64], 16, BARE)).join('');

/** A pen plotter that is older than the two of us, a third of the way down the sheet. */
export const plotter = {
  name: 'plotter',
  ...size,
  seed: 84,
  plates: [
    {
      ink: 'teal',
      drawing: rect({ x: 0, y: 0, ...size }) + rect(SHEET, BARE),
      shift: [3, -3, 0],
      density: 0.92,
    },
    {
      ink: 'vermilion',
      drawing: red + rect({ x: CARRIAGE - 34, y: 624, width: 68, height: 96 }),
      shift: [2, 2, 0],
    },
    {
      ink: 'black',
      drawing:
        drawn +
        rect({ x: 0, y: 30, width: 1500, height: 68 }) +
        wheels +
        rect({ x: CARRIAGE - 13, y: 30, width: 26, height: 820 }) +
        rect({ x: CARRIAGE - 64, y: 604, width: 128, height: 26 }) +
        rect({ x: CARRIAGE - 64, y: 714, width: 128, height: 26 }) +
        rect({ x: 0, y: 902, width: 1500, height: 40 }),
      density: 0.95,
    },
  ],
};
