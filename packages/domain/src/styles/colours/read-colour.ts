import { checkColour, checkRgb } from './colour-bounds.ts';
import { fromRgb, type Colour } from './colour.ts';

const HEX = /^#?([0-9a-f]{3,6})$/i;
const LONG_HEX = /^#([0-9a-f]{8})$/i;
const FUNCTION = /^(rgb|hsl)a?\(([^()]*)\)$/i;
const NAMED: Readonly<Record<string, string>> = { white: 'fff', black: '000' };

const CLEAR: Colour = { hue: 0, saturation: 0, lightness: 0, alpha: 0 };

/** Three digits are expanded to six; four or five are padded with zeros, as input in progress. */
const sixDigits = (digits: string): string =>
  digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits.padEnd(6, '0');

const pair = (digits: string, index: number): number =>
  Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16);

const fromDigits = (digits: string): Colour =>
  fromRgb({
    red: pair(digits, 0),
    green: pair(digits, 1),
    blue: pair(digits, 2),
    alpha: digits.length === 8 ? pair(digits, 3) / 255 : 1,
  });

/** A colour of 3 to 6 hex digits, with or without `#`. */
export const readHex = (text: string): Colour | undefined => {
  const digits = HEX.exec(text.trim())?.[1];
  return digits === undefined ? undefined : fromDigits(sixDigits(digits));
};

/** `50%` is half of `whole`; anything else is the number. */
const readPart = (text: string | undefined, whole: number): number => {
  if (text === undefined || !/^[+-]?[\d.]+(?:%|deg)?$/.test(text)) return Number.NaN;
  return text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);
};

const readFunction = (name: string, parts: readonly string[]): Colour | undefined => {
  const [first, second, third, last = '1'] = parts;
  const alpha = readPart(last, 1);
  if (parts.length > 4 || Number.isNaN(alpha)) return undefined;
  if (name === 'rgb') {
    const rgb = {
      red: Math.round(readPart(first, 255)),
      green: Math.round(readPart(second, 255)),
      blue: Math.round(readPart(third, 255)),
      alpha,
    };
    return checkRgb(rgb) ? undefined : fromRgb(rgb);
  }
  const colour = {
    hue: readPart(first, 360),
    saturation: readPart(second, 1),
    lightness: readPart(third, 1),
    alpha,
  };
  return checkColour(colour) ? undefined : colour;
};

/** Parses a CSS colour; undefined if invalid or computed. */
export const readColour = (text: string): Colour | undefined => {
  const plain = text.trim().toLowerCase();
  if (plain === 'transparent') return CLEAR;
  const long = LONG_HEX.exec(plain)?.[1];
  if (long !== undefined) return fromDigits(long);
  const [, name, inside = ''] = FUNCTION.exec(plain) ?? [];
  if (name === undefined) return plain.startsWith('#') ? readHex(plain) : readHex(NAMED[plain] ?? '');
  return readFunction(
    name,
    inside.split(/[\s,/]+/).filter((part) => part !== ''),
  );
};
