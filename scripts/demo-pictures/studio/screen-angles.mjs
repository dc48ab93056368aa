import { registrationMarks } from '../drawing/marks.mjs';
import { dotScreen } from '../drawing/screens.mjs';
import { circle, clipped } from '../drawing/shapes.mjs';

const size = { width: 1500, height: 1000 };
const DISCS = [
  { middle: [395, 500], turn: 4 },
  { middle: [1105, 500], turn: 30 },
];
const RADIUS = 318;
const PITCH = 19;

const disc = ({ middle: [x, y] }, angle, id) =>
  clipped(
    dotScreen({
      area: { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS },
      pitch: PITCH,
      angle,
      tone: (dotX, dotY) => 0.2 + 0.32 * (1 - Math.hypot(dotX - x, dotY - y) / RADIUS),
    }),
    circle([x, y], RADIUS),
    id,
  );

const plate = (turns) =>
  DISCS.map((each, index) => disc(each, 45 + each.turn * turns, `disc-${index}`)).join('');

/** Three screens four degrees apart, and the same three thirty degrees apart. */
export const screenAngles = {
  name: 'screen-angles',
  ...size,
  seed: 345,
  paper: 'bright',
  plates: [
    { ink: 'yellow', drawing: plate(-1) + registrationMarks(size, 46), shift: [2, -2, 0] },
    { ink: 'vermilion', drawing: plate(0) + registrationMarks(size, 46), shift: [-2, 2, 0] },
    { ink: 'blue', drawing: plate(1) + registrationMarks(size, 46) },
  ],
};
