import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embedCalls } from '@sitewright/api/embeds';
import { productFileCalls } from '@sitewright/api/product-files';
import { webhookCalls } from '@sitewright/api/webhooks';
import { afterAll, expect, it } from 'vitest';
import type { PublicNetwork } from '../public-fetch/index.ts';
import { accept, createTestDatabase, publishPage, startTestApp } from '../testing/index.ts';
import { lookUpEmbed } from './embeds-service.ts';
import { createOembedClient } from './request-oembed.ts';

const listen = async (server: Server, host: string): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  afterAll(() => server.close());
  return (server.address() as AddressInfo).port;
};

/** What nobody outside may reach: on loopback addresses, one of each family. */
const reached: string[] = [];
const secrets = () => createServer((request, response) => response.end(reached.push(request.url ?? '')));
const privatePort = await listen(secrets(), '127.0.0.2');
const sixPort = await listen(secrets(), '::1');

/** Counts as public in this test. It sends everybody on to the private one. */
const asked: string[] = [];
const publicPort = await listen(
  createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: `http://127.0.0.2:${privatePort}/redirected` }).end();
  }),
  '127.0.0.1',
);

const looked: string[] = [];
const addressOf = (host: string): string => {
  if (host === 'public.example') return '127.0.0.1';
  // The first answer is harmless, and the next leads inside.
  if (host === 'rebound.example')
    return looked.filter((each) => each === host).length > 1 ? '127.0.0.2' : '127.0.0.1';
  return '127.0.0.2';
};
const publicNetwork: PublicNetwork = {
  allowsHttp: true,
  isAllowed: (address) => address === '127.0.0.1',
  resolve: (host, done) => {
    looked.push(host);
    done(null, [{ address: addressOf(host), family: 4 }]);
  },
};

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database, {}, { publicNetwork });
app.clock.now = new Date(Date.now() + 3_600_000);
const site = await app.addSite('requests');
const owner = await app.signIn(site);
app.app.jobs.start();
afterAll(() => app.app.jobs.stop());

const inside = [
  `http://127.0.0.2:${privatePort}/typed`,
  `http://[::1]:${sixPort}/typed`,
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
];
const byName = [
  `http://inside.example:${privatePort}/named`,
  `http://rebound.example:${publicPort}/rebound`,
  `http://public.example:${publicPort}/redirecting`,
];

const importPictures = async (urls: readonly string[]): Promise<readonly string[]> => {
  const collectionId = await publishPage(owner, { kind: 'products', title: 'Imported' });
  const lines = urls.map((url, index) => `Print ${index},5,${url}`);
  const { id } = accept(
    await owner.client.send(productFileCalls.upload, {
      query: { filename: 'prints.csv', collectionId },
      file: new Blob([['Title,Price,Hosted Image URLs', ...lines].join('\n')]),
    }),
  );
  const read = async () => accept(await owner.client.send(productFileCalls.read, { params: { id } }));
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('checked');
  const { options } = await read();
  accept(await owner.client.send(productFileCalls.start, { params: { id }, body: options }));
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  const { rows } = await pool.query('select message from product_import_faults order by line');
  return rows.map(({ message }) => String(message));
};

it('[F27] no address of a private network is reached: by pictures, embeds or webhooks, typed, looked up or redirected to', async () => {
  const messages = await importPictures([...inside, ...byName]);
  expect(messages).toHaveLength(inside.length + byName.length);
  for (const message of messages) expect(message).toContain('The address is not public.');

  for (const url of inside)
    expect(
      await owner.client.send(webhookCalls.create, { body: { url, events: ['comment.created'] } }),
    ).toMatchObject({ refusal: { code: 'webhook-url-private' } });
  for (const url of byName) {
    const body = { url, events: ['comment.created' as const] };
    const { endpoint } = accept(await owner.client.send(webhookCalls.create, { body }));
    accept(await owner.client.send(webhookCalls.sendTest, { params: { id: endpoint.id } }));
  }
  const errors = async () =>
    (await pool.query('select log from webhook_deliveries')).rows.map(({ log }) => log[0]?.error);
  const refusals = byName.map(() => 'The address is not public.');
  await expect.poll(errors, { timeout: 60_000 }).toEqual(refusals);

  for (const url of [...inside, ...byName])
    expect(await owner.client.send(embedCalls.lookUp, { query: { url } })).toMatchObject({
      refusal: { code: 'embed-unknown' },
    });
  // The service itself has another address than it should have, or sends the program on.
  expect(
    accept(await owner.client.send(embedCalls.lookUp, { query: { url: 'https://vimeo.com/1000001' } })),
  ).not.toHaveProperty('title');
  expect(looked).toContain('vimeo.com');
  const at = byName[2] ?? '';
  const redirected = createOembedClient({
    at: { youtube: at, vimeo: at, spotify: at, soundcloud: at, codepen: at },
    network: publicNetwork,
  });
  expect(await lookUpEmbed('https://vimeo.com/1000001', redirected)).not.toHaveProperty('title');

  // Pictures by both names, a webhook by one, and the embed.
  expect(asked).toHaveLength(4);
  expect(reached).toEqual([]);
});
