import { describe, expect, it } from 'vitest';
import { neutralizeFormula, writeCsvRow } from './write-csv.ts';

describe('a line of a CSV file', () => {
  it('quotes separators, quotes and line breaks', () => {
    expect(writeCsvRow(['A', 'B, C', 'say "x"', 'two\nlines', ''])).toBe(
      'A,"B, C","say ""x""","two\nlines",\r\n',
    );
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('[F32 (rule)] keeps %j as text', (cell) => {
    expect(neutralizeFormula(cell)).toBe(`'${cell}`);
  });

  it.each(['12', '-3', '+5', '-1.50', 'a=b', 'SQ1', ''])('[F32 (rule)] leaves %j as it is', (cell) => {
    expect(neutralizeFormula(cell)).toBe(cell);
  });
});
