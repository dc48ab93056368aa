import type { Capability } from '../http/index.ts';
import type { Queryable } from '../database/index.ts';
import { createCheckJob } from './importing/check-job.ts';
import { createImportJob } from './importing/import-job.ts';
import type { ProductFileServices } from './importing/open-import.ts';
import { implementProductFileCalls } from './product-files-routes.ts';
import { deleteImport, listOldImports } from './store/import-store.ts';
import { createUndoJob } from './undo/undo-job.ts';
import { uploadKey } from './reading/uploaded-file.ts';

const RETENTION_MS = 30 * 86_400_000;
const SWEEP_BATCH = 100;

export const productFilesCapability = (services: ProductFileServices): Capability => ({
  name: 'product-files',
  calls: implementProductFileCalls(services),
  jobs: [createCheckJob(services), createImportJob(services), createUndoJob(services)],
  async sweep(database: Queryable, now: Date) {
    const before = new Date(now.getTime() - RETENTION_MS);
    for (const row of await listOldImports(database, before, SWEEP_BATCH)) {
      await services.files.delete(uploadKey(row));
      await deleteImport(database, row);
    }
  },
});
