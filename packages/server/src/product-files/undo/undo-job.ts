import { inTransaction } from '../../database/index.ts';
import { RolledBack } from '../../http/index.ts';
import { defineJob, runPiece, type Job } from '../../jobs/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { findImport, lockImport, updateImportIn, type ImportRow } from '../store/import-store.ts';
import { changeContext, type ProductFileServices } from '../importing/open-import.ts';
import { undoImportKind } from '../product-files-kinds.ts';
import type { ImportKey } from '../product-files-tables.ts';
import { listLeftItems, lockLeftItem, updateItem, type ImportItemRow } from '../store/import-items-store.ts';
import { undoItem } from './undo-item.ts';

/** Rolls back what was written for a product before it was refused. */
class NotUndone extends Error {}

/** In a transaction of its own: a product that cannot be undone does not hold up the others. */
const undoInTransaction = (
  services: ProductFileServices,
  given: ImportRow,
  itemId: string,
): Promise<boolean> =>
  inTransaction(services.database, async (transaction) => {
    const row = await lockImport(transaction, given);
    const site = await findSiteById(transaction, given.websiteId);
    if (!site || row?.state !== 'undoing' || row.isCancelled) return false;
    const item = await lockLeftItem(transaction, { ...row, itemId });
    if (!item) return true;
    const context = await changeContext({ services, row, site }, transaction);
    const undone = await undoItem({ ...context, publicOrigin: row.origin }, item);
    if (undone.state === 'not-undone') throw new NotUndone(undone.message ?? '');
    await updateItem(transaction, item, undone);
    return true;
  });

const refusedAs = (error: unknown): Pick<ImportItemRow, 'state' | 'message'> => {
  if (error instanceof NotUndone) return { state: 'not-undone', message: error.message };
  if (error instanceof RolledBack) return { state: 'not-undone', message: error.refusal.message };
  throw error;
};

/** False once the undo was cancelled. */
const undoOne = async (services: ProductFileServices, row: ImportRow, itemId: string): Promise<boolean> => {
  try {
    return await undoInTransaction(services, row, itemId);
  } catch (error) {
    await updateItem(services.database, { ...row, itemId }, refusedAs(error));
    return true;
  }
};

const BATCH = 25;

/** Products that an earlier attempt undid are no longer listed. Returns whether all were reached. */
const undoAll = async (
  services: ProductFileServices,
  row: ImportRow,
  signal: AbortSignal,
): Promise<boolean> => {
  for (;;) {
    const ids = await listLeftItems(services.database, row, BATCH);
    for (const id of ids) {
      signal.throwIfAborted();
      if (!(await runPiece(() => undoOne(services, row, id)))) return false;
    }
    if (ids.length < BATCH) return true;
  }
};

/** After a cancel the rest can be undone later. */
const endUndo = (services: ProductFileServices, key: ImportKey, state: 'undone' | 'done') =>
  updateImportIn(services.database, { ...key, state: 'undoing' }, { state, isCancelled: false });

export const createUndoJob = (services: ProductFileServices): Job =>
  defineJob({
    kind: undoImportKind,
    handle: async (key, { signal }) => {
      const row = await findImport(services.database, key);
      if (row?.state !== 'undoing') return;
      await endUndo(services, row, (await undoAll(services, row, signal)) ? 'undone' : 'done');
    },
    giveUp: (key) => endUndo(services, key, 'done'),
  });
