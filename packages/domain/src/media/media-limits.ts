import { BYTES_PER_MEGABYTE } from './file-size.ts';
import type { AssetKind } from './file-types.ts';

export const mediaLimits = {
  MEGABYTES: { image: 50, video: 500, audio: 200, file: 200 } satisfies Record<AssetKind, number>,
  /** A drawing is read as a whole; drawings of this size already take a browser seconds. */
  SVG_MEGABYTES: 2,
  /** Millions of pixels in all frames together: a file of some kilobytes can unfold to gigabytes. */
  MEGAPIXELS: 100,
  NAME_LONGEST: 200,
  ALT_TEXT_LONGEST: 1000,
  TITLE_LONGEST: 500,
  BODY_LONGEST: 10_000,
  TRASH_DAYS: 30,
} as const;

export const MOST_PIXELS = mediaLimits.MEGAPIXELS * 1_000_000;
export const MOST_SVG_BYTES = mediaLimits.SVG_MEGABYTES * BYTES_PER_MEGABYTE;

export const mostBytesOf = (kind: AssetKind): number => mediaLimits.MEGABYTES[kind] * BYTES_PER_MEGABYTE;
