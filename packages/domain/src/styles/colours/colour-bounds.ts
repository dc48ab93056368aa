import type { StyleFault } from '../styles-messages.ts';
import type { Colour, Rgb } from './colour.ts';

/** A colour from form input: any part may be missing. */
export type ColourParts = { readonly [Part in keyof Colour]?: number | undefined };

const isWithin = (value: number, max: number): boolean => value >= 0 && value <= max;

const isMissing = (value: number | undefined): boolean => value === undefined || Number.isNaN(value);

/** The fault of a colour's parts; undefined if valid. */
export const checkColour = ({
  hue,
  saturation,
  lightness,
  alpha = 1,
}: ColourParts): StyleFault | undefined => {
  if (isMissing(hue) || isMissing(saturation) || isMissing(lightness)) return 'hsl-missing';
  if (!isWithin(hue ?? 0, 360)) return 'hue-out-of-bounds';
  if (!isWithin(saturation ?? 0, 1)) return 'saturation-out-of-bounds';
  if (!isWithin(lightness ?? 0, 1)) return 'lightness-out-of-bounds';
  return isWithin(alpha, 1) ? undefined : 'alpha-out-of-bounds';
};

export const checkRgb = ({ red, green, blue, alpha }: Rgb): StyleFault | undefined => {
  const isChannel = (value: number): boolean => Number.isInteger(value) && isWithin(value, 255);
  if (![red, green, blue].every(isChannel)) return 'rgb-out-of-bounds';
  return isWithin(alpha, 1) ? undefined : 'alpha-out-of-bounds';
};
