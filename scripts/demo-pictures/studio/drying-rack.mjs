import { dotScreen } from '../drawing/screens.mjs';
import { makeRandom, ramp } from '../drawing/random.mjs';
import { BARE, circle, clipped, line, polygon, rect } from '../drawing/shapes.mjs';

const size = { width: 1200, height: 1500 };
const SHELVES = 13;
const random = makeRandom(29);
const INKS = ['vermilion', 'blue', 'yellow', 'teal', 'pink'];

/** Sheets hang over the front edge a little: a curved strip for each, with its print towards us. */
const sheets = Array.from({ length: SHELVES }, (_, shelf) => {
  const y = 190 + shelf * 96;
  const left = 196 + random.between(-8, 26);
  const right = 1004 - random.between(-8, 40);
  const sag = random.between(18, 34);
  return { y, left, right, sag, ink: INKS[(shelf * 2 + (shelf > 6 ? 1 : 0)) % INKS.length] };
}).filter(({ y }) => y < 1390);

const edge = ({ y, left, right, sag }, drop) =>
  Array.from({ length: 25 }, (_, step) => {
    const share = step / 24;
    return [left + (right - left) * share, y + sag * Math.sin(Math.PI * share) + drop];
  });
const face = (sheet) => [...edge(sheet, 0), ...edge(sheet, 46).toReversed()];

const printed = (sheet, index) =>
  clipped(
    dotScreen({
      area: { x: sheet.left, y: sheet.y, width: sheet.right - sheet.left, height: 90 },
      pitch: 14,
      angle: index * 15,
      tone: (x) => (index % 2 ? ramp(sheet.left, sheet.right, x) : ramp(sheet.right, sheet.left, x)),
    }),
    polygon(face({ ...sheet, left: sheet.left + 30, right: sheet.right - 30 })),
    `sheet-${index}`,
  );

const plate = (ink) =>
  sheets
    .map((sheet, index) => polygon(face(sheet), BARE) + (sheet.ink === ink ? printed(sheet, index) : ''))
    .join('');

const wires = sheets
  .map(
    ({ y, ...sheet }) =>
      line(
        [
          [130, y - 9],
          [1070, y - 9],
        ],
        6,
      ) +
      line(edge({ y, ...sheet }, 46), 3) +
      [0, 1, 2, 3, 4].map((spring) => circle([150 + spring * 225, y - 9], 9)).join(''),
  )
  .join('');

/** The rack at noon: thirteen shelves, one print a shelf. */
export const dryingRack = {
  name: 'drying-rack',
  ...size,
  shownWidth: 1000,
  seed: 113,
  plates: [
    { ink: 'yellow', drawing: rect({ x: 0, y: 0, ...size }) + plate('yellow'), shift: [-3, 3, 0] },
    { ink: 'pink', drawing: plate('pink'), shift: [4, -3, 0] },
    { ink: 'vermilion', drawing: plate('vermilion'), shift: [3, 3, 0] },
    { ink: 'teal', drawing: plate('teal'), shift: [-3, -3, 0] },
    { ink: 'blue', drawing: plate('blue'), shift: [2, -3, 0] },
    {
      ink: 'black',
      drawing:
        rect({ x: 104, y: 92, width: 34, height: 1330 }) +
        rect({ x: 1062, y: 92, width: 34, height: 1330 }) +
        rect({ x: 84, y: 76, width: 1032, height: 32 }) +
        wires +
        circle([122, 1438], 26) +
        circle([1078, 1438], 26),
    },
  ],
};
