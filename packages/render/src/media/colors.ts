import { asNumber, asString, formatter, property } from '@sitewright/template';

const HEX = /^#?([0-9a-f]{3,6})$/i;
const MIDDLE = 0xff_ff_ff / 2;

const doubled = (digits: string): string => digits.replaceAll(/./g, '$&$&');

/** Whether a hex colour is in the light or dark half of all colours. */
export const colorWeight = formatter(() => (value) => {
  const digits = HEX.exec(asString(value))?.[1];
  if (digits === undefined) return undefined;
  const number = Number.parseInt(digits.length === 3 ? doubled(digits) : digits, 16);
  return number > MIDDLE ? 'light' : 'dark';
});

/** Below this luminance, text on a colour should be light. */
const DARK_LUMINANCE = 0.65;

/** Whether a six-digit hex colour, such as the average of a picture's corner, counts as dark. */
export const isDarkColor = (hex: string): boolean => {
  const number = Number.parseInt(hex.replace('#', ''), 16);
  const red = (number >> 16) & 255;
  const green = (number >> 8) & 255;
  return (0.299 * red + 0.587 * green + 0.114 * (number & 255)) / 255 < DARK_LUMINANCE;
};

const BOUNDS = [
  { key: 'hue', max: 360, problem: 'Hue out of bounds. ' },
  { key: 'saturation', max: 1, problem: 'Saturation out of bounds. ' },
  { key: 'lightness', max: 1, problem: 'Lightness out of bounds. ' },
  { key: 'alpha', max: 1, problem: 'Alpha out of bounds.' },
] as const;

const rounded = (number: number): string => String(Number(number.toFixed(2)));

/** A colour of the site's palette as CSS. */
export const websiteColor = formatter(() => (value) => {
  const [hue, saturation, lightness, alpha] = BOUNDS.map(({ key }) => property(value, key));
  if (hue === undefined || saturation === undefined || lightness === undefined)
    return 'Missing an H/S/L value.';
  const problems = BOUNDS.filter(({ key, max }) => {
    const part = asNumber(property(value, key));
    return !(part >= 0 && part <= max);
  });
  if (problems.length > 0) return problems.map(({ problem }) => problem).join('');
  const color = `${rounded(asNumber(hue))}, ${rounded(asNumber(saturation) * 100)}%, ${rounded(asNumber(lightness) * 100)}%`;
  return alpha === undefined ? `hsl(${color})` : `hsla(${color}, ${rounded(asNumber(alpha))})`;
});
