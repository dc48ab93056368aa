import { spreadBands } from './bands.ts';
import { round, type Frame } from './chart-frame.ts';
import type { ChartData } from './chart-data.ts';

interface Bar {
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly color: number;
}

const bar = ({ x, width, from, to, color }: Bar): string =>
  `<rect class="sw-series-${color}" x="${round(x)}" y="${round(Math.min(from, to))}" width="${round(width)}" height="${round(Math.abs(from - to))}"/>`;

/** Grouped bars, one per series. */
export const drawBars = ({ labels, series }: ChartData, { x, y }: Frame): string => {
  const inner = spreadBands({ count: series.length, start: 0, end: x.width, gap: 0.08, margin: 0.08 });
  return labels
    .flatMap((_, index) =>
      series.map(({ values }, color) =>
        bar({
          x: x.startOf(index) + inner.startOf(color),
          width: inner.width,
          from: y(0),
          to: y(values[index] ?? 0),
          color,
        }),
      ),
    )
    .join('');
};

/** Stacked bars; negative values stack downwards. */
export const drawStacks = ({ labels, series }: ChartData, { x, y }: Frame): string =>
  labels
    .flatMap((_, index) => {
      const ends = { up: 0, down: 0 };
      return series.map(({ values }, color) => {
        const value = values[index] ?? 0;
        const side = value < 0 ? 'down' : 'up';
        const from = ends[side];
        ends[side] += value;
        return bar({
          x: x.startOf(index),
          width: x.width,
          from: y(from),
          to: y(ends[side]),
          color,
        });
      });
    })
    .join('');
