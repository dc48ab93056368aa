import { BARE, circle, inset, INK, line, polygon, rect } from '../drawing/shapes.mjs';
import { makeNoise, ramp } from '../drawing/random.mjs';

const size = { width: 1500, height: 2000 };
const sheet = inset(size, 60);
const [LEFT, RIGHT] = [190, 1310];
const noise = makeNoise(31);

/** How high the water stands at a place: a swell that travels diagonally, rougher in the middle. */
function swell(x, depth) {
  const across = (x - LEFT) / (RIGHT - LEFT);
  const calm = ramp(0, 0.22, across) * ramp(1, 0.8, across);
  const roll = Math.max(0, Math.sin(7 * across - 13 * depth + 1 + 2.6 * noise(across * 2.4, depth * 4)));
  const chop = noise(across * 11 + 40, depth * 26) - 0.35;
  return calm * (120 * roll ** 1.8 + 52 * chop * (0.3 + roll)) * (0.3 + 0.9 * ramp(0, 0.6, depth));
}

function ridge(index, count) {
  const depth = index / (count - 1);
  const base = 620 + 1190 * depth ** 1.12;
  const crest = [];
  for (let x = LEFT; x <= RIGHT; x += 5) crest.push([x, base - swell(x, depth)]);
  const body = polygon([...crest, [RIGHT, base + 60], [LEFT, base + 60]], INK);
  return body + line(crest, 3.4 + 3 * depth, BARE);
}

const ridges = Array.from({ length: 66 }, (_, index) => ridge(index, 66)).join('');
const moon = circle([980, 430], 132, BARE);

export const nightSwell = {
  name: 'night-swell',
  ...size,
  seed: 913,
  plates: [
    { ink: 'vermilion', drawing: rect(inset(size, 72)) },
    { ink: 'black', drawing: rect(sheet) + moon + ridges, shift: [2, 2, 0], density: 0.985 },
  ],
};
