import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Addresses that a site sends its events to. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    websiteId: websiteId(),
    endpointId: text('endpoint_id').notNull(),
    /** `hook`: subscribed by an automation service with a key of the site; it ends when its server says that it is gone. */
    kind: text('kind', { enum: ['webhook', 'hook'] })
      .notNull()
      .default('webhook'),
    /** Of a hook: the only form whose submissions it gets; null for all. */
    formId: text('form_id'),
    /** Of a hook: the key that it was subscribed with. */
    keyId: text('key_id'),
    /** Of a hook: who created its key. It gets what this contributor may see, as long as that is so. */
    accountId: text('account_id'),
    url: text('url').notNull(),
    /** Types of events. */
    events: jsonb('events').$type<string[]>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Encrypted with the secret of the installation. */
    sealedSecret: text('sealed_secret').notNull(),
    /** After a rotation, also used for signatures until `previousEndsAt`. */
    previousSealedSecret: text('previous_sealed_secret'),
    previousEndsAt: time('previous_ends_at'),
    createdAt: time('created_at').notNull(),
    /** The first failed attempt since the last success; null while deliveries succeed. */
    failingSince: time('failing_since'),
    /** Set when the program turned the endpoint off after days of failure. */
    turnedOffAt: time('turned_off_at'),
    /** Shown, but nothing is sent to it. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.endpointId] })],
);

export const WEBHOOK_DELIVERY_STATES = ['queued', 'delivered', 'failed'] as const;

export interface LoggedAttempt {
  readonly at: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly error: string | null;
}

/** The outbox: one row per event and endpoint, written in the transaction of the event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    websiteId: websiteId(),
    deliveryId: text('delivery_id').notNull(),
    endpointId: text('endpoint_id').notNull(),
    /** The `webhook-id` header: the same for all endpoints, attempts and resends of an event. */
    eventId: text('event_id').notNull(),
    eventType: text('event_type').notNull(),
    /** Whom it is about, so that it is erased with the person; null for nobody. */
    emailKey: text('email_key'),
    /** The exact text that is signed and sent. */
    body: text('body').notNull(),
    state: text('state', { enum: WEBHOOK_DELIVERY_STATES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** The latest attempts, newest first. */
    log: jsonb('log').$type<LoggedAttempt[]>().notNull().default([]),
    /** Start of the last response. */
    responseExcerpt: text('response_excerpt'),
    createdAt: time('created_at').notNull(),
    nextAttemptAt: time('next_attempt_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.deliveryId] }),
    index('webhook_deliveries_by_endpoint').on(table.websiteId, table.endpointId, table.deliveryId),
    index('webhook_deliveries_by_email')
      .on(table.websiteId, table.emailKey)
      .where(sql`email_key is not null`),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
);
