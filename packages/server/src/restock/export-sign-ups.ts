import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { restockCsvHead, restockCsvRow } from '@sitewright/domain/restock';
import { writeInPieces } from '../csv-files/index.ts';
import type { Database } from '../database/index.ts';
import { isoOf, nameOf } from './describe-groups.ts';
import { listExported, type ExportedRow } from './groups-store.ts';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

const rowOf = (row: ExportedRow): string => {
  const { title, variant } = nameOf(row);
  return writeRow(
    restockCsvRow({
      email: row.email,
      product: title,
      variant,
      sku: row.sku ?? '',
      state: row.state,
      language: row.language,
      isJoinMailingList: row.joinsMailingList,
      consentText: row.consentText,
      signedUpOn: isoOf(row.signedUpAt),
      notifiedOn: row.state === 'notified' && row.doneAt !== null ? isoOf(row.doneAt) : null,
    }),
  );
};

/** Newest first; read in parts while the file is sent. */
export const writeSignUps = (
  database: Database,
  websiteId: string,
  variantId: string | undefined,
): AsyncGenerator<string> =>
  writeInPieces<ExportedRow>({
    head: writeRow(restockCsvHead),
    read: (last, limit) => listExported(database, websiteId, { variantId, before: last?.signUpId, limit }),
    write: (rows) => rows.map(rowOf).join(''),
  });
