import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookCalls } from '@sitewright/api/webhooks';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../jobs/index.ts';
import { mailOutbox } from '../mail/index.ts';
import { accept, createTestDatabase, holdRows, startTestApp } from '../testing/index.ts';
import { enqueueEvent } from './index.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks-tables.ts';

/** Requests that the receiver has not answered yet. */
const held: ServerResponse[] = [];
const receiver = createServer((_request, response) => void held.push(response));
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => receiver.close());
const { port } = receiver.address() as AddressInfo;
const url = `http://127.0.0.1:${port}/in`;

const { database, url: databaseUrl } = await createTestDatabase();
const publicNetwork = { allowsHttp: true, isAllowed: (address: string) => address === '127.0.0.1' };
const app = await startTestApp(database, {}, { publicNetwork });
app.clock.now = new Date(Date.now() + 3_600_000);
const site = await app.addSite('races');
const owner = await app.signIn(site);
app.app.jobs.start();
afterAll(() => app.app.jobs.stop());

beforeEach(async () => {
  held.length = 0;
  await database.delete(jobs);
  await database.delete(mailOutbox);
  await database.delete(webhookDeliveries);
  await database.delete(webhookEndpoints);
});

const events: ['form.submitted'] = ['form.submitted'];
const create = async () =>
  accept(await owner.client.send(webhookCalls.create, { body: { url, events: [...events] } })).endpoint;
const update = async (id: string, to: string, isActive = true) =>
  accept(
    await owner.client.send(webhookCalls.update, {
      params: { id },
      body: { url: to, events: [...events], isActive },
    }),
  ).endpoint;
const emit = () => enqueueEvent(database, site.id, { type: 'form.submitted', data: {}, now: app.clock.now });
const answerAll = (status: number): void => {
  for (const response of held.splice(0)) response.writeHead(status).end();
};
const endpoint = async () => (await database.select().from(webhookEndpoints))[0];
const states = async () =>
  (await database.select().from(webhookDeliveries)).map(({ state, attempts }) => `${state} ${attempts}`);

const countWaiting = async () =>
  (
    await database.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).rows.length;

describe('attempts under way', () => {
  it('turn a webhook off once, with one email', async () => {
    await create();
    await emit();
    await emit();
    await expect.poll(() => held).toHaveLength(2);
    answerAll(410);
    await expect.poll(states).toEqual(['failed 1', 'failed 1']);
    expect(await endpoint()).toMatchObject({ isActive: false });
    const mails = await database.select().from(mailOutbox).where(eq(mailOutbox.websiteId, site.id));
    expect(mails).toHaveLength(1);
  });

  it('say nothing about a URL that the owner entered meanwhile', async () => {
    const { id } = await create();
    await emit();
    await expect.poll(() => held).toHaveLength(1);
    await update(id, `${url}/corrected`);
    answerAll(410);
    await expect.poll(states).toEqual(['queued 1']);
    expect(await endpoint()).toMatchObject({ isActive: true, failingSince: null, turnedOffAt: null });
  });

  it('use the count of days that the owner began meanwhile', async () => {
    const { id } = await create();
    const longAgo = new Date(app.clock.now.getTime() - 6 * 86_400_000);
    await database.update(webhookEndpoints).set({ failingSince: longAgo });
    await emit();
    await expect.poll(() => held).toHaveLength(1);
    await update(id, url, false);
    await update(id, url, true);
    answerAll(500);
    await expect.poll(states).toEqual(['queued 1']);
    expect(await endpoint()).toMatchObject({ isActive: true, failingSince: app.clock.now });
  });
});

it('a site has twenty webhooks, also where two are created at the same time', async () => {
  for (let count = 0; count < 19; count += 1) await create();
  const release = await holdRows({
    databaseUrl,
    statement: 'select 1 from websites where website_id = $1 for no key update',
    values: [site.id],
  });
  const body = { url, events: [...events] };
  const created = [1, 2].map(() => owner.client.send(webhookCalls.create, { body }));
  try {
    await expect.poll(countWaiting).toBe(2);
  } finally {
    await release();
  }
  const outcomes = (await Promise.all(created)).map((outcome) => (outcome.ok ? 'ok' : outcome.refusal.code));
  expect(outcomes.toSorted()).toEqual(['ok', 'webhook-too-many']);
  expect(await database.$count(webhookEndpoints)).toBe(20);
});

it('a new URL begins a new count of days', async () => {
  const { id } = await create();
  await database.update(webhookEndpoints).set({ failingSince: app.clock.now });
  expect((await update(id, url)).failingSince).not.toBeNull();
  expect((await update(id, `${url}/corrected`)).failingSince).toBeNull();
});

describe('a delivery that is sent again', () => {
  const delivery = async () => (await database.select().from(webhookDeliveries))[0];
  const resend = (id: string) => owner.client.send(webhookCalls.resend, { params: { id } });

  it('is due at once while it waits for its next attempt', async () => {
    await create();
    await emit();
    await expect.poll(() => held).toHaveLength(1);
    answerAll(500);
    await expect.poll(states).toEqual(['queued 1']);
    const { deliveryId = '', nextAttemptAt } = (await delivery()) ?? {};
    expect(nextAttemptAt).toEqual(new Date(app.clock.now.getTime() + 5_000));
    accept(await resend(deliveryId));
    expect((await delivery())?.nextAttemptAt).toEqual(app.clock.now);
    await expect.poll(() => held).toHaveLength(1);
    answerAll(200);
    await expect.poll(states).toEqual(['delivered 2']);
  });

  it('begins its attempts once where two resend it at the same time', async () => {
    await create();
    await emit();
    await expect.poll(() => held).toHaveLength(1);
    answerAll(200);
    await expect.poll(states).toEqual(['delivered 1']);
    const { deliveryId = '' } = (await delivery()) ?? {};
    const release = await holdRows({
      databaseUrl,
      statement: 'select 1 from webhook_deliveries where delivery_id = $1 for update',
      values: [deliveryId],
    });
    const sent = [resend(deliveryId), resend(deliveryId)];
    try {
      await expect.poll(countWaiting).toBe(2);
    } finally {
      await release();
    }
    for (const outcome of await Promise.all(sent)) accept(outcome);
    const enqueued = await database.select().from(jobs).where(eq(jobs.kind, 'webhooks.deliver'));
    expect(enqueued).toHaveLength(2);
    await expect.poll(() => held).toHaveLength(1);
    answerAll(200);
    await expect.poll(states).toEqual(['delivered 1']);
  });
});
