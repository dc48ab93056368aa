const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Spreadsheets run a cell that looks like a formula; an apostrophe in front makes it text. Numbers stay as they are. */
export const neutralizeFormula = (cell: string): string =>
  FORMULA_START.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;

const writeCell = (cell: string): string => {
  const safe = neutralizeFormula(cell);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of a CSV file (RFC 4180), with its line break. */
export const writeCsvRow = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;
