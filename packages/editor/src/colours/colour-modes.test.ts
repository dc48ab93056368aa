import { readColour, writeColour, type Colour } from '@sitewright/domain/styles';
import { describe, expect, it } from 'vitest';
import { colourModes, type ColourMode, type Texts } from './colour-modes.ts';

const colourOf = (css: string): Colour => {
  const colour = readColour(css);
  if (!colour) throw new Error(`${css} is no colour`);
  return colour;
};

const typed = (mode: ColourMode, texts: Texts): string => {
  const read = mode.read(texts);
  return 'colour' in read ? writeColour(read.colour) : read.fault;
};

describe('a colour in its fields', () => {
  const { hex, rgb, hsl } = colourModes;

  it('[EDT-06] reads in Hex, RGB and HSL, with alpha beside each', () => {
    const colour = colourOf('rgba(232, 67, 42, 0.5)');
    expect(hex.show(colour)).toEqual({ hex: '#e8432a', alpha: '50' });
    expect(rgb.show(colour)).toEqual({ red: '232', green: '67', blue: '42', alpha: '50' });
    expect(hsl.show(colour)).toEqual({ hue: '8', saturation: '81', lightness: '54', alpha: '50' });
  });

  it('[EDT-06] is taken from what is typed', () => {
    expect(typed(hex, { hex: 'f80', alpha: '100' })).toBe('#ff8800');
    expect(typed(rgb, { red: '0', green: '128', blue: '255', alpha: '25%' })).toBe('rgba(0, 128, 255, 0.25)');
    expect(typed(hsl, { hue: '120', saturation: '100', lightness: '25', alpha: '100' })).toBe('#008000');
  });

  it('[EDT-06] says what is wrong with it', () => {
    expect(typed(hex, { hex: '#f8', alpha: '100' })).toBe('hex-format');
    expect(typed(hex, { hex: '#fff', alpha: '101' })).toBe('alpha-out-of-bounds');
    expect(typed(rgb, { red: '256', green: '0', blue: '0', alpha: '100' })).toBe('rgb-out-of-bounds');
    expect(typed(hsl, { hue: '', saturation: '1', lightness: '1', alpha: '100' })).toBe('hsl-missing');
    expect(typed(hsl, { hue: '400', saturation: '1', lightness: '1', alpha: '1' })).toBe('hue-out-of-bounds');
    expect(typed(hsl, { hue: '1', saturation: '101', lightness: '1', alpha: '1' })).toBe(
      'saturation-out-of-bounds',
    );
    expect(typed(hsl, { hue: '1', saturation: '1', lightness: '-1', alpha: '1' })).toBe(
      'lightness-out-of-bounds',
    );
  });
});
