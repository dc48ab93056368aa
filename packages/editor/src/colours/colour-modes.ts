import {
  checkColour,
  checkRgb,
  fromRgb,
  readHex,
  toRgb,
  writeHex,
  type Colour,
  type StyleFault,
} from '@sitewright/domain/styles';

/** Input texts by field id. */
export type Texts = Readonly<Record<string, string>>;

export type ReadTexts = { readonly colour: Colour } | { readonly fault: StyleFault };

export interface ColourMode {
  readonly fields: readonly { readonly id: string; readonly label: string; readonly unit?: string }[];
  readonly show: (colour: Colour) => Texts;
  readonly read: (texts: Texts) => ReadTexts;
}

const numberIn = (texts: Texts, id: string): number => {
  const text = (texts[id] ?? '').trim().replace('%', '');
  return text === '' ? Number.NaN : Number(text);
};

const shareIn = (texts: Texts, id: string): number => numberIn(texts, id) / 100;
const percent = (share: number): string => String(Math.round(share * 100));

const settle = (colour: Colour, fault: StyleFault | undefined): ReadTexts => (fault ? { fault } : { colour });

const alphaField = { id: 'alpha', label: 'Alpha', unit: '%' };

const hex: ColourMode = {
  fields: [{ id: 'hex', label: 'Hex' }, alphaField],
  show: (colour) => ({ hex: writeHex(colour), alpha: percent(colour.alpha) }),
  read(texts) {
    const opaque = readHex(texts['hex'] ?? '');
    if (!opaque) return { fault: 'hex-format' };
    const colour = { ...opaque, alpha: shareIn(texts, 'alpha') };
    return settle(colour, checkColour(colour));
  },
};

const rgb: ColourMode = {
  fields: [
    { id: 'red', label: 'Red' },
    { id: 'green', label: 'Green' },
    { id: 'blue', label: 'Blue' },
    alphaField,
  ],
  show(colour) {
    const { red, green, blue } = toRgb(colour);
    return { red: `${red}`, green: `${green}`, blue: `${blue}`, alpha: percent(colour.alpha) };
  },
  read(texts) {
    const parts = {
      red: numberIn(texts, 'red'),
      green: numberIn(texts, 'green'),
      blue: numberIn(texts, 'blue'),
      alpha: shareIn(texts, 'alpha'),
    };
    return settle(fromRgb(parts), checkRgb(parts));
  },
};

const hsl: ColourMode = {
  fields: [
    { id: 'hue', label: 'Hue', unit: '°' },
    { id: 'saturation', label: 'Saturation', unit: '%' },
    { id: 'lightness', label: 'Lightness', unit: '%' },
    alphaField,
  ],
  show: ({ hue, saturation, lightness, alpha }) => ({
    hue: String(Math.round(hue)),
    saturation: percent(saturation),
    lightness: percent(lightness),
    alpha: percent(alpha),
  }),
  read(texts) {
    const colour = {
      hue: numberIn(texts, 'hue'),
      saturation: shareIn(texts, 'saturation'),
      lightness: shareIn(texts, 'lightness'),
      alpha: shareIn(texts, 'alpha'),
    };
    return settle(colour, checkColour(colour));
  },
};

export const colourModes = { hex, rgb, hsl } as const;

export type ColourModeName = keyof typeof colourModes;

export const colourModeChoices = [
  { id: 'hex', name: 'Hex' },
  { id: 'rgb', name: 'RGB' },
  { id: 'hsl', name: 'HSL' },
] as const satisfies readonly { readonly id: ColourModeName; readonly name: string }[];
