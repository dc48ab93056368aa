import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBlockValueFaults } from '../blocks-schemas.ts';
import {
  addColumn,
  addRow,
  copyCells,
  datasetMessages,
  findDatasetFault,
  hasGaps,
  pasteCells,
  readCell,
  readDataset,
  removeColumn,
  removeRow,
  setCell,
  splitCells,
  turnDataset,
  writeDataset,
  type Dataset,
} from '../index.ts';

const table = (columns: string[], ...rows: string[][]): Dataset => ({
  columns,
  rows: rows.map(([label = '', ...cells]) => ({ label, cells })),
});
const faultOf = (dataset: Dataset): string | undefined => {
  const fault = findDatasetFault(dataset);
  return fault && datasetMessages[fault];
};
const prints = table(['2025', '2026'], ['Spring', '12', '15'], ['Autumn', '9', '21']);

describe('[EDT-07] a dataset', () => {
  it('needs a column, a row and some data', () => {
    expect(faultOf(table([], ['a']))).toBe('Your dataset must have at least one column');
    expect(faultOf(table(['a']))).toBe('Your dataset must have at least one row');
    expect(faultOf(table(['a'], ['x', ' ']))).toBe('Enter some data!');
    expect(faultOf(table(['a'], ['x', 'many']))).toBe('Enter a number, or leave the cell empty.');
    expect(faultOf(prints)).toBeUndefined();
  });

  it('is drawn with gaps, and the owner told: One or more rows was missing data', () => {
    expect(hasGaps(prints)).toBe(false);
    expect(hasGaps(table(['a', 'b'], ['x', '1']))).toBe(true);
    expect(hasGaps(table(['a'], ['', '1']))).toBe(true);
    expect(datasetMessages['cells-missing']).toBe('One or more rows was missing data');
  });

  it.each([
    ['12', 12],
    [' -3.5 ', -3.5],
    ['1,234', 1234],
    ['1 234,5', 1234.5],
    ['1.234,56', 1234.56],
    ['3,5', 3.5],
    ['$1,200.50', 1200.5],
    ['45 %', 45],
    ['1e3', 1000],
    ['', null],
    ['n/a', undefined],
    ['1-2', undefined],
    ['1e99', undefined],
  ])('reads the cell %j as %j', (text, number) => expect(readCell(text)).toBe(number));
});

describe('[EDT-19] a dataset', () => {
  it('has rows, columns, labels and series', () => {
    const data = writeDataset(prints);
    expect(data).toEqual({
      labels: ['Spring', 'Autumn'],
      series: [
        { name: '2025', values: [12, 9] },
        { name: '2026', values: [15, 21] },
      ],
    });
    expect(findBlockValueFaults('chart', { type: 'bar', ...data })).toEqual({});
    expect(readDataset(data)).toEqual(prints);
  });

  it('comes back as it was, whatever numbers it holds', () => {
    const value = fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { nil: null });
    const sizes = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5 }));
    const data = sizes.chain(([rows, columns]) =>
      fc.record({
        labels: fc.array(
          fc.string().map((text) => text.trim()),
          { minLength: rows, maxLength: rows },
        ),
        series: fc.array(
          fc.record({
            name: fc.string().map((text) => text.trim()),
            values: fc.array(value, { minLength: rows, maxLength: rows }),
          }),
          { minLength: columns, maxLength: columns },
        ),
      }),
    );
    fc.assert(
      fc.property(data, (each) => {
        expect(writeDataset(readDataset(each))).toEqual({
          ...each,
          series: each.series.map(({ name, values }) => ({
            name,
            values: values.map((one) => (one === 0 ? 0 : one)),
          })),
        });
      }),
    );
  });

  it('gains and loses rows and columns', () => {
    expect(addRow(prints).rows.at(-1)).toEqual({ label: '', cells: ['', ''] });
    expect(addColumn(prints, 0).rows[0]?.cells).toEqual(['', '12', '15']);
    expect(removeColumn(prints, 0)).toEqual(table(['2026'], ['Spring', '15'], ['Autumn', '21']));
    expect(removeRow(prints, 1)).toEqual(table(['2025', '2026'], ['Spring', '12', '15']));
    expect(setCell(prints, { row: -1, column: 1 }, 'Now').columns).toEqual(['2025', 'Now']);
    expect(setCell(prints, { row: 0, column: -1 }, 'May').rows[0]?.label).toBe('May');
    expect(turnDataset(prints).dataset).toEqual(
      table(['Spring', 'Autumn'], ['2025', '12', '9'], ['2026', '15', '21']),
    );
  });
});

describe('pasting from a spreadsheet', () => {
  const empty = table(['', ''], ['', '', ''], ['', '', '']);

  it('fills cells from where the paste begins, and makes room', () => {
    const { dataset, isCut } = pasteCells(empty, { row: 1, column: 1 }, splitCells('1\t2\n3\t4\n'));
    expect(isCut).toBe(false);
    expect(dataset).toEqual(table(['', '', ''], ['', '', '', ''], ['', '', '1', '2'], ['', '', '3', '4']));
  });

  it('takes the names of columns along with a whole table', () => {
    const { dataset } = pasteCells(empty, { row: 0, column: -1 }, splitCells(copyCells(prints)));
    expect(dataset).toEqual(prints);
    const years = pasteCells(empty, { row: 0, column: -1 }, splitCells('Year\tSold\n2025\t1\n2026\t2'));
    expect(years.dataset).toEqual(table(['Sold', ''], ['2025', '1', ''], ['2026', '2', '']));
  });

  it('reads quoted cells, commas and semicolons', () => {
    expect(splitCells('a;"b;c"\n"d ""e""";1')).toEqual([
      ['a', 'b;c'],
      ['d "e"', '1'],
    ]);
    expect(splitCells('a,1\nb,2')).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(splitCells('a, b\t1,5')).toEqual([['a, b', '1,5']]);
  });

  it('[EDT-07 EDT-20] is cut to 100 rows and 12 columns, and says so', () => {
    const pasted = Array.from({ length: 120 }, (_, row) => Array.from({ length: 20 }, () => String(row)));
    const { dataset, isCut } = pasteCells(empty, { row: 0, column: -1 }, pasted);
    expect([dataset.rows.length, dataset.columns.length, isCut]).toEqual([100, 12, true]);
    expect(findBlockValueFaults('chart', { type: 'bar', ...writeDataset(dataset) })).toEqual({});
    expect(datasetMessages.cut).toBe('Your data was cut: a chart holds at most 100 rows and 12 columns');
  });

  it('gives back what was copied', () => {
    const text = fc.string().filter((each) => each.trim() === each && each !== '' && !/[\r]/.test(each));
    const row = fc.tuple(text, text, text).map(([label, ...cells]) => ({ label, cells }));
    fc.assert(
      fc.property(fc.tuple(text, text), fc.array(row, { minLength: 1, maxLength: 4 }), (columns, rows) => {
        const dataset = { columns, rows };
        expect(splitCells(copyCells(dataset))).toEqual([
          ['', ...columns],
          ...rows.map(({ label, cells }) => [label, ...cells]),
        ]);
      }),
    );
  });
});
