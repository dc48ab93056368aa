import { dotScreen } from '../drawing/screens.mjs';
import { arc, BARE, circle, clipped, line, polygon, rect, ring, turned } from '../drawing/shapes.mjs';

const size = { width: 1500, height: 1000 };
const POT = [760, 470];
const CUPS = [
  [420, 300],
  [1120, 690],
  [486, 760],
];
const CAKE = { middle: [1098, 318], radius: 218 };
const PLATE = [170, 560];

const saucers = CUPS.map((cup) => circle(cup, 132)).join('');
const cups = CUPS.map((cup) => circle(cup, 86)).join('');
const coffee = CUPS.map((cup) => circle(cup, 66)).join('');
const ears = CUPS.map(([x, y], index) =>
  turned(rect({ x: x + 74, y: y - 17, width: 66, height: 34 }), [x, y], index * 70 - 40),
).join('');

const { middle, radius } = CAKE;
const eaten = polygon([middle, ...arc(middle, radius + 20, [20, 62])], BARE);
const crumble = clipped(
  dotScreen({
    area: { x: middle[0] - radius, y: middle[1] - radius, width: 2 * radius, height: 2 * radius },
    pitch: 24,
    angle: 20,
    tone: (x, y) => 0.3 + 0.4 * Math.sin(Math.hypot(x - middle[0], y - middle[1]) / 18) ** 2,
  }),
  circle(middle, radius - 18),
  'crumble',
);

const stripes = Array.from({ length: 30 }, (_, index) =>
  rect({ x: index * 104 - 40, y: 0, width: 40, height: 1000 }),
).join('');
const everything = saucers + circle(middle, radius + 40) + circle(PLATE, 150) + circle(POT, 150);
const bare = everything.replaceAll('fill="#000"', `fill="${BARE}"`);
const biscuits = [
  [126, 520],
  [214, 556],
  [150, 624],
];

/** The kitchen table on a Saturday: plum cake, biscuits, and coffee for three. */
export const kitchenTable = {
  name: 'kitchen-table',
  ...size,
  seed: 410,
  plates: [
    {
      ink: 'yellow',
      drawing:
        stripes + bare + circle(middle, radius) + eaten + biscuits.map((spot) => circle(spot, 44)).join(''),
      shift: [-3, 3, 0],
    },
    { ink: 'pink', drawing: stripes + bare + saucers + cups.replaceAll('#000', BARE), shift: [4, -2, 0] },
    {
      ink: 'vermilion',
      drawing: crumble + eaten + circle(POT, 150) + circle(POT, 96, BARE) + circle(POT, 88),
      shift: [3, 3, 0],
    },
    {
      ink: 'blue',
      drawing:
        cups +
        coffee.replaceAll('#000', BARE) +
        ears +
        ring(PLATE, 132, 12) +
        rect({ x: POT[0] + 120, y: POT[1] - 26, width: 110, height: 52 }) +
        polygon([
          [POT[0] - 140, POT[1] - 30],
          [POT[0] - 216, POT[1] - 6],
          [POT[0] - 216, POT[1] + 14],
          [POT[0] - 140, POT[1] + 34],
        ]),
      shift: [-2, 2, 0],
    },
    {
      ink: 'black',
      drawing:
        coffee +
        CUPS.map((cup) => line(arc(cup, 46, [210, 280]), 7, BARE)).join('') +
        circle(POT, 26) +
        ring(middle, radius + 40, 4) +
        turned(
          rect({ x: 1210, y: 700, width: 250, height: 16 }) +
            rect({ x: 1400, y: 690, width: 150, height: 36 }),
          [1380, 700],
          -68,
        ),
      density: 0.94,
    },
  ],
};
