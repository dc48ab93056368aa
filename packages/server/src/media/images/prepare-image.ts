import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import {
  averageColors,
  cleanSvg,
  COLOR_GRID,
  MAX_PIXELS,
  type ColorData,
  type FileType,
  type PictureSize,
} from '@sitewright/domain/media';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { renderImage, readMetadata, type ImageOperation } from './image-process.ts';
import { readOptions } from './read-options.ts';
import { stripJpeg } from './strip-jpeg.ts';

/** An image as it is stored: rotated upright, in sRGB, without metadata. */
export interface PreparedImage {
  /** The path of the given file where nothing had to be changed: images are large. */
  readonly content: Buffer | string;
  readonly size: PictureSize;
  readonly frames: number;
  readonly colorData?: ColorData;
}

const prepareDrawing = (source: string): PreparedImage | Refusal => {
  const cleaned = cleanSvg(source);
  if (cleaned.state === 'scripted') return refuse('image-has-script');
  if (cleaned.state === 'unreadable') return refuse('image-unreadable');
  return { content: Buffer.from(cleaned.text), size: cleaned.size, frames: 1 };
};

const formatOf = ({ name }: FileType): string => (name === 'avif' ? 'heif' : name);
const moves = ({ format }: Metadata): boolean => format === 'gif' || format === 'webp';

const inspect = async (source: string, type: FileType): Promise<Metadata | Refusal> => {
  try {
    const metadata = await readMetadata({ source, read: { ...readOptions, limitInputPixels: false } });
    if (metadata.format !== formatOf(type)) return refuse('image-unreadable');
    return metadata.width * metadata.height > MAX_PIXELS ? refuse('image-too-many-pixels') : metadata;
  } catch {
    return refuse('image-unreadable');
  }
};

const grid: readonly ImageOperation[] = [
  ['flatten', { background: '#ffffff' }],
  ['toColourspace', 'srgb'],
  ['resize', { width: COLOR_GRID, height: COLOR_GRID, fit: 'fill' }],
  ['removeAlpha'],
  ['raw'],
];

/** Also detects truncated images. */
const readColors = async (source: Buffer | string): Promise<ColorData | Refusal> => {
  try {
    return averageColors(await renderImage({ source, read: readOptions, steps: grid }));
  } catch {
    return refuse('image-unreadable');
  }
};

/** High quality, because variants are encoded from the result. */
const encoders: Readonly<Record<string, ImageOperation>> = {
  jpeg: ['jpeg', { quality: 92 }],
  png: ['png'],
  webp: ['webp', { quality: 92 }],
  heif: ['avif', { quality: 75, effort: 0 }],
};

/** Browsers differ in how they render CMYK. */
const isForPrint = ({ space }: Metadata): boolean => space === 'cmyk';
const isTurned = ({ orientation = 1 }: Metadata): boolean => orientation > 1;
const tellsMore = ({ exif, xmp, iptc, comments }: Metadata): boolean =>
  exif !== undefined || xmp !== undefined || iptc !== undefined || (comments?.length ?? 0) > 0;

const redraw = async (source: string, metadata: Metadata): Promise<Buffer | string> => {
  const encode = encoders[metadata.format];
  if (!encode) return source;
  const profile: readonly ImageOperation[] = isForPrint(metadata) ? [] : [['keepIccProfile']];
  const read = { ...readOptions, animated: moves(metadata) };
  return renderImage({ source, read, steps: [['autoOrient'], ...profile, encode] });
};

const normalize = async (path: string, metadata: Metadata): Promise<Buffer | string | Refusal> => {
  const mustRedraw = isTurned(metadata) || isForPrint(metadata);
  if (metadata.format === 'jpeg' && !mustRedraw) return stripJpeg(await readFile(path));
  if (!mustRedraw && !tellsMore(metadata)) return path;
  try {
    return await redraw(path, metadata);
  } catch {
    return refuse('image-unreadable');
  }
};

const sizeOf = ({ width, height, orientation = 1 }: Metadata): PictureSize =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/** Checks an uploaded image and converts it for storage. */
export const prepareImage = async (path: string, type: FileType): Promise<PreparedImage | Refusal> => {
  if (type.name === 'svg') return prepareDrawing(await readFile(path, 'utf8'));
  const metadata = await inspect(path, type);
  if (isRefusal(metadata)) return metadata;
  const content = await normalize(path, metadata);
  if (isRefusal(content)) return content;
  const colorData = await readColors(content);
  if (isRefusal(colorData)) return colorData;
  const frames = moves(metadata) ? (metadata.pages ?? 1) : 1;
  return { content, size: sizeOf(metadata), frames, colorData };
};
