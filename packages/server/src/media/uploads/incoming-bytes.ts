import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The stream is longer than allowed. */
export class TooManyBytes extends Error {}

/** A stream whose first bytes were read ahead. */
export interface PeekedBytes {
  readonly head: Buffer;
  /** The whole stream from its first byte; throws `TooManyBytes`. */
  upTo(max: number): AsyncGenerator<Buffer>;
  /** Releases the stream without destroying it: the client could not read the response otherwise. */
  close(): Promise<void>;
}

export const peekBytes = async (stream: Readable, wanted: number): Promise<PeekedBytes> => {
  const incoming = stream.iterator({ destroyOnReturn: false });
  const seen: Buffer[] = [];
  let count = 0;
  while (count < wanted) {
    const next = (await incoming.next()) as IteratorResult<Buffer, undefined>;
    if (next.done) break;
    seen.push(next.value);
    count += next.value.length;
  }
  return {
    head: Buffer.concat(seen).subarray(0, wanted),
    async *upTo(max) {
      if (count > max) throw new TooManyBytes();
      yield* seen;
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        count += chunk.length;
        if (count > max) throw new TooManyBytes();
        yield chunk;
      }
    },
    close: async () => {
      await incoming.return?.();
    },
  };
};

/** Spools bytes to a temporary file: many slow uploads must not fill the memory. */
export const withSpooledFile = async <Result>(
  bytes: AsyncIterable<Buffer>,
  work: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-upload-'));
  try {
    const path = join(folder, 'content');
    await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
