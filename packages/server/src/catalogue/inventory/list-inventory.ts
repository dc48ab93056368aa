import type { CallInput } from '@sitewright/api/call';
import type { catalogueCalls } from '@sitewright/api/catalogue';
import { assetUrlOf } from '@sitewright/domain/media';
import type { Queryable } from '../../database/index.ts';
import { refuse } from '../../http/index.ts';
import { findAssets } from '../../media/index.ts';
import { readStoreSettings } from '../../store/index.ts';
import { optionValues } from '../describe-options.ts';
import { refreshListings } from '../../product-list/index.ts';
import {
  countInventory,
  findInventoryRows,
  isListed,
  readInventoryRows,
  type InventoryRow,
} from './inventory-store.ts';
import { hasStockLevel, readLedgerRows } from './ledger-store.ts';

const PAGE = 100;
const LEDGER_PAGE = 50;

type Query = CallInput<typeof catalogueCalls.listInventory>['query'];

const readPictures = async (
  database: Queryable,
  websiteId: string,
  rows: readonly InventoryRow[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(rows.flatMap(({ imageId }) => imageId ?? []))];
  const assets = ids.length === 0 ? [] : await findAssets(database, websiteId, ids);
  return new Map(assets.map((asset) => [asset.id, assetUrlOf(asset)]));
};

const describeRow = (row: InventoryRow, pictures: ReadonlyMap<string, string>) => {
  const { variantId, itemId, collectionId, title, sku, quantity, isUnlimited, updatedAt } = row;
  const pictureUrl = pictures.get(row.imageId ?? '');
  return {
    variantId,
    itemId,
    collectionId,
    title,
    options: row.draftOptions ? [...row.draftOptions] : optionValues(row),
    isDraft: row.draftOptions !== null,
    sku,
    stock: isUnlimited ? null : quantity,
    updatedOn: updatedAt === null ? null : new Date(updatedAt).toISOString(),
    ...(pictureUrl === undefined ? {} : { pictureUrl }),
  };
};

/** The stock of the site's variants, filtered and sorted, a range at a time. */
export const listInventory = async (database: Queryable, websiteId: string, query: Query) => {
  const { lowStockAlert } = await readStoreSettings(database, websiteId);
  const lowThreshold = lowStockAlert.threshold;
  const { search = '', status, category, collection: collectionId, sort = 'title' } = query;
  const offset = Number(query.offset ?? 0);
  const filter = { search, status, category, collectionId, lowThreshold };
  await refreshListings(database, websiteId);
  const rows = await readInventoryRows(database, websiteId, {
    ...filter,
    sort,
    isDescending: query.direction === 'descending',
    offset,
    limit: Number(query.limit ?? PAGE),
  });
  const pictures = await readPictures(database, websiteId, rows);
  return {
    rows: rows.map((row) => describeRow(row, pictures)),
    // A range behind the end has no row that names the total.
    total: rows[0]?.total ?? (offset === 0 ? 0 : await countInventory(database, websiteId, filter)),
    lowThreshold,
  };
};

/** The stock of variants that a file names, by id or SKU. */
export const findInventory = async (
  database: Queryable,
  websiteId: string,
  wanted: { readonly variantIds: readonly string[]; readonly skus: readonly string[] },
) => {
  await refreshListings(database, websiteId);
  const rows = await findInventoryRows(database, websiteId, wanted);
  return { rows: rows.map((row) => describeRow(row, new Map())) };
};

/** The moves of one variant, newest first. */
export const readLedger = async (
  database: Queryable,
  websiteId: string,
  { variantId, cursor }: { readonly variantId: string; readonly cursor: string | undefined },
) => {
  const isKnown =
    (await hasStockLevel(database, websiteId, variantId)) || (await isListed(database, websiteId, variantId));
  if (!isKnown) return refuse('not-found');
  const rows = await readLedgerRows(database, websiteId, { variantId, cursor, limit: LEDGER_PAGE + 1 });
  const shown = rows.slice(0, LEDGER_PAGE);
  return {
    moves: shown.map(({ moveId, change, quantityAfter, wasUnlimited, isUnlimited, ...move }) => ({
      id: moveId,
      madeOn: new Date(move.createdAt).toISOString(),
      madeBy: move.madeBy,
      reason: move.reason,
      note: move.note,
      before: wasUnlimited ? null : quantityAfter - change,
      after: isUnlimited ? null : quantityAfter,
    })),
    nextCursor: rows.length > LEDGER_PAGE ? (shown.at(-1)?.moveId ?? null) : null,
  };
};
