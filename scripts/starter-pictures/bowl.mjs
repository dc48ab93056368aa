import { cut, disc, leaf, PAPER, sheet } from './paper.mjs';

/** Fruit in a bowl. */
export const bowlPicture = {
  name: 'bowl',
  width: 900,
  svg: () =>
    sheet(
      { width: 900, height: 1125, ground: PAPER.sage },
      disc([600, 330], 250, PAPER.cream),
      cut('M0 760 L900 760 L900 1125 L0 1125 Z', PAPER.evergreen, 'lift'),
      `<ellipse cx="480" cy="940" rx="330" ry="34" fill="#0c1913" opacity="0.4" filter="url(#soft)"/>`,
      disc([350, 560], 122, PAPER.rust),
      disc([560, 540], 136, PAPER.apricot),
      disc([460, 460], 104, PAPER.clay),
      leaf({ x: 560, y: 408, length: 150, width: 48, turn: 38, fill: PAPER.evergreen }),
      leaf({ x: 452, y: 362, length: 120, width: 38, turn: -24, fill: PAPER.moss }),
      cut('M130 600 L770 600 C770 800 650 930 450 930 C250 930 130 800 130 600 Z', PAPER.cream, 'lift'),
      `<path d="M770 600 C770 800 650 930 450 930 C600 900 690 780 690 600 Z" fill="${PAPER.clay}" opacity="0.5"/>`,
    ),
};
