import { readColour, type Colour } from '@sitewright/domain/styles';
import { parseColor, type Color } from 'react-aria-components';

const percent = (share: number): string => `${share * 100}%`;

/** Converts to HSB, which the sliders use. A grey keeps its hue. */
export const toPicked = ({ hue, saturation, lightness, alpha }: Colour): Color =>
  parseColor(`hsla(${hue}, ${percent(saturation)}, ${percent(lightness)}, ${alpha})`).toFormat('hsba');

export const fromPicked = (picked: Color): Colour => {
  const colour = picked.toFormat('hsla');
  return {
    hue: colour.getChannelValue('hue'),
    saturation: colour.getChannelValue('saturation') / 100,
    lightness: colour.getChannelValue('lightness') / 100,
    alpha: colour.getChannelValue('alpha'),
  };
};

const BLACK: Colour = { hue: 0, saturation: 0, lightness: 0, alpha: 1 };

/** The initial colour; black for CSS functions. */
export const startOf = (value: string): Color => toPicked(readColour(value) ?? BLACK);
