import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { formatOrderNumber, orderCsvHead, orderCsvRows } from '@sitewright/domain/orders';
import { writeInPieces } from '../../csv-files/index.ts';
import type { Database } from '../../database/index.ts';
import type { OrderFilter } from './order-filter-query.ts';
import { listExportRows, type ExportRow } from './order-list-store.ts';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

const rowsOf = ({ number, placedAt, ...row }: ExportRow): string =>
  orderCsvRows({
    ...row,
    number: formatOrderNumber(number, row.isTest),
    placedOn: new Date(placedAt).toISOString(),
  })
    .map(writeRow)
    .join('');

/** Newest first, a row for each line; read in parts while the file is sent. */
export const writeOrders = (
  database: Database,
  websiteId: string,
  filter: OrderFilter,
): AsyncGenerator<string> =>
  writeInPieces<ExportRow>({
    head: writeRow(orderCsvHead),
    read: (last, limit) =>
      listExportRows(database, websiteId, {
        filter,
        before: last && { placedAt: new Date(last.placedAt), orderId: last.orderId },
        limit,
      }),
    write: (rows) => rows.map(rowsOf).join(''),
  });
