import type { Readable } from 'node:stream';
import { FileStoreFault } from '../file-store-fault.ts';
import type { S3Client } from './s3-client.ts';
import { readText } from './s3-xml.ts';

/** S3 requires parts of at least 5 MiB and at most 10,000 of them: enough for files of 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

export interface Upload {
  readonly key: string;
  readonly body: Readable | Uint8Array;
  readonly contentType: string;
}

export interface Uploaded {
  readonly size: number;
  readonly etag: string;
}

/** A body that fits into one part is one request, any other a multipart upload: its length need not be known. */
export const uploadToS3 = async (send: S3Client, upload: Upload): Promise<Uploaded> => {
  const parts = partsOf(upload.body);
  const first = await parts.next();
  const second = await parts.next();
  const opening = first.done ? Buffer.alloc(0) : first.value;
  if (second.done) return putWhole(send, upload, opening);
  return putInParts(send, upload, startWith([opening, second.value], parts));
};

const startWith = async function* startWith(
  taken: Buffer[],
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  yield* taken;
  yield* rest;
};

const chunksOf = async function* chunksOf(body: Readable | Uint8Array): AsyncGenerator<Buffer> {
  if (body instanceof Uint8Array) yield Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  else for await (const chunk of body) yield Buffer.from(chunk);
};

const partsOf = async function* partsOf(body: Readable | Uint8Array): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of chunksOf(body)) {
    let rest = chunk;
    while (heldBytes + rest.length >= PART_BYTES) {
      const taken = rest.subarray(0, PART_BYTES - heldBytes);
      yield Buffer.concat([...held, taken]);
      rest = rest.subarray(taken.length);
      held = [];
      heldBytes = 0;
    }
    held.push(rest);
    heldBytes += rest.length;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
};

const unquote = (etag: string): string => etag.replaceAll('"', '');

const putWhole = async (send: S3Client, { key, contentType }: Upload, body: Buffer): Promise<Uploaded> => {
  const response = await send({ method: 'PUT', key, headers: { 'content-type': contentType }, body });
  await response.body?.cancel();
  return { size: body.length, etag: unquote(response.headers.get('etag') ?? '') };
};

const putInParts = async (
  send: S3Client,
  { key, contentType }: Upload,
  parts: AsyncGenerator<Buffer>,
): Promise<Uploaded> => {
  const headers = { 'content-type': contentType };
  const begun = await send({ method: 'POST', key, query: { uploads: '' }, headers });
  const uploadId = readText(await begun.text(), 'UploadId');
  if (!uploadId) throw new FileStoreFault('unavailable', 'The file store did not begin an upload in parts.');
  try {
    return await sendParts(send, { key, uploadId }, parts);
  } catch (error) {
    // Parts of an unfinished upload are stored, and billed, until they are deleted.
    await send({ method: 'DELETE', key, query: { uploadId }, accept: [404] }).catch(() => undefined);
    throw error;
  }
};

const sendParts = async (
  send: S3Client,
  { key, uploadId }: { readonly key: string; readonly uploadId: string },
  parts: AsyncGenerator<Buffer>,
): Promise<Uploaded> => {
  const etags: string[] = [];
  let size = 0;
  for await (const body of parts) {
    const query = { partNumber: String(etags.length + 1), uploadId };
    const response = await send({ method: 'PUT', key, query, body });
    await response.body?.cancel();
    etags.push(response.headers.get('etag') ?? '');
    size += body.length;
  }
  const ended = await send({ method: 'POST', key, query: { uploadId }, body: partList(etags) });
  return { size, etag: readEnd(await ended.text()) };
};

const partList = (etags: readonly string[]): Buffer => {
  const parts = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
  );
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
};

/** S3 sends status 200 before it knows whether the completion succeeds. */
const readEnd = (answer: string): string => {
  const etag = readText(answer, 'ETag');
  if (etag) return unquote(etag);
  throw new FileStoreFault(
    'unavailable',
    `The upload could not be ended: ${readText(answer, 'Code') ?? 'no answer'}`,
  );
};
