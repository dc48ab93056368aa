import { waitingChoices } from '@sitewright/domain/outside-effects';
import { Type } from 'typebox';
import { closed } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

export const outsideEffectsSchemas = {
  readWaiting: {
    /** Emails and webhooks that waited in the backup. */
    answer: Type.Object({ emails: Type.Integer(), webhooks: Type.Integer() }),
    refusals: [],
  },
  resume: {
    body: Type.Object(
      {
        /** What becomes of emails and webhooks that waited in the backup. */
        waiting: Type.Enum([...waitingChoices]),
      },
      closed,
    ),
    answer: Type.Object({
      /** Payments since the backup whose orders were lost, and are made now. */
      recorded: Type.Integer(),
      /** Payments since the backup that have no order here, by their references at the payment service. */
      unknown: Type.Array(Type.Object({ reference: Type.String(), amountCents: Type.Integer() })),
    }),
    refusals: ['outside-effects-running', 'outside-effects-gateway'],
  },
} as const satisfies Record<string, CallSchemas>;
