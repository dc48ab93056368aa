import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { escapeText } from '../markup/html.ts';
import type { BlockFormats } from '../formats.ts';
import { spreadBands, type Bands } from './bands.ts';
import type { ChartData } from './chart-data.ts';

export const WIDTH = 560;
export const HEIGHT = 340;
const EDGE = { top: 12, right: 8, bottom: 34 } as const;
const LETTER = 7.6;
const MAX_TICKS = 5;

/** One decimal is enough for SVG coordinates on screens. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export interface Frame {
  readonly x: Bands;
  readonly y: ScaleLinear<number, number>;
  readonly axes: string;
}

interface Extent {
  readonly min: number;
  readonly max: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Always includes zero, where bars start. */
export const extentOf = ({ type, labels, series }: ChartData): Extent => {
  const columns = labels.map((_, index) => series.map(({ values }) => values[index] ?? 0));
  const reached =
    type === 'stacked-bar'
      ? columns.flatMap((column) => [
          sumOf(column.filter((value) => value > 0)),
          sumOf(column.filter((value) => value < 0)),
        ])
      : columns.flat();
  const extent = { min: Math.min(0, ...reached), max: Math.max(0, ...reached) };
  return extent.min === extent.max ? { min: 0, max: 1 } : extent;
};

/** Shows every nth label if all of them would overlap. */
const labelStep = (labels: readonly string[], room: number): number => {
  const widest = Math.max(1, ...labels.map((label) => label.length)) * LETTER + 6;
  return Math.max(1, Math.ceil((widest * labels.length) / room));
};

export const makeFrame = (data: ChartData, format: BlockFormats): Frame => {
  const { min, max } = extentOf(data);
  const y = scaleLinear([min, max], [HEIGHT - EDGE.bottom, EDGE.top]).nice(MAX_TICKS);
  const ticks = y.ticks(MAX_TICKS);
  const left = Math.max(...ticks.map((tick) => format.number(tick).length)) * LETTER + 14;
  const room = { start: left, end: WIDTH - EDGE.right };
  const x = spreadBands({ count: data.labels.length, ...room, gap: 0.25, margin: 0.1 });
  const grid = ticks.map((tick) => {
    const at = round(y(tick));
    return `<path d="M${round(left)} ${at}H${WIDTH - EDGE.right}"${tick === 0 ? ' class="sw-chart-zero"' : ''}/><text x="${round(left - 8)}" y="${at + 4}" text-anchor="end">${escapeText(format.number(tick))}</text>`;
  });
  const step = labelStep(data.labels, WIDTH - left);
  const names = data.labels.map((label, index) =>
    index % step === 0
      ? `<text x="${round(x.startOf(index) + x.width / 2)}" y="${HEIGHT - 10}" text-anchor="middle">${escapeText(label)}</text>`
      : '',
  );
  return { x, y, axes: `<g class="sw-chart-axes">${grid.join('')}${names.join('')}</g>` };
};
