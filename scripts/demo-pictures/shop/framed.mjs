import sharp from 'sharp';
import { makeRandom } from '../drawing/random.mjs';
import { islandNo5 } from '../prints/island-no-5.mjs';
import { lateSun } from '../prints/late-sun.mjs';
import { nightSwell } from '../prints/night-swell.mjs';
import { printSheet } from '../press/press.mjs';

const BAND = 46;
const MOUNT = 104;
const PRINT_WIDTH = 1200;

const WOODS = {
  black: { light: '#2b2724', dark: '#161412', grain: '#3c3833', share: 0.5 },
  oak: { light: '#d9b98a', dark: '#bf9a66', grain: '#9a7646', share: 0.4 },
};

/** Fine lines along a bar of wood. */
function grain({ length, wood, seed }) {
  const { next: random } = makeRandom(seed);
  return Array.from({ length: 26 }, () => {
    const [start, y] = [random() * length, random() * BAND];
    const reach = length * (0.1 + random() * 0.35);
    return `<path d="M${start.toFixed(0)} ${y.toFixed(1)}q${(reach / 2).toFixed(0)} ${(random() * 4 - 2).toFixed(1)} ${reach.toFixed(0)} 0" stroke="${wood.grain}" stroke-opacity="${(random() * wood.share).toFixed(2)}" fill="none"/>`;
  }).join('');
}

/** A bar with mitred ends, lit from above; `turn` brings it to its side of the frame. */
function bar({ length, turn, wood, seed, name }) {
  const shape = `M0 0H${length}L${length - BAND} ${BAND}H${BAND}Z`;
  return `<g transform="${turn}"><clipPath id="${name}"><path d="${shape}"/></clipPath><g clip-path="url(#${name})"><path d="${shape}" fill="url(#wood)"/>${grain({ length, wood, seed })}<path d="M0 ${BAND - 1}H${length}" stroke="#000" stroke-opacity=".35" stroke-width="2"/></g></g>`;
}

function frameOf({ width, height, wood, seed }) {
  const sides = [
    { length: width, turn: '', name: 'top' },
    { length: width, turn: `translate(${width} ${height}) rotate(180)`, name: 'bottom' },
    { length: height, turn: `translate(0 ${height}) rotate(-90)`, name: 'left' },
    { length: height, turn: `translate(${width} 0) rotate(90)`, name: 'right' },
  ];
  const bars = sides.map((side, index) => bar({ ...side, wood, seed: seed + index })).join('');
  const inner = BAND + MOUNT;
  // The mount lies above the sheet: its cut edge catches the light, and the frame throws a shadow on it.
  const cut = `<rect x="${inner - 2}" y="${inner - 2}" width="${width - 2 * inner + 4}" height="${height - 2 * inner + 4}" fill="none" stroke="#d8d3c6" stroke-width="4"/>`;
  const shade = `<rect x="${BAND}" y="${BAND}" width="${width - 2 * BAND}" height="26" fill="url(#shade)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="wood" x2="0" y2="1"><stop stop-color="${wood.light}"/><stop offset="1" stop-color="${wood.dark}"/></linearGradient><linearGradient id="shade" x2="0" y2="1"><stop stop-color="#161412" stop-opacity=".22"/><stop offset="1" stop-color="#161412" stop-opacity="0"/></linearGradient></defs>${cut}${shade}${bars}</svg>`;
}

/** A print behind glass, as it hangs: frame, mount and sheet. */
const framed = (print, woodName, seed) => ({
  name: `${print.name}-${woodName}`,
  shownWidth: 1200,
  async compose() {
    const sheet = await (await printSheet(print)).png({ compressionLevel: 1 }).toBuffer();
    const small = await sharp(sheet)
      .resize({ width: PRINT_WIDTH })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const edge = BAND + MOUNT;
    const [width, height] = [small.info.width + 2 * edge, small.info.height + 2 * edge];
    const frame = Buffer.from(frameOf({ width, height, wood: WOODS[woodName], seed }));
    const mount = sharp({ create: { width, height, channels: 3, background: '#fbfaf6' } });
    const hung = await mount
      .composite([
        { input: small.data, left: edge, top: edge },
        { input: frame, left: 0, top: 0 },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer();
    return sharp(hung);
  },
});

export const framedPrints = [
  framed(lateSun, 'black', 71),
  framed(lateSun, 'oak', 75),
  framed(islandNo5, 'black', 81),
  framed(islandNo5, 'oak', 85),
  framed(nightSwell, 'black', 91),
  framed(nightSwell, 'oak', 95),
];
