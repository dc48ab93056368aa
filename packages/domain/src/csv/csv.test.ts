import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CsvFault,
  CsvParser,
  detectDelimiter,
  EncodingDetector,
  neutralizeFormula,
  type CsvRow,
  restoreFormula,
  writeCsvRow,
} from './index.ts';

/** The rows of a whole text. */
const parseCsv = (text: string): CsvRow[] => {
  const parser = new CsvParser(',');
  return [...parser.push(text), ...parser.end()];
};

const cells = (text: string) => parseCsv(text).map((row) => row.cells);

const faultOf = (text: string): unknown => {
  try {
    return parseCsv(text);
  } catch (error) {
    return error instanceof CsvFault ? { code: error.code, line: error.line } : error;
  }
};

const aCell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', ' ', 'a', '=', '-', "'") }),
);

describe('CSV', () => {
  it('has quotes, line breaks in cells and every kind of line end', () => {
    expect(cells('a,b\r\n"1,2","say ""hi"""\n"two\r\nlines",x\rlast,')).toEqual([
      ['a', 'b'],
      ['1,2', 'say "hi"'],
      ['two\r\nlines', 'x'],
      ['last', ''],
    ]);
  });

  it('skips blank lines and says in which line a row begins', () => {
    const rows = parseCsv('a\n\n"x\ny\r\nz"\r\n\r\nlast\n');
    expect(rows).toEqual([
      { line: 1, cells: ['a'] },
      { line: 3, cells: ['x\ny\r\nz'] },
      { line: 7, cells: ['last'] },
    ]);
  });

  it('takes a quote inside an unquoted cell as it is', () => {
    expect(cells('3.5" disk,b')).toEqual([['3.5" disk', 'b']]);
  });

  it('names the line of a quote that is not closed and of text after a quote', () => {
    expect(faultOf('a,b\nc,"d\ne\nf')).toEqual({ code: 'quote-not-closed', line: 2 });
    expect(faultOf('a,b\n"c"d,e')).toEqual({ code: 'text-after-quote', line: 2 });
  });

  it('reads what it wrote, in whatever pieces it comes', () => {
    const rows = fc.array(fc.array(aCell, { minLength: 1, maxLength: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 7 }), (written, size) => {
        const text = written.map((row) => writeCsvRow(row)).join('');
        const parser = new CsvParser(',');
        const read = [];
        for (let at = 0; at < text.length; at += size) read.push(...parser.push(text.slice(at, at + size)));
        read.push(...parser.end());
        expect(read.map((row) => row.cells)).toEqual(written);
      }),
    );
  });

  it('is separated by commas, semicolons or tabs', () => {
    expect(detectDelimiter('Title,Price\n')).toBe(',');
    expect(detectDelimiter('"Title, long";Price;SKU\n1,2,3,4,5')).toBe(';');
    expect(detectDelimiter('Title\tPrice\n')).toBe('\t');
    expect(detectDelimiter('Title')).toBe(',');
  });
});

describe('a cell that looks like a formula', () => {
  it.each(['=1+1', '+49', '-5', '@sum', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠a', "'=1"])(
    '[F32 (rule)] %j is neutralized',
    (cell) => {
      expect(neutralizeFormula(cell)).toBe(`'${cell}`);
    },
  );

  it('[F32 (rule)] comes back as it was, and no result starts like a formula', () => {
    fc.assert(
      fc.property(aCell, (cell) => {
        expect(neutralizeFormula(cell)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(restoreFormula(neutralizeFormula(cell))).toBe(cell);
      }),
    );
  });
});

const encodingOf = (...bytes: number[]) => {
  const detector = new EncodingDetector();
  for (const byte of bytes) detector.push(Uint8Array.of(byte));
  return detector.result();
};

const wide = (text: string, order: 'le' | 'be'): number[] =>
  [...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return order === 'le' ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
  });

describe('the encoding of a file', () => {
  it('is found from its bytes', () => {
    expect(encodingOf(0x61, 0xc3, 0xa9)).toBe('utf-8');
    expect(encodingOf(0x61, 0xe9, 0x62)).toBe('windows-1252');
    expect(encodingOf(0xff, 0xfe, ...wide('Zoë', 'le'))).toBe('utf-16le');
    expect(encodingOf(0xfe, 0xff, ...wide('Zoë', 'be'))).toBe('utf-16be');
    expect(encodingOf(...wide('Title,Price', 'le'))).toBe('utf-16le');
    expect(encodingOf(...wide('Title,Price', 'be'))).toBe('utf-16be');
  });

  it('is none for what is no text', () => {
    expect(encodingOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)).toBeUndefined();
    expect(encodingOf(0xff, 0xfe, 0x61)).toBeUndefined();
    expect(encodingOf(0x61, 0x81)).toBeUndefined();
  });
});
