import { CsvFault } from '@sitewright/domain/csv';
import {
  importLimits,
  proofText,
  type AddressRow,
  type ImportProgress,
  type RowFault,
} from '@sitewright/domain/mailing-lists';
import { foldEmail } from '@sitewright/domain/orders';
import { Type } from 'typebox';
import { decodeText, detectEncoding } from '../../csv-files/index.ts';
import { inTransaction, type Database } from '../../database/index.ts';
import { fileKey, type FileStore } from '../../files/index.ts';
import { defineJob, defineJobKind, runPiece, type Job } from '../../jobs/index.ts';
import { addMembers, type NotAdded } from '../../mailing-list-records/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { findListName } from '../lists/owner-lists-store.ts';
import { finishImport, lockImport, saveProgress, type ImportKey, type ImportRow } from './imports-store.ts';
import { AddressReader, NoAddressColumn } from './read-rows.ts';

export interface ImportServices {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
}

export const importKind = defineJobKind({
  name: 'mailing-lists.import',
  payload: Type.Object({ websiteId: Type.String(), importId: Type.String() }),
  isLong: true,
  givesWay: true,
});

export const uploadKey = ({ websiteId, importId }: ImportKey): string =>
  fileKey(websiteId, 'mailing-list-imports', importId, 'upload.csv');

/** The list or the import was deleted meanwhile. */
class Gone extends Error {}

const openFile = async (files: FileStore, key: ImportKey) => {
  const file = await files.get(uploadKey(key));
  if (!file) throw new Gone();
  return file.stream;
};

interface Batch {
  readonly rows: readonly AddressRow[];
  /** Of the file, up to the end of these rows. */
  readonly bytes: number;
}

/** Rows of one piece, which are less than a batch. */
const PIECE_LENGTH = 4_096;

/** What is read of a file at once would be rows of several batches, which the memory would have to hold meanwhile. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts)
    for (let at = 0; at < text.length; at += PIECE_LENGTH) yield text.slice(at, at + PIECE_LENGTH);
}

async function* batchesOf(files: FileStore, key: ImportKey): AsyncGenerator<Batch> {
  const encoding = await detectEncoding(await openFile(files, key));
  if (encoding === undefined) throw new NoAddressColumn();
  let bytes = 0;
  const stream = await openFile(files, key);
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of stream as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      yield part;
    }
  }
  const reader = new AddressReader();
  let waiting: AddressRow[] = [];
  for await (const text of inPieces(decodeText(counted(), encoding)))
    for (const row of reader.push(text)) {
      waiting.push(row);
      if (waiting.length < importLimits.BATCH) continue;
      yield { rows: waiting, bytes };
      waiting = [];
    }
  yield { rows: [...waiting, ...reader.end()], bytes };
}

/** The first of each address; the others are duplicates. */
const divide = (rows: readonly AddressRow[]) => {
  const seen = new Set<string>();
  const faults: RowFault[] = [];
  const valid = rows.filter(({ line, email, isValid }) => {
    const key = foldEmail(email);
    if (isValid && !seen.has(key)) return seen.add(key);
    faults.push({ line, email: email.slice(0, 100), code: isValid ? 'duplicate' : 'invalid' });
    return false;
  });
  return { valid, faults };
};

const countBatch = (
  before: ImportProgress,
  { rows, bytes }: Batch,
  { notAdded, faults }: { readonly notAdded: readonly NotAdded[]; readonly faults: readonly RowFault[] },
): ImportProgress => {
  const refused = notAdded.flatMap(({ line, email, outcome }): RowFault[] =>
    outcome === 'known' ? [] : [{ line, email: outcome === 'erased' ? '' : email, code: outcome }],
  );
  const erased = new Set(
    notAdded.flatMap(({ outcome, email }) => (outcome === 'erased' ? [foldEmail(email)] : [])),
  );
  const told = faults.map((fault) => (erased.has(foldEmail(fault.email)) ? { ...fault, email: '' } : fault));
  const all = [...told, ...refused].toSorted((one, other) => one.line - other.line);
  const countOf = (...codes: readonly string[]): number =>
    all.filter(({ code }) => codes.includes(code)).length;
  return {
    rows: before.rows + rows.length,
    added: before.added + rows.length - faults.length - notAdded.length,
    known: before.known + notAdded.length - refused.length,
    invalid: before.invalid + countOf('invalid'),
    duplicates: before.duplicates + countOf('duplicate'),
    suppressed: before.suppressed + countOf('unsubscribed', 'bounced', 'complained', 'erased'),
    bytes,
    totalBytes: before.totalBytes,
    faults: [...before.faults, ...all].slice(0, importLimits.MAX_FAULTS),
  };
};

/** Some rows together with the progress: whatever is interrupted goes on after them. */
const importBatch = (
  { database }: ImportServices,
  key: ImportKey,
  { batch, language }: { readonly batch: Batch; readonly language: string },
): Promise<ImportRow> =>
  inTransaction(database, async (transaction) => {
    const row = await lockImport(transaction, key);
    const list = row && (await findListName(transaction, row));
    if (!row || list === undefined) throw new Gone();
    const { valid, faults } = divide(batch.rows);
    const notAdded = await addMembers(transaction, {
      websiteId: row.websiteId,
      listId: row.listId,
      list,
      source: 'import',
      text: proofText(row.proof),
      language,
      at: row.createdAt,
      rows: valid,
    });
    const progress = countBatch(row.progress, batch, { notAdded, faults });
    await saveProgress(transaction, key, progress);
    return { ...row, progress };
  });

const faultOf = (error: unknown): string | undefined => {
  if (error instanceof NoAddressColumn) return 'The file has no column of email addresses.';
  if (error instanceof CsvFault) return `The file is no CSV file from line ${error.line} on.`;
  return error instanceof Gone ? 'The list was deleted.' : undefined;
};

const readAll = async (
  services: ImportServices,
  key: ImportKey,
  { language, signal }: { readonly language: string; readonly signal: AbortSignal },
): Promise<void> => {
  const { database, files, clock } = services;
  const found = await inTransaction(database, (transaction) => lockImport(transaction, key));
  if (!found || found.state === 'done' || found.state === 'failed') return;
  let left = found.progress.rows;
  for await (const batch of batchesOf(files, key)) {
    if (signal.aborted) return;
    const rows = batch.rows.slice(left);
    left = Math.max(0, left - batch.rows.length);
    await runPiece(() => importBatch(services, key, { batch: { ...batch, rows }, language }));
  }
  await finishImport(database, key, { state: 'done', finishedAt: clock() });
  await files.delete(uploadKey(key));
};

const runImport = async (services: ImportServices, key: ImportKey, signal: AbortSignal): Promise<void> => {
  const site = await findSiteById(services.database, key.websiteId);
  if (!site) return;
  try {
    await readAll(services, key, { language: site.settings.language, signal });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    const { database, files, clock } = services;
    await finishImport(database, key, { state: 'failed', fault, finishedAt: clock() });
    await files.delete(uploadKey(key));
  }
};

export const createImportJob = (services: ImportServices): Job =>
  defineJob({
    kind: importKind,
    handle: (key, { signal }) => runImport(services, key, signal),
    giveUp: (key) =>
      finishImport(services.database, key, {
        state: 'failed',
        fault: 'The import was broken off. Import the file again: who was added stays.',
        finishedAt: services.clock(),
      }),
  });
