import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { customerCsvHead, customerCsvRow } from '@sitewright/domain/customers';
import { writeInPieces } from '../csv-files/index.ts';
import type { Database } from '../database/index.ts';
import { listCustomers, type ListedCustomer } from './customers-list-store.ts';
import { describeCustomer } from './describe-customer.ts';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

const rowOf = (row: ListedCustomer): string =>
  writeRow(customerCsvRow({ ...describeCustomer(row), note: row.note }));

/** Newest first; read in parts while the file is sent. */
export const writeCustomers = (
  database: Database,
  websiteId: string,
  search: string,
): AsyncGenerator<string> =>
  writeInPieces<ListedCustomer>({
    head: writeRow(customerCsvHead),
    read: (last, limit) => listCustomers(database, websiteId, { search, before: last?.customerId, limit }),
    write: (rows) => rows.map(rowOf).join(''),
  });
