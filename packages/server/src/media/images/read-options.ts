import type { SharpOptions } from 'sharp';
import { MAX_PIXELS } from '@sitewright/domain/media';

/** Cameras write files with small errors; only images that cannot be decoded are refused. */
export const readOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const satisfies SharpOptions;
