/** Draws the pictures of the starter site as WebP: node scripts/make-starter-pictures.mjs */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { makeRandom } from './demo-pictures/drawing/random.mjs';
import { bowlPicture } from './starter-pictures/bowl.mjs';
import { coastPicture } from './starter-pictures/coast.mjs';
import { leavesPicture } from './starter-pictures/leaves.mjs';
import { stairsPicture } from './starter-pictures/stairs.mjs';
import { windowPicture } from './starter-pictures/window.mjs';

/** @typedef {{ name: string; svg: () => string }} Picture */

const FOLDER = fileURLToPath(new URL('../sites/starter/media/', import.meta.url));

/**
 * A file keeps its id when it is made again: the pages name it by that.
 *
 * @type {readonly (readonly [id: string, picture: Picture])[]}
 */
const PICTURES = [
  ['69158b000000000000000101', windowPicture],
  ['69158b000000000000000102', bowlPicture],
  ['69158b000000000000000103', stairsPicture],
  ['69158b000000000000000104', leavesPicture],
  ['69158b000000000000000105', coastPicture],
];

/**
 * The grain of the paper: grey noise around the middle, laid over everything.
 *
 * @param {number} width
 * @param {number} height
 */
const grainOf = (width, height) => {
  const random = makeRandom(20261116);
  const pixels = Buffer.alloc(width * height);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = 128 + (random.next() - 0.5) * 26;
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .png()
    .toBuffer();
};

/** @param {Picture} picture */
const draw = async ({ svg }) => {
  const drawn = sharp(Buffer.from(svg()));
  const { width, height } = await drawn.metadata();
  const grain = await grainOf(width, height);
  return drawn
    .composite([{ input: grain, blend: 'soft-light' }])
    .webp({ quality: 76, effort: 6 })
    .toBuffer();
};

for (const [id, picture] of PICTURES) {
  const bytes = await draw(picture);
  await mkdir(`${FOLDER}${id}`, { recursive: true });
  await writeFile(`${FOLDER}${id}/${picture.name}.webp`, bytes);
  console.log(`${picture.name}: ${Math.round(bytes.length / 1024)} kB`);
}
