import { clipped, inset, line, rect } from '../drawing/shapes.mjs';
import { makeNoise, makeRandom } from '../drawing/random.mjs';

const size = { width: 1500, height: 1000 };
const area = inset(size, 64);
const GAP = 13;
const noise = makeNoise(8);
const CELL = GAP / 2;

/** Wind as a turning field: two lows and a breath of noise. */
function wind(x, y) {
  const [a, b] = [Math.atan2(y - 420, x - 520) + 1.9, Math.atan2(y - 640, x - 1120) - 1.5];
  const [near, far] = [
    Math.exp(-Math.hypot(x - 520, y - 420) / 420),
    Math.exp(-Math.hypot(x - 1120, y - 640) / 330),
  ];
  const drift = 0.25 + 1.6 * (noise(x / 330, y / 330) - 0.5);
  const u = near * Math.cos(a) + far * Math.cos(b) + 0.3 * Math.cos(drift);
  const v = near * Math.sin(a) + far * Math.sin(b) + 0.3 * Math.sin(drift);
  return Math.atan2(v, u);
}

function makeGround() {
  const taken = new Map();
  const keyOf = (x, y) => Math.floor(x / GAP) * 10000 + Math.floor(y / GAP);
  const near = (x, y) =>
    [-1, 0, 1].flatMap((column) =>
      [-1, 0, 1].flatMap((row) => taken.get(keyOf(x + column * GAP, y + row * GAP)) ?? []),
    );
  return {
    isFree: (x, y, distance) => near(x, y).every(([px, py]) => Math.hypot(px - x, py - y) >= distance),
    take: ([x, y]) => taken.set(keyOf(x, y), [...(taken.get(keyOf(x, y)) ?? []), [x, y]]),
  };
}

function follow({ start, ground, direction }) {
  const path = [];
  let [x, y] = start;
  for (let step = 0; step < 170; step += 1) {
    const angle = wind(x, y);
    x += direction * CELL * Math.cos(angle);
    y += direction * CELL * Math.sin(angle);
    const isOut = x < 40 || y < 40 || x > size.width - 40 || y > size.height - 40;
    if (isOut || !ground.isFree(x, y, GAP * 0.72)) break;
    path.push([x, y]);
  }
  return path;
}

/** Seeds are tried in a shuffled order; a line stops where it would touch an earlier one. */
function drawWind() {
  const random = makeRandom(1187);
  const ground = makeGround();
  const lines = [];
  for (let tries = 0; tries < 9000; tries += 1) {
    const start = [random.between(50, size.width - 50), random.between(50, size.height - 50)];
    if (!ground.isFree(start[0], start[1], GAP)) continue;
    const back = follow({ start, ground, direction: -1 }).toReversed();
    const path = [...back, start, ...follow({ start, ground, direction: 1 })];
    if (path.length < 7) continue;
    for (const spot of path) ground.take(spot);
    lines.push(path);
  }
  return lines;
}

const isFront = (path) => {
  const [x, y] = path[Math.floor(path.length / 2)];
  return Math.hypot(x - 1120, y - 640) < 215;
};
const plateOf = (paths, width) =>
  clipped(paths.map((path) => line(path, width)).join(''), rect(area), 'sheet');
const paths = drawWind();

export const weather = {
  name: 'weather-tuesday',
  ...size,
  seed: 118,
  plates: [
    {
      ink: 'blue',
      drawing: plateOf(
        paths.filter((path) => !isFront(path)),
        6.2,
      ),
    },
    { ink: 'vermilion', drawing: plateOf(paths.filter(isFront), 7), shift: [3, -2, 0] },
  ],
};
