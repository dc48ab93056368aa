import { newId } from '../ids/index.ts';
import { bodyOf } from '../webhooks/index.ts';
import type { DemoEndpoint, DemoOrders } from './demo-orders-schemas.ts';
import type { DemoRows } from './demo-orders-store.ts';

type ConnectionRows = Pick<
  DemoRows,
  'followUps' | 'automationKeys' | 'webhookEndpoints' | 'webhookDeliveries'
>;

interface DemoTime {
  readonly websiteId: string;
  readonly now: Date;
  readonly at: (given: { readonly daysAgo: number; readonly time: string }) => Date;
}

const DURATION_MS = 180;
const KEY_NAME = 'Zapier';

const isFine = (status: number): boolean => status >= 200 && status < 300;

const deliveryRow = (
  endpointId: string,
  { event, status, data, ...when }: DemoEndpoint['deliveries'][number],
  { websiteId, at }: DemoTime,
): DemoRows['webhookDeliveries'][number] => {
  const sentAt = at(when);
  const eventId = `msg_${newId()}`;
  return {
    websiteId,
    deliveryId: newId(),
    endpointId,
    eventId,
    eventType: event,
    body: JSON.stringify(bodyOf({ type: event, eventId, data, now: sentAt })),
    state: isFine(status) ? 'delivered' : 'failed',
    attempts: 1,
    log: [{ at: sentAt.toISOString(), durationMs: DURATION_MS, status, error: null }],
    responseExcerpt: isFine(status) ? 'ok' : 'Not found',
    createdAt: sentAt,
    nextAttemptAt: null,
  };
};

/** Nothing is sent to them; nobody knows the key of the hooks, nor the secrets. */
const endpointRows = (given: readonly DemoEndpoint[], demo: DemoTime): Omit<ConnectionRows, 'followUps'> => {
  const { websiteId, now } = demo;
  const key = {
    websiteId,
    keyId: newId(),
    name: KEY_NAME,
    keyHash: newId(),
    ending: 'demo',
    createdBy: 'Demo',
  };
  const made = given.map((endpoint) => ({ endpoint, endpointId: newId() }));
  return {
    automationKeys: given.some(({ kind }) => kind === 'hook')
      ? [{ ...key, createdAt: now, isDemo: true }]
      : [],
    webhookEndpoints: made.map(({ endpointId, endpoint: { kind, url, events } }) => ({
      websiteId,
      endpointId,
      kind,
      keyId: kind === 'hook' ? key.keyId : null,
      url,
      events,
      sealedSecret: '',
      createdAt: now,
      isDemo: true,
    })),
    webhookDeliveries: made.flatMap(({ endpointId, endpoint }) =>
      endpoint.deliveries.map((delivery) => deliveryRow(endpointId, delivery, demo)),
    ),
  };
};

/** Follow-up emails that are on, and servers that got events. */
export const demoConnectionRows = (
  { followUps = [], endpoints = [] }: Pick<DemoOrders, 'followUps' | 'endpoints'>,
  demo: DemoTime,
): ConnectionRows => ({
  followUps: followUps.map(({ daysAgo, time, ...followUp }) => ({
    ...followUp,
    websiteId: demo.websiteId,
    isEnabled: true,
    enabledAt: demo.now,
    checkedUntil: demo.now,
    lastSentAt: demo.at({ daysAgo, time }),
    isDemo: true,
  })),
  ...endpointRows(endpoints, demo),
});
