import {
  isRefusal,
  refuse,
  refuseTakenIndex,
  type ContributorContext,
  type Refusal,
} from '../../http/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { canUndo, describeImport, type DescribedImport } from '../describe-import.ts';
import { lockManaged } from '../import-access.ts';
import { findImport, hasRunningImport, updateImport } from '../store/import-store.ts';
import { undoImportKind } from '../product-files-kinds.ts';

/** Takes a whole import back, as a job. */
export const undoImport = async (
  context: ContributorContext,
  importId: string,
): Promise<DescribedImport | Refusal> => {
  const { database, site, contributor, now, note } = context;
  const row = await lockManaged(context, importId);
  if (isRefusal(row)) return row;
  if (row.options.publishes && !contributor.permissions.has('publish-products')) return refuse('not-allowed');
  if (!canUndo(row, now)) return refuse('import-not-undoable');
  if (await hasRunningImport(database, site.id)) return refuse('import-running');
  const { accountId, name: madeBy } = contributor;
  await refuseTakenIndex(
    updateImport(database, row, { state: 'undoing', isCancelled: false, accountId, madeBy }),
    'product_imports_running',
    refuse('import-running'),
  );
  await enqueueJob(database, undoImportKind, {
    websiteId: site.id,
    payload: { websiteId: site.id, importId },
    runAt: now,
  });
  note({ subject: `product-import:${importId}`, after: { filename: row.filename } });
  const undoing = await findImport(database, row);
  return undoing ? describeImport(context, undoing) : refuse('not-found');
};
