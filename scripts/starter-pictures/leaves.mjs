import { leaf, disc, PAPER, sheet } from './paper.mjs';

const FILLS = [PAPER.evergreen, PAPER.moss, PAPER.night, PAPER.sage];

/** @param {{ x: number; y: number; count: number; length: number; from: number; to: number }} shape */
const fan = ({ x, y, count, length, from, to }) =>
  Array.from({ length: count }, (_, index) =>
    leaf({
      x,
      y,
      length: length * (0.78 + 0.22 * Math.sin((index / (count - 1)) * Math.PI)),
      width: length * 0.15,
      turn: from + ((to - from) * index) / (count - 1),
      fill: FILLS[(index * 3) % FILLS.length] ?? PAPER.moss,
    }),
  ).join('');

/** A fan of leaves before the sun. */
export const leavesPicture = {
  name: 'leaves',
  width: 900,
  svg: () =>
    sheet(
      { width: 900, height: 1125, ground: PAPER.cream },
      disc([450, 430], 270, PAPER.apricot),
      disc([640, 250], 86, PAPER.rust),
      fan({ x: 450, y: 1180, count: 9, length: 880, from: -52, to: 52 }),
      fan({ x: 450, y: 1230, count: 6, length: 560, from: -40, to: 44 }),
    ),
};
