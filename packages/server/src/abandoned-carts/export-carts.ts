import { abandonedCartCsvHead, abandonedCartCsvRow } from '@sitewright/domain/abandoned-carts';
import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import type { Site } from '@sitewright/domain/sites';
import { writeInPieces } from '../csv-files/index.ts';
import type { Database } from '../database/index.ts';
import { listAbandonedCarts, type AbandonedCartFilter, type ListedCart } from './abandoned-carts-store.ts';
import { describeCarts } from './describe-carts.ts';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

/** Newest first; read in parts while the file is sent. */
export const writeAbandonedCarts = (
  database: Database,
  site: Site,
  { now, ...filter }: Omit<AbandonedCartFilter, 'limit' | 'before'> & { readonly now: Date },
): AsyncGenerator<string> =>
  writeInPieces<ListedCart>({
    head: writeRow(abandonedCartCsvHead),
    read: (last, limit) =>
      listAbandonedCarts(database, site.id, { ...filter, before: last?.cart.checkoutId, limit }),
    write: async (listed) => {
      const carts = await describeCarts({ database, site, now }, listed);
      return carts.map((cart) => writeRow(abandonedCartCsvRow(cart))).join('');
    },
  });
