import { Readable } from 'node:stream';
import {
  extensionsOfField,
  maxBytesOf,
  recognizeFile,
  SIGNATURE_BYTES,
  siteFormTextsIn,
  type FileType,
  type SiteField,
  type SubmissionMessage,
} from '@sitewright/domain/forms';
import { fillText } from '@sitewright/domain/languages';
import { tidyFileName } from '@sitewright/domain/media';
import type { Site } from '@sitewright/domain/sites';
import { fileKey, type FileStore } from '../../files/index.ts';
import { refuse, type IncomingFile, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';

class TooLarge extends Error {}

const MAX_NAME_LENGTH = 200;

/** Under an id, with a neutral ending: what it is called and its type are in the table. */
export const uploadKey = (websiteId: string, uploadId: string): string =>
  fileKey(websiteId, 'form-uploads', `${uploadId}.bin`);

export const refuseFile = (
  { settings }: Site,
  field: SiteField,
  code: SubmissionMessage & `file-${string}`,
): Refusal => {
  const values: Readonly<Partial<Record<SubmissionMessage, string>>> = {
    'file-too-large': String(maxBytesOf(field) / 1_000_000),
    'file-type-unknown': extensionsOfField(field).join(', '),
  };
  const text = fillText(siteFormTextsIn(settings.language)[code], { val: values[code] ?? '' });
  return refuse('form-file-refused', { [field.id]: text }).withMessage(text);
};

/** Reads ahead until the type of the file can be told. */
const readHead = async (chunks: AsyncIterator<Buffer>): Promise<Buffer> => {
  let head = Buffer.alloc(0);
  while (head.length < SIGNATURE_BYTES) {
    const next = await chunks.next();
    if (next.done) return head;
    head = Buffer.concat([head, next.value]);
  }
  return head;
};

async function* withHead(head: Buffer, rest: AsyncIterator<Buffer>, max: number): AsyncGenerator<Buffer> {
  let count = head.length;
  if (count > max) throw new TooLarge();
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    count += next.value.length;
    if (count > max) throw new TooLarge();
    yield next.value;
  }
}

export interface StoredUpload {
  readonly uploadId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: number;
}

export interface UploadRequest {
  readonly site: Site;
  readonly field: SiteField;
  readonly filename: string;
  readonly file: IncomingFile;
}

const store = async (
  files: FileStore,
  { site, field, filename }: UploadRequest,
  {
    head,
    chunks,
    type,
  }: { readonly head: Buffer; readonly chunks: AsyncIterator<Buffer>; readonly type: FileType },
): Promise<StoredUpload | Refusal> => {
  const uploadId = newId();
  const key = uploadKey(site.id, uploadId);
  try {
    const body = Readable.from(withHead(head, chunks, maxBytesOf(field)), { objectMode: false });
    const { size } = await files.put(key, body, { contentType: 'application/octet-stream' });
    const name = tidyFileName(filename).slice(-MAX_NAME_LENGTH);
    return { uploadId, filename: name, contentType: type.contentType, bytes: size };
  } catch (error) {
    if (error instanceof TooLarge) return refuseFile(site, field, 'file-too-large');
    throw error;
  }
};

/** Stores a visitor's file if its name, its first bytes and its size are those of a file that the field takes. */
export const receiveUpload = async (
  files: FileStore,
  request: UploadRequest,
): Promise<StoredUpload | Refusal> => {
  const { site, field, filename, file } = request;
  // Before anything is read: a client that announces a gigabyte is not made to send it.
  if ((file.declaredBytes ?? 0) > maxBytesOf(field)) return refuseFile(site, field, 'file-too-large');
  const chunks = file.stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    const head = await readHead(chunks);
    if (head.length === 0) return refuseFile(site, field, 'file-empty');
    const type = recognizeFile(field, filename, head.subarray(0, SIGNATURE_BYTES));
    return type
      ? await store(files, request, { head, chunks, type })
      : refuseFile(site, field, 'file-type-unknown');
  } finally {
    await chunks.return?.();
  }
};
