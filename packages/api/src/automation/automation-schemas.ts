import { automationLimits } from '@sitewright/domain/automation';
import { webhookEventTypes, webhookLimits } from '@sitewright/domain/webhooks';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const event = Type.Enum(webhookEventTypes);

const key = Type.Object({
  id,
  name: Type.String(),
  /** The last characters, to tell keys apart. */
  ending: Type.String(),
  createdBy: Type.String(),
  createdOn: moment,
  lastUsedOn: orNull(moment),
  hookCount: Type.Integer(),
});

const lastDelivery = Type.Object({
  state: Type.Enum(['queued', 'delivered', 'failed']),
  at: moment,
  status: orNull(Type.Integer()),
});

const hook = Type.Object({
  id,
  /** The host alone: the rest of such an address is a secret of the service. */
  host: Type.String(),
  event: Type.String(),
  /** Null for all forms, and where the event is none of a form. */
  form: orNull(Type.Object({ id, name: Type.String() })),
  keyName: Type.String(),
  /** Whether who created its key may still see what the event tells. Nothing is sent to others. */
  isAllowed: Type.Boolean(),
  isActive: Type.Boolean(),
  failingSince: orNull(moment),
  createdOn: moment,
  lastDelivery: orNull(lastDelivery),
});

const keyRefusals = ['key-wrong', 'too-many-requests'] as const;

export const automationSchemas = {
  read: {
    answer: Type.Object({ keys: Type.Array(key), hooks: Type.Array(hook) }),
    refusals: [],
  },
  createKey: {
    body: Type.Object({ name: Type.String({ maxLength: automationLimits.MAX_NAME_LENGTH }) }, closed),
    answer: Type.Object({ id, secret: Type.String() }),
    refusals: ['key-name-missing', 'key-too-many'],
  },
  revokeKey: { params: idParams, answer: done, refusals: ['not-found'] },
  disconnect: { params: idParams, answer: done, refusals: ['not-found'] },
  readForm: {
    params: idParams,
    answer: Type.Object({ connected: Type.Integer() }),
    refusals: ['not-found'],
  },
  readAccount: {
    answer: Type.Object({ title: Type.String(), url: Type.String(), keyName: Type.String() }),
    refusals: [...keyRefusals],
  },
  listForms: {
    answer: Type.Array(Type.Object({ id, name: Type.String() })),
    refusals: [...keyRefusals],
  },
  sample: {
    query: Type.Object({ event, formId: Type.Optional(id) }, closed),
    answer: Type.Array(Type.Unknown()),
    refusals: [...keyRefusals, 'hook-event-not-allowed', 'hook-form-unknown', 'hook-form-misplaced'],
  },
  subscribe: {
    body: Type.Object(
      {
        targetUrl: Type.String({ maxLength: webhookLimits.MAX_URL_LENGTH }),
        event,
        formId: Type.Optional(id),
      },
      closed,
    ),
    answer: Type.Object({
      id,
      /** Signs the deliveries, as that of a webhook does. Null for a hook that was subscribed before. */
      secret: orNull(Type.String()),
    }),
    refusals: [
      ...keyRefusals,
      'webhook-url-invalid',
      'webhook-url-unreadable',
      'webhook-url-password',
      'webhook-url-private',
      'hook-event-not-allowed',
      'hook-form-unknown',
      'hook-form-misplaced',
      'hook-too-many',
    ],
  },
  unsubscribe: { params: idParams, answer: done, refusals: [...keyRefusals, 'not-found'] },
} as const satisfies Record<string, CallSchemas>;
