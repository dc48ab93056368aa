import { toRgb, type Colour, type Rgb } from './colour.ts';

/** Minimum contrast (WCAG AA) of text, and of large text and icons. */
export const contrastNeeded = { text: 4.5, large: 3 } as const;

const over = (front: Rgb, back: Rgb): Rgb => {
  const mix = (above: number, below: number): number => above * front.alpha + below * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
};

const light = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = ({ red, green, blue }: Rgb): number =>
  0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

const WHITE: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };

/** From 1 to 21. A translucent background is composited over white. */
export const contrastOf = (text: Colour, ground: Colour): number => {
  const back = over(toRgb(ground), WHITE);
  const [one, other] = [luminanceOf(over(toRgb(text), back)), luminanceOf(back)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** Rounded down: 4.49 must not be shown as 4.5. */
export const showContrast = (ratio: number): string => String(Math.floor(ratio * 10) / 10);
