import { abandonedCartCsvHead, abandonedCartCsvRow } from '@sitewright/domain/abandoned-carts';
import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import type { Site } from '@sitewright/domain/sites';
import type { Database } from '../database/index.ts';
import { listAbandonedCarts, type AbandonedCartFilter } from './abandoned-carts-store.ts';
import { describeCarts } from './describe-carts.ts';

const BATCH = 500;

/** Spreadsheets take a file without it for one in their own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

/** Newest first; read in parts while the file is sent. */
export async function* writeAbandonedCarts(
  database: Database,
  site: Site,
  { now, ...filter }: Omit<AbandonedCartFilter, 'limit' | 'before'> & { readonly now: Date },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeRow(abandonedCartCsvHead);
  let before: string | undefined;
  for (;;) {
    const listed = await listAbandonedCarts(database, site.id, { ...filter, before, limit: BATCH });
    const carts = await describeCarts({ database, site, now }, listed);
    yield carts.map((cart) => writeRow(abandonedCartCsvRow(cart))).join('');
    before = listed.at(-1)?.cart.checkoutId;
    if (listed.length < BATCH || before === undefined) return;
  }
}
