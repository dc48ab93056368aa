import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore, fileFolder, fileKey, type FileStore } from './index.ts';
import { startS3StandIn } from './testing/s3-stand-in.ts';

const site = '0190aaaaaaaaaaaaaaaaaaaa';
const otherSite = '0190bbbbbbbbbbbbbbbbbbbb';
const plain = { contentType: 'text/plain' };

interface Subject {
  readonly store: FileStore;
  close(): Promise<void>;
}

const inFolder = async (): Promise<Subject> => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-files-'));
  return {
    store: createFileStore({ kind: 'folder', folder }),
    close: () => rm(folder, { recursive: true }),
  };
};

const inBucket = async (): Promise<Subject> => {
  const key = { accessKey: 'shop', secretKey: 'much+secret/key', region: 'eu-central-1' };
  const standIn = await startS3StandIn(key, 3);
  return { store: createFileStore({ kind: 's3', ...key, ...standIn }), close: standIn.close };
};

const contentOf = async (store: FileStore, key: string): Promise<string | undefined> => {
  const file = await store.get(key);
  return file && text(file.stream);
};

const rangeOf = async (store: FileStore, key: string, range: { start: number; end?: number }) => {
  const file = await store.get(key, { range });
  return file && { size: file.size, text: await text(file.stream) };
};

const keysBelow = async (store: FileStore, folder: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys;
};

const failingAfter = (bytes: number): Readable =>
  Readable.from(
    (function* content() {
      for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536);
      throw new Error('the visitor went away');
    })(),
  );

describe.each([
  ['a folder', inFolder],
  ['an S3 bucket', inBucket],
])('files in %s', (_, open) => {
  let subject: Subject;
  let store: FileStore;
  beforeAll(async () => {
    subject = await open();
    store = subject.store;
  });
  afterAll(() => subject.close());

  it('gives back what was put, with size, type and etag', async () => {
    const key = fileKey(site, 'media', 'hello.txt');
    const put = await store.put(key, Buffer.from('hello'), { contentType: 'text/plain; charset=utf-8' });
    expect(put).toEqual({
      size: 5,
      contentType: 'text/plain; charset=utf-8',
      etag: expect.stringMatching(/^[\w-]+$/),
    });
    expect(await store.head(key)).toEqual(put);
    const { stream, ...info } = (await store.get(key)) ?? {};
    expect(info).toEqual(put);
    expect(stream && (await text(stream))).toBe('hello');
  });

  it('says nothing is there when nothing is', async () => {
    const key = fileKey(site, 'media', 'missing.txt');
    expect(await store.head(key)).toBeUndefined();
    expect(await store.get(key)).toBeUndefined();
    await expect(store.delete(key)).resolves.toBeUndefined();
  });

  it('replaces content and type, and the etag tells', async () => {
    const key = fileKey(site, 'media', 'replaced.txt');
    const first = await store.put(key, Buffer.from('one'), plain);
    const second = await store.put(key, Buffer.from('two'), { contentType: 'text/html' });
    expect(second.etag).not.toBe(first.etag);
    expect(await store.head(key)).toEqual({ size: 3, contentType: 'text/html', etag: second.etag });
    expect(await contentOf(store, key)).toBe('two');
  });

  it('keeps empty files', async () => {
    const key = fileKey(site, 'media', 'empty.txt');
    await store.put(key, Buffer.alloc(0), plain);
    expect(await store.head(key)).toMatchObject({ size: 0 });
    expect(await contentOf(store, key)).toBe('');
  });

  it('stores a stream of unknown length, larger than one part of an upload', async () => {
    const key = fileKey(site, 'media', 'film.mp4');
    const chunks = Array.from({ length: 20 }, () => randomBytes(1_000_003));
    const put = await store.put(key, Readable.from(chunks), { contentType: 'video/mp4' });
    expect(put.size).toBe(20_000_060);
    const file = await store.get(key);
    const received = file && (await buffer(file.stream));
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(received && hash(received)).toBe(hash(Buffer.concat(chunks)));
    expect(await store.head(key)).toEqual({ ...put, contentType: 'video/mp4' });
  });

  it('reads ranges, cut at the end of the file', async () => {
    const key = fileKey(site, 'media', 'range.txt');
    await store.put(key, Buffer.from('0123456789'), plain);
    expect(await rangeOf(store, key, { start: 2, end: 4 })).toEqual({ size: 10, text: '234' });
    expect(await rangeOf(store, key, { start: 0, end: 0 })).toEqual({ size: 10, text: '0' });
    expect(await rangeOf(store, key, { start: 7 })).toEqual({ size: 10, text: '789' });
    expect(await rangeOf(store, key, { start: 8, end: 99 })).toEqual({ size: 10, text: '89' });
    expect(await rangeOf(store, key, { start: 10 })).toEqual({ size: 10, text: '' });
    await expect(store.get(key, { range: { start: 4, end: 3 } })).rejects.toThrow('range of bytes');
    await expect(store.get(key, { range: { start: -1 } })).rejects.toThrow('range of bytes');
  });

  it('deletes a file and leaves its neighbours', async () => {
    const [gone, stays] = [fileKey(site, 'pair', 'gone.txt'), fileKey(site, 'pair', 'stays.txt')];
    await store.put(gone, Buffer.from('a'), plain);
    await store.put(stays, Buffer.from('b'), plain);
    await store.delete(gone);
    expect(await store.get(gone)).toBeUndefined();
    expect(await contentOf(store, stays)).toBe('b');
  });

  it('lists the files of a site below a folder, in order, over several pages', async () => {
    const names = [['a-b', 'x.txt'], ['a', 'y.txt'], ['a', 'b', 'z.txt'], ['a.txt'], ['b', 'q.txt']];
    for (const path of names) await store.put(fileKey(site, 'list', ...path), Buffer.from('12'), plain);
    await store.put(fileKey(otherSite, 'list', 'foreign.txt'), Buffer.from('x'), plain);
    const below = (path: string) => `${site}/list/${path}`;
    expect(await keysBelow(store, fileFolder(site, 'list'))).toEqual(
      ['a-b/x.txt', 'a.txt', 'a/b/z.txt', 'a/y.txt', 'b/q.txt'].map(below),
    );
    expect(await keysBelow(store, fileFolder(site, 'list', 'a'))).toEqual(
      ['a/b/z.txt', 'a/y.txt'].map(below),
    );
    expect(await keysBelow(store, fileFolder(otherSite))).toEqual([`${otherSite}/list/foreign.txt`]);
    expect(await keysBelow(store, fileFolder(site, 'nothing'))).toEqual([]);
    for await (const { size } of store.list(fileFolder(site, 'list'))) expect(size).toBe(2);
  });

  it.each([1, 20_000_000])(
    'keeps the old file whole when a new one breaks off after %i bytes',
    async (bytes) => {
      const key = fileKey(site, 'broken', `file-${bytes}.txt`);
      await expect(store.put(key, failingAfter(bytes), plain)).rejects.toThrow('the visitor went away');
      expect(await store.get(key)).toBeUndefined();
      await store.put(key, Buffer.from('old'), plain);
      await expect(store.put(key, failingAfter(bytes), { contentType: 'text/html' })).rejects.toThrow(
        'the visitor went away',
      );
      expect(await store.head(key)).toMatchObject({ size: 3, contentType: 'text/plain' });
      expect(await contentOf(store, key)).toBe('old');
      expect(await keysBelow(store, fileFolder(site, 'broken'))).toContain(key);
    },
  );

  it('shows readers the old content or the new, never a mixture', async () => {
    const key = fileKey(site, 'media', 'busy.txt');
    const [one, two] = [Buffer.alloc(200_000, '1'), Buffer.alloc(200_000, '2')];
    await store.put(key, one, plain);
    const writing = (async () => {
      for (let i = 0; i < 10; i += 1) await store.put(key, i % 2 ? one : two, plain);
    })();
    const seen = await Promise.all(Array.from({ length: 20 }, () => contentOf(store, key)));
    await writing;
    expect(seen.every((content) => content === one.toString() || content === two.toString())).toBe(true);
  });

  it.each([
    `${site}/../secret.txt`,
    `${site}/media/..%2fsecret.txt`,
    `${site}//media/a.txt`,
    `/${site}/a.txt`,
    `${site}\\a.txt`,
    `${site}/media/.hidden`,
    `${site}/media/name`,
    `${site}/with.dot/a.txt`,
    `${site}/a.txt~type`,
    `${site}/a\0.txt`,
    `${site}/a b.txt`,
    `.incoming/a.txt`,
    `media/a.txt`,
    `${site}/${'a'.repeat(130)}.txt`,
    `${site}/${'folder/'.repeat(11)}a.txt`,
    '',
  ])('refuses the key %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'), plain)).rejects.toThrow('not a file key');
    await expect(store.get(key)).rejects.toThrow('not a file key');
    await expect(store.head(key)).rejects.toThrow('not a file key');
    await expect(store.delete(key)).rejects.toThrow('not a file key');
  });

  it.each(['', '/', site, `${site}/..`, `${site}/../`, `${site}/a.b/`, '../'])(
    'refuses to list %j',
    async (folder) => {
      await expect(keysBelow(store, folder)).rejects.toThrow('not a folder of files');
    },
  );

  it('refuses a content type that would break a header', async () => {
    const key = fileKey(site, 'media', 'type.txt');
    for (const contentType of [
      '',
      'text',
      'text/html\r\nset-cookie: a=b',
      'a/b; c',
      `a/${'b'.repeat(200)}`,
    ]) {
      await expect(store.put(key, Buffer.from('x'), { contentType })).rejects.toThrow('not a content type');
    }
  });
});
