import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, startTestApp } from '../../testing/index.ts';
import { openRaw, sendRaw, statusOf } from '../testing/raw-connection.ts';
import { connectionLimits } from './create-server.ts';

const { database } = await createTestDatabase();
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
const limits = { ...connectionLimits, body: { withinMs: 400, leastBytes: 2_000 } };
const node = await startTestApp(database, {}, { log, connectionLimits: limits });
const behindProxy = await startTestApp(database, { SITEWRIGHT_TRUST_PROXY: '127.0.0.1' });
const behindOther = await startTestApp(database, { SITEWRIGHT_TRUST_PROXY: '10.0.0.0/8' });
const site = await node.addSite('entry');
// With a single site, every host would serve it.
await node.addSite('second');

const guess = (app: typeof node, forwardedFor: string) => {
  const browser = app.visit(site);
  browser.cookies.set('crumb', 'aaaaaaaaaaaaaaaaaaaaaa');
  return browser.open('/api/contributors/session', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': 'aaaaaaaaaaaaaaaaaaaaaa',
      'x-forwarded-for': forwardedFor,
    },
    body: `{"email":"${forwardedFor.replaceAll(/\W/g, '')}@example.com","password":"wrong"}`,
  });
};

/** More attempts than a network has, each on a new account; every one takes as long as a password check. */
const guessOften = async (app: typeof node, addressOf: (time: number) => string): Promise<number> => {
  let status = 0;
  for (let time = 0; time < 55 && status !== 429; time += 1) ({ status } = await guess(app, addressOf(time)));
  return status;
};

describe('invented addresses', () => {
  it('give nobody more tries where no proxy is trusted, or another one', async () => {
    expect(await guessOften(node, (time) => `203.0.113.${time}`)).toBe(429);
    expect(await guessOften(behindOther, (time) => `203.0.113.${time}`)).toBe(429);
  });

  it('give nobody more tries when they stand before the one that the proxy wrote', async () => {
    expect(await guessOften(behindProxy, (time) => `8.8.8.${time}, 203.0.113.200`)).toBe(429);
  });

  it('are told to the operator, once', () => {
    const told = lines.filter((line) => line.includes('forwarded headers are ignored'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('SITEWRIGHT_TRUST_PROXY');
  });
});

describe('the scheme', () => {
  const secure = { 'x-forwarded-proto': 'https' };

  it('is https where a trusted proxy says so: for pages made and kept, calls, files and the owner’s app', async () => {
    const browser = behindProxy.visit(site);
    for (const path of [
      '/',
      '/',
      '/no-such-page',
      '/api/contributors/session',
      '/site.css',
      '/config',
      '/healthz',
    ]) {
      const { headers } = await browser.open(path, { headers: secure });
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
    }
  });

  it('is not what a stranger says', async () => {
    for (const app of [node, behindOther]) {
      const { headers } = await app.visit(site).open('/', { headers: secure });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(String(headers['set-cookie'])).not.toContain('Secure');
    }
  });
});

describe('the host', () => {
  it('is not one that a stranger forwards', async () => {
    const stranger = { headers: { 'x-forwarded-host': `entry.localhost:${behindOther.port}` } };
    expect((await behindOther.visit({ id: '', host: 'other.localhost' }).open('/', stranger)).status).toBe(
      404,
    );
  });

  it('is refused when it stands there twice, before any page or call', async () => {
    const host = `host: ${site.host}:${node.port}`;
    for (const path of ['/', '/api/contributors/session', '/config', '/healthz']) {
      const twice = [`GET ${path} HTTP/1.1`, host, host, 'connection: close'];
      expect(statusOf(await sendRaw(node.port, twice)), path).toBe(400);
    }
  });
});

describe('the machine’s own addresses', () => {
  it.each(['forwarded', 'x-real-ip', 'via', 'x-forwarded-proto', 'x-forwarded-for'])(
    'are closed to whoever was passed on with %s',
    async (name) => {
      for (const app of [node, behindProxy])
        expect((await app.visit(site).open('/metrics', { headers: { [name]: '203.0.113.9' } })).status).toBe(
          404,
        );
    },
  );
});

it('a call whose body comes in drips is ended, and holds nothing up', async () => {
  const { socket, answer } = openRaw(node.port);
  socket.write(
    `POST /api/contributors/session HTTP/1.1\r\nhost: ${site.host}:${node.port}\r\ncookie: crumb=aaaaaaaaaaaaaaaaaaaaaa\r\n` +
      'x-csrf-token: aaaaaaaaaaaaaaaaaaaaaa\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
  );
  const drip = setInterval(() => socket.write(' '), 30);
  expect((await node.visit(site).open('/')).status).toBe(200);
  const status = statusOf(await answer);
  clearInterval(drip);
  expect([408, 429]).toContain(status);
});
