import { inTransaction } from '../../database/index.ts';
import { isRefusal, RolledBack, type Refusal } from '../../http/index.ts';
import { defineJob, runPiece, type Job, type JobContext } from '../../jobs/index.ts';
import { faultRows } from './fault-rows.ts';
import type { ImportProgress } from '../import-states.ts';
import {
  batchProducts,
  changeContext,
  openImport,
  planContext,
  type OpenImport,
  type ProductFileServices,
} from './open-import.ts';
import { addPictures } from '../pictures/add-pictures.ts';
import { planProducts, type Plan } from '../plan/plan-products.ts';
import { branchSeen, mergeSeen } from '../plan/seen-products.ts';
import { importProductsKind } from '../product-files-kinds.ts';
import { deleteFaults, insertFaults } from '../store/import-faults-store.ts';
import {
  findImport,
  finishImport,
  lockImport,
  saveProgress,
  updateImportIn,
  type ImportRow,
} from '../store/import-store.ts';
import { FileFault } from '../reading/read-products.ts';
import { ZipFault } from '../zip/read-zip.ts';
import { insertPictures, listPictures } from '../pictures/pictures-store.ts';
import type { ProductRows } from '@sitewright/domain/product-files';
import { saveProducts } from './save-products.ts';
import { importedItems } from './imported-items.ts';
import { insertItems } from '../store/import-items-store.ts';

/** Stops the job because its owner cancelled the import. */
class Cancelled extends Error {}

const refusedAs = (plan: Plan, { message, errors = {} }: Refusal): Plan => ({
  line: plan.line,
  title: plan.title,
  rows: plan.rows,
  isWithoutUnit: plan.isWithoutUnit,
  kind: 'refused',
  faults: [{ line: plan.line, column: '', message: [message, ...Object.values(errors)].join(' ') }],
});

const countPlans = (progress: ImportProgress, plans: readonly Plan[]): ImportProgress => {
  const count = (kind: Plan['kind']): number => plans.filter((plan) => plan.kind === kind).length;
  const refused = plans.filter((plan) => plan.kind === 'refused');
  const pictures = plans.filter((plan) => plan.kind !== 'refused' && plan.pictures).length;
  return {
    ...progress,
    done: progress.done + plans.length,
    created: progress.created + count('create'),
    changed: progress.changed + count('change'),
    unchanged: progress.unchanged + count('same'),
    refused: progress.refused + refused.length,
    refusedRows: progress.refusedRows + refused.reduce((sum, { rows }) => sum + rows.length, 0),
    picturesTotal: progress.picturesTotal + pictures,
  };
};

const pictureRows = ({ websiteId, importId }: ImportRow, plans: readonly Plan[]) =>
  plans.flatMap((plan) =>
    plan.kind === 'refused' || !plan.pictures
      ? []
      : [{ websiteId, importId, itemId: plan.content.id, line: plan.line, ...plan.pictures }],
  );

/** Plans and saves some products together with the progress: whatever is interrupted goes on after them. */
const importBatch = (open: OpenImport, groups: readonly ProductRows[]): Promise<ImportProgress> =>
  inTransaction(open.services.database, async (transaction) => {
    const row = await lockImport(transaction, open.row);
    if (!row || row.isCancelled) throw new Cancelled();
    // A transaction may run again: what it saw of the file must not count twice.
    const seen = branchSeen(open.seen);
    const planned = await planProducts({ ...(await planContext(open, transaction)), seen }, groups);
    const context = await changeContext(open, transaction);
    const saving = { ...context, publicOrigin: row.origin };
    const outcomes = await saveProducts(saving, row.options, planned);
    const plans = planned.map((plan) => {
      const outcome = plan.kind === 'refused' ? undefined : outcomes.get(plan.content.id);
      return isRefusal(outcome) ? refusedAs(plan, outcome) : plan;
    });
    await insertItems(transaction, importedItems(row, plans, outcomes));
    await insertFaults(
      transaction,
      plans.flatMap((plan) => faultRows(row, plan)),
    );
    await insertPictures(transaction, pictureRows(row, plans));
    const progress = countPlans(row.progress, plans);
    await saveProgress(transaction, row, progress);
    mergeSeen(seen);
    return progress;
  });

/** Where one product makes the whole batch fail, each is tried by itself. */
const importSeparately = async (open: OpenImport, groups: readonly ProductRows[]): Promise<void> => {
  for (const group of groups) {
    try {
      await runPiece(() => importBatch(open, [group]));
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      const plan = {
        kind: 'refused',
        line: group[0].line,
        title: '',
        rows: group,
        isWithoutUnit: false,
        faults: [],
      } as const;
      const refused = refusedAs(plan, error.refusal);
      await insertFaults(open.services.database, faultRows(open.row, refused));
      const row = await findImport(open.services.database, open.row);
      if (row) await saveProgress(open.services.database, row, countPlans(row.progress, [refused]));
    }
  }
};

/** Rows before the place of an interrupted import still tell which products the file has named. */
const skipDone = async (open: OpenImport, groups: readonly ProductRows[]): Promise<void> => {
  await planProducts(await planContext(open, open.services.database), groups);
};

const importProducts = async (open: OpenImport): Promise<void> => {
  let left = open.row.progress.done;
  for await (const batch of batchProducts(open.reading.products)) {
    open.job.signal.throwIfAborted();
    const done = batch.slice(0, left);
    const groups = batch.slice(left);
    left = Math.max(0, left - batch.length);
    if (done.length > 0) await skipDone(open, done);
    if (groups.length === 0) continue;
    try {
      await runPiece(() => importBatch(open, groups));
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      await importSeparately(open, groups);
    }
  }
};

const importPictures = async (open: OpenImport): Promise<void> => {
  const { services, job, sources } = open;
  const run = {
    ...services,
    sources,
    publishes: open.row.options.publishes,
    contextIn: (database: Parameters<typeof changeContext>[1]) => changeContext(open, database),
  };
  for (;;) {
    job.signal.throwIfAborted();
    const row = await findImport(services.database, open.row);
    if (!row || row.isCancelled) throw new Cancelled();
    const [next] = await listPictures(services.database, open.row, 1);
    if (!next) return;
    const failed = await addPictures(run, next);
    const { progress } = row;
    await saveProgress(services.database, open.row, {
      ...progress,
      picturesDone: progress.picturesDone + 1,
      picturesFailed: progress.picturesFailed + failed,
    });
  }
};

const handleImport = async (
  services: ProductFileServices,
  row: ImportRow,
  job: JobContext,
): Promise<void> => {
  try {
    if (row.progress.done === 0) await deleteFaults(services.database, row);
    const open = await openImport(services, row, job);
    if (!open) return;
    await importProducts(open);
    await importPictures(open);
    await finishImport(services.database, row);
  } catch (error) {
    await endEarly(services, row, error);
  }
};

/** A file that can no longer be read would fail in every attempt. */
const endEarly = async (services: ProductFileServices, row: ImportRow, error: unknown): Promise<void> => {
  const isFault = error instanceof FileFault || error instanceof ZipFault;
  if (!isFault && !(error instanceof Cancelled)) throw error;
  const changes = isFault
    ? ({ state: 'failed', faultCode: error.code, faultLine: error.line ?? null } as const)
    : ({ state: 'cancelled' } as const);
  await updateImportIn(services.database, { ...row, state: 'importing' }, changes);
};

export const createImportJob = (services: ProductFileServices): Job =>
  defineJob({
    kind: importProductsKind,
    handle: async (key, job) => {
      const row = await findImport(services.database, key);
      if (row?.state === 'importing') await handleImport(services, row, job);
    },
    giveUp: (key) =>
      updateImportIn(
        services.database,
        { ...key, state: 'importing' },
        { state: 'failed', faultCode: 'import-failed' },
      ),
  });
