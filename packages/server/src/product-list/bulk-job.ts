import type { ItemContent } from '@sitewright/domain/pages';
import { Type } from 'typebox';
import { permissionsOfAccount } from '../contributors/index.ts';
import { inTransaction, type Database, type Transaction } from '../database/index.ts';
import type { ChangeContext, DocumentKind } from '../documents/index.ts';
import { refuse, RolledBack } from '../http/index.ts';
import {
  defineJob,
  defineJobKind,
  runPiece,
  type Job,
  type JobContext,
  type JobKind,
} from '../jobs/index.ts';
import { findSiteById } from '../sites/index.ts';
import {
  findChange,
  finishChange,
  isInState,
  listItemIds,
  lockItem,
  updateItem,
  type BulkChangeKey,
  type BulkChangeRow,
  type BulkItemRow,
} from './bulk-store.ts';
import { changeProduct, undoProduct, type ProductChange, type ProductOutcome } from './change-product.ts';

const payload = Type.Object({ websiteId: Type.String(), changeId: Type.String() });

export const bulkChangeKind = defineJobKind({ name: 'product-list.change', payload, isLong: true });
export const bulkUndoKind = defineJobKind({ name: 'product-list.undo', payload, isLong: true });

export interface BulkServices {
  readonly database: Database;
  readonly clock: () => Date;
  readonly itemKind: DocumentKind<ItemContent>;
  readonly ownerHost: string | undefined;
}

/** One way through the products of a change. */
interface Direction {
  readonly from: 'waiting' | 'changed';
  readonly whileState: 'running' | 'undoing';
  readonly finalState: 'done' | 'undone';
  /** After the last failed attempt: both can be undone, or undone again. */
  readonly abandonedState: 'canceled';
  readonly failedState: 'refused' | 'not-undone';
  run(change: ProductChange, item: BulkItemRow, row: BulkChangeRow): Promise<ProductOutcome>;
}

const forward: Direction = {
  from: 'waiting',
  whileState: 'running',
  finalState: 'done',
  abandonedState: 'canceled',
  failedState: 'refused',
  run: (change, { itemId }, row) => changeProduct(change, itemId, row),
};

const backward: Direction = {
  from: 'changed',
  whileState: 'undoing',
  finalState: 'undone',
  abandonedState: 'canceled',
  failedState: 'not-undone',
  run: (change, item, { action }) => undoProduct(change, item, action),
};

interface Run extends BulkServices {
  readonly direction: Direction;
  readonly row: BulkChangeRow;
}

/** Who requested it, with what they may do now: permissions may have been taken away since. */
const contextOf = async (
  { clock, ownerHost, row }: Run,
  transaction: Transaction,
): Promise<ChangeContext | undefined> => {
  const site = await findSiteById(transaction, row.websiteId);
  if (!site) return undefined;
  const { accountId, madeBy: name } = row;
  const permissions = await permissionsOfAccount(transaction, site.id, { accountId, ownerHost });
  if (!permissions.has('products')) throw new RolledBack(refuse('not-allowed'));
  return { database: transaction, site, now: clock(), contributor: { accountId, name, permissions } };
};

/** In a transaction of its own: a refused product does not hold up the others. */
const finishItem = async (run: Run, itemId: string) =>
  inTransaction(run.database, async (transaction) => {
    const { itemKind, direction, row } = run;
    if (!(await isInState(transaction, row, direction.whileState))) return;
    const item = await lockItem(transaction, row, { itemId, state: direction.from });
    const context = item && (await contextOf(run, transaction));
    if (!context) return;
    const outcome = await direction.run({ context, kind: itemKind }, item, row);
    if (outcome.state === direction.failedState) throw new RefusedItem(outcome);
    await updateItem(transaction, row, { itemId, ...outcome });
  });

/** Rolls back what was written for a product before it was refused. */
class RefusedItem extends Error {
  readonly outcome: ProductOutcome;

  constructor(outcome: ProductOutcome) {
    super(outcome.message ?? '');
    this.outcome = outcome;
  }
}

const refusalOf = (error: unknown, state: Direction['failedState']): ProductOutcome => {
  if (error instanceof RefusedItem) return error.outcome;
  if (error instanceof RolledBack) return { state, message: error.refusal.message };
  throw error;
};

const runItem = async (run: Run, itemId: string): Promise<void> => {
  try {
    await finishItem(run, itemId);
  } catch (error) {
    const outcome = refusalOf(error, run.direction.failedState);
    await updateItem(run.database, run.row, { itemId, ...outcome });
  }
};

const BATCH = 25;

/** Products that an earlier attempt finished are no longer in the state that is read here. */
const runBulkChange = async (
  services: BulkServices,
  direction: Direction,
  { key, job }: { readonly key: BulkChangeKey; readonly job: JobContext },
): Promise<void> => {
  for (;;) {
    const row = await findChange(services.database, key);
    if (row?.state !== direction.whileState) return;
    const ids = await listItemIds(services.database, key, { state: direction.from, limit: BATCH });
    for (const id of ids) {
      job.signal.throwIfAborted();
      await runPiece(() => runItem({ ...services, direction, row }, id));
    }
    if (ids.length < BATCH) break;
  }
  await finishChange(services.database, key, { from: direction.whileState, to: direction.finalState });
};

const createBulkJob = (
  services: BulkServices,
  kind: JobKind<typeof payload>,
  direction: Direction,
): Job<typeof payload> =>
  defineJob({
    kind,
    handle: (key, job) => runBulkChange(services, direction, { key, job }),
    // Otherwise it would seem to run for ever, and no other could begin.
    giveUp: (key) =>
      finishChange(services.database, key, { from: direction.whileState, to: direction.abandonedState }),
  });

export const createBulkJobs = (services: BulkServices): Job<typeof payload>[] => [
  createBulkJob(services, bulkChangeKind, forward),
  createBulkJob(services, bulkUndoKind, backward),
];
