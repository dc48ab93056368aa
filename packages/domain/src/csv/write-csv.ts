const NEEDS_QUOTES = /^\s|\s$|["\r\n,;\t]/;

const quote = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One record with its line break. A record of one empty cell is quoted: a blank line is no record. */
export const writeCsvRow = (cells: readonly string[]): string =>
  `${cells.length === 1 && cells[0] === '' ? '""' : cells.map(quote).join(',')}\r\n`;

/** Spreadsheets evaluate cells that start with one of these, full-width ones included. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell that no spreadsheet evaluates. Cells that already start with apostrophes before such a character get one more,
 * so that `restoreFormula` finds the original of each.
 */
export const neutralizeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
