import { centsSchema } from '@sitewright/domain/shapes/schemas';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const MAX_LINES = 500;

const key = Type.String({ maxLength: 300 });

/** The secrets are never sent. */
const stripeAccount = Type.Object({
  /** `keys-lost`: the installation's secret is not the one they were encrypted with. */
  state: Type.Enum(['none', 'connected', 'keys-lost']),
  isTest: Type.Boolean(),
  accountName: Type.String(),
  publishableKey: Type.String(),
  secretKeyEnd: Type.String(),
  hasWebhookSecret: Type.Boolean(),
  lastEventOn: orNull(moment),
  /** Where Stripe sends its events. */
  webhookUrl: Type.String(),
});

export const paymentsSchemas = {
  refund: {
    params: idParams,
    body: Type.Object(
      {
        /** Pieces of lines; what they cost is computed. */
        lines: Type.Array(Type.Object({ lineId: id, quantity: Type.Integer({ minimum: 1 }) }, closed), {
          maxItems: MAX_LINES,
        }),
        /** Beside the lines: shipping, or any amount. */
        amountCents: centsSchema,
        isRestocked: Type.Boolean(),
        /** How much of it goes to gift cards; left out, what the gateway cannot refund. */
        giftCardCents: Type.Optional(centsSchema),
        /** Also where a gift card that it is for was spent, so that more goes back than can be taken off it. */
        acceptsSpentCards: Type.Optional(Type.Boolean()),
        reason: Type.String({ maxLength: 500 }),
        /** Of the order, as the contributor saw it. */
        revision: Type.Integer(),
      },
      closed,
    ),
    answer: Type.Object({ amountCents: Type.Integer(), state: Type.String(), failure: Type.String() }),
    refusals: [
      'not-found',
      'conflict',
      'refund-impossible',
      'refund-split-impossible',
      'refund-cards-spent',
      'refund-nothing',
      'refund-disputed',
      'order-nothing-to-refund',
    ],
  },
  readStripe: { answer: stripeAccount, refusals: [] },
  saveStripe: {
    body: Type.Object(
      {
        publishableKey: key,
        /** Null keeps the stored one. */
        secretKey: orNull(key),
        webhookSecret: orNull(key),
      },
      closed,
    ),
    answer: stripeAccount,
    refusals: [
      'confirmation-needed',
      'stripe-publishable-key-invalid',
      'stripe-secret-key-invalid',
      'stripe-modes-differ',
      'stripe-webhook-secret-invalid',
      'stripe-key-refused',
      'stripe-unreachable',
      'conflict',
      'stripe-account-in-use',
    ],
  },
  disconnectStripe: {
    answer: done,
    refusals: ['confirmation-needed', 'not-found', 'stripe-account-in-use'],
  },
} as const satisfies Record<string, CallSchemas>;
