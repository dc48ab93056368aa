import type { SharpOptions } from 'sharp';
import { MOST_PIXELS } from '@sitewright/domain/media';

/** Real cameras write files that are not quite right; only what cannot be shown is an error. */
export const readOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const satisfies SharpOptions;
