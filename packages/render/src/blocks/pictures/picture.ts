import { readOriginalSize, widthsOf, type PictureSize } from '@sitewright/domain/media';
import type { BlockContext, FirstPicture } from '../block-context.ts';
import type { BlockAsset } from '../block-needs.ts';
import { attributes, type Attributes } from '../markup/html.ts';
import { stripTags } from '../markup/read-value.ts';

const LONGEST_ALT_FROM_BODY = 250;

/** What a picture shows, in words: its own text, or else its title, the start of its body, its file name. */
export const altTextOf = ({ altText, title, body, filename }: BlockAsset): string => {
  const found = [altText, title, stripTags(body ?? '').slice(0, LONGEST_ALT_FROM_BODY), filename];
  return found.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';
};

/** Part of the width of a desktop, and all of a phone's. */
export const sizesFor = (share: number): string =>
  share >= 1 ? '100vw' : `(max-width: 432px) 100vw, ${Math.max(1, Math.ceil(share * 100))}vw`;

const LARGEST = 2500;

const sourcesOf = ({ assetUrl }: BlockAsset, { width }: PictureSize, widths: readonly number[]): string => {
  const sources = widths.map((each) => `${assetUrl}?format=${each}w ${each}w`);
  // A picture between two steps would otherwise be shown smaller than it is.
  if (width > (widths.at(-1) ?? 0) && width < LARGEST) sources.push(`${assetUrl}?format=original ${width}w`);
  return sources.join(', ');
};

const DEFAULT_WIDTH = 1000;

/** Vector pictures come in one size. */
const isScalable = ({ contentType, filename }: BlockAsset): boolean =>
  contentType === 'image/svg+xml' || filename.endsWith('.svg');

export const pictureSource = (asset: BlockAsset, sizes: string): FirstPicture => {
  const size = readOriginalSize(asset.originalSize ?? '');
  if (!size || isScalable(asset)) return { src: asset.assetUrl, srcset: '', sizes: '' };
  const widths = widthsOf(size);
  const width = widths.findLast((each) => each <= DEFAULT_WIDTH);
  return {
    src: width ? `${asset.assetUrl}?format=${width}w` : asset.assetUrl,
    srcset: sourcesOf(asset, size, widths),
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
}

const loadingOf = (context: BlockContext, source: FirstPicture): Attributes => {
  if (context.pictures.first) return { loading: 'lazy', decoding: 'async' };
  context.pictures.first = source;
  return { fetchpriority: 'high', decoding: 'async' };
};

/** A picture that keeps its place while it loads. The page's first one is loaded at once, the others when they come near. */
export const picture = (asset: BlockAsset, options: PictureOptions, context: BlockContext): string => {
  const source = pictureSource(asset, options.sizes);
  const size = readOriginalSize(asset.originalSize ?? '');
  return `<img${attributes({
    class: options.className,
    src: source.src,
    srcset: source.srcset || undefined,
    sizes: source.sizes || undefined,
    width: size?.width,
    height: size?.height,
    alt: options.alt ?? altTextOf(asset),
    style: focusStyle(asset),
    ...loadingOf(context, source),
  })}>`;
};

const RATIOS: Readonly<Record<string, string>> = {
  square: '1/1',
  standard: '3/2',
  'standard-vertical': '2/3',
  'four-three': '4/3',
  'three-four-vertical': '3/4',
  widescreen: '16/9',
  'anamorphic-widescreen': '2.39/1',
};

/** The proportions of a crop as CSS; undefined leaves the picture as it is. */
export const cssRatio = (name: string): string | undefined => RATIOS[name];
