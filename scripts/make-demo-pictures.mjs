/**
 * Draws the pictures of the demo site and writes them as WebP in three widths.
 *
 *   node scripts/make-demo-pictures.mjs            every picture
 *   node scripts/make-demo-pictures.mjs late-sun   only the named ones
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { dotFade } from './demo-pictures/dot-fade.mjs';
import { PICTURES } from './demo-pictures/pictures.mjs';
import { printSheet } from './demo-pictures/press/press.mjs';

const WIDTHS = [1500, 750, 500];
/** A large picture is shown scaled down on most screens and bears a coarser setting than a small one. */
const qualityAt = (width) => (width > 1000 ? 74 : 80);
const FOLDER = fileURLToPath(new URL('../sites/demo/template/assets/pictures/', import.meta.url));

async function makePicture(picture) {
  const image = await (picture.compose ? picture.compose() : printSheet(picture));
  const sheet = await image.png({ compressionLevel: 0 }).toBuffer();
  const sizes = [];
  for (const width of picture.widths ?? WIDTHS)
    sizes.push(await writeWidth({ sheet, name: picture.name, width }));
  console.log(`${picture.name}: ${sizes.map((bytes) => `${Math.round(bytes / 1024)} kB`).join(', ')}`);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function writeWidth({ sheet, name, width }) {
  const file = `${FOLDER}${name}-${width}.webp`;
  await sharp(sheet)
    .resize({ width })
    .webp({ quality: qualityAt(width), effort: 6 })
    .toFile(file);
  return (await stat(file)).size;
}

const wanted = process.argv.slice(2);
const chosen = PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await mkdir(FOLDER, { recursive: true });
await writeFile(`${FOLDER}../dot-fade.svg`, dotFade());
let total = 0;
for (const picture of chosen) total += await makePicture(picture);
console.log(`${chosen.length} pictures, ${(total / 1024 / 1024).toFixed(2)} MB`);
