import { registrationMarks, inkPatch } from '../drawing/marks.mjs';
import { rect } from '../drawing/shapes.mjs';
import { printSheet } from '../press/press.mjs';
import { layOut } from '../press/tabletop.mjs';
import { lateSunPlates } from '../prints/late-sun.mjs';

const sheet = { width: 1500, height: 1875 };
const marked = lateSunPlates.map((plate, order) => ({
  ...plate,
  drawing: plate.drawing + registrationMarks(sheet, 38) + inkPatch(order, [1290, 1810]),
}));

const proof = (plates, seed) => printSheet({ ...sheet, plates, seed, paper: 'bright' });

/** One film an ink, and the two together. */
export const separations = {
  name: 'separations',
  shownWidth: 1000,
  async compose() {
    const [width, height] = [1200, 1500];
    const table = await printSheet({
      width,
      height,
      seed: 9,
      plates: [{ ink: 'pink', drawing: rect({ x: 0, y: 0, width, height }) }],
    });
    return layOut({
      table,
      sheets: [
        { image: await proof(marked.slice(1), 61), width: 640, at: [835, 470], turn: 9 },
        { image: await proof(marked.slice(0, 1), 62), width: 640, at: [370, 545], turn: -7 },
        { image: await proof(marked, 63), width: 690, at: [640, 1010], turn: 2 },
      ],
    });
  },
};
