import { dotScreen } from '../drawing/screens.mjs';
import { makeRandom, ramp } from '../drawing/random.mjs';
import { arc, BARE, circle, clipped, line, polygon, rect, ring } from '../drawing/shapes.mjs';

const size = { width: 1500, height: 1000 };
const GROUND = 806;
const HOUSE = { x: 90, y: 150, width: 900, height: GROUND - 150 };
const WING = { x: 990, y: 290, width: 420, height: GROUND - 290 };
const DOOR = { x: 446, y: 566, width: 188, height: 240 };
const random = makeRandom(17);

const rowsOf = (wall, { columns, rows, top }) =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: wall.x + (wall.width / columns) * ((index % columns) + 0.5) - 44,
    y: wall.y + top + Math.floor(index / columns) * 192,
    width: 88,
    height: 126,
    isLit: random.next() < 0.34,
  })).filter(({ x, y }) => y + 126 < GROUND - 20 && !(Math.abs(x + 44 - 540) < 60 && y > 400));

const windows = [
  ...rowsOf(HOUSE, { columns: 5, rows: 4, top: 60 }),
  ...rowsOf(WING, { columns: 3, rows: 3, top: 56 }),
];

const panes = ({ x, y, width, height }) =>
  line(
    [
      [x + width / 2, y],
      [x + width / 2, y + height],
    ],
    5,
    BARE,
  ) +
  line(
    [
      [x, y + height * 0.36],
      [x + width, y + height * 0.36],
    ],
    5,
    BARE,
  );

const crown = [
  [[1180, 520], 150],
  [[1084, 596], 112],
  [[1290, 590], 124],
  [[1190, 634], 130],
];
const leaves = crown.map(([middle, radius]) => circle(middle, radius)).join('');
const trunk = polygon([
  [1170, 660],
  [1212, 660],
  [1226, GROUND + 12],
  [1152, GROUND + 12],
]);

const bicycle = ([x, y]) =>
  ring([x, y], 52, 7) +
  ring([x + 150, y], 52, 7) +
  line(
    [
      [x, y],
      [x + 48, y - 66],
      [x + 118, y - 66],
      [x + 66, y],
      [x, y],
    ],
    7,
  ) +
  line(
    [
      [x + 66, y],
      [x + 40, y - 88],
    ],
    7,
  ) +
  line(
    [
      [x + 150, y],
      [x + 112, y - 92],
      [x + 138, y - 104],
    ],
    7,
  ) +
  line(
    [
      [x + 20, y - 90],
      [x + 60, y - 90],
    ],
    10,
  );

const cobbles = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 26 }, (_, column) => {
    const x = column * 62 + (row % 2) * 31 - 30;
    return line(arc([x, GROUND + 66 + row * 40], 27, [200, 340]), 3.2);
  }).join(''),
).join('');

const shade = dotScreen({
  area: WING,
  pitch: 15,
  tone: (_, y) => 0.12 + 0.34 * ramp(WING.y, GROUND, y),
});

/** The second yard: the workshop's door is the red one. */
export const yard = {
  name: 'yard',
  ...size,
  seed: 71,
  plates: [
    {
      ink: 'yellow',
      drawing:
        circle([1250, 170], 104) +
        windows
          .filter(({ isLit }) => isLit)
          .map((each) => rect(each))
          .join('') +
        rect({ x: DOOR.x + 34, y: DOOR.y - 66, width: 120, height: 46 }),
      shift: [-4, 3, 0],
    },
    {
      ink: 'pink',
      drawing:
        rect(HOUSE) +
        rect(WING) +
        windows.map((each) => rect(each, BARE)).join('') +
        rect(DOOR, BARE) +
        rect({ x: DOOR.x + 34, y: DOOR.y - 66, width: 120, height: 46 }, BARE),
      shift: [5, -3, 0],
    },
    { ink: 'teal', drawing: leaves, shift: [3, 3, 0] },
    {
      ink: 'vermilion',
      drawing: rect(DOOR) + circle([DOOR.x + 156, DOOR.y + 130], 9, BARE),
      shift: [2, 4, 0],
    },
    {
      ink: 'blue',
      drawing:
        clipped(shade, rect(WING), 'wing') +
        windows
          .filter(({ isLit }) => !isLit)
          .map((each) => rect(each) + panes(each))
          .join('') +
        polygon([
          [60, 150],
          [1000, 150],
          [960, 96],
          [110, 96],
        ]) +
        polygon([
          [990, 290],
          [1430, 290],
          [1400, 250],
          [990, 250],
        ]) +
        rect({ x: 0, y: GROUND, width: 1500, height: 8 }) +
        trunk +
        cobbles +
        bicycle([700, 756]),
    },
  ],
};
