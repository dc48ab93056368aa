import { describe, expect, it } from 'vitest';
import { CsvParser } from '../../csv/index.ts';
import { planStockFile } from './plan-stock-file.ts';
import { readStockFile, type StockFile } from './stock-file.ts';

const read = (text: string): StockFile | string => {
  const parser = new CsvParser(',');
  return readStockFile([...parser.push(text), ...parser.end()]);
};

const readable = (text: string): StockFile => {
  const file = read(text);
  if (typeof file === 'string') throw new Error(file);
  return file;
};

const variants = [
  { variantId: 'a', sku: 'LAMP', stock: 12 },
  { variantId: 'b', sku: 'VASE', stock: null },
  { variantId: 'c', sku: 'SAME', stock: 1 },
  { variantId: 'd', sku: 'SAME', stock: 2 },
];

describe('a stock file', () => {
  it('needs a column for the variant and one for the stock', () => {
    expect(read('')).toContain('no rows');
    expect(read('SKU,Price\nLAMP,3\n')).toContain('SKU (or Variant ID)');
    expect(read('Quantity\n3\n')).toContain('SKU (or Variant ID)');
    expect(read(`SKU,Quantity\n${'X,1\n'.repeat(10_001)}`)).toContain('10,000');
  });

  it('says quantities and changes; a row without either changes nothing', () => {
    const text = "Sku,On hand,Adjustment\nLAMP,5,\nVASE,unlimited,\nCUP,,3\nJAR,,'-3\nNONE,,\n";
    expect(readable(text)).toEqual({
      faults: [],
      entries: [
        { line: 2, variantId: '', sku: 'LAMP', change: { kind: 'set', quantity: 5 } },
        { line: 3, variantId: '', sku: 'VASE', change: { kind: 'unlimited' } },
        { line: 4, variantId: '', sku: 'CUP', change: { kind: 'adjust', by: 3 } },
        { line: 5, variantId: '', sku: 'JAR', change: { kind: 'adjust', by: -3 } },
      ],
    });
  });

  it('says at the line what is wrong', () => {
    const text = 'SKU,Quantity,Change\nA,-3,\nB,1.5,\nC,,many\nD,1,2\n,5,\n';
    expect(readable(text).faults.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
  });
});

describe('the plan of a stock file', () => {
  it('shows before and after, and finds variants by id before SKU', () => {
    const file = readable('Variant ID,SKU,Quantity,Change\n,LAMP,,-2\nb,,7,\nd,SAME,2,\n');
    const { changes, unchanged, faults } = planStockFile(file, variants);
    expect(changes.map(({ variant, after }) => [variant.sku, variant.stock, after])).toEqual([
      ['LAMP', 12, 10],
      ['VASE', null, 7],
    ]);
    expect([unchanged, faults]).toEqual([1, []]);
  });

  it('reports unknown and ambiguous SKUs, repeated rows and stock below zero', () => {
    const file = readable('SKU,Quantity,Change\nGONE,1,\nSAME,1,\nLAMP,,-13\nLAMP,5,\nVASE,,1\n');
    const { changes, faults } = planStockFile(file, variants);
    expect(changes).toEqual([]);
    expect(faults).toMatchObject([
      { line: 2, message: expect.stringContaining('GONE') },
      { line: 3, message: expect.stringContaining('Variant ID') },
      { line: 4, message: expect.stringContaining('below 0') },
      { line: 5, message: expect.stringContaining('Line 4') },
      { line: 6, message: expect.stringContaining('unlimited') },
    ]);
  });
});
