import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openRaw, sendRaw, statusOf } from '../testing/raw-connection.ts';
import { LOCAL_RANGES } from '../address-ranges.ts';
import { connectionLimits, createHttpServer, type ConnectionLimits } from './create-server.ts';

const log = { warn: () => undefined };

const HASTY: ConnectionLimits = {
  ...connectionLimits,
  headersMs: 300,
  body: { withinMs: 400, leastBytes: 2_000 },
  silentMs: 700,
  checkEveryMs: 50,
};

interface Received {
  /** Host and path. */
  readonly address: string;
  bytes: number;
  isWhole: boolean;
  /** Whether the connection is closed; only the server closes it unless the test does. */
  isClosed: boolean;
}

/**
 * Reads whole bodies and responds with their length; the response of `/big` exceeds the connection's buffer.
 */
const openServer = async (options: { readonly isSlowReader?: boolean } = {}) => {
  const received: Received[] = [];
  const server = createHttpServer(
    { trustedProxies: LOCAL_RANGES, log, limits: HASTY },
    (request, response) => {
      const address = `${request.headers.host}${request.url}`;
      const one = { address, bytes: 0, isWhole: false, isClosed: false };
      received.push(one);
      request.on('error', () => undefined);
      request.socket.once('close', () => (one.isClosed = true));
      const take = async (): Promise<void> => {
        for await (const part of request) {
          one.bytes += (part as Buffer).length;
          if (options.isSlowReader) await pause(120);
        }
        one.isWhole = true;
        response.end(request.url === '/big' ? Buffer.alloc(64_000_000) : String(one.bytes));
      };
      take().catch(() => undefined);
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, received };
};

const post = (length: string): string => `POST / HTTP/1.1\r\nhost: a.example\r\n${length}\r\n\r\n`;

describe('a connection', async () => {
  const { port, received } = await openServer();

  it('ends when nothing is sent on it, or headers never end', async () => {
    const silent = openRaw(port);
    const endless = openRaw(port);
    endless.socket.write('GET / HTTP/1.1\r\nhost: a.example\r\n');
    const drip = setInterval(() => endless.socket.write('x-a: b\r\n'), 40);
    const [, answer] = await Promise.all([silent.answer, endless.answer]);
    clearInterval(drip);
    expect(statusOf(answer)).toBe(408);
  });

  it.each([
    ['a declared length', 'content-length: 100000', 'x'],
    ['chunks', 'transfer-encoding: chunked', '1\r\nx\r\n'],
    ['small pieces within the usual time', 'content-length: 100000', 'x'.repeat(20)],
  ])('ends when a body with %s comes in drips', async (_what, length, piece) => {
    const slow = openRaw(port);
    slow.socket.write(post(length));
    const drip = setInterval(() => slow.socket.write(piece), 30);
    const answer = await slow.answer;
    clearInterval(drip);
    expect(statusOf(answer)).toBe(408);
    expect(received.at(-1)).toMatchObject({ isWhole: false });
  });

  it('stays for as long as a large body goes on, and for a small one', async () => {
    const steady = openRaw(port);
    steady.socket.write(post('content-length: 60000'));
    for (let sent = 0; sent < 60_000; sent += 1_500) {
      steady.socket.write('x'.repeat(1_500));
      await pause(50);
    }
    const small = openRaw(port);
    small.socket.write(`${post('content-length: 3\r\nconnection: close')}abc`);
    expect(await small.answer).toMatch(/\r\n\r\n3$/);
    steady.socket.end();
    expect(await steady.answer).toMatch(/\r\n\r\n60000$/);
  });

  it('ends when nobody reads the answer', async () => {
    const deaf = openRaw(port);
    deaf.socket.write('GET /big HTTP/1.1\r\nhost: a.example\r\n\r\n');
    deaf.socket.pause();
    await expect
      .poll(() => received.at(-1), { timeout: 60_000 })
      .toMatchObject({ isWhole: true, isClosed: true });
    deaf.socket.destroy();
  });
});

describe('a server that is slow itself', async () => {
  const { port, received } = await openServer({ isSlowReader: true });

  it('does not blame the sender', async () => {
    const { socket, answer } = openRaw(port);
    socket.write(post('content-length: 1000000\r\nconnection: close'));
    socket.write(Buffer.alloc(1_000_000));
    expect(await answer).toMatch(/^HTTP\/1\.1 200/);
    expect(received.at(-1)).toMatchObject({ bytes: 1_000_000, isWhole: true });
  });
});

describe('the host of a request', async () => {
  const { port } = await openServer();
  const ask = async (...lines: string[]): Promise<number> =>
    statusOf(await sendRaw(port, ['GET / HTTP/1.1', ...lines, 'connection: close']));

  it.each([
    [['host: a.example', 'host: b.example']],
    [['host: a.example', 'Host: a.example']],
    [['host: user@a.example']],
    [['host: user:word@a.example:80']],
    [['host: a.example b.example']],
    [['host: a.example/path']],
    [['host: a.example?x']],
    [['host: a.example,b.example']],
    [['host: a.example:port']],
    [['host: .a.example']],
    [['host: <script>']],
    [['host: [::1']],
    [['host: a.example', 'x-forwarded-host: evil@b.example']],
    [['host: a.example', 'x-forwarded-host: b.example/x']],
  ])('is refused when it is %j', async (lines) => {
    expect(await ask(...lines)).toBe(400);
  });

  it.each([
    'a.example',
    'A.Example:3000',
    'a.example.',
    'a_b.example',
    '127.0.0.1:80',
    '[::1]:3000',
    'localhost',
  ])('may be %s', async (host) => {
    expect(await ask(`host: ${host}`)).toBe(200);
  });
});

describe('the target of a request', async () => {
  const { port, received } = await openServer();
  const ask = async (target: string): Promise<number> =>
    statusOf(await sendRaw(port, [`GET ${target} HTTP/1.1`, 'host: b.example', 'connection: close']));

  it.each([
    ['http://a.example/shop?x=1', 'a.example/shop?x=1'],
    ['HTTP://a.example:81/', 'a.example:81/'],
    ['https://a.example', 'a.example/'],
    ['http://a.example?x=//y', 'a.example/?x=//y'],
    ['//a.example/shop', 'b.example//a.example/shop'],
  ])('%s means %s', async (target, address) => {
    expect(await ask(target)).toBe(200);
    expect(received.at(-1)).toMatchObject({ address });
  });

  it.each(['shop', 'ftp://a.example/', 'http:///shop', 'http://user@a.example/', 'http://a b/'])(
    'is refused when it is %s',
    async (target) => {
      expect(await ask(target)).toBe(400);
    },
  );
});

describe('a page by https', async () => {
  const { port } = await openServer();
  const ask = (...lines: string[]): Promise<string> =>
    sendRaw(port, ['GET / HTTP/1.1', 'host: a.example', ...lines, 'connection: close']);

  it('tells browsers to come by https from now on, for this host alone', async () => {
    const answer = await ask('x-forwarded-proto: https');
    expect(answer).toMatch(/^strict-transport-security: max-age=31536000\r$/im);
    expect(await ask()).not.toMatch(/strict-transport-security/i);
    expect(await ask('x-forwarded-proto: http')).not.toMatch(/strict-transport-security/i);
  });
});
