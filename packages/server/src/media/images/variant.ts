import {
  cropAround,
  fileTypes,
  readCropRatio,
  readFormat,
  type Asset,
  type CropRatio,
  type PictureSize,
} from '@sitewright/domain/media';

/** A derived image of an original. */
export interface Variant {
  readonly width: number;
  readonly crop?: CropRatio;
}

export type VariantFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** What a visitor requested, read from the URL. */
export interface RequestedImage {
  readonly format: string | undefined;
  readonly crop: string | undefined;
}

/** Beyond this the original is sent: resizing all frames takes longer than the transfer. */
const MAX_ANIMATION_PIXELS = 50_000_000;

const canBeRedrawn = ({ contentType, frames }: Asset, { width, height }: PictureSize): boolean =>
  contentType !== fileTypes.svg.contentType &&
  (frames === 1 || frames * width * height <= MAX_ANIMATION_PIXELS);

/** Undefined for the original. */
export const chooseVariant = (asset: Asset, asked: RequestedImage): Variant | undefined => {
  const { size } = asset;
  if (!size || !canBeRedrawn(asset, size)) return undefined;
  const crop = readCropRatio(asked.crop);
  const source = crop ? cropAround(size, crop, asset.focalPoint) : size;
  const width = readFormat(asked.format, source);
  if (width === undefined) return crop && { width: source.width, crop };
  return crop ? { width, crop } : { width };
};

/** The largest side of WebP and AVIF. */
const MAX_SIDE = 16_000;

const heightOf = ({ width, crop }: Variant, { size }: Asset): number => {
  if (crop || !size) return width;
  return Math.round((width * size.height) / size.width);
};

const plainFormats: Readonly<Record<string, VariantFormat>> = {
  [fileTypes.jpeg.contentType]: 'jpeg',
  [fileTypes.avif.contentType]: 'jpeg',
};

/** The formats that the browser accepts, best first. AVIF exists only once a job has rendered it. */
export const formatsFor = (asset: Asset, variant: Variant, accept: string): VariantFormat[] => {
  const fits = heightOf(variant, asset) <= MAX_SIDE;
  const formats: VariantFormat[] = [];
  if (fits && accept.includes('image/avif') && asset.frames === 1 && !variant.crop) formats.push('avif');
  if (fits && accept.includes('image/webp')) formats.push('webp');
  return [...formats, plainFormats[asset.contentType] ?? 'png'];
};

const percent = (share: number): number => Math.round(share * 100);

/** Includes the focal point of crops: moving it must not serve the old crop. */
export const variantName = (
  { focalPoint }: Asset,
  { width, crop }: Variant,
  format: VariantFormat,
): string => {
  const part = crop ? `-${crop.replace(':', 'x')}-${percent(focalPoint.x)}x${percent(focalPoint.y)}` : '';
  return `${width}w${part}.${fileTypes[format].extension}`;
};
