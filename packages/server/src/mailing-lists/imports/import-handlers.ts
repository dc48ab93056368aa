import { Readable } from 'node:stream';
import type { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { findProofFaults, importLimits, noProgress } from '@sitewright/domain/mailing-lists';
import type { FileStore } from '../../files/index.ts';
import { isRefusal, refuse, type Handlers, type IncomingFile, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { findListName, lockLists } from '../lists/owner-lists-store.ts';
import { importKind, uploadKey } from './import-job.ts';
import { findLatestImport, insertImport, type ImportKey, type ImportRow } from './imports-store.ts';

type ImportHandlers = Pick<Handlers<typeof mailingListsCalls>, 'importMembers' | 'readImport'>;

class TooLarge extends Error {}

/** Stores the file. The stream is not destroyed, or the client could not read the response. */
const store = async (
  files: FileStore,
  key: ImportKey,
  { stream, declaredBytes = 0 }: IncomingFile,
): Promise<number | Refusal> => {
  if (declaredBytes > importLimits.MAX_BYTES) return refuse('import-file-too-large');
  let bytes = 0;
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > importLimits.MAX_BYTES) throw new TooLarge();
      yield chunk;
    }
  }
  try {
    const body = Readable.from(counted(), { objectMode: false });
    await files.put(uploadKey(key), body, { contentType: 'application/octet-stream' });
  } catch (error) {
    if (error instanceof TooLarge) return refuse('import-file-too-large');
    throw error;
  }
  if (bytes > 0) return bytes;
  await files.delete(uploadKey(key));
  return refuse('import-file-empty');
};

const isUnderWay = (row: ImportRow | undefined): boolean =>
  row?.state === 'waiting' || row?.state === 'running';

const WHOLE = 100;

const describeImport = ({ importId, listId, filename, state, fault, progress, ...row }: ImportRow) => {
  const { bytes, totalBytes, faults, ...counts } = progress;
  return {
    id: importId,
    listId,
    filename,
    state,
    fault,
    ...counts,
    faults: [...faults],
    percent: totalBytes === 0 ? 0 : Math.min(WHOLE, Math.round((bytes / totalBytes) * WHOLE)),
    createdOn: row.createdAt.toISOString(),
    finishedOn: row.finishedAt?.toISOString() ?? null,
  };
};

export const importHandlers = (files: FileStore): ImportHandlers => ({
  async importMembers({ params, query, file }, { database, site, now }) {
    const { filename, ...proof } = query;
    const key = { websiteId: site.id, importId: newId() };
    if ((await findListName(database, { ...key, listId: params.id })) === undefined)
      return refuse('not-found');
    const faults = findProofFaults(proof, now.toISOString().slice(0, 10));
    if (Object.keys(faults).length > 0) return refuse('import-proof-missing', faults);
    const place = { websiteId: site.id, listId: params.id };
    if (isUnderWay(await findLatestImport(database, place))) return refuse('import-under-way');
    const bytes = await store(files, key, file);
    if (isRefusal(bytes)) return bytes;
    return {
      async commit(within) {
        await lockLists(within.database, site.id);
        const list = await findListName(within.database, place);
        if (list === undefined) return refuse('not-found');
        // Another file may have come while this one was received.
        if (isUnderWay(await findLatestImport(within.database, place))) return refuse('import-under-way');
        const row: ImportRow = {
          ...key,
          listId: params.id,
          filename,
          proof,
          state: 'waiting',
          progress: { ...noProgress, totalBytes: bytes },
          fault: '',
          createdAt: within.now,
          finishedAt: null,
        };
        await insertImport(within.database, row);
        await enqueueJob(within.database, importKind, {
          websiteId: site.id,
          payload: key,
          runAt: within.now,
        });
        within.note({ subject: `mailing-list:${params.id}`, after: { title: list, filename } });
        return describeImport(row);
      },
      discard: () => files.delete(uploadKey(key)),
    };
  },
  async readImport({ params }, { database, site }) {
    const key = { websiteId: site.id, listId: params.id };
    if ((await findListName(database, key)) === undefined) return refuse('not-found');
    const row = await findLatestImport(database, key);
    return { latest: row ? describeImport(row) : null };
  },
});
