import { PHONE_MAX_WIDTH } from '@sitewright/domain/blocks';
import { readOriginalSize, widthsOf, type PictureSize } from '@sitewright/domain/media';
import { LAZY, sourceSet } from '../../media/index.ts';
import type { BlockAsset } from '../block-requirements.ts';
import type { Share } from '../width-share.ts';
import { attributes } from '../markup/html.ts';
import { stripTags } from '../markup/read-value.ts';

const MAX_ALT_FROM_BODY_LENGTH = 250;

/** Limit for panoramas: cropped to a square they would otherwise request an enormous width. */
const MAX_VIEWPORTS = 300;

/** Alternative text of an image: its own, else its title, the start of its body or its file name. */
export const altTextOf = ({ altText, title, body, filename }: BlockAsset): string => {
  const found = [altText, title, stripTags(body ?? '').slice(0, MAX_ALT_FROM_BODY_LENGTH), filename];
  return found.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';
};

/** Stretching up to this factor is not visible. */
const UNSEEN_STRETCH = 1.1;

const viewportWidth = (share: number): string =>
  `${Math.min(MAX_VIEWPORTS, Math.max(1, Math.ceil(share * 100)))}vw`;

/** `sizes` for an image whose width depends on its own aspect ratio. */
export const roughSizesFor = ({ desktop, phone }: Share): string => {
  const [wide, narrow] = [viewportWidth(desktop), viewportWidth(phone)];
  return wide === narrow ? wide : `(max-width: ${PHONE_MAX_WIDTH}px) ${narrow}, ${wide}`;
};

/**
 * `sizes` for an image as wide as its frame. With `auto`, browsers that support it measure the frame,
 * whatever the template's layout. An image that is cropped at its sides is wider than its frame, by
 * `stretch`.
 */
export const sizesFor = ({ desktop, phone }: Share, stretch = 1): string =>
  stretch > UNSEEN_STRETCH
    ? roughSizesFor({ desktop: desktop * stretch, phone: phone * stretch })
    : `auto, ${roughSizesFor({ desktop, phone })}`;

const DEFAULT_WIDTH = 1000;

/** SVG files have no variants. */
const isScalable = ({ contentType, filename }: BlockAsset): boolean =>
  contentType === 'image/svg+xml' || filename.endsWith('.svg');

interface PictureSource {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
}

const sizeOf = ({ originalSize = '' }: BlockAsset): PictureSize | undefined => readOriginalSize(originalSize);

export const pictureSource = (
  asset: BlockAsset,
  sizes: string,
  size: PictureSize | undefined = sizeOf(asset),
): PictureSource => {
  if (!size || isScalable(asset)) return { src: asset.assetUrl, srcset: '', sizes: '' };
  const width = widthsOf(size).findLast((each) => each <= DEFAULT_WIDTH);
  return {
    src: width ? `${asset.assetUrl}?format=${width}w` : asset.assetUrl,
    srcset: sourceSet(asset.assetUrl, size),
    sizes,
  };
};

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;

const focusStyle = ({ mediaFocalPoint }: BlockAsset): string | undefined => {
  if (!mediaFocalPoint) return undefined;
  const { x, y } = mediaFocalPoint;
  return x === 0.5 && y === 0.5 ? undefined : `object-position:${percent(x)} ${percent(y)}`;
};

export interface PictureOptions {
  readonly sizes: string;
  /** Empty for decorative images. */
  readonly alt?: string;
  readonly className?: string;
  /** A logo: loaded eagerly, and never counted as the page's main image. */
  readonly isMark?: boolean;
}

/** An image with reserved space and lazy loading; the first of the page is loaded eagerly. */
export const picture = (asset: BlockAsset, options: PictureOptions): string => {
  const size = sizeOf(asset);
  const source = pictureSource(asset, options.sizes, size);
  return `<img${attributes({
    class: options.className,
    src: source.src,
    srcset: source.srcset || undefined,
    sizes: source.sizes || undefined,
    width: size?.width,
    height: size?.height,
    alt: options.alt ?? altTextOf(asset),
    style: focusStyle(asset),
  })}${options.isMark ? '' : LAZY}>`;
};

const RATIOS: ReadonlyMap<string, string> = new Map([
  ['square', '1/1'],
  ['standard', '3/2'],
  ['standard-vertical', '2/3'],
  ['four-three', '4/3'],
  ['three-four-vertical', '3/4'],
  ['widescreen', '16/9'],
  ['anamorphic-widescreen', '2.39/1'],
]);

/** The aspect ratio of a crop as CSS; undefined for uncropped. */
export const cssRatio = (name: string): string | undefined => RATIOS.get(name);

/** Width divided by height; 1 if the size is unknown. */
export const proportionOf = (asset: BlockAsset): number => {
  const size = sizeOf(asset);
  return size ? size.width / size.height : 1;
};

/** How much wider than its frame an image is when it is cropped to this ratio. */
export const stretchOf = (asset: BlockAsset, ratio: string | undefined): number => {
  if (ratio === undefined) return 1;
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return Math.max(1, (proportionOf(asset) * height) / width);
};
