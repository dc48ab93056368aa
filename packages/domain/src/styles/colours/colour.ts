/** Hue in degrees from 0 to 360, all others from 0 to 1. */
export interface Colour {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
}

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const hueOf = ({ red, green, blue }: Rgb, max: number, span: number): number => {
  if (span === 0) return 0;
  if (max === red) return ((green - blue) / span + 6) % 6;
  if (max === green) return (blue - red) / span + 2;
  return (red - green) / span + 4;
};

export const fromRgb = (rgb: Rgb): Colour => {
  const unit = { red: rgb.red / 255, green: rgb.green / 255, blue: rgb.blue / 255, alpha: rgb.alpha };
  const max = Math.max(unit.red, unit.green, unit.blue);
  const min = Math.min(unit.red, unit.green, unit.blue);
  const span = max - min;
  const lightness = (max + min) / 2;
  return {
    hue: hueOf(unit, max, span) * 60,
    saturation: span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1)),
    lightness,
    alpha: rgb.alpha,
  };
};

/** Rounded to integers, as screens show them. */
export const toRgb = ({ hue, saturation, lightness, alpha }: Colour): Rgb => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const turn = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
};
