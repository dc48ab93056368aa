import { toRgb, type Colour } from './colour.ts';

const twoDigits = (value: number): string => value.toString(16).padStart(2, '0');

/** `#` and six digits, without alpha. */
export const writeHex = (colour: Colour): string => {
  const { red, green, blue } = toRgb(colour);
  return `#${[red, green, blue].map(twoDigits).join('')}`;
};

/** Comma syntax, because LESS would divide by the slash of the newer alpha syntax. */
export const writeColour = (colour: Colour): string => {
  if (colour.alpha === 1) return writeHex(colour);
  const { red, green, blue, alpha } = toRgb(colour);
  return `rgba(${red}, ${green}, ${blue}, ${Math.round(alpha * 1000) / 1000})`;
};
