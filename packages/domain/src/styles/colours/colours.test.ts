import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkColour,
  checkRgb,
  contrastOf,
  fromRgb,
  readColour,
  readHex,
  showContrast,
  styleFaultText,
  toRgb,
  writeColour,
  writeHex,
  type ColourParts,
} from '../index.ts';

const told = (parts: ColourParts): string => {
  const fault = checkColour(parts);
  return fault === undefined ? '' : styleFaultText(fault);
};

const red = { hue: 0, saturation: 1, lightness: 0.5, alpha: 1 };

describe('the parts of a colour', () => {
  it('[EDT-06] have bounds, each with its own message', () => {
    expect(told({ ...red, hue: 361 })).toBe('Hue out of bounds.');
    expect(told({ ...red, hue: -1 })).toBe('Hue out of bounds.');
    expect(told({ ...red, saturation: 1.01 })).toBe('Saturation out of bounds.');
    expect(told({ ...red, lightness: -0.01 })).toBe('Lightness out of bounds.');
    expect(told({ ...red, alpha: 2 })).toBe('Alpha out of bounds.');
  });

  it('[EDT-06] are all needed but alpha', () => {
    expect(told({ hue: 1, saturation: 1 })).toBe('Missing an H/S/L value.');
    expect(told({ ...red, hue: Number.NaN })).toBe('Missing an H/S/L value.');
    expect(told({ hue: 360, saturation: 0, lightness: 1 })).toBe('');
  });

  it('are whole numbers up to 255 in red, green and blue', () => {
    expect(checkRgb({ red: 256, green: 0, blue: 0, alpha: 1 })).toBe('rgb-out-of-bounds');
    expect(checkRgb({ red: 0.5, green: 0, blue: 0, alpha: 1 })).toBe('rgb-out-of-bounds');
    expect(checkRgb({ red: 0, green: 255, blue: 0, alpha: 1.5 })).toBe('alpha-out-of-bounds');
    expect(checkRgb({ red: 0, green: 255, blue: 0, alpha: 0 })).toBeUndefined();
  });
});

const asHex = (text: string): string | undefined => {
  const colour = readHex(text);
  return colour && writeHex(colour);
};

describe('a colour in hex', () => {
  it('[EDT-06] has 3 to 6 digits', () => {
    expect(asHex('#f80')).toBe('#ff8800');
    expect(asHex('E8432A')).toBe('#e8432a');
    expect(asHex('#ff8a')).toBe('#ff8a00');
    expect(asHex('#ff8a1')).toBe('#ff8a10');
    expect(asHex('#ff')).toBeUndefined();
    expect(asHex('#ff8a123')).toBeUndefined();
    expect(asHex('#ggg')).toBeUndefined();
  });

  it('comes back from red, green and blue unchanged', () => {
    const channel = integer({ min: 0, max: 255 });
    assert(
      property(record({ red: channel, green: channel, blue: channel }), (rgb) => {
        const colour = fromRgb({ ...rgb, alpha: 1 });
        expect(checkColour(colour)).toBeUndefined();
        expect(toRgb(colour)).toEqual({ ...rgb, alpha: 1 });
        expect(readColour(writeColour(colour))).toEqual(colour);
      }),
    );
  });
});

describe('a colour in a style sheet', () => {
  it('is read however it is written', () => {
    const same = ['rgb(232, 67, 42)', 'rgb(232 67 42)', 'RGB(232 67 42 / 100%)', '#e8432aff', '#E8432A'];
    expect(same.map((text) => writeColour(readColour(text) ?? red))).toEqual(same.map(() => '#e8432a'));
    expect(writeColour(readColour('hsl(120deg 100% 25% / 50%)') ?? red)).toBe('rgba(0, 128, 0, 0.5)');
    expect(writeColour(readColour('white') ?? red)).toBe('#ffffff');
    expect(readColour('transparent')?.alpha).toBe(0);
  });

  it('is none where it has to be worked out, or makes no sense', () => {
    const none = ['var(--ink)', 'color-mix(in srgb, red, blue)', 'rgb(300 0 0)', 'hsl(10 2 1)', 'e8432a', ''];
    expect(none.map(readColour)).toEqual(none.map(() => undefined));
  });
});

const contrast = (text: string, ground: string): string =>
  showContrast(contrastOf(readColour(text) ?? red, readColour(ground) ?? red));

describe('contrast', () => {
  it('[EDT-06] is that of the light the colours give', () => {
    expect(contrast('#000', '#fff')).toBe('21');
    expect(contrast('#fff', '#fff')).toBe('1');
    expect(contrast('#767676', '#fff')).toBe('4.5');
    expect(contrast('#777777', '#fff')).toBe('4.4');
  });

  it('counts what shines through', () => {
    expect(contrast('rgba(0, 0, 0, 0.5)', '#fff')).toBe('3.9');
    expect(contrast('#000', 'rgba(0, 0, 0, 0)')).toBe('21');
  });
});
