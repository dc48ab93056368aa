import type { Delimiter } from './detect-delimiter.ts';

export interface CsvRow {
  /** Of its first character, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type CsvFaultCode = 'quote-not-closed' | 'text-after-quote' | 'cell-too-long' | 'too-many-cells';

/** The file is not CSV from this line on. */
export class CsvFault extends Error {
  readonly code: CsvFaultCode;
  readonly line: number;

  constructor(code: CsvFaultCode, line: number) {
    super(`${code} in line ${line}`);
    this.code = code;
    this.line = line;
  }
}

export const csvLimits = { MAX_CELL_LENGTH: 1_000_000, MAX_CELLS: 1000 } as const;

type State = 'cell-start' | 'plain' | 'quoted' | 'quote-in-quoted';

/**
 * Parses CSV that comes in pieces: quoted cells with line breaks, `""` for a quote, and line breaks of every system.
 * Blank lines are skipped. A quote inside an unquoted cell is an ordinary character, as in `3.5" disk`.
 */
export class CsvParser {
  readonly #delimiter: Delimiter;
  #state: State = 'cell-start';
  #cell = '';
  #cells: string[] = [];
  #line = 1;
  #rowLine = 1;
  #quoteLine = 1;
  #wasReturn = false;
  #isQuotedRow = false;
  #rows: CsvRow[] = [];

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter;
  }

  /** The rows that are complete. Throws `CsvFault`. */
  push(text: string): CsvRow[] {
    for (let at = 0; at < text.length;) at = this.#step(text, at);
    return this.#takeRows();
  }

  /** The last row, which may have no line break. */
  end(): CsvRow[] {
    if (this.#state === 'quoted') throw new CsvFault('quote-not-closed', this.#quoteLine);
    if (this.#state !== 'cell-start' || this.#cells.length > 0) this.#endRow();
    return this.#takeRows();
  }

  #takeRows(): CsvRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #step(text: string, at: number): number {
    return this.#state === 'quoted' ? this.#readQuoted(text, at) : this.#readPlain(text, at);
  }

  #readQuoted(text: string, at: number): number {
    const found = text.indexOf('"', at);
    const end = found < 0 ? text.length : found;
    this.#countLines(text, at, end);
    this.#append(text.slice(at, end), this.#quoteLine);
    if (found < 0) return end;
    this.#state = 'quote-in-quoted';
    return end + 1;
  }

  #readPlain(text: string, at: number): number {
    const character = text.charAt(at);
    const followsReturn = this.#wasReturn;
    this.#wasReturn = character === '\r';
    if (character === '\n' && followsReturn) return at + 1;
    if (character === '\n' || character === '\r') {
      this.#endRow();
      this.#line += 1;
      this.#rowLine = this.#line;
    } else if (character === this.#delimiter) this.#endCell();
    else if (character === '"' && this.#state === 'quote-in-quoted') this.#reopen();
    else if (character === '"' && this.#state === 'cell-start') this.#open();
    else return this.#readText(text, at);
    return at + 1;
  }

  #open(): void {
    this.#state = 'quoted';
    this.#quoteLine = this.#line;
    this.#isQuotedRow = true;
  }

  /** `""` inside a quoted cell. */
  #reopen(): void {
    this.#append('"', this.#quoteLine);
    this.#state = 'quoted';
  }

  #readText(text: string, at: number): number {
    if (this.#state === 'quote-in-quoted') {
      // Blanks between the quote and the delimiter are common in files written by hand.
      if (text.charAt(at) === ' ') return at + 1;
      throw new CsvFault('text-after-quote', this.#line);
    }
    this.#state = 'plain';
    let end = at + 1;
    while (end < text.length && !this.#endsPlain(text.charAt(end))) end += 1;
    this.#append(text.slice(at, end), this.#line);
    return end;
  }

  #endsPlain(character: string): boolean {
    return character === this.#delimiter || character === '\n' || character === '\r';
  }

  #countLines(text: string, start: number, end: number): void {
    for (let at = start; at < end; at += 1) {
      const character = text.charCodeAt(at);
      if (character === 13 || (character === 10 && !this.#wasReturn)) this.#line += 1;
      this.#wasReturn = character === 13;
    }
    if (end < text.length) this.#wasReturn = false;
  }

  #append(text: string, line: number): void {
    this.#cell += text;
    if (this.#cell.length <= csvLimits.MAX_CELL_LENGTH) return;
    // A quote that is missing makes one cell of the rest of the file.
    throw new CsvFault(this.#state === 'plain' ? 'cell-too-long' : 'quote-not-closed', line);
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    if (this.#cells.length > csvLimits.MAX_CELLS) throw new CsvFault('too-many-cells', this.#rowLine);
    this.#cell = '';
    this.#state = 'cell-start';
  }

  #endRow(): void {
    this.#endCell();
    const isBlank = this.#cells.length === 1 && this.#cells[0] === '' && !this.#isQuotedRow;
    if (!isBlank) this.#rows.push({ line: this.#rowLine, cells: this.#cells });
    this.#cells = [];
    this.#isQuotedRow = false;
  }
}
