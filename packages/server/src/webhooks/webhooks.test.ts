import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { webhookCalls } from '@sitewright/api/webhooks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import { jobs } from '../jobs/index.ts';
import { mailOutbox } from '../mail/index.ts';
import type { PublicNetwork } from '../public-fetch/index.ts';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { enqueueEvent } from './index.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks-tables.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
let answer = (_url: string, response: ServerResponse): void => void response.end('thank you');
const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await text(request);
  received.push({ url: request.url ?? '', headers: request.headers, body });
  answer(request.url ?? '', response);
};
const receiver = createServer((request, response) => void receive(request, response));
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => receiver.close());
const { port } = receiver.address() as AddressInfo;
const url = `http://hooks.example:${port}/in`;

const { database } = await createTestDatabase();
/** Only the receiver counts as public; other names are what the DNS of an attacker answers. */
const names: Readonly<Record<string, string>> = { 'hooks.example': '127.0.0.1' };
const TIMEOUT_MS = 15_000;
const publicNetwork = {
  allowsHttp: true,
  timeoutMs: TIMEOUT_MS,
  isAllowed: (address) => address === '127.0.0.1',
  resolve: (host, done) => done(null, [{ address: names[host] ?? '169.254.169.254', family: 4 }]),
} satisfies PublicNetwork;
const app = await startTestApp(database, {}, { publicNetwork });
app.clock.now = new Date(Date.now() + 3_600_000);
const site = await app.addSite('hooked');
const owner = await app.signIn(site);
const other = await app.addSite('other');
const stranger = await app.signIn(other);
app.app.jobs.start();
afterAll(() => app.app.jobs.stop());

beforeEach(async () => {
  received.length = 0;
  publicNetwork.timeoutMs = TIMEOUT_MS;
  answer = (_url, response) => void response.end('thank you');
  await database.delete(rateLimits);
  await database.delete(jobs);
  await database.delete(mailOutbox);
  await database.delete(webhookDeliveries);
  await database.delete(webhookEndpoints);
});

const create = async (events: ('form.submitted' | 'comment.created')[] = ['form.submitted'], to = url) =>
  accept(await owner.client.send(webhookCalls.create, { body: { url: to, events } }));

const emit = (data: unknown = { name: 'Ada' }) =>
  enqueueEvent(database, site.id, { type: 'form.submitted', data, now: app.clock.now });

const deliveries = () => database.select().from(webhookDeliveries).orderBy(webhookDeliveries.deliveryId);
const expectDelivery = async (expected: object) => {
  await expect.poll(async () => (await deliveries())[0]).toMatchObject(expected);
};
const later = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};

/** As a receiver checks it, from the documentation of the format. */
const expectedSignature = (secret: string, { headers, body }: Received): string => {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
};

describe('a delivery', () => {
  it('is signed, and its body is the event', async () => {
    const { secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    await emit({ name: 'Ädä "1"' });
    await expectDelivery({ state: 'delivered', attempts: 1, responseExcerpt: 'thank you' });
    const [request] = received;
    if (!request) throw new Error('Nothing was received.');
    expect(request.headers['content-type']).toBe('application/json');
    expect(request.headers['webhook-signature']).toBe(expectedSignature(secret, request));
    expect(JSON.parse(request.body)).toEqual({
      id: request.headers['webhook-id'],
      version: 1,
      type: 'form.submitted',
      timestamp: app.clock.now.toISOString(),
      data: { name: 'Ädä "1"' },
    });
  });

  it('is signed with both secrets for a day after a rotation', async () => {
    const first = await create();
    const params = { id: first.endpoint.id };
    const second = accept(await owner.client.send(webhookCalls.rotate, { params }));
    expect(accept(await owner.client.send(webhookCalls.readSecret, { params })).secret).toBe(second.secret);
    const signatures = async (): Promise<(string | string[] | undefined)[]> => {
      const count = received.length;
      await emit();
      await expect.poll(() => received).toHaveLength(count + 1);
      const request = received.at(-1);
      if (!request) throw new Error('Nothing was received.');
      return [
        request.headers['webhook-signature'],
        expectedSignature(second.secret, request),
        expectedSignature(first.secret, request),
      ];
    };
    const [during, now, before] = await signatures();
    expect(during).toBe(`${String(now)} ${String(before)}`);
    later(24 * 3_600_000 + 1);
    const [after, only] = await signatures();
    expect(after).toBe(only);
  });

  it('goes to the active webhooks that want the event, if the change is committed', async () => {
    await create();
    await create(['comment.created']);
    const off = await create();
    const body = { url, events: ['form.submitted'] as const, isActive: false };
    accept(
      await owner.client.send(webhookCalls.update, {
        params: { id: off.endpoint.id },
        body: { ...body, events: [...body.events] },
      }),
    );
    const failing = inTransaction(database, async (transaction) => {
      await enqueueEvent(transaction, site.id, { type: 'form.submitted', data: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await emit(2);
    await expectDelivery({ state: 'delivered' });
    expect(await deliveries()).toHaveLength(1);
    expect(received.map(({ body: sent }) => JSON.parse(sent).data)).toEqual([2]);
  });

  it('is tried again later and later, under the same id, until it is taken', async () => {
    await create();
    answer = (_url, response) => void response.writeHead(500).end('broken');
    await emit();
    await expectDelivery({ state: 'queued', attempts: 1, responseExcerpt: 'broken' });
    later(5_001);
    await expectDelivery({ state: 'queued', attempts: 2 });
    answer = (_url, response) => void response.writeHead(204).end();
    later(5 * 60_000 + 1);
    await expectDelivery({ state: 'delivered', attempts: 3, nextAttemptAt: null });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery] = await deliveries();
    expect(delivery?.log.map(({ status }) => status)).toEqual([204, 500, 500]);
  });

  it('[F28 (rule)] is never sent unsigned: without its secret it fails', async () => {
    await create();
    await database.update(webhookEndpoints).set({ sealedSecret: 'unreadable' });
    await emit();
    await expectDelivery({ attempts: 1, log: [{ error: expect.stringContaining('secret can no longer') }] });
    expect(received).toEqual([]);
  });

  it('fails where the receiver is silent', async () => {
    await create();
    publicNetwork.timeoutMs = 200;
    answer = () => undefined;
    await emit();
    await expectDelivery({ attempts: 1 });
    expect((await deliveries())[0]?.log[0]).toMatchObject({
      status: null,
      error: 'There was no answer in time.',
    });
  });

  it('is read no further than the start of a long answer', async () => {
    await create();
    answer = (_url, response) => void response.end('x'.repeat(5_000_000));
    await emit();
    await expectDelivery({ state: 'delivered', responseExcerpt: 'x'.repeat(2_048) });
  });
});

describe('a private address', () => {
  const createAt = (to: string) =>
    owner.client.send(webhookCalls.create, { body: { url: to, events: ['form.submitted'] } });

  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://localhost/',
    'http://2130706434/',
  ])('[F27 (rule)] is refused at the field: %s', async (to) => {
    expect(await createAt(to)).toMatchObject({
      refusal: { code: 'webhook-url-private', errors: { url: expect.stringContaining('not on the public') } },
    });
  });

  it('[F27 (rule)] is not reached by what the DNS answers, nor after a redirect', async () => {
    await create(['form.submitted'], `http://rebound.example:${port}/`);
    await emit();
    await expectDelivery({ attempts: 1 });
    expect((await deliveries())[0]?.log[0]?.error).toBe('The address is not public.');
    await database.delete(webhookDeliveries);
    await database.delete(webhookEndpoints);
    await create();
    answer = (_url, response) => void response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
    await emit();
    await expectDelivery({ attempts: 1 });
    expect((await deliveries())[0]?.log[0]?.error).toBe('The address is not public.');
    expect(received).toHaveLength(1);
  });

  it('a redirect that keeps the body is followed, another is a failure', async () => {
    await create();
    answer = (path, response) =>
      path === '/in'
        ? void response.writeHead(308, { location: '/there' }).end()
        : void response.end('there');
    await emit();
    await expectDelivery({ state: 'delivered', responseExcerpt: 'there' });
    expect(received[1]?.body).toBe(received[0]?.body);
    await database.delete(webhookDeliveries);
    answer = (_url, response) => void response.writeHead(302, { location: '/there' }).end();
    await emit();
    await expectDelivery({ state: 'queued', attempts: 1 });
  });
});

describe('a webhook that fails', () => {
  const endpoint = async () => (await database.select().from(webhookEndpoints))[0];
  const mails = () => database.select().from(mailOutbox).where(eq(mailOutbox.websiteId, site.id));

  it('is turned off after days, with an email, and can be turned on again', async () => {
    const { endpoint: made } = await create();
    answer = (_url, response) => void response.writeHead(500).end();
    await emit();
    await expectDelivery({ attempts: 1 });
    expect(await endpoint()).toMatchObject({ isActive: true, failingSince: expect.any(Date) });
    await database.delete(jobs);
    later(5 * 86_400_000);
    await emit();
    await expect.poll(endpoint).toMatchObject({ isActive: false });
    await expect.poll(async () => (await deliveries())[1]?.state).toBe('failed');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `A webhook was turned off: hooks.example:${port}`,
    ]);
    const on = { url, events: ['form.submitted' as const], isActive: true };
    const { endpoint: again } = accept(
      await owner.client.send(webhookCalls.update, { params: { id: made.id }, body: on }),
    );
    expect(again).toMatchObject({ isActive: true, failingSince: null, turnedOffOn: null });
  });

  it('is turned off at once where the receiver says that it is gone', async () => {
    await create();
    answer = (_url, response) => void response.writeHead(410).end();
    await emit();
    await expectDelivery({ state: 'failed', attempts: 1 });
    expect(await endpoint()).toMatchObject({ isActive: false });
  });
});

describe('the owner', () => {
  it('sends a test event, reads the delivery and sends it again', async () => {
    const { endpoint } = await create();
    const { deliveryId: id } = accept(
      await owner.client.send(webhookCalls.sendTest, { params: { id: endpoint.id } }),
    );
    await expectDelivery({ state: 'delivered' });
    const list = accept(
      await owner.client.send(webhookCalls.listDeliveries, { params: { id: endpoint.id }, query: {} }),
    );
    expect(list.deliveries).toMatchObject([{ id, eventType: 'webhook.test', status: 200, attempts: 1 }]);
    const read = accept(await owner.client.send(webhookCalls.readDelivery, { params: { id } }));
    expect(read).toMatchObject({ url, response: 'thank you', log: [{ status: 200, error: null }] });
    expect(JSON.parse(read.request ?? '')).toMatchObject({ type: 'webhook.test' });
    accept(await owner.client.send(webhookCalls.resend, { params: { id } }));
    await expect.poll(() => received).toHaveLength(2);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  });

  it('is told at once when a test event fails: it is tried once and does not count as a failure', async () => {
    const { endpoint } = await create();
    answer = (_url, response) => void response.writeHead(410).end('gone');
    accept(await owner.client.send(webhookCalls.sendTest, { params: { id: endpoint.id } }));
    await expectDelivery({ state: 'failed', attempts: 1, nextAttemptAt: null });
    const { endpoints } = accept(await owner.client.send(webhookCalls.list, {}));
    expect(endpoints).toMatchObject([{ isActive: true, failingSince: null }]);
  });

  it('is told at the fields what is wrong', async () => {
    const wrong = async (body: { url: string; events: 'form.submitted'[] }) => {
      const outcome = await owner.client.send(webhookCalls.create, { body });
      return outcome.ok ? {} : outcome.refusal.errors;
    };
    expect(await wrong({ url: 'ftp://a.test', events: ['form.submitted'] })).toHaveProperty('url');
    expect(await wrong({ url, events: [] })).toEqual({ events: 'Choose at least one event.' });
  });

  it.each([
    'https://localhost./in',
    'https://LOCALHOST/in',
    'https://2130706434/in',
    ...['local', 'corp', 'home', 'lan', 'test', 'internal'].map((ending) => `https://nas.${ending}/in`),
  ])('is told at the field that %s is not public', async (address) => {
    const body = { url: address, events: ['form.submitted' as const] };
    const created = await owner.client.send(webhookCalls.create, { body });
    expect(created).toMatchObject({
      refusal: { code: 'webhook-url-private', errors: { url: expect.any(String) } },
    });
    const { endpoint } = await create();
    const change = { params: { id: endpoint.id }, body: { ...body, isActive: true } };
    expect(await owner.client.send(webhookCalls.update, change)).toMatchObject({
      refusal: { code: 'webhook-url-private', errors: { url: expect.any(String) } },
    });
  });

  it('has webhooks of the own site alone, and their secrets are encrypted', async () => {
    const { endpoint, secret } = await create();
    expect(JSON.stringify(await database.select().from(webhookEndpoints))).not.toContain(secret);
    const params = { id: endpoint.id };
    for (const call of [
      webhookCalls.readSecret,
      webhookCalls.rotate,
      webhookCalls.remove,
      webhookCalls.sendTest,
    ])
      expect(await stranger.client.send(call, { params })).toMatchObject({ refusal: { code: 'not-found' } });
    accept(await owner.client.send(webhookCalls.remove, { params }));
    expect(accept(await owner.client.send(webhookCalls.list, {})).endpoints).toEqual([]);
  });
});
