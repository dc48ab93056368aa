import type { CallAnswer } from '@sitewright/api/call';
import type { productListCalls } from '@sitewright/api/product-list';
import type { BulkAction } from '@sitewright/domain/product-list';
import type { Queryable } from '../database/index.ts';
import { refuse, refuseTakenIndex, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { bulkChangeKind, bulkUndoKind } from './bulk-job.ts';
import {
  countItems,
  findChange,
  findLatestChange,
  insertChange,
  insertSelection,
  listRefused,
  lockChange,
  updateChange,
  type BulkChangeKey,
  type BulkChangeRow,
  type ProductSelection,
} from './bulk-store.ts';
import { listingContextOf } from './list-products.ts';
import { refreshListings } from './listing-rows-store.ts';

type Described = CallAnswer<typeof productListCalls.readChange>;

const MAX_REFUSED = 100;
const HOUR_MS = 3_600_000;

/** How long the notice offers to undo a change. */
const undoableSince = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

const canUndo = ({ state, createdAt }: BulkChangeRow, now: Date): boolean =>
  (state === 'done' || state === 'canceled') && createdAt > undoableSince(now);

const describeChange = async (database: Queryable, row: BulkChangeRow, now: Date): Promise<Described> => {
  const counts = await countItems(database, row);
  const { waiting = 0, changed = 0, undone = 0, refused = 0, unchanged = 0 } = counts;
  const notUndone = counts['not-undone'] ?? 0;
  const isUndo = row.state === 'undoing' || row.state === 'undone';
  const undoTotal = changed + undone + notUndone;
  const total = isUndo ? undoTotal : waiting + undoTotal + refused + unchanged;
  const list = await listRefused(database, row, MAX_REFUSED);
  return {
    id: row.changeId,
    action: row.action,
    state: row.state,
    total,
    finished: isUndo ? undone + notUndone : total - waiting,
    changed: isUndo ? undone : changed,
    refused: list.map(({ message, ...item }) => ({ ...item, message: message ?? '' })),
    refusedCount: refused + notUndone,
    canUndo: canUndo(row, now) && changed > 0,
  };
};

export interface BulkRequest {
  readonly action: BulkAction;
  readonly products: ProductSelection;
  readonly isLive: boolean;
}

const changesLive = ({ action, isLive }: BulkRequest): boolean =>
  isLive || action.kind === 'publish' || action.kind === 'hide';

/** A contributor has one change at a time. */
const refuseSecond = (write: Promise<void>): Promise<void> =>
  refuseTakenIndex(write, 'product_bulk_changes_running', refuse('bulk-running'));

/** Stores what is to be changed, and by whom, for the job. */
export const startChange = async (
  context: ContributorContext,
  request: BulkRequest,
): Promise<Described | Refusal> => {
  const { database, site, contributor, now, note } = context;
  const { accountId, name, permissions } = contributor;
  if (changesLive(request) && !permissions.has('publish-products')) return refuse('not-allowed');
  const changeId = newId();
  const row: BulkChangeRow = {
    websiteId: site.id,
    changeId,
    accountId,
    madeBy: name,
    action: request.action,
    isLive: changesLive(request),
    state: 'running',
    isDismissed: false,
    createdAt: now,
  };
  await refreshListings(database, site.id);
  await refuseSecond(insertChange(database, row));
  const listing = { context: await listingContextOf(context), changeId };
  const count = await insertSelection(database, listing, request.products);
  if (count === 0) return refuse('bulk-nothing');
  await enqueueJob(database, bulkChangeKind, {
    websiteId: site.id,
    payload: { websiteId: site.id, changeId },
    runAt: now,
  });
  note({ subject: `product-change:${changeId}`, after: { action: request.action, count } });
  return describeChange(database, row, now);
};

/** Contributors see their own changes only. */
const ownChange = (
  { contributor }: ContributorContext,
  row: BulkChangeRow | undefined,
): BulkChangeRow | Refusal => (row?.accountId === contributor.accountId ? row : refuse('not-found'));

const keyOf = ({ site }: ContributorContext, changeId: string): BulkChangeKey => ({
  websiteId: site.id,
  changeId,
});

export const readChange = async (context: ContributorContext, id: string): Promise<Described | Refusal> => {
  const row = ownChange(context, await findChange(context.database, keyOf(context, id)));
  return 'changeId' in row ? describeChange(context.database, row, context.now) : row;
};

export const readLatestChange = async (
  context: ContributorContext,
): Promise<{ readonly change: Described | null }> => {
  const { database, site, contributor, now } = context;
  const key = { websiteId: site.id, accountId: contributor.accountId };
  const row = await findLatestChange(database, key, undoableSince(now));
  return { change: row ? await describeChange(database, row, now) : null };
};

const lockOwn = async (context: ContributorContext, id: string) =>
  ownChange(context, await lockChange(context.database, keyOf(context, id)));

export const cancelChange = async (context: ContributorContext, id: string): Promise<Described | Refusal> => {
  const row = await lockOwn(context, id);
  if (!('changeId' in row)) return row;
  if (row.state !== 'running') return refuse('bulk-finished');
  await updateChange(context.database, row, { state: 'canceled' });
  context.note({ subject: `product-change:${id}` });
  return describeChange(context.database, { ...row, state: 'canceled' }, context.now);
};

export const undoChange = async (context: ContributorContext, id: string): Promise<Described | Refusal> => {
  const { database, site, contributor, now } = context;
  const row = await lockOwn(context, id);
  if (!('changeId' in row)) return row;
  if (row.isLive && !contributor.permissions.has('publish-products')) return refuse('not-allowed');
  if (!canUndo(row, now)) return refuse('bulk-not-undoable');
  await refuseSecond(updateChange(database, row, { state: 'undoing', isDismissed: false }));
  await enqueueJob(database, bulkUndoKind, {
    websiteId: site.id,
    payload: { websiteId: site.id, changeId: id },
    runAt: now,
  });
  context.note({ subject: `product-change:${id}` });
  return describeChange(database, { ...row, state: 'undoing' }, now);
};

export const dismissChange = async (
  context: ContributorContext,
  id: string,
): Promise<Record<string, never> | Refusal> => {
  const row = await lockOwn(context, id);
  if (!('changeId' in row)) return row;
  await updateChange(context.database, row, { isDismissed: true });
  return {};
};
