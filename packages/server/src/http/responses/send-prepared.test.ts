import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { PreparedResponse, sendPrepared } from '../index.ts';

const TEXT = 'The same words, again and again. '.repeat(40);
const answer = new PreparedResponse({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: TEXT,
  cacheControl: 'no-cache',
});
await answer.compressFully();

const server = createServer((request, response) => sendPrepared(answer, { request, response }));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
afterAll(() => server.close());

const ask = (headers: Readonly<Record<string, string>>) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; length: number }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: '127.0.0.1', headers }, async (response) => {
      let length = 0;
      for await (const part of response) length += (part as Buffer).length;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, length });
    }).once('error', reject);
  });

describe('a ready answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['BR;Q=0.5', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=0, *', 'br'],
    ['abrupt, xgzip', undefined],
    ['', undefined],
    ['br;q=x', undefined],
  ])('goes out in a form that the browser takes: %s', async (accepted, encoding) => {
    const { headers } = await ask({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
  });

  it('is not sent again to who has it, and still says how long it may be kept', async () => {
    const { etag = '' } = (await ask({})).headers;
    const strong = etag.replace('W/', '');
    for (const names of [etag, strong, `"a", ${etag}`, `"a","b",${strong}`, '*', `W/"a", ${etag} ,"c"`]) {
      const { status, headers, length } = await ask({ 'if-none-match': names });
      expect([status, length], names).toEqual([304, 0]);
      expect(headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    }
    for (const names of ['"a"', 'W/"a", "b"', '', strong.slice(1, -1)])
      expect((await ask({ 'if-none-match': names })).status, names).toBe(200);
  });
});
