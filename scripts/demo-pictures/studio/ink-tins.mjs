import { dotScreen } from '../drawing/screens.mjs';
import { makeRandom } from '../drawing/random.mjs';
import { arc, BARE, circle, clipped, line, polygon, rect, ring, turned } from '../drawing/shapes.mjs';

const size = { width: 1500, height: 1200 };
const RADIUS = 196;
const random = makeRandom(6);
const TINS = [
  ['yellow', [300, 330]],
  ['pink', [752, 300]],
  ['vermilion', [1204, 340]],
  ['teal', [286, 842]],
  ['blue', [748, 872]],
  ['black', [1216, 850]],
];

/** What a spatula leaves behind: turns of a spiral, drawn in bare paper. */
const stirred = ([x, y]) => {
  const start = random.between(0, 360);
  return [0.32, 0.52, 0.74]
    .map((share, turn) =>
      line(arc([x, y], RADIUS * share, [start + turn * 70, start + turn * 70 + 190]), 11, BARE),
    )
    .join('');
};

const glint = ([x, y]) => line(arc([x, y], RADIUS + 22, [205, 262]), 9, BARE);
const rims = TINS.map(([, middle]) => ring(middle, RADIUS + 24, 26) + glint(middle)).join('');
const tinsOf = (ink) =>
  TINS.filter(([own]) => own === ink)
    .map(([, middle]) => circle(middle, RADIUS) + stirred(middle))
    .join('');
const hole = TINS.map(([, middle]) => circle(middle, RADIUS + 36, BARE)).join('');

const shadow = TINS.map(([, [x, y]], index) =>
  clipped(
    dotScreen({
      area: { x: x - 300, y: y - 300, width: 620, height: 620 },
      pitch: 13,
      tone: (dotX, dotY) => 0.62 - Math.max(0, Math.hypot(dotX - x - 34, dotY - y - 44) - RADIUS) / 170,
    }),
    rect({ x: x - 300, y: y - 300, width: 640, height: 640 }),
    `shadow-${index}`,
  ),
).join('');

const spatula = turned(
  rect({ x: 640, y: 560, width: 420, height: 46 }) +
    polygon([
      [640, 548],
      [500, 560],
      [470, 583],
      [500, 606],
      [640, 618],
    ]),
  [760, 583],
  -9,
);

/** Six tins on the bench, seen from above. */
export const inkTins = {
  name: 'ink-tins',
  ...size,
  seed: 66,
  plates: [
    {
      ink: 'pink',
      drawing: rect({ x: 0, y: 0, ...size }) + hole + tinsOf('pink'),
      shift: [3, -3, 0],
      density: 0.9,
    },
    { ink: 'yellow', drawing: tinsOf('yellow') + spatula, shift: [-4, 3, 0] },
    { ink: 'vermilion', drawing: tinsOf('vermilion') + spatula, shift: [3, 3, 0] },
    { ink: 'teal', drawing: tinsOf('teal'), shift: [-3, -3, 0] },
    { ink: 'blue', drawing: shadow + hole + tinsOf('blue'), shift: [2, -2, 0] },
    { ink: 'black', drawing: tinsOf('black') + rims },
  ],
};
