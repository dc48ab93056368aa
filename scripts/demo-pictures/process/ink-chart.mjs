import { registrationMarks } from '../drawing/marks.mjs';
import { clipped, rect } from '../drawing/shapes.mjs';
import { dotScreen } from '../drawing/screens.mjs';

const size = { width: 1500, height: 1000 };
const INKS_IN_ORDER = ['yellow', 'pink', 'vermilion', 'teal', 'blue'];
const MARGIN = 84;
const BAR = 128;
const STEP = { x: 178, y: 166 };

const upright = (order) =>
  rect({ x: MARGIN + order * STEP.x, y: MARGIN, width: BAR, height: size.height - 2 * MARGIN });
const across = (order) =>
  rect({ x: MARGIN, y: MARGIN + 40 + order * STEP.y, width: 5 * STEP.x - 50, height: 88 });

/** Ten steps from solid to a tenth, beside the bars. */
function wedge(order) {
  const area = { x: 1020, y: MARGIN + 40 + order * STEP.y, width: 396, height: 88 };
  const steps = dotScreen({
    area,
    pitch: 16,
    angle: [0, 30, 45, 75, 15][order],
    tone: (x) => 1.02 - Math.floor(((x - area.x) / area.width) * 10) / 10.4,
  });
  return clipped(steps, rect(area), `wedge-${order}`);
}

/** Every ink over every other, and each from solid to a breath. */
export const inkChart = {
  name: 'ink-chart',
  ...size,
  seed: 55,
  paper: 'bright',
  plates: INKS_IN_ORDER.map((ink, order) => ({
    ink,
    drawing: upright(order) + across(order) + wedge(order) + registrationMarks(size, 42),
    shift: [
      [0, 0],
      [4, -3],
      [-3, 3],
      [3, 4],
      [-4, -2],
    ][order],
  })),
};
