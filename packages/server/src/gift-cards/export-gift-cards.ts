import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { giftCardCsvHead, giftCardCsvRow } from '@sitewright/domain/gift-cards';
import type { Site } from '@sitewright/domain/sites';
import { writeInPieces } from '../csv-files/index.ts';
import type { Database } from '../database/index.ts';
import { describeCards } from './describe-cards.ts';
import { listGiftCards, type GiftCardFilter, type GiftCardRow } from './gift-cards-store.ts';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

/** Newest first; read in parts while the file is sent. Codes are not known. */
export const writeGiftCards = (
  database: Database,
  site: Site,
  filter: Omit<GiftCardFilter, 'limit' | 'before'>,
): AsyncGenerator<string> =>
  writeInPieces<GiftCardRow>({
    head: writeRow(giftCardCsvHead),
    read: (last, limit) => listGiftCards(database, site.id, { ...filter, before: last?.giftCardId, limit }),
    write: async (rows) => {
      const cards = await describeCards({ database, site, now: filter.now }, rows);
      return cards.map((card) => writeRow(giftCardCsvRow(card))).join('');
    },
  });
