import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { giftCardCsvHead, giftCardCsvRow } from '@sitewright/domain/gift-cards';
import type { Site } from '@sitewright/domain/sites';
import type { Database } from '../database/index.ts';
import { describeCards } from './describe-cards.ts';
import { listGiftCards, type GiftCardFilter } from './gift-cards-store.ts';

const BATCH = 500;

/** Spreadsheets take a file without it for one in their own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

/** Newest first; read in parts while the file is sent. Codes are not known. */
export async function* writeGiftCards(
  database: Database,
  site: Site,
  filter: Omit<GiftCardFilter, 'limit' | 'before'>,
): AsyncGenerator<string> {
  const { now } = filter;
  yield BYTE_ORDER_MARK + writeRow(giftCardCsvHead);
  let before: string | undefined;
  for (;;) {
    const rows = await listGiftCards(database, site.id, { ...filter, before, limit: BATCH });
    const cards = await describeCards({ database, site, now }, rows);
    yield cards.map((card) => writeRow(giftCardCsvRow(card))).join('');
    before = rows.at(-1)?.giftCardId;
    if (rows.length < BATCH || before === undefined) return;
  }
}
