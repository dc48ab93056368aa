import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { customerCsvHead, customerCsvRow } from '@sitewright/domain/customers';
import type { Database } from '../database/index.ts';
import { listCustomers, type ListedCustomer } from './customers-list-store.ts';
import { describeCustomer } from './describe-customer.ts';

const BATCH = 500;

/** Spreadsheets take a file without it for one in their own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

const rowOf = (row: ListedCustomer): string =>
  writeRow(customerCsvRow({ ...describeCustomer(row), note: row.note }));

/** Newest first; read in parts while the file is sent. */
export async function* writeCustomers(
  database: Database,
  websiteId: string,
  search: string,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeRow(customerCsvHead);
  let before: string | undefined;
  for (;;) {
    const rows = await listCustomers(database, websiteId, { search, before, limit: BATCH });
    yield rows.map(rowOf).join('');
    before = rows.at(-1)?.customerId;
    if (rows.length < BATCH || before === undefined) return;
  }
}
