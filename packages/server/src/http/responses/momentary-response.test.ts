import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { MomentaryResponse, PreparedResponse, sendPrepared, trySendWhole } from '../index.ts';

const NOW = Date.UTC(2026, 10, 18, 12, 30, 5);
const moment = { now: NOW, idleMs: 150_000 };

const prepare = (body: string, cacheControl = 'no-cache') =>
  new PreparedResponse({ status: 200, contentType: 'text/html; charset=utf-8', body, cacheControl });

const small = prepare('<p>Ink & paper — ä</p>');
const plainChoice = { acceptEncoding: undefined, ifNoneMatch: undefined };

describe('the bytes of a response', () => {
  const whole = new MomentaryResponse(small, moment);

  it('are the header of Node’s own response and the body', async () => {
    const lines = (whole.bytesFor(plainChoice, [])?.toString() ?? '').split('\r\n');
    expect(lines[0]).toBe('HTTP/1.1 200 OK');
    expect(lines).toContain('Date: Wed, 18 Nov 2026 12:30:05 GMT');
    expect(lines).toContain('Connection: keep-alive');
    expect(lines).toContain('Keep-Alive: timeout=150');
    expect(lines).toContain('content-length: 25');
    expect(lines.at(-2)).toBe('');
    expect(lines.at(-1)).toBe('<p>Ink & paper — ä</p>');
  });

  it('are shared, except where a visitor gets lines of their own, which no shared cache may store', () => {
    const page = new MomentaryResponse(prepare('Tea', 'public, max-age=60'), moment);
    const shared = page.bytesFor(plainChoice, []);
    expect(page.bytesFor(plainChoice, [])).toBe(shared);
    expect(shared?.toString()).toContain('cache-control: public, max-age=60\r\n');
    const own = page.bytesFor(plainChoice, ['set-cookie', 'crumb=a'])?.toString();
    expect(own).toContain('cache-control: private, no-cache\r\n');
    expect(own).toContain('set-cookie: crumb=a\r\n');
    expect(page.bytesFor(plainChoice, ['set-cookie', 'crumb=b'])?.toString()).not.toContain('crumb=a');
  });

  it('are in the form that the browser takes, also after further compression', async () => {
    const page = prepare('The same words, again and again. '.repeat(40));
    const momentary = new MomentaryResponse(page, moment);
    const choice = { acceptEncoding: 'br, gzip', ifNoneMatch: undefined };
    expect(momentary.bytesFor(choice, [])?.toString('latin1')).not.toContain('content-encoding');
    await page.compressQuickly();
    const quick = momentary.bytesFor(choice, []);
    expect(quick?.toString('latin1')).toContain('content-encoding: br\r\n');
    await page.compressFully();
    expect(momentary.bytesFor(choice, [])?.toString('latin1')).toContain('content-encoding: br\r\n');
    expect(momentary.bytesFor(choice, [])).not.toBe(quick);
  });

  it('are not made for a visitor who has the page, nor of a large body', () => {
    expect(whole.bytesFor({ ...plainChoice, ifNoneMatch: small.etag }, [])).toBeUndefined();
    const large = new MomentaryResponse(prepare('a'.repeat(70_000)), moment);
    expect(large.bytesFor(plainChoice, [])).toBeUndefined();
  });

  it('hold no line that could begin another', () => {
    expect(() => whole.bytesFor(plainChoice, ['x-a', 'b\r\nset-cookie: c=d'])).toThrow(/invalid character/i);
  });
});

/** Responds whole where it can; says which responses were sent otherwise. */
const openServer = async (listener: RequestListener) => {
  const server = createServer({ keepAliveTimeout: 150_000 }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a.example\r\n\r\n`;

/** Reads until the text has come. */
const readUntil = async (socket: Socket, isWhole: (text: string) => boolean): Promise<string> => {
  let text = '';
  while (!isWhole(text)) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    text += part.toString();
  }
  return text;
};

const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('a connection', async () => {
  const ended: string[] = [];
  const otherwise: string[] = [];
  const slow: (() => void)[] = [];
  const server = await openServer((request, response) => {
    const url = request.url ?? '';
    response.once('close', () => ended.push(url));
    if (url === '/slow') return void slow.push(() => sendPrepared(prepare('slow'), { request, response }));
    const bytes = new MomentaryResponse(prepare(`page ${url};`), moment).bytesFor(plainChoice, []);
    if (bytes && trySendWhole(response, bytes)) return undefined;
    otherwise.push(url);
    return sendPrepared(prepare(`page ${url};`), { request, response });
  });
  const { port } = server.address() as AddressInfo;

  it('goes on after a whole response, and each exchange ends', async () => {
    const socket = await open(port);
    for (const path of ['/1', '/2', '/3']) {
      socket.write(get(path));
      expect(await readUntil(socket, (text) => text.includes(`page ${path};`))).toContain('200 OK');
    }
    socket.destroy();
    await expect.poll(() => ended.slice(0, 3)).toEqual(['/1', '/2', '/3']);
  });

  it('sends responses in the order of their requests when they come together', async () => {
    const socket = await open(port);
    socket.write(['/a', '/slow', '/b', '/c'].map(get).join(''));
    await expect.poll(() => slow.length).toBe(1);
    slow[0]?.();
    const text = await readUntil(socket, (all) => all.includes('page /c;'));
    const at = ['page /a;', 'slow', 'page /b;', 'page /c;'].map((part) => text.indexOf(part));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(countOf(text, 'HTTP/1.1 200 OK')).toBe(4);
    expect(otherwise).toContain('/b');
    socket.destroy();
  });

  it('is not filled up by a client that asks and never reads', async () => {
    const socket = await open(port);
    socket.pause();
    const before = otherwise.length;
    const many = get(`/${'x'.repeat(2000)}`).repeat(200);
    await expect
      .poll(() => {
        socket.write(many);
        return otherwise.length;
      })
      .toBeGreaterThan(before);
    socket.destroy();
  });

  it('that is idle after a whole response does not keep the server from closing', async () => {
    const closing = await openServer((_request, response) => {
      const bytes = new MomentaryResponse(small, moment).bytesFor(plainChoice, []);
      if (bytes) trySendWhole(response, bytes);
    });
    const socket = await open((closing.address() as AddressInfo).port);
    socket.write(get('/'));
    await readUntil(socket, (text) => text.includes('Ink'));
    socket.resume();
    closing.close();
    await expect.poll(() => closing.listening).toBe(false);
    await once(socket, 'close');
    expect(socket.readableEnded).toBe(true);
  });
});

describe('the lines of one visitor', async () => {
  const bodies = { slow: 'ink '.repeat(15_000), quick: 'tea '.repeat(15_000) };
  const pages = {
    slow: new MomentaryResponse(prepare(bodies.slow), moment),
    quick: new MomentaryResponse(prepare(bodies.quick), moment),
  };
  const seen = { sent: 0, isWaiting: false };
  const server = await openServer((request, response) => {
    const { url = '' } = request;
    const page = url.startsWith('/slow') ? pages.slow : pages.quick;
    const bytes = page.bytesFor(plainChoice, ['x-own', `own-${url}`]);
    if (!bytes || !trySendWhole(response, bytes)) throw new Error('The test expects free connections.');
    seen.sent += 1;
    seen.isWaiting ||= (response.socket?.writableLength ?? 0) > 0;
  });
  const { port } = server.address() as AddressInfo;

  it('reach that visitor, also one who reads long after others were answered', async () => {
    const slow = await open(port);
    slow.pause();
    const paths: string[] = [];
    // Until the last response waits for the visitor to read.
    while (!seen.isWaiting) {
      paths.push(`/slow-${paths.length}`);
      slow.write(get(paths.at(-1) ?? ''));
      await expect.poll(() => seen.sent, { interval: 1 }).toBe(paths.length);
    }
    for (const path of ['/quick-1', '/quick-2', '/quick-3']) {
      const quick = await open(port);
      quick.write(get(path));
      const text = await readUntil(quick, (all) => all.endsWith(bodies.quick));
      expect(text.match(/own-\S+/g)).toEqual([`own-${path}`]);
      quick.destroy();
    }
    let text = '';
    slow.on('data', (part: Buffer) => (text += part.toString())).resume();
    await expect.poll(() => countOf(text, bodies.slow)).toBe(paths.length);
    expect(text.match(/own-\S+/g)).toEqual(paths.map((path) => `own-${path}`));
    slow.destroy();
  });
});
