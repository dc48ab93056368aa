import type { Sharp as Picture } from 'sharp';
import { cropAround, type Asset } from '@sitewright/domain/media';
import { loadSharp, readOptions } from './load-sharp.ts';
import type { Variant, VariantFormat } from './variant.ts';

const encoders: Readonly<Record<VariantFormat, (picture: Picture) => Picture>> = {
  avif: (picture) => picture.avif({ quality: 55 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

export interface Drawing {
  readonly asset: Asset;
  readonly variant: Variant;
  readonly format: VariantFormat;
}

/** Only WebP can move, and a crop shows its first frame. */
export const drawVariant = async (original: Buffer, { asset, variant, format }: Drawing): Promise<Buffer> => {
  const sharp = await loadSharp();
  const { width, crop } = variant;
  const isAnimated = asset.frames > 1 && format === 'webp' && !crop;
  let picture = sharp(original, { ...readOptions, animated: isAnimated });
  if (crop && asset.size) picture = picture.extract(cropAround(asset.size, crop, asset.focalPoint));
  return encoders[format](picture.resize({ width, withoutEnlargement: true })).toBuffer();
};
