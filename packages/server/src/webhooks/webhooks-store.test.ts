import { beforeEach, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { createTestDatabase, holdRows, startTestApp } from '../testing/index.ts';
import { insertDeliveries, listDeliveries, sweepDeliveries } from './webhooks-store.ts';
import { webhookDeliveries } from './webhooks-tables.ts';

const { database, url: databaseUrl } = await createTestDatabase();
const app = await startTestApp(database);
const { id: websiteId } = await app.addSite('stored');
const start = Date.now();
const endpointId = newId();

const deliver = async (count: number): Promise<string[]> => {
  const rows = Array.from({ length: count }, (_, index) => ({
    websiteId,
    deliveryId: newId(),
    endpointId,
    eventId: 'msg_1',
    eventType: 'form.submitted',
    body: '{"data":{}}',
    emailKey: null,
    createdAt: new Date(start + index),
    nextAttemptAt: null,
  }));
  await insertDeliveries(database, rows);
  return rows.map(({ deliveryId }) => deliveryId);
};
const countAll = () => database.$count(webhookDeliveries);

beforeEach(() => database.delete(webhookDeliveries));

it('old deliveries are deleted in batches, so that a locked one holds up only its own', async () => {
  const ids = await deliver(1_002);
  const release = await holdRows({
    databaseUrl,
    statement: 'select 1 from webhook_deliveries where delivery_id = $1 for update',
    values: [ids[1_000]],
  });
  const sweeping = sweepDeliveries(database, new Date(start + 1_001));
  try {
    await expect.poll(countAll).toBe(2);
  } finally {
    await release();
  }
  await sweeping;
  expect(await countAll()).toBe(1);
});

it('a list of deliveries is read without their texts', async () => {
  await deliver(1);
  const [listed] = await listDeliveries(database, websiteId, { endpointId, limit: 1 });
  expect(listed).toMatchObject({ endpointId, state: 'queued', log: [] });
  expect(listed).not.toHaveProperty('body');
  expect(listed).not.toHaveProperty('responseExcerpt');
});
