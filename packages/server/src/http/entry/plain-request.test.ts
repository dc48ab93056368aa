import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const HOST = ['Host', 'a.example'] as const;

const read = (lines: readonly string[], method = 'GET') =>
  readPlainRequest({ method, url: '/shop?tag=a', rawHeaders: [...lines] } as IncomingMessage);

it('reads what chooses a page and its form, in any spelling', () => {
  const lines = ['HOST', 'a.example', 'cookie', 'crumb=1', 'Accept-Encoding', 'br', 'if-none-match', '"x"'];
  expect(read([...lines, 'accept', 'text/html', 'from', 'a@b.example'])).toEqual({
    host: 'a.example',
    url: '/shop?tag=a',
    cookie: 'crumb=1',
    acceptEncoding: 'br',
    ifNoneMatch: '"x"',
  });
});

it.each([
  ['another method', HOST, 'HEAD'],
  ['no host', ['cookie', 'a=1']],
  ['two hosts', [...HOST, 'host', 'b.example']],
  ['two cookie lines', [...HOST, 'cookie', 'a=1', 'Cookie', 'b=1']],
  ['two lists of encodings', [...HOST, 'accept-encoding', 'br', 'accept-encoding', 'gzip']],
  ['two conditions', [...HOST, 'if-none-match', '"a"', 'if-none-match', '"b"']],
  ['a body of known length', [...HOST, 'Content-Length', '5']],
  ['a body in chunks', [...HOST, 'transfer-encoding', 'chunked']],
  ['a client named by a proxy', [...HOST, 'X-Forwarded-For', '192.0.2.1']],
  ['a host named by a proxy', [...HOST, 'x-forwarded-host', 'b.example']],
  ['a scheme named by a proxy', [...HOST, 'x-forwarded-proto', 'https']],
])('leaves %s to the checks that follow', (_what, lines, method?: string) => {
  expect(read(lines, method)).toBeUndefined();
});
