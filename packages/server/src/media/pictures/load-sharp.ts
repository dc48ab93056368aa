import type { default as Sharp, SharpOptions } from 'sharp';
import { MOST_PIXELS } from '@sitewright/domain/media';

let loading: Promise<typeof Sharp> | undefined;

/** Loaded when the first picture comes: a node without pictures need not carry it. */
export const loadSharp = (): Promise<typeof Sharp> => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Its own cache holds on to whole pictures; what was made lies in the file store.
    sharp.cache(false);
    return sharp;
  });
  return loading;
};

/** Real cameras write files that are not quite right; only what cannot be shown is an error. */
export const readOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const satisfies SharpOptions;
