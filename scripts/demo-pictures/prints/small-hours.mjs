import { circle, clipped } from '../drawing/shapes.mjs';
import { dotScreen } from '../drawing/screens.mjs';
import { clamp } from '../drawing/random.mjs';

const ROWS = 5;
const CELL = 264;
const RADIUS = 104;
const START = (1500 - CELL * ROWS) / 2 + CELL / 2;

const moons = Array.from({ length: ROWS * ROWS }, (_, index) => ({
  x: START + CELL * (index % ROWS),
  y: START + CELL * Math.floor(index / ROWS),
  phase: (index / (ROWS * ROWS - 1)) * 2 * Math.PI,
}));

/** Darkness of a ball at (u, v) on its disc, lit from the side that the phase gives. */
function shade(u, v, phase) {
  const depth = Math.sqrt(Math.max(0, 1 - u * u - v * v));
  const light = u * Math.sin(phase) - depth * Math.cos(phase);
  return clamp(0.5 - 0.95 * light + 0.1 * (1 - depth));
}

function moonDots(moon, order) {
  const area = { x: moon.x - RADIUS, y: moon.y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  const tone = (x, y) => {
    const [u, v] = [(x - moon.x) / RADIUS, (y - moon.y) / RADIUS];
    return shade(u, v, moon.phase);
  };
  const dots = dotScreen({ area, pitch: 12, angle: 45, tone, smallest: 0.05 });
  return clipped(dots, circle([moon.x, moon.y], RADIUS), `moon-${order}`);
}

export const smallHours = {
  name: 'small-hours',
  width: 1500,
  height: 1500,
  seed: 25,
  plates: [
    { ink: 'yellow', drawing: moons.map((moon) => circle([moon.x, moon.y], RADIUS)).join('') },
    { ink: 'blue', drawing: moons.map(moonDots).join(''), shift: [6, -4, 0.1] },
  ],
};
