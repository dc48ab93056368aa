import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, fileKey, type FileStore } from '../index.ts';

const key = fileKey('0190aaaaaaaaaaaaaaaaaaaa', 'media', 'photo.jpg');
const jpeg = { contentType: 'image/jpeg' };

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-files-'));
  store = createFileStore({ kind: 'folder', folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const incoming = (): Promise<string[]> => readdir(join(folder, '.incoming'));

/** Lets this process write no file beyond a size: to the store the same as a disk that gets full. */
const limitFileSize = (limit: string) =>
  promisify(execFile)('prlimit', [`--pid=${process.pid}`, `--fsize=${limit}:unlimited`]);

describe.runIf(process.platform === 'linux')('when there is no room', () => {
  afterEach(() => limitFileSize('unlimited'));

  it('says so, keeps the old file and leaves nothing half written', async () => {
    await store.put(key, Buffer.from('old'), jpeg);
    await limitFileSize('100000');
    const big = Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(50_000)));
    await expect(store.put(key, big, jpeg)).rejects.toMatchObject({ name: 'FileStoreFault', code: 'full' });
    expect(await store.head(key)).toMatchObject({ size: 3 });
    expect(await incoming()).toEqual([]);
  });
});

it('says so when the folder cannot be used', async () => {
  await writeFile(join(folder, 'file'), '');
  const misplaced = createFileStore({ kind: 'folder', folder: join(folder, 'file') });
  await expect(misplaced.put(key, Buffer.from('x'), jpeg)).rejects.toMatchObject({ code: 'refused' });
});

it('makes its folder when it is first used', async () => {
  const deeper = createFileStore({ kind: 'folder', folder: join(folder, 'not', 'yet', 'there') });
  expect(await deeper.get(key)).toBeUndefined();
  await deeper.put(key, Buffer.from('x'), jpeg);
  expect(await deeper.head(key)).toMatchObject({ size: 1, contentType: 'image/jpeg' });
});

it('takes away what a crash left behind, but not what another process is writing', async () => {
  await mkdir(join(folder, '.incoming'));
  await writeFile(join(folder, '.incoming', 'old'), 'half');
  await writeFile(join(folder, '.incoming', 'fresh'), 'half');
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  await utimes(join(folder, '.incoming', 'old'), twoDaysAgo, twoDaysAgo);
  await store.put(key, Buffer.from('x'), jpeg);
  expect(await incoming()).toEqual(['fresh']);
});

it('serves a file that somebody laid into the folder', async () => {
  await mkdir(join(folder, '0190aaaaaaaaaaaaaaaaaaaa', 'media'), { recursive: true });
  await writeFile(join(folder, key), 'by hand');
  expect(await store.head(key)).toMatchObject({ size: 7, contentType: 'application/octet-stream' });
});
