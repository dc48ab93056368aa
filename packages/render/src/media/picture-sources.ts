import { VARIANT_WIDTHS, type PictureSize } from '@sitewright/domain/media';

/**
 * Of a picture that may wait until it comes near. Written in exactly this way where nobody has said otherwise: the page
 * knows by it which pictures it may load sooner.
 */
export const LAZY = ' loading="lazy" decoding="async"';

const MAX = VARIANT_WIDTHS.at(-1) ?? 0;

/** What stands behind the address for each width: the same for every picture. */
const STEPS = VARIANT_WIDTHS.map((width) => ({ width, ending: `?format=${width}w ${width}w` }));

/** Every width that the server makes of a stored picture, for the browser to choose from. */
export const sourceSet = (url: string, { width }: PictureSize): string => {
  const next = `, ${url}`;
  let sources = '';
  let widest = 0;
  for (const step of STEPS) {
    if (step.width > width) break;
    sources += (sources === '' ? url : next) + step.ending;
    widest = step.width;
  }
  // A picture between two steps would otherwise be shown smaller than it is.
  if (width === widest || width >= MAX) return sources;
  return `${sources}${sources === '' ? url : next}?format=original ${width}w`;
};
