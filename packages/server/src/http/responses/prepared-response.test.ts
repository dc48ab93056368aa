import { expect, it } from 'vitest';
import { PreparedResponse, type Encoding } from './prepared-response.ts';

const encodings: readonly Encoding[] = ['identity', 'br', 'gzip'];

it.each([500, 30_000, 400_000])(
  '%i letters take as much memory as is counted, in every form',
  async (length) => {
    const answer = new PreparedResponse({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      body: Buffer.alloc(length, 'Ink, paper and a little patience. '),
      cacheControl: 'no-cache',
    });
    await answer.compressQuickly();
    await answer.compressFully();
    const held = encodings.map((encoding) => answer.variant(encoding)?.body.buffer.byteLength ?? Number.NaN);
    expect(held.reduce((sum, bytes) => sum + bytes)).toBe(answer.bytes);
  },
);
