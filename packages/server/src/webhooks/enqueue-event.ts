import { foldEmail } from '@sitewright/domain/orders';
import { TEST_EVENT, WEBHOOK_VERSION, type WebhookEventType } from '@sitewright/domain/webhooks';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { deliverWebhookKind } from './webhooks-kinds.ts';
import { insertDeliveries, listActive, type EndpointRow, type NewDelivery } from './webhooks-store.ts';

/** What one event tells. */
export interface EventContent {
  /** Sent as it is: no passwords, no keys. */
  readonly data: unknown;
  /** Whom it is about: what is stored of it is erased with the person. */
  readonly email?: string | null | undefined;
  /** Hooks may want the submissions of one form alone. */
  readonly formId?: string;
}

interface Announced {
  readonly type: WebhookEventType;
  /** The time of the call; the clock of the machine by default. */
  readonly now?: Date;
}

export type WebhookEvent = Announced & EventContent;

const wants =
  (type: WebhookEventType, formId?: string) =>
  (endpoint: EndpointRow): boolean =>
    endpoint.events.includes(type) && (endpoint.formId === null || endpoint.formId === formId);

/** Whether anybody listens: for events whose data has to be read first. */
export const isAwaited = async (
  transaction: Queryable,
  websiteId: string,
  type: WebhookEventType,
): Promise<boolean> => (await listActive(transaction, websiteId)).some(({ events }) => events.includes(type));

/** The body of an event, as it is delivered and as samples show it. */
export const bodyOf = ({
  type,
  eventId,
  data,
  now,
}: {
  readonly type: string;
  readonly eventId: string;
  readonly data: unknown;
  readonly now: Date;
}) => ({ id: eventId, type, version: WEBHOOK_VERSION, timestamp: now.toISOString(), data });

interface Enqueued extends EventContent {
  readonly endpoints: readonly EndpointRow[];
  readonly type: string;
  readonly now: Date;
}

const rowsOf = (websiteId: string, { endpoints, type, data, email, now }: Enqueued): NewDelivery[] => {
  const eventId = `msg_${newId()}`;
  const body = JSON.stringify(bodyOf({ type, eventId, data, now }));
  return endpoints.map(({ endpointId }) => ({
    websiteId,
    deliveryId: newId(),
    endpointId,
    eventId,
    eventType: type,
    emailKey: email ? foldEmail(email) : null,
    body,
    createdAt: now,
    nextAttemptAt: now,
  }));
};

/** All rows are written with one statement before the commit. */
const enqueueRows = async (database: Queryable, rows: readonly NewDelivery[]): Promise<void> => {
  await insertDeliveries(database, rows);
  for (const { websiteId, deliveryId, createdAt } of rows)
    await enqueueJob(database, deliverWebhookKind, {
      websiteId,
      payload: { websiteId, deliveryId },
      runAt: createdAt,
    });
};

/** Sends several events of one type, as `enqueueEvent` does. */
export const enqueueEvents = async (
  transaction: Queryable,
  websiteId: string,
  { type, events, now = new Date() }: Announced & { readonly events: readonly EventContent[] },
): Promise<void> => {
  const active = await listActive(transaction, websiteId);
  const rows = events.flatMap((content) =>
    rowsOf(websiteId, { ...content, endpoints: active.filter(wants(type, content.formId)), type, now }),
  );
  await enqueueRows(transaction, rows);
};

/** Sends an event to all webhooks of a site that want it, if and only if the caller's transaction commits. */
export const enqueueEvent = (
  transaction: Queryable,
  websiteId: string,
  { type, now, ...content }: WebhookEvent,
): Promise<void> =>
  enqueueEvents(transaction, websiteId, { type, events: [content], ...(now === undefined ? {} : { now }) });

/** A test event for one endpoint, whatever events it wants. Returns the id of the delivery. */
export const enqueueTest = async (
  transaction: Queryable,
  endpoint: EndpointRow,
  now: Date,
): Promise<string | undefined> => {
  const data = { message: 'This is a test event.' };
  const rows = rowsOf(endpoint.websiteId, { endpoints: [endpoint], type: TEST_EVENT, data, now });
  await enqueueRows(transaction, rows);
  return rows[0]?.deliveryId;
};
