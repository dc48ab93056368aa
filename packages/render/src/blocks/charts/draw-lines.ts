import { area, curveMonotoneX, line } from 'd3-shape';
import { round, type Frame } from './chart-frame.ts';
import type { ChartData } from './chart-data.ts';

interface Point {
  readonly index: number;
  readonly value: number | undefined;
}

/** Lines with gaps at missing values. */
export const drawLines = ({ type, series }: ChartData, { x, y }: Frame): string => {
  const across = ({ index }: Point): number => x.startOf(index) + x.width / 2;
  const isMeasured = ({ value }: Point): boolean => value !== undefined;
  const up = ({ value }: Point): number => y(value ?? 0);
  const drawLine = line<Point>(across, up).defined(isMeasured).curve(curveMonotoneX).digits(1);
  const drawArea = area<Point>(across, y(0), up).defined(isMeasured).curve(curveMonotoneX).digits(1);
  return series
    .map(({ values }, color) => {
      const points = values.map((value, index) => ({ index, value }));
      const field =
        type === 'area'
          ? `<path class="sw-series-${color} sw-chart-area" d="${drawArea(points) ?? ''}"/>`
          : '';
      const dots = points
        .filter(isMeasured)
        .map((point) => `<circle cx="${round(across(point))}" cy="${round(up(point))}" r="4"/>`)
        .join('');
      return `${field}<path class="sw-series-${color} sw-chart-line" d="${drawLine(points) ?? ''}"/><g class="sw-series-${color}">${dots}</g>`;
    })
    .join('');
};
