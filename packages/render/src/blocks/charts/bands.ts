/** Places of equal width side by side. */
export interface Bands {
  readonly width: number;
  /** Where the place begins that has so many before it. */
  readonly startOf: (index: number) => number;
}

export interface BandRoom {
  readonly count: number;
  readonly start: number;
  readonly end: number;
  /** What of a step is the gap between two places. */
  readonly gap: number;
  /** How many steps stay free at either end. */
  readonly margin: number;
}

/** Ten lines of ours: the scale of that name in `d3-scale` takes half of a chart's time to make, and charts make two. */
export const spreadBands = ({ count, start, end, gap, margin }: BandRoom): Bands => {
  const step = (end - start) / Math.max(1, count - gap + 2 * margin);
  const first = start + (end - start - step * (count - gap)) / 2;
  return { width: step * (1 - gap), startOf: (index) => first + step * index };
};
