import { PHONE_MAX_WIDTH } from '@sitewright/domain/blocks';
import { readOriginalSize, widthsOf, type PictureSize } from '@sitewright/domain/media';
import { LAZY, sourceSet } from '../../media/index.ts';
import type { BlockAsset } from '../block-requirements.ts';
import type { Share } from '../width-share.ts';
import { attributes } from '../markup/html.ts';
import { stripTags } from '../markup/read-value.ts';

const MAX_ALT_FROM_BODY_LENGTH = 250;

/** A panorama cropped to a square would ask for the whole of it in full height. */
const MAX_VIEWPORTS = 300;

/** What a picture shows, in words: its own text, or else its title, the start of its body, its file name. */
export const altTextOf = ({ altText, title, body, filename }: BlockAsset): string => {
  const found = [altText, title, stripTags(body ?? '').slice(0, MAX_ALT_FROM_BODY_LENGTH), filename];
  return found.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';
};

/** So little more than the frame is seen by nobody. */
const UNSEEN_STRETCH = 1.1;

const viewportWidth = (share: number): string =>
  `${Math.min(MAX_VIEWPORTS, Math.max(1, Math.ceil(share * 100)))}vw`;

/** For a picture whose own proportions decide how wide it gets. */
export const roughSizesFor = ({ desktop, phone }: Share): string => {
  const [wide, narrow] = [viewportWidth(desktop), viewportWidth(phone)];
  return wide === narrow ? wide : `(max-width: ${PHONE_MAX_WIDTH}px) ${narrow}, ${wide}`;
};

/**
 * For a picture that is as wide as its frame. Browsers that can measure the frame do: it is exact whatever the template
 * makes of it. A picture that is cropped at its sides is wider than its frame, by `stretch`.
 */
export const sizesFor = ({ desktop, phone }: Share, stretch = 1): string =>
  stretch > UNSEEN_STRETCH
    ? roughSizesFor({ desktop: desktop * stretch, phone: phone * stretch })
    : `auto, ${roughSizesFor({ desktop, phone })}`;

const DEFAULT_WIDTH = 1000;

/** Vector pictures come in one size. */
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
  /** Empty for a picture that only decorates. */
  readonly alt?: string;
  readonly className?: string;
  /** A logo: loaded at once, and never taken for the picture that visitors came for. */
  readonly isMark?: boolean;
}

/** A picture that keeps its place while it loads, which it does when it comes near; the page's first one at once. */
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

/** The proportions of a crop as CSS; undefined leaves the picture as it is. */
export const cssRatio = (name: string): string | undefined => RATIOS.get(name);

/** Width by height; 1 for a picture whose size nobody knows. */
export const proportionOf = (asset: BlockAsset): number => {
  const size = sizeOf(asset);
  return size ? size.width / size.height : 1;
};

/** How much wider than its frame a picture is drawn that is cropped to these proportions. */
export const stretchOf = (asset: BlockAsset, ratio: string | undefined): number => {
  if (ratio === undefined) return 1;
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return Math.max(1, (proportionOf(asset) * height) / width);
};
