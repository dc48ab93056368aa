import { arc, pie } from 'd3-shape';
import { HEIGHT, WIDTH } from './chart-frame.ts';
import type { ChartData } from './chart-data.ts';

const RADIUS = HEIGHT / 2 - 6;

/** A pie of the first series. Negative values count as 0. */
export const drawPie = ({ type, series }: ChartData): string => {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const slices = pie<number>().sort(null)(values);
  const draw = arc<(typeof slices)[number]>()
    .innerRadius(type === 'donut' ? RADIUS * 0.58 : 0)
    .outerRadius(RADIUS)
    .digits(1);
  const paths = slices.map((slice, index) => {
    const path = draw(slice) ?? '';
    return `<path class="sw-series-${index % 12}" d="${path}"/>`;
  });
  return `<g class="sw-chart-pie" transform="translate(${WIDTH / 2} ${HEIGHT / 2})">${paths.join('')}</g>`;
};
