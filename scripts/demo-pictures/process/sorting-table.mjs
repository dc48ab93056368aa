import { rect } from '../drawing/shapes.mjs';
import { printSheet } from '../press/press.mjs';
import { layOut } from '../press/tabletop.mjs';
import { allotments } from '../prints/allotments.mjs';
import { blockC } from '../prints/block-c.mjs';
import { islandNo5 } from '../prints/island-no-5.mjs';
import { lateSun } from '../prints/late-sun.mjs';
import { marbles } from '../prints/marbles.mjs';
import { nightSwell } from '../prints/night-swell.mjs';
import { offRegister } from '../prints/off-register.mjs';
import { pollen } from '../prints/pollen.mjs';

const PLACES = [
  { print: allotments, width: 560, at: [360, 90], turn: -5 },
  { print: nightSwell, width: 400, at: [1330, 640], turn: 8 },
  { print: marbles, width: 420, at: [120, 620], turn: -9 },
  { print: pollen, width: 430, at: [1230, 190], turn: -6 },
  { print: islandNo5, width: 430, at: [820, 250], turn: 5 },
  { print: blockC, width: 420, at: [1020, 790], turn: -4 },
  { print: offRegister, width: 430, at: [450, 560], turn: 4 },
  { print: lateSun, width: 430, at: [730, 820], turn: -2 },
];

/** A day's work, out of the rack and not yet sorted. */
export const sortingTable = {
  name: 'sorting-table',
  async compose() {
    const [width, height] = [1500, 1000];
    const table = await printSheet({
      width,
      height,
      seed: 3,
      plates: [{ ink: 'black', drawing: rect({ x: 0, y: 0, width, height }), density: 0.93 }],
    });
    const sheets = [];
    for (const { print, ...place } of PLACES) sheets.push({ image: await printSheet(print), ...place });
    return layOut({ table, sheets });
  },
};
