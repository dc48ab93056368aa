/**
 * Draws the pictures of the demo site as WebP; the program itself makes the smaller widths.
 *
 *   node scripts/make-demo-pictures.mjs            every picture
 *   node scripts/make-demo-pictures.mjs late-sun   only the named ones
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { dotFade } from './demo-pictures/dot-fade.mjs';
import { writeMedia } from './demo-pictures/media-folder.mjs';
import { PICTURES } from './demo-pictures/pictures.mjs';
import { printSheet } from './demo-pictures/press/press.mjs';

const ASSETS = fileURLToPath(new URL('../sites/demo/template/assets/', import.meta.url));
const DEFAULT_WIDTH = 1500;

async function makePicture(picture) {
  const image = await (picture.compose ? picture.compose() : printSheet(picture));
  const sheet = await image.png({ compressionLevel: 0 }).toBuffer();
  const bytes = await sharp(sheet)
    .resize({ width: picture.shownWidth ?? DEFAULT_WIDTH })
    .webp({ quality: 74, effort: 6 })
    .toBuffer();
  console.log(`${picture.name}: ${await writeMedia(picture.name, 'webp', bytes)} kB`);
}

const wanted = process.argv.slice(2);
const chosen = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await writeFile(`${ASSETS}dot-fade.svg`, dotFade());
for (const picture of chosen) await makePicture(picture);
