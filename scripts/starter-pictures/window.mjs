import { cut, disc, gradient, hills, leaf, PAPER, sheet } from './paper.mjs';

const WIDTH = 1200;
const HEIGHT = 1500;
const ARCH = 'M330 1130 L330 560 A270 270 0 0 1 870 560 L870 1130 Z';
const VASE =
  'M560 1330 C470 1300 440 1180 500 1100 C530 1060 545 1030 545 985 L655 985 C655 1030 670 1060 700 1100 C760 1180 730 1300 640 1330 Z';

const view = () =>
  `<g clip-path="url(#arch)">${[
    `<rect x="300" y="250" width="600" height="900" fill="url(#sky)"/>`,
    disc([705, 560], 118, PAPER.rust),
    `<g transform="translate(300 0)">${cut(hills(600, 1150, [840, 760, 850, 740, 800]), PAPER.sage)}</g>`,
    `<g transform="translate(300 0)">${cut(hills(600, 1150, [920, 990, 880, 960, 900]), PAPER.moss)}</g>`,
    `<g transform="translate(300 0)">${cut(hills(600, 1150, [1050, 1000, 1070, 1020, 1090]), PAPER.evergreen)}</g>`,
  ].join('')}</g>`;

const branch = () => {
  /** @type {[x: number, y: number, turn: number][]} */
  const leaves = [
    [600, 700, -46],
    [602, 780, 52],
    [598, 610, 38],
    [604, 860, -60],
    [600, 520, -30],
    [600, 470, 24],
  ];
  return [
    `<path d="M600 1010 C596 860 606 700 600 440" fill="none" stroke="${PAPER.night}" stroke-width="9" stroke-linecap="round"/>`,
    ...leaves.map(([x, y, turn], index) =>
      leaf({
        x,
        y,
        turn,
        length: 190 - index * 14,
        width: 62,
        fill: index % 2 === 0 ? PAPER.night : '#2c6a57',
      }),
    ),
  ].join('');
};

/** A vase on the sill of an arched window, the hills behind it. */
export const windowPicture = {
  name: 'window',
  width: WIDTH,
  svg: () =>
    sheet(
      {
        width: WIDTH,
        height: HEIGHT,
        ground: PAPER.sand,
        defs: `${gradient('sky', PAPER.cream, PAPER.apricot)}<clipPath id="arch"><path d="${ARCH}"/></clipPath>`,
      },
      cut('M270 1190 L270 560 A330 330 0 0 1 930 560 L930 1190 Z', PAPER.cream, 'lift'),
      view(),
      `<path d="M330 1130 L330 560 A270 270 0 0 1 870 560" fill="none" stroke="#14261f" stroke-opacity="0.18" stroke-width="14"/>`,
      cut(`M0 1190 L${WIDTH} 1190 L${WIDTH} ${HEIGHT} L0 ${HEIGHT} Z`, PAPER.clay, 'lift'),
      `<ellipse cx="690" cy="1340" rx="270" ry="34" fill="#14261f" opacity="0.28" filter="url(#soft)"/>`,
      branch(),
      cut(VASE, PAPER.cream, 'lift'),
      `<path d="M640 1330 C730 1300 760 1180 700 1100 C670 1060 655 1030 655 985 L628 985 C628 1040 640 1070 662 1110 C710 1190 690 1290 600 1330 Z" fill="${PAPER.clay}" opacity="0.55"/>`,
      disc([880, 1290], 66, PAPER.rust),
      disc([985, 1310], 46, PAPER.apricot),
    ),
};
