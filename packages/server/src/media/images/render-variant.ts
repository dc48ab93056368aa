import { cropAround, type Asset } from '@sitewright/domain/media';
import { renderImage, type ImageOperation } from './image-process.ts';
import { readOptions } from './read-options.ts';
import type { Variant, VariantFormat } from './variant.ts';

const encoders: Readonly<Record<VariantFormat, readonly ImageOperation[]>> = {
  avif: [['avif', { quality: 55 }]],
  webp: [['webp', { quality: 80 }]],
  jpeg: [
    ['flatten', { background: '#ffffff' }],
    ['jpeg', { quality: 82, progressive: true }],
  ],
  png: [['png', { compressionLevel: 9 }]],
};

export interface VariantRendering {
  readonly asset: Asset;
  readonly variant: Variant;
  readonly format: VariantFormat;
}

const cropOf = ({ size, focalPoint }: Asset, { crop }: Variant): readonly ImageOperation[] =>
  crop && size ? [['extract', cropAround(size, crop, focalPoint)]] : [];

/** Only WebP is animated; a crop shows the first frame. */
export const renderVariant = (
  source: Buffer,
  { asset, variant, format }: VariantRendering,
): Promise<Buffer> => {
  const { width, crop } = variant;
  const animated = asset.frames > 1 && format === 'webp' && !crop;
  return renderImage({
    source,
    read: { ...readOptions, animated },
    steps: [...cropOf(asset, variant), ['resize', { width, withoutEnlargement: true }], ...encoders[format]],
  });
};
