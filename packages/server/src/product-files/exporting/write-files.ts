import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { exportColumns, productRows, type ColumnSetName } from '@sitewright/domain/product-files';
import type { FileStore } from '../../files/index.ts';
import { runPiece } from '../../jobs/index.ts';
import { loadExported, type ExportPlace } from './exported-products.ts';
import { listFaults } from '../store/import-faults-store.ts';
import type { ImportRow } from '../store/import-store.ts';
import { findExportNeeds, listProductPages, listProducts } from '../store/products-store.ts';
import { BYTE_ORDER_MARK, decodeText, detectEncoding } from '../../csv-files/index.ts';
import { readProducts } from '../reading/read-products.ts';
import { openCsv } from '../reading/uploaded-file.ts';

const BATCH = 50;

const rowText = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

export interface Export {
  readonly set: ColumnSetName;
  readonly ids?: readonly string[];
}

/** The products of a site as CSV, some at a time: memory does not grow with their number. */
export async function* writeProducts(
  place: Omit<ExportPlace, 'pages'>,
  { set, ids }: Export,
): AsyncGenerator<string> {
  const { database, site } = place;
  const pages = await listProductPages(database, site.id);
  const columns = exportColumns(set, await findExportNeeds(database, site.id));
  yield BYTE_ORDER_MARK + rowText(columns.headers);
  for (let after = ''; ;) {
    const part = { after, limit: BATCH, ...(ids ? { ids } : {}) };
    const { text, last } = await runPiece(async () => {
      const found = await listProducts(database, site.id, part);
      const items = found.map(({ content }) => content);
      const exported = await loadExported({ ...place, pages }, items);
      const rows = exported.flatMap((product) => productRows(product, columns).map(rowText));
      return { text: rows.join(''), last: found[BATCH - 1] };
    });
    yield text;
    if (!last) return;
    after = last.id;
  }
}

/** As they are in the file, so that its owner finds the rows again. */
const readHeaders = async (files: FileStore, row: ImportRow): Promise<readonly string[]> => {
  const encoding = await detectEncoding(await openCsv(files, row));
  const reading = await readProducts(decodeText(await openCsv(files, row), encoding ?? 'utf-8'));
  await reading.products.return(undefined);
  return reading.columns.headers;
};

/** The refused rows of an import with their reasons, ready to be corrected and imported again. */
export async function* writeReport(
  { database }: Pick<ExportPlace, 'database'>,
  files: FileStore,
  row: ImportRow,
): AsyncGenerator<string> {
  const headers = row.summary ? await readHeaders(files, row) : [];
  yield BYTE_ORDER_MARK + rowText(['Line', 'Refused column', 'Reason', ...headers]);
  for (let after = -1; ;) {
    const faults = await listFaults(database, { ...row, after, limit: BATCH });
    for (const { line, columnName, message, cells } of faults)
      // Cells of the file are as they were uploaded: neutralized again where they look like formulas.
      yield rowText([String(line), columnName, message, ...cells]);
    const last = faults.at(-1);
    if (!last) return;
    after = last.line;
  }
}
