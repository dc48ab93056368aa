import { isSameContent } from '@sitewright/domain/documents';
import { tidyFileName } from '@sitewright/domain/media';
import {
  isRefusal,
  refuse,
  refuseTakenIndex,
  type ContributorContext,
  type IncomingFile,
  type ReceivedFile,
  type Refusal,
} from '../http/index.ts';
import type { FileStore } from '../files/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { describeImport, type DescribedImport } from './describe-import.ts';
import { lockManaged } from './import-access.ts';
import { NO_PROGRESS, type ImportOptions } from './import-states.ts';
import { checkFileKind, importProductsKind } from './product-files-kinds.ts';
import {
  findImport,
  hasRunningImport,
  insertImport,
  updateImport,
  type ImportRow,
} from './store/import-store.ts';
import { listProductPages } from './store/products-store.ts';
import { receiveProductFile } from './receive-file.ts';
import { uploadKey, type UploadedFile } from './reading/uploaded-file.ts';

type Context = ContributorContext;

const MAX_NAME_LENGTH = 200;

const isProductsPage = async ({ database, site }: Context, id: string): Promise<boolean> =>
  (await listProductPages(database, site.id)).some((page) => page.id === id);

/** What the caller may do is the default: whoever may publish and count stock does so by an import too. */
const firstOptions = ({ contributor }: Context, collectionId: string): ImportOptions => ({
  collectionId,
  publishes: false,
  setsStock: contributor.permissions.has('inventory'),
  weightUnit: 'POUND',
});

const enqueueCheck = ({ database, site, now }: Context, importId: string) =>
  enqueueJob(database, checkFileKind, {
    websiteId: site.id,
    payload: { websiteId: site.id, importId },
    runAt: now,
  });

const addImport = async (
  context: Context,
  {
    upload,
    ...given
  }: { readonly upload: UploadedFile; readonly filename: string; readonly collectionId: string },
): Promise<DescribedImport | Refusal> => {
  const { database, site, contributor, now, note, publicOrigin } = context;
  const { importId, fileKind } = upload;
  if (await hasRunningImport(database, site.id)) return refuse('import-running');
  await insertImport(database, {
    websiteId: site.id,
    importId,
    filename: given.filename,
    fileKind,
    state: 'checking',
    options: firstOptions(context, given.collectionId),
    accountId: contributor.accountId,
    madeBy: contributor.name,
    origin: publicOrigin,
    createdAt: now,
  });
  await enqueueCheck(context, importId);
  note({ subject: `product-import:${importId}`, after: { filename: given.filename } });
  const row = await findImport(database, { websiteId: site.id, importId });
  return row ? describeImport(context, row) : refuse('not-found');
};

/** Receives a file and has it checked. */
export const receiveImport = async (
  files: FileStore,
  context: Context,
  {
    file,
    filename,
    collectionId,
  }: { readonly file: IncomingFile; readonly filename: string; readonly collectionId: string },
): Promise<ReceivedFile<Context, DescribedImport> | Refusal> => {
  if (!(await isProductsPage(context, collectionId))) return refuse('products-page-missing');
  const upload = await receiveProductFile(files, file, { websiteId: context.site.id, importId: newId() });
  if (isRefusal(upload)) return upload;
  const name = tidyFileName(filename).slice(0, MAX_NAME_LENGTH);
  return {
    commit: (within) => addImport(within, { upload, filename: name, collectionId }),
    discard: () => files.delete(uploadKey(upload)),
  };
};

const readable = async ({ database, site }: Context, importId: string): Promise<ImportRow | Refusal> =>
  (await findImport(database, { websiteId: site.id, importId })) ?? refuse('not-found');

export const readImport = async (context: Context, importId: string): Promise<DescribedImport | Refusal> => {
  const row = await readable(context, importId);
  return isRefusal(row) ? row : describeImport(context, row);
};

const isRestartable = ({ state }: ImportRow): boolean => state === 'checked' || state === 'refused';

/** Publishing and stock need permissions of their own. */
const isAllowed = ({ contributor: { permissions } }: Context, options: ImportOptions): boolean =>
  (!options.publishes || permissions.has('publish-products')) &&
  (!options.setsStock || permissions.has('inventory'));

/** Checks the file again with other options. What was found before can be read until then. */
export const checkAgain = async (
  context: Context,
  importId: string,
  options: ImportOptions,
): Promise<DescribedImport | Refusal> => {
  const { database } = context;
  const row = await lockManaged(context, importId);
  if (isRefusal(row)) return row;
  if (!isRestartable(row)) return refuse('import-not-ready');
  // Whoever starts it relies on what was shown: options are set by those who may use them.
  if (!isAllowed(context, options)) return refuse('not-allowed');
  if (!(await isProductsPage(context, options.collectionId))) return refuse('products-page-missing');
  const cleared = { state: 'checking', options, faultCode: null, faultLine: null } as const;
  await updateImport(database, row, { ...cleared, progress: NO_PROGRESS });
  await enqueueCheck(context, importId);
  return readImport(context, importId);
};

/** Imports with the options that were shown to whoever starts it. */
export const startImport = async (
  context: Context,
  importId: string,
  shown: ImportOptions,
): Promise<DescribedImport | Refusal> => {
  const { database, site, contributor, now, note } = context;
  const row = await lockManaged(context, importId);
  if (isRefusal(row)) return row;
  if (row.state !== 'checked') return refuse('import-not-ready');
  if (!isSameContent(row.options, shown)) return refuse('import-options-changed');
  if (await hasRunningImport(database, site.id)) return refuse('import-running');
  if (!isAllowed(context, row.options)) return refuse('not-allowed');
  const progress = { ...NO_PROGRESS, total: row.summary?.products ?? 0 };
  const { accountId, name: madeBy } = contributor;
  await refuseTakenIndex(
    updateImport(database, row, { state: 'importing', progress, accountId, madeBy }),
    'product_imports_running',
    refuse('import-running'),
  );
  const payload = { websiteId: site.id, importId };
  await enqueueJob(database, importProductsKind, {
    websiteId: site.id,
    payload,
    runAt: now,
    dedupeKey: importId,
  });
  note({ subject: `product-import:${importId}`, after: { filename: row.filename, ...row.options } });
  return readImport(context, importId);
};

/** A running import stops after the products it is at; one that has not begun ends at once. */
export const cancelImport = async (
  context: Context,
  importId: string,
): Promise<Record<string, never> | Refusal> => {
  const { database, note } = context;
  const row = await lockManaged(context, importId);
  if (isRefusal(row)) return row;
  if (row.state === 'importing' || row.state === 'undoing')
    await updateImport(database, row, { isCancelled: true });
  else if (row.state === 'checking' || isRestartable(row))
    await updateImport(database, row, { state: 'cancelled' });
  else return refuse('import-not-ready');
  note({ subject: `product-import:${importId}`, after: { filename: row.filename } });
  return {};
};

const isEnded = ({ state }: ImportRow): boolean =>
  ['done', 'cancelled', 'failed', 'refused', 'undone'].includes(state);

/** Takes the result of an import away, with the uploaded file. */
export const dismissImport = async (
  files: FileStore,
  context: Context,
  importId: string,
): Promise<Record<string, never> | Refusal> => {
  const row = await lockManaged(context, importId);
  if (isRefusal(row)) return row;
  if (!isEnded(row)) return refuse('import-not-ready');
  await updateImport(context.database, row, { state: 'dismissed' });
  await files.delete(uploadKey(row));
  return {};
};
