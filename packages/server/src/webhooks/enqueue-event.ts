import { TEST_EVENT, type WebhookEventType } from '@sitewright/domain/webhooks';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { deliverWebhookKind } from './webhooks-kinds.ts';
import { insertDeliveries, listSubscribed, type EndpointRow } from './webhooks-store.ts';

export interface WebhookEvent {
  readonly type: WebhookEventType;
  /** Sent as it is: no passwords, no keys. */
  readonly data: unknown;
  /** The time of the call; the clock of the machine by default. */
  readonly now?: Date;
}

interface Enqueued {
  readonly endpoints: readonly EndpointRow[];
  readonly type: WebhookEventType | typeof TEST_EVENT;
  readonly data: unknown;
  readonly now: Date;
}

const enqueueFor = async (
  database: Queryable,
  websiteId: string,
  { endpoints, type, data, now }: Enqueued,
): Promise<string[]> => {
  const eventId = `msg_${newId()}`;
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const rows = endpoints.map(({ endpointId }) => ({
    websiteId,
    deliveryId: newId(),
    endpointId,
    eventId,
    eventType: type,
    body,
    createdAt: now,
    nextAttemptAt: now,
  }));
  await insertDeliveries(database, rows);
  for (const { deliveryId } of rows)
    await enqueueJob(database, deliverWebhookKind, {
      websiteId,
      payload: { websiteId, deliveryId },
      runAt: now,
    });
  return rows.map(({ deliveryId }) => deliveryId);
};

/** Sends several events of one type, as `enqueueEvent` does. */
export const enqueueEvents = async (
  transaction: Queryable,
  websiteId: string,
  { type, data, now = new Date() }: WebhookEvent & { readonly data: readonly unknown[] },
): Promise<void> => {
  const endpoints = await listSubscribed(transaction, websiteId, type);
  if (endpoints.length === 0) return;
  for (const each of data) await enqueueFor(transaction, websiteId, { endpoints, type, data: each, now });
};

/** Sends an event to all webhooks of a site that want it, if and only if the caller's transaction commits. */
export const enqueueEvent = (
  transaction: Queryable,
  websiteId: string,
  { data, ...event }: WebhookEvent,
): Promise<void> => enqueueEvents(transaction, websiteId, { ...event, data: [data] });

/** A test event for one endpoint, whatever events it wants. Returns the id of the delivery. */
export const enqueueTest = async (
  transaction: Queryable,
  endpoint: EndpointRow,
  now: Date,
): Promise<string | undefined> => {
  const data = { message: 'This is a test event.' };
  const [id] = await enqueueFor(transaction, endpoint.websiteId, {
    endpoints: [endpoint],
    type: TEST_EVENT,
    data,
    now,
  });
  return id;
};
