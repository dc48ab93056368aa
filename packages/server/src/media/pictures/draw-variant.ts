import { cropAround, type Asset } from '@sitewright/domain/media';
import { drawPicture, type PictureStep } from './picture-process.ts';
import { readOptions } from './read-options.ts';
import type { Variant, VariantFormat } from './variant.ts';

const encoders: Readonly<Record<VariantFormat, readonly PictureStep[]>> = {
  avif: [['avif', { quality: 55 }]],
  webp: [['webp', { quality: 80 }]],
  jpeg: [
    ['flatten', { background: '#ffffff' }],
    ['jpeg', { quality: 82, progressive: true }],
  ],
  png: [['png', { compressionLevel: 9 }]],
};

export interface Drawing {
  readonly asset: Asset;
  readonly variant: Variant;
  readonly format: VariantFormat;
}

const cropOf = ({ size, focalPoint }: Asset, { crop }: Variant): readonly PictureStep[] =>
  crop && size ? [['extract', cropAround(size, crop, focalPoint)]] : [];

/** Only WebP can move, and a crop shows its first frame. */
export const drawVariant = (source: Buffer, { asset, variant, format }: Drawing): Promise<Buffer> => {
  const { width, crop } = variant;
  const animated = asset.frames > 1 && format === 'webp' && !crop;
  return drawPicture({
    source,
    read: { ...readOptions, animated },
    steps: [...cropOf(asset, variant), ['resize', { width, withoutEnlargement: true }], ...encoders[format]],
  });
};
