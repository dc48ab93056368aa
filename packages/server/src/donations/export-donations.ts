import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { donationCsvHead, donationCsvRow } from '@sitewright/domain/donations';
import type { Database } from '../database/index.ts';
import { describeDonation } from './describe-funds.ts';
import { listDonations, type DonationFilter } from './donations-store.ts';
import { positionOf } from './list-position.ts';

const BATCH = 500;

/** Spreadsheets take a file without it for one in their own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

/** Newest first; read in parts while the file is sent. */
export async function* writeDonations(
  database: Database,
  websiteId: string,
  filter: Omit<DonationFilter, 'limit' | 'after'>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeRow(donationCsvHead);
  let after: DonationFilter['after'];
  for (;;) {
    const rows = await listDonations(database, websiteId, { ...filter, after, limit: BATCH });
    yield rows.map((row) => writeRow(donationCsvRow(describeDonation(row)))).join('');
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = positionOf(last);
  }
}
