import { productFileMessages, type ProductFileRefusal } from '@sitewright/domain/product-files';
import type { ContributorContext } from '../http/index.ts';
import { canManage } from './import-access.ts';
import type { ImportRow } from './store/import-store.ts';
import { countItems, listNotUndone } from './store/import-items-store.ts';

const UNDO_DAYS = 7;
const DAY_MS = 86_400_000;
const MAX_LISTED = 100;

const isCode = (code: string): code is ProductFileRefusal => Object.hasOwn(productFileMessages, code);

const faultOf = ({ faultCode, faultLine }: ImportRow) =>
  faultCode === null || !isCode(faultCode)
    ? null
    : { code: faultCode, message: productFileMessages[faultCode], line: faultLine };

/** Whether an import that came to its end, or was stopped, can still be taken back. */
export const canUndo = ({ state, createdAt }: ImportRow, now: Date): boolean =>
  (state === 'done' || state === 'cancelled' || state === 'failed') &&
  now.getTime() - createdAt.getTime() < UNDO_DAYS * DAY_MS;

const describeUndo = async ({ database, now }: ContributorContext, row: ImportRow) => {
  const { created = 0, changed = 0, undone = 0, ...counts } = await countItems(database, row);
  const refused = counts['not-undone'] ?? 0;
  const left = await listNotUndone(database, row, MAX_LISTED);
  return {
    canUndo: canUndo(row, now) && created + changed > 0,
    total: created + changed + undone + refused,
    undone,
    refused,
    notices: left.map(({ id, title, message }) => ({ id, title, message: message ?? '' })),
  };
};

/** An import as calls return it. */
export const describeImport = async (context: ContributorContext, row: ImportRow) => ({
  id: row.importId,
  filename: row.filename,
  state: row.state,
  options: row.options,
  createdOn: row.createdAt.toISOString(),
  madeBy: row.madeBy,
  canManage: canManage(context, row),
  fault: faultOf(row),
  summary: row.summary,
  progress: row.progress,
  undo: await describeUndo(context, row),
});

export type DescribedImport = Awaited<ReturnType<typeof describeImport>>;
