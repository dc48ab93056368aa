import { cut, disc, PAPER, sheet } from './paper.mjs';

const STEPS = [
  { top: 760, left: 0, fill: '#cf7349' },
  { top: 840, left: 150, fill: '#c4623b' },
  { top: 920, left: 300, fill: '#b25431' },
  { top: 1000, left: 450, fill: '#9c4728' },
];

/** Stairs in front of a wall with a door. */
export const stairsPicture = {
  name: 'stairs',
  width: 900,
  svg: () =>
    sheet(
      { width: 900, height: 1125, ground: PAPER.apricot },
      disc([690, 230], 120, PAPER.cream),
      cut('M0 420 L620 420 L620 1125 L0 1125 Z', PAPER.sand, 'lift'),
      cut('M170 840 L170 650 A130 130 0 0 1 430 650 L430 840 Z', PAPER.evergreen),
      `<path d="M170 840 L170 650 A130 130 0 0 1 210 556 L210 840 Z" fill="${PAPER.night}" opacity="0.5"/>`,
      cut('M620 600 L900 600 L900 1125 L620 1125 Z', PAPER.clay, 'lift'),
      ...STEPS.map(({ top, left, fill }) =>
        cut(`M${left} ${top} L900 ${top} L900 1125 L${left} 1125 Z`, fill, 'lift'),
      ),
    ),
};
