import { rect } from '../drawing/shapes.mjs';
import { printSheet } from '../press/press.mjs';
import { layOut } from '../press/tabletop.mjs';
import { interference } from '../prints/interference.mjs';
import { pollen } from '../prints/pollen.mjs';
import { smallHours } from '../prints/small-hours.mjs';
import { weather } from '../prints/weather.mjs';
import { blockC } from '../prints/block-c.mjs';
import { islandNo5 } from '../prints/island-no-5.mjs';

const PLACES = [
  { print: weather, width: 620, at: [420, 260], turn: -2 },
  { print: interference, width: 330, at: [960, 300], turn: 3 },
  { print: blockC, width: 330, at: [1340, 330], turn: -3 },
  { print: smallHours, width: 400, at: [260, 770], turn: 3 },
  { print: pollen, width: 400, at: [720, 800], turn: -4 },
  { print: islandNo5, width: 330, at: [1150, 800], turn: 2 },
];

/** The table at the fair, an hour before the doors open. */
export const fairTable = {
  name: 'fair-table',
  async compose() {
    const [width, height] = [1500, 1000];
    const table = await printSheet({
      width,
      height,
      seed: 9,
      plates: [{ ink: 'teal', drawing: rect({ x: 0, y: 0, width, height }), density: 0.9 }],
    });
    const sheets = [];
    for (const { print, ...place } of PLACES) sheets.push({ image: await printSheet(print), ...place });
    return layOut({ table, sheets });
  },
};
