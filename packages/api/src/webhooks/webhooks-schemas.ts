import { webhookEventTypes, webhookLimits } from '@sitewright/domain/webhooks';
import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const events = Type.Array(Type.Enum(webhookEventTypes), { maxItems: 50, uniqueItems: true });

const endpoint = Type.Object({
  id,
  url: Type.String(),
  events: Type.Array(Type.String()),
  isActive: Type.Boolean(),
  createdOn: moment,
  /** The first failed attempt since the last success. */
  failingSince: orNull(moment),
  /** When it was turned off because it failed for days. */
  turnedOffOn: orNull(moment),
  /** Until then the previous secret signs too. */
  previousSecretUntil: orNull(moment),
});

const typed = {
  url: Type.String({ maxLength: webhookLimits.MAX_URL_LENGTH }),
  events,
};

const secret = Type.String();
const state = Type.Enum(['queued', 'delivered', 'failed']);

const delivery = {
  id,
  eventType: Type.String(),
  state,
  attempts: Type.Integer(),
  createdOn: moment,
  /** The status of the last response. */
  status: orNull(Type.Integer()),
  nextAttemptOn: orNull(moment),
};

const fieldRefusals = [
  'webhook-url-invalid',
  'webhook-url-unreadable',
  'webhook-url-password',
  'webhook-url-private',
  'webhook-events-missing',
  'webhook-event-not-allowed',
] as const;

export const webhookSchemas = {
  list: { answer: Type.Object({ endpoints: Type.Array(endpoint) }), refusals: [] },
  create: {
    body: Type.Object(typed, closed),
    answer: Type.Object({ endpoint, secret }),
    refusals: [...fieldRefusals, 'webhook-too-many'],
  },
  update: {
    params: idParams,
    body: Type.Object({ ...typed, isActive: Type.Boolean() }, closed),
    answer: Type.Object({ endpoint }),
    refusals: [...fieldRefusals, 'not-found'],
  },
  remove: { params: idParams, answer: done, refusals: ['not-found'] },
  readSecret: { params: idParams, answer: Type.Object({ secret }), refusals: ['not-found'] },
  rotate: { params: idParams, answer: Type.Object({ endpoint, secret }), refusals: ['not-found'] },
  sendTest: { params: idParams, answer: Type.Object({ deliveryId: id }), refusals: ['not-found'] },
  listDeliveries: {
    params: idParams,
    query: Type.Object({ ...cursorQuery.properties, state: Type.Optional(state) }, closed),
    answer: Type.Object({ deliveries: Type.Array(Type.Object(delivery)), nextCursor }),
    refusals: ['not-found', 'bad-request'],
  },
  readDelivery: {
    params: idParams,
    answer: Type.Object({
      ...delivery,
      /** The `webhook-id` header. */
      eventId: Type.String(),
      url: Type.String(),
      /** Start of the body that is sent; null for whoever may not see the data of the event. */
      request: orNull(Type.String()),
      /** Start of the last response; null if there was none, and for whoever may not see the data of the event. */
      response: orNull(Type.String()),
      log: Type.Array(
        Type.Object({
          at: moment,
          durationMs: Type.Integer(),
          status: orNull(Type.Integer()),
          error: orNull(Type.String()),
        }),
      ),
    }),
    refusals: ['not-found'],
  },
  resend: { params: idParams, answer: done, refusals: ['not-found'] },
} as const satisfies Record<string, CallSchemas>;
