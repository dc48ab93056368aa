import { circle, polygon } from '../drawing/shapes.mjs';
import { ramp } from '../drawing/random.mjs';

const size = { width: 1500, height: 1500 };
const CENTRE = 750;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Seeds of a flower head: each the golden angle on from the one before. */
const seeds = Array.from({ length: 620 }, (_, index) => {
  const reach = 17.2 * Math.sqrt(index + 0.5);
  return {
    x: CENTRE + reach * Math.cos(index * GOLDEN),
    y: CENTRE + reach * Math.sin(index * GOLDEN),
    reach,
  };
});

function petal(turn, { from, to, width }) {
  const spot = (along, side) => {
    const reach = from + (to - from) * along;
    const half = width * Math.sin(Math.PI * along ** 0.8) * side;
    return [
      CENTRE + reach * Math.cos(turn) - half * Math.sin(turn),
      CENTRE + reach * Math.sin(turn) + half * Math.cos(turn),
    ];
  };
  const steps = Array.from({ length: 25 }, (_, step) => step / 24);
  return polygon([
    ...steps.map((step) => spot(step, 1)),
    ...steps.toReversed().map((step) => spot(step, -1)),
  ]);
}

const wreath = (count, shape, offset) =>
  Array.from({ length: count }, (_, index) => petal(((index + offset) / count) * 2 * Math.PI, shape)).join(
    '',
  );

const dots = (sizeOf) => seeds.map((seed) => circle([seed.x, seed.y], sizeOf(seed))).join('');

export const pollen = {
  name: 'pollen',
  ...size,
  seed: 89,
  plates: [
    { ink: 'pink', drawing: wreath(21, { from: 250, to: 665, width: 96 }, 0) },
    {
      ink: 'yellow',
      drawing: circle([CENTRE, CENTRE], 452) + wreath(34, { from: 380, to: 560, width: 42 }, 0.5),
      shift: [-6, 5, 0],
    },
    { ink: 'vermilion', drawing: dots((seed) => 3 + 10.5 * ramp(30, 400, seed.reach)), shift: [5, -3, 0.2] },
    { ink: 'blue', drawing: dots((seed) => 11 * ramp(300, 20, seed.reach)), shift: [-3, -4, 0] },
  ],
};
