import { CsvParser, detectDelimiter, restoreFormula, type CsvRow } from '@sitewright/domain/csv';
import { findColumns, readRow, type AddressRow, type AddressColumns } from '@sitewright/domain/mailing-lists';

/** Enough for the header row, from which the delimiter is found. */
const HEAD_LENGTH = 20_000;

/** The file has no column with addresses. */
export class NoAddressColumn extends Error {}

/** Turns the text of a file, part by part, into rows of people. */
export class AddressReader {
  #parser: CsvParser | undefined;
  #head = '';
  #columns: AddressColumns | undefined;

  push(text: string): AddressRow[] {
    if (this.#parser) return this.#read(this.#parser.push(text));
    this.#head += text;
    return this.#head.length < HEAD_LENGTH ? [] : this.#begin();
  }

  end(): AddressRow[] {
    const first = this.#parser ? [] : this.#begin();
    return [...first, ...this.#read(this.#parser?.end() ?? [])];
  }

  #begin(): AddressRow[] {
    this.#parser = new CsvParser(detectDelimiter(this.#head));
    return this.#read(this.#parser.push(this.#head));
  }

  #read(rows: readonly CsvRow[]): AddressRow[] {
    return rows.flatMap(({ line, cells }) => {
      const restored = cells.map(restoreFormula);
      if (this.#columns) return [readRow(this.#columns, { line, cells: restored })];
      const columns = findColumns(restored);
      if (!columns) throw new NoAddressColumn();
      this.#columns = columns;
      return columns.hasHeader ? [] : [readRow(columns, { line, cells: restored })];
    });
  }
}
