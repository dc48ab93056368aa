import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { restockCsvHead, restockCsvRow } from '@sitewright/domain/restock';
import type { Database } from '../database/index.ts';
import { isoOf, nameOf } from './describe-groups.ts';
import { listExported, type ExportedRow } from './groups-store.ts';

const BATCH = 500;
/** Spreadsheets take a file without it for one in their own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

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
export async function* writeSignUps(
  database: Database,
  websiteId: string,
  variantId: string | undefined,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeRow(restockCsvHead);
  let before: string | undefined;
  for (;;) {
    const rows = await listExported(database, websiteId, { variantId, before, limit: BATCH });
    yield rows.map(rowOf).join('');
    before = rows.at(-1)?.signUpId;
    if (rows.length < BATCH || before === undefined) return;
  }
}
