import { productFileLimits, type RowFault } from '@sitewright/domain/product-files';
import type { Site } from '@sitewright/domain/sites';
import { defineJob, runPiece, type Job, type JobContext } from '../../jobs/index.ts';
import { NO_PROGRESS, type ImportSummary } from '../import-states.ts';
import {
  batchProducts,
  openImport,
  planContext,
  type OpenImport,
  type ProductFileServices,
} from './open-import.ts';
import { describeOffer } from '../plan/describe-offer.ts';
import { planProducts, type Plan } from '../plan/plan-products.ts';
import { checkFileKind } from '../product-files-kinds.ts';
import { faultRows } from './fault-rows.ts';
import { deleteFaults, insertFaults } from '../store/import-faults-store.ts';
import { findImport, updateImportIn, type ImportRow } from '../store/import-store.ts';
import type { ImportKey } from '../product-files-tables.ts';
import { FileFault } from '../reading/read-products.ts';
import { ZipFault } from '../zip/read-zip.ts';

const { LISTED } = productFileLimits;

const meaningOf = ({ reading: { columns } }: OpenImport) =>
  columns.headers
    .map((header, index) => ({ header, meaning: columns.columns[index]?.field ?? 'kept' }))
    .filter(({ header }) => header !== '');

const firstSummary = (open: OpenImport): ImportSummary => ({
  columnSet: open.reading.columns.set,
  encoding: open.encodingName,
  delimiter: open.reading.delimiter,
  columns: meaningOf(open),
  rows: 0,
  products: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  refusedRows: 0,
  pictures: 0,
  withoutUnit: 0,
  creations: [],
  changes: [],
  faults: [],
});

/** Entries are made only as long as they are listed. */
const appendFirst = <Entry>(list: readonly Entry[], more: () => readonly Entry[]): readonly Entry[] =>
  list.length >= LISTED ? list : [...list, ...more()].slice(0, LISTED);

const countPictures = (plan: Plan): number =>
  plan.kind === 'refused' || !plan.pictures
    ? 0
    : (plan.pictures.pictures?.length ?? 0) + Object.keys(plan.pictures.variantPictures).length;

const faultsOf = (plan: Plan): readonly RowFault[] => (plan.kind === 'refused' ? plan.faults : []);

const addToSummary = (site: Site, summary: ImportSummary, plan: Plan): ImportSummary => {
  const { line, title, kind } = plan;
  return {
    ...summary,
    rows: summary.rows + plan.rows.length,
    products: summary.products + 1,
    created: summary.created + Number(kind === 'create'),
    changed: summary.changed + Number(kind === 'change'),
    unchanged: summary.unchanged + Number(kind === 'same'),
    refused: summary.refused + Number(kind === 'refused'),
    refusedRows: summary.refusedRows + (kind === 'refused' ? plan.rows.length : 0),
    pictures: summary.pictures + countPictures(plan),
    withoutUnit: summary.withoutUnit + Number(plan.isWithoutUnit),
    creations:
      kind === 'create'
        ? appendFirst(summary.creations, () => [
            { line, title, productId: null, ...describeOffer(site, plan.content) },
          ])
        : summary.creations,
    changes:
      kind === 'change'
        ? appendFirst(summary.changes, () => [
            { line, title, productId: plan.content.id, fields: plan.changes.slice(0, LISTED) },
          ])
        : summary.changes,
    faults: appendFirst(summary.faults, () => faultsOf(plan)),
  };
};

const updateChecking = (
  { database }: ProductFileServices,
  { websiteId, importId }: ImportKey,
  changes: Partial<ImportRow>,
): Promise<boolean> => updateImportIn(database, { websiteId, importId, state: 'checking' }, changes);

/** Reads the whole file and plans every product, without changing any. Undefined once it is cancelled. */
const runCheck = async (open: OpenImport): Promise<ImportSummary | undefined> => {
  const { services, row, job } = open;
  let summary = firstSummary(open);
  for await (const groups of batchProducts(open.reading.products)) {
    job.signal.throwIfAborted();
    const plans = await runPiece(async () =>
      planProducts(await planContext(open, services.database), groups),
    );
    summary = plans.reduce((sum, plan) => addToSummary(open.site, sum, plan), summary);
    await insertFaults(
      services.database,
      plans.flatMap((plan) => faultRows(row, plan)),
    );
    const progress = { ...NO_PROGRESS, done: summary.products };
    if (!(await updateChecking(services, row, { progress }))) return undefined;
  }
  if (summary.products === 0) throw new FileFault('csv-empty');
  return summary;
};

const refuseFile = (services: ProductFileServices, row: ImportRow, { code, line }: FileFault | ZipFault) =>
  updateChecking(services, row, {
    state: 'refused',
    faultCode: code,
    faultLine: line ?? null,
    summary: null,
  });

const handleCheck = async (services: ProductFileServices, row: ImportRow, job: JobContext): Promise<void> => {
  await deleteFaults(services.database, row);
  try {
    const open = await openImport(services, row, job);
    if (!open) return;
    const summary = await runCheck(open);
    if (!summary) return;
    const progress = { ...NO_PROGRESS, total: summary.products };
    await updateChecking(services, row, { state: 'checked', summary, progress });
  } catch (error) {
    if (!(error instanceof FileFault) && !(error instanceof ZipFault)) throw error;
    await refuseFile(services, row, error);
  }
};

export const createCheckJob = (services: ProductFileServices): Job =>
  defineJob({
    kind: checkFileKind,
    handle: async (key, job) => {
      const row = await findImport(services.database, key);
      if (row?.state === 'checking') await handleCheck(services, row, job);
    },
    giveUp: async (key) => {
      await updateChecking(services, key, { state: 'failed', faultCode: 'import-failed' });
    },
  });
