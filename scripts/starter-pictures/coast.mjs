import { cut, disc, gradient, hills, PAPER, sheet } from './paper.mjs';

const waves = () =>
  Array.from({ length: 7 }, (_, row) => {
    const y = 800 + row * 42;
    const length = 210 + ((row * 97) % 170);
    return [0, 1, 2]
      .map((part) => {
        const x = 120 + part * 520 + ((row * 137) % 260);
        return `<rect x="${x}" y="${y}" width="${length}" height="7" rx="3.5" fill="${PAPER.cream}" opacity="${0.55 - row * 0.05}"/>`;
      })
      .join('');
  }).join('');

/** Hills along a coast in the evening. */
export const coastPicture = {
  name: 'coast',
  width: 1600,
  svg: () =>
    sheet(
      { width: 1600, height: 1067, ground: PAPER.cream, defs: gradient('sky', PAPER.cream, '#f2bd8c') },
      `<rect width="1600" height="800" fill="url(#sky)"/>`,
      disc([1080, 380], 150, PAPER.rust),
      cut(hills(1600, 1067, [620, 480, 600, 430, 560, 470]), PAPER.sage),
      cut(hills(1600, 1067, [560, 640, 540, 660, 600, 690]), PAPER.moss),
      cut(hills(1600, 1067, [720, 650, 730, 690, 760, 640]), PAPER.evergreen),
      cut('M0 770 L1600 770 L1600 1067 L0 1067 Z', PAPER.night, 'lift'),
      waves(),
    ),
};
