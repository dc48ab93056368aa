import { readColour, type Colour } from '@sitewright/domain/styles';
import { parseColor, type Color } from 'react-aria-components';

const percent = (share: number): string => `${share * 100}%`;

/** In hue, saturation and brightness: what the area and the sliders move. A grey keeps the hue it had. */
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

/** Where picking begins: a value that style sheets work out is no colour yet. */
export const startOf = (value: string): Color => toPicked(readColour(value) ?? BLACK);
