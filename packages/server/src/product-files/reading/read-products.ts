import { CsvFault, CsvParser, detectDelimiter, type CsvRow, type Delimiter } from '@sitewright/domain/csv';
import {
  productFileLimits,
  recognizeColumns,
  RowGrouper,
  type ProductFileRefusal,
  type ProductRows,
  type RecognizedColumns,
} from '@sitewright/domain/product-files';

/** The whole file cannot be imported. */
export class FileFault extends Error {
  readonly code: ProductFileRefusal;
  readonly line: number | undefined;

  constructor(code: ProductFileRefusal, line?: number) {
    super(code);
    this.code = code;
    this.line = line;
  }
}

/** Enough for the header row, from which the delimiter is found. */
const HEAD_LENGTH = 20_000;

async function* withHead(text: AsyncIterable<string>): AsyncGenerator<string> {
  let head: string | undefined = '';
  for await (const part of text) {
    if (head === undefined) yield part;
    else head += part;
    if (head === undefined || head.length < HEAD_LENGTH) continue;
    yield head;
    head = undefined;
  }
  if (head !== undefined) yield head;
}

const parseRows = (parser: CsvParser, text: string | undefined): CsvRow[] => {
  try {
    return text === undefined ? parser.end() : parser.push(text);
  } catch (error) {
    if (error instanceof CsvFault) throw new FileFault(`csv-${error.code}`, error.line);
    throw error;
  }
};

/** The header row, and the rows of each product. */
export interface ProductReading {
  readonly columns: RecognizedColumns;
  readonly delimiter: Delimiter;
  readonly products: AsyncGenerator<ProductRows>;
}

async function* allRows(text: AsyncIterable<string>, setDelimiter: (delimiter: Delimiter) => void) {
  let parser: CsvParser | undefined;
  for await (const part of withHead(text)) {
    if (!parser) {
      const delimiter = detectDelimiter(part);
      setDelimiter(delimiter);
      parser = new CsvParser(delimiter);
    }
    yield* parseRows(parser, part);
  }
  if (parser) yield* parseRows(parser, undefined);
}

async function* groupRows(
  rows: AsyncGenerator<CsvRow>,
  columns: RecognizedColumns,
): AsyncGenerator<ProductRows> {
  const grouper = new RowGrouper(columns);
  let count = 0;
  const counted = (group: ProductRows): ProductRows => {
    count += 1;
    if (count > productFileLimits.PRODUCTS) throw new FileFault('csv-too-many-products', group[0].line);
    return group;
  };
  for await (const row of rows) {
    const group = grouper.push(row);
    if (group) yield counted(group);
  }
  const last = grouper.end();
  if (last) yield counted(last);
}

/** Reads a file as it comes; only the rows of one product are held at a time. */
export const readProducts = async (text: AsyncIterable<string>): Promise<ProductReading> => {
  let delimiter: Delimiter = ',';
  const rows = allRows(text, (found) => {
    delimiter = found;
  });
  const first = await rows.next();
  if (first.done) throw new FileFault('csv-empty');
  const columns = recognizeColumns(first.value.cells);
  if (typeof columns === 'string') throw new FileFault(columns, first.value.line);
  return { columns, delimiter, products: groupRows(rows, columns) };
};
