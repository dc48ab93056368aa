import { Readable } from 'node:stream';
import type { ByteRange, FileInfo, FileStore } from '../file-store.ts';
import { FileStoreFault } from '../file-store-fault.ts';
import { createS3Client } from './s3-client.ts';
import { listS3 } from './s3-list.ts';
import type { S3Settings } from './s3-settings.ts';
import { uploadToS3 } from './s3-upload.ts';
import { readText } from './s3-xml.ts';

const NOT_FOUND = 404;
const RANGE_BEYOND_END = 416;

const infoOf = ({ headers }: Response): FileInfo => ({
  size: Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')),
  contentType: headers.get('content-type') ?? 'application/octet-stream',
  etag: (headers.get('etag') ?? '').replaceAll('"', ''),
});

const rangeHeader = (range?: ByteRange): Record<string, string> =>
  range ? { range: `bytes=${range.start}-${range.end ?? ''}` } : {};

const noBucket = ({ bucket, endpoint }: S3Settings): FileStoreFault =>
  new FileStoreFault('refused', `There is no bucket ${bucket} at ${endpoint}.`);

const systemClock = (): Date => new Date();

/** Files in a bucket of any S3-compatible store. */
export const createS3FileStore = (settings: S3Settings, clock = systemClock): FileStore => {
  const send = createS3Client(settings, clock);

  const head = async (key: string): Promise<FileInfo | undefined> => {
    const response = await send({ method: 'HEAD', key, accept: [NOT_FOUND] });
    return response.status === NOT_FOUND ? undefined : infoOf(response);
  };

  const put: FileStore['put'] = async (key, body, { contentType }) => {
    const uploaded = await uploadToS3(send, { key, body, contentType });
    return { ...uploaded, contentType };
  };

  const get: FileStore['get'] = async (key, options) => {
    const headers = rangeHeader(options?.range);
    const response = await send({ method: 'GET', key, headers, accept: [NOT_FOUND, RANGE_BEYOND_END] });
    if (response.ok && response.body) return { ...infoOf(response), stream: Readable.fromWeb(response.body) };
    const answer = await response.text();
    // Treated as a missing file, a missing bucket would look like an empty site.
    if (readText(answer, 'Code') === 'NoSuchBucket') throw noBucket(settings);
    if (response.status === NOT_FOUND) return undefined;
    const info = await head(key);
    return info && { ...info, stream: Readable.from([]) };
  };

  const remove = async (key: string): Promise<void> => {
    const response = await send({ method: 'DELETE', key, accept: [NOT_FOUND] });
    await response.body?.cancel();
  };

  return { put, get, head, delete: remove, list: (folder) => listS3(send, folder) };
};
