import { BYTES_PER_MEGABYTE } from './file-size.ts';
import type { AssetKind } from './file-types.ts';

export const mediaLimits = {
  MEGABYTES: { image: 50, video: 500, audio: 200, file: 200 } satisfies Record<AssetKind, number>,
  /** A drawing is read as a whole; drawings of this size already take a browser seconds. */
  SVG_MEGABYTES: 2,
  /** Millions of pixels in all frames together: a file of some kilobytes can unfold to gigabytes. */
  MEGAPIXELS: 100,
  MAX_NAME_LENGTH: 200,
  MAX_ALT_TEXT_LENGTH: 1000,
  MAX_TITLE_LENGTH: 500,
  MAX_BODY_LENGTH: 10_000,
  TRASH_DAYS: 30,
} as const;

export const MAX_PIXELS = mediaLimits.MEGAPIXELS * 1_000_000;
export const MAX_SVG_BYTES = mediaLimits.SVG_MEGABYTES * BYTES_PER_MEGABYTE;

export const mostBytesOf = (kind: AssetKind): number => mediaLimits.MEGABYTES[kind] * BYTES_PER_MEGABYTE;
