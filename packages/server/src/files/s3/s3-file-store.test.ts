import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileStore, fileKey, type FileStore, type S3Settings } from '../index.ts';
import { startS3StandIn, type S3StandIn } from '../testing/s3-stand-in.ts';
import { createS3FileStore } from './s3-file-store.ts';

const credentials = { accessKey: 'shop', secretKey: 'much+secret/key', region: 'eu-central-1' };
const key = fileKey('0190aaaaaaaaaaaaaaaaaaaa', 'media', 'photo.jpg');
const jpeg = { contentType: 'image/jpeg' };

let standIn: S3StandIn;
let store: FileStore;
beforeEach(async () => {
  standIn = await startS3StandIn(credentials);
  store = storeWith({});
});
afterEach(() => standIn.close());

const storeWith = (other: Partial<S3Settings>): FileStore =>
  createFileStore({
    kind: 's3',
    ...credentials,
    endpoint: standIn.endpoint,
    bucket: standIn.bucket,
    ...other,
  });

it.each([
  ['secret', { secretKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['access key', { accessKey: 'nobody' }, 'InvalidAccessKeyId'],
  ['region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['bucket', { bucket: 'elsewhere' }, 'NoSuchBucket'],
])('says what the store said about a wrong %s, and stores nothing', async (_, wrong, reason) => {
  const putting = storeWith(wrong).put(key, Buffer.from('x'), jpeg);
  await expect(putting).rejects.toMatchObject({ name: 'FileStoreFault', code: 'refused' });
  await expect(putting).rejects.toThrow(reason);
  expect(standIn.objects.size).toBe(0);
});

it('does not take a missing bucket for a missing file', async () => {
  await expect(storeWith({ bucket: 'elsewhere' }).get(key)).rejects.toThrow('no bucket elsewhere');
});

it('is refused when its clock is far off', async () => {
  const settings = { ...credentials, endpoint: standIn.endpoint, bucket: standIn.bucket };
  const late = createS3FileStore(settings, () => new Date(Date.now() - 3_600_000));
  await expect(late.put(key, Buffer.from('x'), jpeg)).rejects.toThrow('RequestTimeTooSkewed');
});

it('waits out a store that is busy or hangs up', async () => {
  standIn.troubles.push('slow-down', 'hang-up');
  await store.put(key, Buffer.from('x'), jpeg);
  standIn.troubles.push('hang-up', 'slow-down');
  const file = await store.get(key);
  expect(file && (await text(file.stream))).toBe('x');
});

it('gives up on a store that stays away', async () => {
  standIn.troubles.push('hang-up', 'slow-down', 'hang-up', 'slow-down');
  await expect(store.head(key)).rejects.toMatchObject({ code: 'unavailable' });
  const nobody = storeWith({ endpoint: 'http://127.0.0.1:1' });
  await expect(nobody.head(key)).rejects.toThrow('http://127.0.0.1:1 cannot be reached');
});

it('uploads what is small at once and what is large in parts', async () => {
  await store.put(key, Buffer.alloc(8 * 1024 * 1024), jpeg);
  expect(standIn.served).toEqual(['PUT object']);
  standIn.served.length = 0;
  standIn.troubles.push('slow-down');
  await store.put(key, Buffer.alloc(8 * 1024 * 1024 + 1), jpeg);
  expect(standIn.served).toEqual(['POST uploads', 'PUT part', 'PUT part', 'POST upload']);
});

it('leaves no parts behind when an upload breaks off', async () => {
  const breaking = Readable.from(
    (function* content() {
      yield Buffer.alloc(17 * 1024 * 1024);
      throw new Error('the visitor went away');
    })(),
  );
  await expect(store.put(key, breaking, jpeg)).rejects.toThrow('the visitor went away');
  expect(standIn.served).toContain('PUT part');
  expect(standIn.uploads.size).toBe(0);
});

it('skips what others put into the bucket when listing', async () => {
  await store.put(key, Buffer.from('x'), jpeg);
  const object = standIn.objects.get(key);
  if (object) standIn.objects.set('0190aaaaaaaaaaaaaaaaaaaa/not ours', object);
  const keys: string[] = [];
  for await (const file of store.list('0190aaaaaaaaaaaaaaaaaaaa/')) keys.push(file.key);
  expect(keys).toEqual([key]);
});
