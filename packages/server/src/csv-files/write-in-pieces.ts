import { runPiece } from '../jobs/index.ts';

/** Spreadsheets take a file without it for one in their own encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** So many rows take the processor for a few milliseconds. */
const ROWS = 200;

export interface WrittenRows<Row> {
  /** The line of the names of the columns. */
  readonly head: string;
  /** So many after this one, from the first where there is none. */
  readonly read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>;
  readonly write: (rows: readonly Row[]) => string | Promise<string>;
}

/** The text of a CSV file, written while it is sent. Rows are read in pieces of bulk work: visitors do not wait for a file. */
export async function* writeInPieces<Row>({ head, read, write }: WrittenRows<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + head;
  let last: Row | undefined;
  do {
    const after = last;
    const piece = await runPiece(async () => {
      const rows = await read(after, ROWS);
      return { text: await write(rows), last: rows[ROWS - 1] };
    });
    yield piece.text;
    last = piece.last;
  } while (last !== undefined);
}
