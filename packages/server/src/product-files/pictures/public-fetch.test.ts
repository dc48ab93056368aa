import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { isPublicAddress, type PublicNetwork } from '../../public-fetch/index.ts';
import { fetchPublic } from './public-fetch.ts';

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  const target = /^\/to\/(.+)$/.exec(request.url ?? '')?.[1];
  if (target) response.writeHead(302, { location: decodeURIComponent(target) }).end();
  else response.end('picture');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

/** Only the test's own server counts as public, under the name it is asked by. */
const asPublic: PublicNetwork = {
  isAllowed: (address) => address === '127.0.0.1',
  resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
};

describe('a picture by its URL', () => {
  it.each([
    '127.0.0.1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    'fec0::1',
    '2001::1',
    '192.88.99.1',
    '168.63.129.16',
    '127.8.8.8',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '169.254.169.254',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::',
    'fd00::1',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    '224.0.0.1',
    '255.255.255.255',
  ])('[F27 (rule)] is never fetched from %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    await expect(fetchPublic(`http://${host}:${port}/a.png`)).rejects.toThrow('not public');
  });

  it('[F27 (rule)] lets in addresses of the internet', () => {
    expect(['93.184.216.34', '2606:2800:220:1::1'].map(isPublicAddress)).toEqual([true, true]);
  });

  it.each([
    'http://2130706433',
    'http://0x7f.1',
    'http://localhost',
    'file:///etc/passwd',
    'http://a:b@x.example',
  ])('[F27 (rule)] is refused as %s', async (url) => {
    const before = requests.length;
    await expect(fetchPublic(`${url}:${port}/`.replace('passwd:', 'passwd?'))).rejects.toThrow();
    expect(requests.length).toBe(before);
  });

  it('[F27 (rule)] is fetched from the address that was checked, and looked up once', async () => {
    let lookups = 0;
    const rebinding: PublicNetwork = {
      ...asPublic,
      resolve: (_host, done) => {
        lookups += 1;
        done(null, [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
      },
    };
    const response = await fetchPublic(`http://cdn.example:${port}/a.png`, rebinding);
    expect([await text(response), lookups]).toEqual(['picture', 1]);
  });

  it('[F27 (rule)] is refused where one of several addresses is private', async () => {
    const mixed: PublicNetwork = {
      ...asPublic,
      resolve: (_host, done) =>
        done(null, [
          { address: '127.0.0.1', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
    };
    await expect(fetchPublic(`http://cdn.example:${port}/a.png`, mixed)).rejects.toThrow('not public');
  });

  it('[F27 (rule)] follows redirects, but to no private address and not for ever', async () => {
    const to = (target: string) => `http://cdn.example:${port}/to/${encodeURIComponent(target)}`;
    expect(await text(await fetchPublic(to('/a.png'), asPublic))).toBe('picture');
    for (const target of ['http://169.254.169.254/latest/meta-data', 'http://[::1]/', 'http://10.0.0.1/'])
      await expect(fetchPublic(to(target), asPublic)).rejects.toThrow('not public');
    const round = `/to/${encodeURIComponent('/to/x')}`;
    await expect(fetchPublic(to(to(to(to(to(to(to(round))))))), asPublic)).rejects.toThrow('too often');
  });
});
