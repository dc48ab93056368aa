import { readFile } from 'node:fs/promises';
import type { default as Sharp, Metadata, Sharp as Picture } from 'sharp';
import {
  averageColors,
  cleanSvg,
  COLOR_GRID,
  MOST_PIXELS,
  type ColorData,
  type FileType,
  type PictureSize,
} from '@sitewright/domain/media';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { loadSharp, readOptions } from './load-sharp.ts';
import { stripJpeg } from './strip-jpeg.ts';

/** A picture as it is stored: upright, in colours that screens show, telling nothing but itself. */
export interface PreparedPicture {
  readonly content: Buffer;
  readonly size: PictureSize;
  readonly frames: number;
  readonly colorData?: ColorData;
}

const prepareDrawing = (source: Buffer): PreparedPicture | Refusal => {
  const cleaned = cleanSvg(source.toString('utf8'));
  if (cleaned.state === 'scripted') return refuse('image-has-script');
  if (cleaned.state === 'unreadable') return refuse('image-unreadable');
  return { content: Buffer.from(cleaned.text), size: cleaned.size, frames: 1 };
};

const formatOf = ({ name }: FileType): string => (name === 'avif' ? 'heif' : name);
const moves = ({ format }: Metadata): boolean => format === 'gif' || format === 'webp';

const inspect = async (sharp: typeof Sharp, source: Buffer, type: FileType): Promise<Metadata | Refusal> => {
  try {
    const metadata = await sharp(source, { ...readOptions, limitInputPixels: false }).metadata();
    if (metadata.format !== formatOf(type)) return refuse('image-unreadable');
    return metadata.width * metadata.height > MOST_PIXELS ? refuse('image-too-many-pixels') : metadata;
  } catch {
    return refuse('image-unreadable');
  }
};

/** Also shows whether the picture can be read to its end. */
const readColors = async (sharp: typeof Sharp, source: Buffer): Promise<ColorData | Refusal> => {
  try {
    const pixels = await sharp(source, readOptions)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(COLOR_GRID, COLOR_GRID, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return averageColors(pixels);
  } catch {
    return refuse('image-unreadable');
  }
};

/** High enough that nobody sees the difference: what visitors get is made from it once more. */
const encoders: Readonly<Record<string, (picture: Picture) => Picture>> = {
  jpeg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 92 }),
  heif: (picture) => picture.avif({ quality: 75, effort: 0 }),
};

/** Browsers differ in how they show the inks of a printer. */
const isForPrint = ({ space }: Metadata): boolean => space === 'cmyk';
const isTurned = ({ orientation = 1 }: Metadata): boolean => orientation > 1;
const tellsMore = ({ exif, xmp, iptc, comments }: Metadata): boolean =>
  exif !== undefined || xmp !== undefined || iptc !== undefined || (comments?.length ?? 0) > 0;

const redraw = async (sharp: typeof Sharp, source: Buffer, metadata: Metadata): Promise<Buffer> => {
  const encode = encoders[metadata.format];
  if (!encode) return source;
  const picture = sharp(source, { ...readOptions, animated: moves(metadata) }).autoOrient();
  return encode(isForPrint(metadata) ? picture : picture.keepIccProfile()).toBuffer();
};

const normalize = async (
  sharp: typeof Sharp,
  source: Buffer,
  metadata: Metadata,
): Promise<Buffer | Refusal> => {
  const mustRedraw = isTurned(metadata) || isForPrint(metadata);
  if (metadata.format === 'jpeg' && !mustRedraw) return stripJpeg(source);
  if (!mustRedraw && !tellsMore(metadata)) return source;
  try {
    return await redraw(sharp, source, metadata);
  } catch {
    return refuse('image-unreadable');
  }
};

const sizeOf = ({ width, height, orientation = 1 }: Metadata): PictureSize =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/** Reads an uploaded picture from a file, checks it and makes it fit to be stored. */
export const preparePicture = async (path: string, type: FileType): Promise<PreparedPicture | Refusal> => {
  const source = await readFile(path);
  if (type.name === 'svg') return prepareDrawing(source);
  const sharp = await loadSharp();
  const metadata = await inspect(sharp, source, type);
  if (isRefusal(metadata)) return metadata;
  const content = await normalize(sharp, source, metadata);
  if (isRefusal(content)) return content;
  const colorData = await readColors(sharp, content);
  if (isRefusal(colorData)) return colorData;
  const frames = moves(metadata) ? (metadata.pages ?? 1) : 1;
  return { content, size: sizeOf(metadata), frames, colorData };
};
