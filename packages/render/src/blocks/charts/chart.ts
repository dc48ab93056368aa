import type { BlockFormats } from '../formats.ts';
import type { BlockRenderer } from '../block-renderer.ts';
import { css } from '../markup/css.ts';
import { element, escapeAttribute, escapeText, optional } from '../markup/html.ts';
import { switchField } from '../markup/read-value.ts';
import { readChart, type ChartData, type ChartType } from './chart-data.ts';
import { HEIGHT, makeFrame, WIDTH } from './chart-frame.ts';
import { drawBars, drawStacks } from './draw-bars.ts';
import { drawLines } from './draw-lines.ts';
import { drawPie } from './draw-pie.ts';

const isRound = (type: ChartType): boolean => type === 'pie' || type === 'donut';

const draw = (data: ChartData, format: BlockFormats): string => {
  if (isRound(data.type)) return drawPie(data);
  const frame = makeFrame(data, format);
  if (data.type === 'bar') return frame.axes + drawBars(data, frame);
  if (data.type === 'stacked-bar') return frame.axes + drawStacks(data, frame);
  return frame.axes + drawLines(data, frame);
};

const legendOf = ({ type, labels, series }: ChartData): string => {
  const names = isRound(type) ? labels : series.map(({ name }) => name);
  if (names.length < 2 && !isRound(type)) return '';
  const entries = names.map(
    (name, index) => `<li class="sw-series-${index % 12}"><span>${escapeText(name)}</span></li>`,
  );
  return `<ul class="sw-chart-legend" aria-hidden="true">${entries.join('')}</ul>`;
};

/** The same numbers for screen readers. */
const tableOf = ({ title, labels, series }: ChartData, format: BlockFormats, isShown: boolean): string => {
  const head = series.map(({ name }) => `<th scope="col">${escapeText(name)}</th>`).join('');
  const rows = labels.map((label, index) => {
    const cells = series.map(({ values }) => {
      const value = values[index];
      return `<td>${value === undefined ? '' : escapeText(format.number(value))}</td>`;
    });
    return `<tr><th scope="row">${escapeText(label)}</th>${cells.join('')}</tr>`;
  });
  return (
    `<table class="sw-chart-table${isShown ? '' : ' sw-unseen'}">${optional('caption', { class: 'sw-unseen' }, escapeText(title))}` +
    `<thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  );
};

const palette = Array.from(
  { length: 12 },
  (_, index) =>
    `.sw-series-${index}{--sw-color:var(--sw-series-${index % 6},${['var(--sw-accent)', '#2347d6', '#d99a00', '#0f8a7e', '#d4607a', '#6b655c'][index % 6]})}`,
).join('');

export const chartBlock: BlockRenderer = {
  render: (value, { context }) => {
    const data = readChart(value);
    if (data.labels.length === 0 || data.series.length === 0) return '';
    const isTableShown = switchField(value, 'isTableShown', false);
    const title = optional('figcaption', {}, escapeText(data.title));
    const name = escapeAttribute(
      data.title === '' ? data.series.map((each) => each.name).join(', ') : data.title,
    );
    return element(
      'figure',
      { class: 'sw-chart', 'data-type': data.type },
      `${title}<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${name}">${draw(data, context.format)}</svg>` +
        legendOf(data) +
        tableOf(data, context.format, isTableShown),
    );
  },
  styles: [
    palette,
    css`
      .sw-chart {
        position: relative;
        margin: 0;
      }
      .sw-chart figcaption {
        margin-bottom: 0.8em;
        font: 400 1.4em/1.15 var(--sw-heading-font);
      }
      .sw-chart svg {
        display: block;
        width: 100%;
        fill: var(--sw-color);
      }
      .sw-chart text {
        fill: var(--sw-soft);
        font-size: 13px;
      }
      .sw-chart-axes path {
        stroke: var(--sw-line);
      }
      .sw-chart-axes .sw-chart-zero {
        stroke: currentcolor;
      }
      .sw-chart :is(rect, path, g) {
        fill: var(--sw-color);
      }
      .sw-chart .sw-chart-line {
        fill: none;
        stroke: var(--sw-color);
        stroke-width: 2.5;
      }
      .sw-chart .sw-chart-area {
        opacity: 0.2;
      }
      .sw-chart-pie path {
        stroke: var(--sw-paper);
        stroke-width: 2;
      }
      .sw-chart-legend {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3em 1.2em;
        margin: 0.8em 0 0;
        padding: 0;
        list-style: none;
      }
      .sw-chart-legend li::before {
        content: '';
        display: inline-block;
        width: 0.8em;
        height: 0.8em;
        margin-right: 0.5em;
        background: var(--sw-color);
      }
      .sw-chart-table {
        width: 100%;
        margin-top: 1em;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      .sw-chart-table :is(td, th) {
        padding: 0.4em 0.8em 0.4em 0;
        border-bottom: 1px solid var(--sw-line);
        text-align: end;
      }
      .sw-chart-table th:first-child {
        text-align: start;
      }
      @media (max-width: 432px) {
        .sw-chart text {
          font-size: 19px;
        }
      }
    `,
  ],
};
