import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { addressOf, originOf } from '../request/origin.ts';
import { LOCAL_RANGES, readAddressRange, type AddressRange } from '../address-ranges.ts';
import { createForwardedReader } from './forwarded-headers.ts';

const rangesOf = (...texts: string[]): AddressRange[] =>
  texts.map((text) => readAddressRange(text) ?? expect.fail(text));

interface Seen {
  readonly address: string;
  readonly origin: string;
}

/** A server that responds with the detected client of a request. */
const openServer = async (ranges: readonly AddressRange[]) => {
  const warnings: unknown[] = [];
  const read = createForwardedReader(ranges, { warn: (details: unknown) => warnings.push(details) });
  const server = createServer((request, response) => {
    read(request);
    const { origin } = originOf(request, true);
    response.end(JSON.stringify({ address: addressOf(request, true), origin }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const ask = (headers: Readonly<Record<string, string | string[]>>): Promise<Seen> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const sent = { host: 'direct.example', ...headers };
      get({ port, host: '127.0.0.1', headers: sent }, async (response) => {
        let text = '';
        for await (const part of response) text += String(part);
        resolve(JSON.parse(text) as Seen);
      }).once('error', reject);
    });
  return { ask, warnings };
};

describe('whoever is not a trusted proxy', async () => {
  const { ask, warnings } = await openServer(rangesOf('10.0.0.0/8'));

  it('is believed nothing of what it forwards, and that is said once', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'other.example',
    };
    for (let time = 0; time < 3; time += 1)
      expect(await ask(forged)).toEqual({ address: '127.0.0.1', origin: 'http://direct.example' });
    expect(warnings).toEqual([{ from: '127.0.0.1', headers: Object.keys(forged) }]);
  });
});

describe('a trusted proxy', async () => {
  const { ask, warnings } = await openServer([
    ...LOCAL_RANGES,
    ...rangesOf('198.51.100.0/24', '2001:db8::/32'),
  ]);

  it.each([
    ['one address', '203.0.113.9', '203.0.113.9'],
    ['an invented one before it', '8.8.8.8, 203.0.113.9', '203.0.113.9'],
    ['an invented trusted one before it', '10.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['a second trusted proxy', '8.8.8.8, 203.0.113.9, 198.51.100.4', '203.0.113.9'],
    ['two more of them, one by IPv6', '203.0.113.9,2001:db8::7 , 10.9.9.9', '203.0.113.9'],
    ['an IPv4 address written as IPv6', '203.0.113.9, ::ffff:10.0.0.3', '203.0.113.9'],
    ['ports', '203.0.113.9:51423, [2001:db8::7]:443', '203.0.113.9'],
    ['a visitor by IPv6', '2001:db9::5', '2001:db9::5'],
    ['trusted addresses only', '192.168.0.4, 10.0.0.2', '192.168.0.4'],
    ['no address at the end', '203.0.113.9, unknown', '127.0.0.1'],
    ['no address behind a trusted proxy', 'evil, 10.0.0.2', '10.0.0.2'],
    ['nothing', '', '127.0.0.1'],
  ])('tells the visitor by its list, read from the right: %s', async (_what, list, address) => {
    expect(await ask({ 'x-forwarded-for': list })).toMatchObject({ address });
  });

  it('tells scheme and host; what a visitor put before them does not count', async () => {
    const told = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'HTTPS' };
    expect(await ask(told)).toMatchObject({ origin: 'https://direct.example' });
    const appended = {
      ...told,
      'x-forwarded-proto': 'https, http',
      'x-forwarded-host': 'evil.example, shop.example',
    };
    expect(await ask(appended)).toMatchObject({ origin: 'http://shop.example' });
    const twoProxies = {
      'x-forwarded-for': '203.0.113.9, 10.0.0.2',
      'x-forwarded-proto': 'https, http',
      'x-forwarded-host': 'evil.example, shop.example, inner:3000',
    };
    expect(await ask(twoProxies)).toMatchObject({ origin: 'https://shop.example' });
  });

  it('is not believed other headers of that kind', async () => {
    const others = { forwarded: 'for=203.0.113.9;proto=https;host=evil.example', 'x-real-ip': '203.0.113.9' };
    expect(await ask(others)).toEqual({ address: '127.0.0.1', origin: 'http://direct.example' });
    expect(warnings).toEqual([]);
  });
});
