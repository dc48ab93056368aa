import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { formatOrderNumber, orderCsvHead, orderCsvRows } from '@sitewright/domain/orders';
import type { Database } from '../../database/index.ts';
import type { OrderFilter } from './order-filter-query.ts';
import { listExportRows, type ExportRow, type ListPosition } from './order-list-store.ts';

const BATCH = 200;

/** Spreadsheets take a file without it for one in their own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

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
export async function* writeOrders(
  database: Database,
  websiteId: string,
  filter: OrderFilter,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeRow(orderCsvHead);
  let before: ListPosition | undefined;
  for (;;) {
    const rows = await listExportRows(database, websiteId, { filter, before, limit: BATCH });
    yield rows.map(rowsOf).join('');
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    before = { placedAt: new Date(last.placedAt), orderId: last.orderId };
  }
}
