import { clamp, ramp } from '../drawing/random.mjs';
import { clipped, inset, rect } from '../drawing/shapes.mjs';
import { countDots, dotScreen } from '../drawing/screens.mjs';

const size = { width: 1500, height: 1875 };
const area = inset(size, 78);
const SUN = { x: 750, y: 790, radius: 600 };
const HORIZON = 1060;

const glow = (x, y) => {
  const distance = Math.hypot(x - SUN.x, y - SUN.y) / SUN.radius;
  return 0.86 * ramp(1.02, 0.12, distance);
};
/** The sun breaks up in the water: bands that grow wider and rarer towards the viewer. */
const glitter = (x, y) => {
  const depth = clamp((y - HORIZON) / (size.height - HORIZON));
  const band = ramp(0.35, 0.75, 0.5 + 0.5 * Math.sin(58 * depth ** 0.62 + 2.2));
  const width = 400 * (1 - 0.75 * depth) * (0.75 + 0.25 * Math.sin(y / 23));
  return band * ramp(1, 0.55, Math.abs(x - SUN.x + 26 * Math.sin(y / 37)) / width) * ramp(0.8, 0.55, depth);
};
const sea = (x, y) => {
  const depth = (y - HORIZON) / (size.height - HORIZON);
  if (depth < 0) return 0;
  return (0.05 + 0.92 * ramp(-0.08, 0.66, depth)) * (1 - 0.8 * glitter(x, y));
};

const vermilion = { area, pitch: 21, angle: 45, tone: glow };
const blue = { area, pitch: 21, angle: 0, tone: sea };

const print = (screen) => clipped(dotScreen(screen), rect(area), 'sheet');

export const lateSunDots = () => countDots(vermilion) + countDots(blue);

export const lateSunPlates = [
  { ink: 'vermilion', drawing: print(vermilion) },
  { ink: 'blue', drawing: print(blue), shift: [3, -2, 0.08] },
];

export const lateSun = { name: 'late-sun', ...size, seed: 501, plates: lateSunPlates };
