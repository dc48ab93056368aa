import { describe, expect, it } from 'vitest';
import { makeBlock, makeContext } from '../testing/block-fixture.ts';
import { renderBlock } from '../render-block.ts';
import { readChart } from './chart-data.ts';
import { extentOf } from './chart-frame.ts';

const value = (
  type: string,
  values: (number | null)[][] = [
    [1, 4],
    [2, -3],
  ],
) => ({
  type,
  title: 'Sold',
  labels: ['Jan', 'Feb'],
  series: values.map((numbers, index) => ({ name: `S${index}`, values: numbers })),
});
const draw = (stored: object): string => renderBlock(makeBlock('chart', { ...stored }), makeContext());

describe('a chart', () => {
  it.each([
    ['bar', /<rect /g, 4],
    ['stacked-bar', /<rect /g, 4],
    ['line', /sw-chart-line/g, 2],
    ['area', /sw-chart-area/g, 2],
    ['pie', /<path class="sw-series/g, 2],
    ['donut', /<path class="sw-series/g, 2],
  ])('of type %s is drawn on the server', (type, mark, count) => {
    const html = draw(value(type));
    expect(html).toContain('role="img" aria-label="Sold"');
    expect(html.match(mark)).toHaveLength(count);
    expect(html).not.toMatch(/NaN|Infinity/);
  });

  it('comes with its numbers as a table', () => {
    const html = draw(value('bar', [[1200.5, null]]));
    expect(html).toContain('<table class="sw-chart-table sw-unseen">');
    expect(html).toContain(
      '<tr><th scope="row">Jan</th><td>1,200.5</td></tr><tr><th scope="row">Feb</th><td></td></tr>',
    );
    expect(draw({ ...value('bar'), isTableShown: true })).toContain('<table class="sw-chart-table">');
  });

  it('keeps zero in sight and reaches over stacked values', () => {
    expect(extentOf(readChart(value('bar', [[5, 9]])))).toEqual({ min: 0, max: 9 });
    expect(
      extentOf(
        readChart(
          value('stacked-bar', [
            [5, -1],
            [7, -2],
          ]),
        ),
      ),
    ).toEqual({ min: -3, max: 12 });
    expect(extentOf(readChart(value('line', [[0, 0]])))).toEqual({ min: 0, max: 1 });
  });

  it('leaves a gap in a line where nothing was measured', () => {
    const stored = {
      ...value('line'),
      labels: ['a', 'b', 'c'],
      series: [{ name: 'S', values: [1, null, 3] }],
    };
    expect(draw(stored).match(/<circle /g)).toHaveLength(2);
    expect(/sw-chart-line" d="([^"]+)"/.exec(draw(stored))?.[1]?.match(/M/g)).toHaveLength(2);
  });

  it('treats numbers that no axis can hold as not measured', () => {
    const html = draw(value('bar', [[-Number.MAX_VALUE, Number.MAX_VALUE]]));
    expect(html).not.toMatch(/NaN|Infinity/);
    expect(html).toContain('<tr><th scope="row">Jan</th><td></td></tr>');
    expect(
      draw(
        value('stacked-bar', [
          [1e15, -1e15],
          [1e15, 5],
        ]),
      ),
    ).not.toMatch(/NaN|Infinity/);
  });

  it('without numbers is nothing', () => expect(draw({ type: 'bar', labels: [], series: [] })).toBe(''));
});
