import sharp from 'sharp';
import { makeGrain } from './grain.mjs';
import { INKS, PAPERS } from './inks.mjs';

/** How deep the paper's texture is: much finer and WebP smooths it into visible squares. */
const TOOTH = 0.023;

/**
 * Prints a sheet the way a risograph does: one plate after the other, each a little out of register,
 * each multiplying the light that the paper and the inks below it send back.
 *
 * A plate is `{ ink, drawing, shift?: [x, y, degrees], density? }` with `drawing` in black and white SVG.
 * Answers a sharp image of `width` x `height`.
 */
export async function printSheet({ width, height, seed, plates, paper = 'cotton', grain = 1 }) {
  const sheet = await layPaper({ width, height, seed, colour: PAPERS[paper] });
  for (const [order, plate] of plates.entries()) {
    const coverage = await exposePlate({ width, height, plate });
    const speckle = await makeGrain({ width, height, seed: seed + 11 * (order + 1), size: 3 });
    const mottle = await makeGrain({ width, height, seed: seed + 17 * (order + 1), size: 26 });
    pull({ sheet, coverage, speckle, mottle, plate, grain });
  }
  return sharp(toBytes(sheet), { raw: { width, height, channels: 3 } });
}

async function layPaper({ width, height, seed, colour }) {
  const tooth = await makeGrain({ width, height, seed, size: 5 });
  const sheet = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < tooth.length; pixel += 1) {
    const light = 1 + tooth[pixel] * TOOTH;
    for (let channel = 0; channel < 3; channel += 1) {
      sheet[pixel * 3 + channel] = colour[channel] * light;
    }
  }
  return sheet;
}

async function exposePlate({ width, height, plate }) {
  const [x, y, degrees] = plate.shift ?? [0, 0, 0];
  const move = `translate(${x} ${y}) rotate(${degrees ?? 0} ${width / 2} ${height / 2})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g transform="${move}">${plate.drawing}</g></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .greyscale()
    .blur(0.6)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Ink creeps along the paper's tooth at its edges, lies thinner in clouds and misses single fibres. */
function pull({ sheet, coverage, speckle, mottle, plate, grain }) {
  const colour = INKS[plate.ink];
  const density = plate.density ?? 0.97;
  for (let pixel = 0; pixel < coverage.length; pixel += 1) {
    const exposed = 1 - coverage[pixel] / 255;
    if (exposed < 0.01) continue;
    const edge = 4 * exposed * (1 - exposed);
    const miss = speckle[pixel] + mottle[pixel] * 0.5 > 0.92 ? 0.35 : 0;
    const thin = (0.035 * speckle[pixel] + 0.05 * mottle[pixel] + miss) * grain;
    const ink = Math.max(0, Math.min(1, (exposed + edge * speckle[pixel] * 0.3) * (density - thin)));
    for (let channel = 0; channel < 3; channel += 1) {
      sheet[pixel * 3 + channel] *= 1 - ink * (1 - colour[channel] / 255);
    }
  }
}

function toBytes(sheet) {
  return Uint8Array.from(sheet, (value) => Math.max(0, Math.min(255, Math.round(value))));
}
