import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { embedCalls } from '@sitewright/api/embeds';
import { createTestDatabase, startTestApp } from '../testing/index.ts';
import { createOembedClient } from './request-oembed.ts';
import { lookUpEmbed } from './embeds-service.ts';

const videos: Readonly<Record<string, object>> = {
  'https://vimeo.com/1000001': { title: 'Paid', account_type: 'pro', width: 1920, height: 800 },
  'https://vimeo.com/1000002': { title: 'Free', account_type: 'basic', width: 640, height: 360 },
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ': { title: 'A film', width: 200, height: 113 },
};

/** Speaks oEmbed as the services do. */
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const found = videos[searchParams.get('url') ?? ''];
  response
    .writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(found ?? {}));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oembed`;
const everywhere = (at: string) => ({ youtube: at, vimeo: at, spotify: at, soundcloud: at, codepen: at });
/** The server of this test counts as public. */
const network = { isAllowed: (address: string) => address === '127.0.0.1' };
const ask = createOembedClient({ at: everywhere(endpoint), network });

describe('[EDT-12] a video of a service', () => {
  it('is stored with its title, its size and the address of its frame', async () => {
    expect(await lookUpEmbed('https://vimeo.com/1000001', ask)).toEqual({
      url: 'https://vimeo.com/1000001',
      providerName: 'Vimeo',
      title: 'Paid',
      width: 1920,
      height: 800,
      html: '<iframe src="https://player.vimeo.com/video/1000001" width="1920" height="800"></iframe>',
    });
    expect(await lookUpEmbed('youtu.be/aqz-KE-bpKQ', ask)).toMatchObject({
      title: 'A film',
      html: expect.stringContaining('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'),
    });
  });

  it('of a Basic Vimeo account is unsupported', async () => {
    expect(await lookUpEmbed('https://vimeo.com/1000002', ask)).toMatchObject({
      code: 'vimeo-basic',
      message: expect.stringContaining('Basic Vimeo accounts are unsupported'),
    });
  });

  it('that is gone or private is refused, as is an address of nobody known', async () => {
    expect(await lookUpEmbed('https://vimeo.com/1000003', ask)).toMatchObject({ code: 'embed-gone' });
    expect(await lookUpEmbed('https://example.com/film', ask)).toMatchObject({ code: 'embed-unknown' });
  });

  it('is taken without a title when its service does not answer', async () => {
    const nobody = createOembedClient({
      at: everywhere('http://127.0.0.1:9/oembed'),
      network: { ...network, timeoutMs: 500 },
    });
    const found = await lookUpEmbed('https://vimeo.com/1000001', nobody);
    expect(found).toMatchObject({ providerName: 'Vimeo', url: 'https://vimeo.com/1000001' });
    expect(found).not.toHaveProperty('title');
  });

  it('[F27 (rule)] leads to no other address, wherever its service redirects to', async () => {
    const asked: string[] = [];
    const redirecting = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { location: `http://${request.headers.host ?? ''}/private` }).end();
    });
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
    afterAll(() => redirecting.close());
    const { port } = redirecting.address() as AddressInfo;
    const client = createOembedClient({ at: everywhere(`http://127.0.0.1:${port}/oembed`), network });
    expect(await lookUpEmbed('https://vimeo.com/1000001', client)).not.toHaveProperty('title');
    expect(asked).toEqual([expect.stringMatching(/^\/oembed\?/)]);
  });

  it.each(['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', 'localhost', 'vimeo.com@10.0.0.1'])(
    '[F27 (rule)] is no address of a private network: %s',
    async (host) => {
      const client = vi.fn(ask);
      const found = await lookUpEmbed(`https://${host}/1000001`, client);
      expect(found).toMatchObject({ code: 'embed-unknown' });
      expect(client).not.toHaveBeenCalled();
    },
  );

  it('is looked up for contributors only, and asks no host that was typed', async () => {
    const { database } = await createTestDatabase();
    const app = await startTestApp(database);
    const site = await app.addSite('embeds');
    const query = { url: 'http://127.0.0.1:9/vimeo.com/1' };
    expect(await app.visit(site).client.send(embedCalls.lookUp, { query })).toMatchObject({
      refusal: { status: 401 },
    });
    const owner = await app.signIn(site);
    expect(await owner.client.send(embedCalls.lookUp, { query })).toMatchObject({
      refusal: { status: 422, code: 'embed-unknown' },
    });
  });
});
