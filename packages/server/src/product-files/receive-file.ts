import { Readable } from 'node:stream';
import { productFileLimits as limits, type ProductFileRefusal } from '@sitewright/domain/product-files';
import type { FileStore } from '../files/index.ts';
import { refuse, type IncomingFile, type Refusal } from '../http/index.ts';
import { findCsv, listUploadedZip, uploadKey, type UploadedFile } from './reading/uploaded-file.ts';
import { ZipFault } from './zip/read-zip.ts';

class TooLarge extends Error {}

const limitOf = (kind: UploadedFile['fileKind']): { max: number; code: ProductFileRefusal } =>
  kind === 'zip'
    ? { max: limits.ZIP_BYTES, code: 'zip-too-large' }
    : { max: limits.CSV_BYTES, code: 'csv-too-large' };

const ZIP_MAGIC = Buffer.from('PK\u0003\u0004');
const EMPTY_ZIP_MAGIC = Buffer.from('PK\u0005\u0006');

const kindOf = (head: Buffer): UploadedFile['fileKind'] =>
  [ZIP_MAGIC, EMPTY_ZIP_MAGIC].some((magic) => head.subarray(0, 4).equals(magic)) ? 'zip' : 'csv';

/** The first bytes are read ahead; the stream is not destroyed, or the client could not read the response. */
async function* withHead(head: Buffer, rest: AsyncIterator<Buffer>, max: number): AsyncGenerator<Buffer> {
  let count = head.length;
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    count += next.value.length;
    if (count > max) throw new TooLarge();
    yield next.value;
  }
}

const checkZip = async (files: FileStore, upload: UploadedFile): Promise<Refusal | undefined> => {
  if (upload.fileKind !== 'zip') return undefined;
  try {
    findCsv(await listUploadedZip(files, upload));
    return undefined;
  } catch (error) {
    if (error instanceof ZipFault) return refuse(error.code);
    throw error;
  }
};

/** Stores an uploaded file. A ZIP file is checked by its directory; what is in a CSV file is checked by a job. */
export const receiveProductFile = async (
  files: FileStore,
  { stream, declaredBytes = 0 }: IncomingFile,
  place: Omit<UploadedFile, 'fileKind'>,
): Promise<UploadedFile | Refusal> => {
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    const first = await chunks.next();
    const head = first.done ? Buffer.alloc(0) : first.value;
    if (head.length === 0) return refuse('csv-empty');
    const upload = { ...place, fileKind: kindOf(head) };
    const { max, code } = limitOf(upload.fileKind);
    if (declaredBytes > max) return refuse(code);
    try {
      const body = Readable.from(withHead(head, chunks, max), { objectMode: false });
      await files.put(uploadKey(upload), body, { contentType: 'application/octet-stream' });
    } catch (error) {
      if (error instanceof TooLarge) return refuse(code);
      throw error;
    }
    const fault = await checkZip(files, upload);
    if (fault) await files.delete(uploadKey(upload));
    return fault ?? upload;
  } catch (error) {
    if (stream.errored) return refuse('upload-broken-off');
    throw error;
  } finally {
    await chunks.return?.();
  }
};
