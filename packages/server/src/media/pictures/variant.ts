import {
  cropAround,
  fileTypes,
  readCropRatio,
  readFormat,
  type Asset,
  type CropRatio,
  type PictureSize,
} from '@sitewright/domain/media';

/** A picture to be made of an original. */
export interface Variant {
  readonly width: number;
  readonly crop?: CropRatio;
}

export type VariantFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** What a visitor asked for, from the address. */
export interface AskedPicture {
  readonly format: string | undefined;
  readonly crop: string | undefined;
}

/** All frames are drawn anew for each width: beyond this, the original is quicker for everybody. */
const MOST_MOVING_PIXELS = 50_000_000;

const canBeRedrawn = ({ contentType, frames }: Asset, { width, height }: PictureSize): boolean =>
  contentType !== fileTypes.svg.contentType &&
  (frames === 1 || frames * width * height <= MOST_MOVING_PIXELS);

/** Nothing when the original itself is meant. */
export const chooseVariant = (asset: Asset, asked: AskedPicture): Variant | undefined => {
  const { size } = asset;
  if (!size || !canBeRedrawn(asset, size)) return undefined;
  const crop = readCropRatio(asked.crop);
  const source = crop ? cropAround(size, crop, asset.focalPoint) : size;
  const width = readFormat(asked.format, source);
  if (width === undefined) return crop && { width: source.width, crop };
  return crop ? { width, crop } : { width };
};

/** Neither WebP nor AVIF pictures can be longer. */
const LONGEST_SIDE = 16_000;

const heightOf = ({ width, crop }: Variant, { size }: Asset): number => {
  if (crop || !size) return width;
  return Math.round((width * size.height) / size.width);
};

const plainFormats: Readonly<Record<string, VariantFormat>> = {
  [fileTypes.jpeg.contentType]: 'jpeg',
  [fileTypes.avif.contentType]: 'jpeg',
};

/** What the visitor's browser takes, best first. The first exists only once it was made in the background. */
export const formatsFor = (asset: Asset, variant: Variant, accept: string): VariantFormat[] => {
  const fits = heightOf(variant, asset) <= LONGEST_SIDE;
  const formats: VariantFormat[] = [];
  if (fits && accept.includes('image/avif') && asset.frames === 1 && !variant.crop) formats.push('avif');
  if (fits && accept.includes('image/webp')) formats.push('webp');
  return [...formats, plainFormats[asset.contentType] ?? 'png'];
};

const percent = (share: number): number => Math.round(share * 100);

/** Cropped ones are named by their focal point too: moving it must not show the old crop. */
export const variantName = (
  { focalPoint }: Asset,
  { width, crop }: Variant,
  format: VariantFormat,
): string => {
  const part = crop ? `-${crop.replace(':', 'x')}-${percent(focalPoint.x)}x${percent(focalPoint.y)}` : '';
  return `${width}w${part}.${fileTypes[format].extension}`;
};
