import { clipped, line, rect } from '../drawing/shapes.mjs';
import { isolines } from '../drawing/isolines.mjs';
import { makeRandom } from '../drawing/random.mjs';
import { makeTerrain } from '../prints/island-no-5.mjs';

const size = { width: 1200, height: 1500 };
const [COLUMNS, ROWS, CHOSEN] = [4, 4, 9];
const FRAME = { width: 226, height: 302 };
const random = makeRandom(2024);

function sketch(order) {
  const [column, row] = [order % COLUMNS, Math.floor(order / COLUMNS)];
  const area = { x: 88 + column * 266, y: 76 + row * 348, ...FRAME };
  const terrain = makeTerrain([random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)]);
  const field = (x, y) => terrain((x - area.x) * 5.4, (y - area.y) * 5.4);
  const contour = (level, width) =>
    isolines({ field, area, level, step: 4 })
      .map((path) => line(path, width))
      .join('');
  const thin = Array.from({ length: 12 }, (_, index) => contour(-2.1 + 0.38 * index, 2.1)).join('');
  const window = rect(area);
  return {
    area,
    black: clipped(thin, window, `black-${order}`),
    vermilion: clipped(contour(0.45, 4), window, `vermilion-${order}`),
  };
}

/** A pencil ring drawn twice round, never quite closed. */
function pencilRing({ x, y, width, height }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const path = Array.from({ length: 150 }, (_, step) => {
    const turn = (step / 150) * 4.35 * Math.PI - 2.2;
    const reach = 1 + 0.035 * Math.sin(turn * 0.47) + step / 5200;
    return [cx + width * 0.66 * reach * Math.cos(turn), cy + height * 0.6 * reach * Math.sin(turn)];
  });
  return line(path, 6);
}

const sketches = Array.from({ length: COLUMNS * ROWS }, (_, order) => sketch(order));

/** Sixteen seeds of one drawing, and the one that will be printed. */
export const contactSheet = {
  name: 'contact-sheet',
  ...size,
  shownWidth: 1000,
  seed: 1604,
  paper: 'bright',
  plates: [
    { ink: 'black', drawing: sketches.map((each) => each.black).join('') },
    { ink: 'vermilion', drawing: sketches.map((each) => each.vermilion).join('') },
    { ink: 'blue', drawing: pencilRing(sketches[CHOSEN].area), density: 0.9 },
  ],
};
