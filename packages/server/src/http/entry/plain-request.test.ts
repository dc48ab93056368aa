import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const HOST = ['Host', 'a.example'] as const;

const read = (lines: readonly string[], method = 'GET', [httpVersionMajor, httpVersionMinor] = [1, 1]) =>
  readPlainRequest({
    method,
    url: '/shop?tag=a',
    httpVersionMajor,
    httpVersionMinor,
    rawHeaders: [...lines],
  } as IncomingMessage);

it('reads what chooses a page and its form, in any spelling', () => {
  const lines = ['HOST', 'a.example', 'cookie', 'crumb=1', 'Accept-Encoding', 'br', 'if-none-match', '"x"'];
  expect(read([...lines, 'accept', 'text/html', 'from', 'a@b.example'])).toEqual({
    host: 'a.example',
    url: '/shop?tag=a',
    cookie: 'crumb=1',
    acceptEncoding: 'br',
    ifNoneMatch: '"x"',
    isPersistent: true,
  });
});

it.each([
  ['kept where nothing else is said', HOST, [1, 1], true],
  ['kept where the client says so', [...HOST, 'Connection', 'Keep-Alive'], [1, 1], true],
  ['closed where the client says so', [...HOST, 'connection', 'close'], [1, 1], false],
  ['closed where something else is said of it', [...HOST, 'connection', 'keep-alive, te'], [1, 1], false],
  ['closed in older versions', [...HOST, 'connection', 'keep-alive'], [1, 0], false],
] as const)('the connection is %s', (_what, lines, version, isPersistent) => {
  expect(read(lines, 'GET', [...version])?.isPersistent).toBe(isPersistent);
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
  ['a condition for its body', [...HOST, 'expect', '100-continue']],
  ['another protocol', [...HOST, 'connection', 'upgrade', 'upgrade', 'h2c']],
  ['a scheme named by a proxy', [...HOST, 'x-forwarded-proto', 'https']],
])('leaves %s to the checks that follow', (_what, lines, method?: string) => {
  expect(read(lines, method)).toBeUndefined();
});
