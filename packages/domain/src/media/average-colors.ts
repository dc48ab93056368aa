export interface ColorData {
  readonly topLeftAverage: string;
  readonly topRightAverage: string;
  readonly bottomLeftAverage: string;
  readonly bottomRightAverage: string;
  readonly centerAverage: string;
}

/** A picture is shrunk to this many pixels a side before its colours are averaged. */
export const COLOR_GRID = 30;
const PART = COLOR_GRID / 3;
const CHANNELS = 3;

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** The average of one ninth of the grid, as six hex digits. */
const averageOf = (pixels: Uint8Array, column: number, row: number): string => {
  const sums = [0, 0, 0];
  for (let y = row * PART; y < (row + 1) * PART; y += 1)
    for (let x = column * PART; x < (column + 1) * PART; x += 1)
      for (let channel = 0; channel < CHANNELS; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (pixels[(y * COLOR_GRID + x) * CHANNELS + channel] ?? 0);
  return sums.map((sum) => hex(sum / (PART * PART))).join('');
};

/** Colours at the corners and in the middle, from a grid of red, green and blue bytes. */
export const averageColors = (pixels: Uint8Array): ColorData => {
  if (pixels.length !== COLOR_GRID * COLOR_GRID * CHANNELS)
    throw new Error(`A grid of ${COLOR_GRID} by ${COLOR_GRID} pixels is needed.`);
  return {
    topLeftAverage: averageOf(pixels, 0, 0),
    topRightAverage: averageOf(pixels, 2, 0),
    bottomLeftAverage: averageOf(pixels, 0, 2),
    bottomRightAverage: averageOf(pixels, 2, 2),
    centerAverage: averageOf(pixels, 1, 1),
  };
};
