import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { donationCsvHead, donationCsvRow } from '@sitewright/domain/donations';
import { writeInPieces } from '../csv-files/index.ts';
import type { Database } from '../database/index.ts';
import { describeDonation } from './describe-funds.ts';
import { listDonations, type DonationFilter, type ListedDonation } from './donations-store.ts';
import { positionOf } from './list-position.ts';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

/** Newest first; read in parts while the file is sent. */
export const writeDonations = (
  database: Database,
  websiteId: string,
  filter: Omit<DonationFilter, 'limit' | 'after'>,
): AsyncGenerator<string> =>
  writeInPieces<ListedDonation>({
    head: writeRow(donationCsvHead),
    read: (last, limit) =>
      listDonations(database, websiteId, { ...filter, after: last && positionOf(last), limit }),
    write: (rows) => rows.map((row) => writeRow(donationCsvRow(describeDonation(row)))).join(''),
  });
